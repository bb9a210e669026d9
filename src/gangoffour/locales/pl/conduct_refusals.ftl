### Why something about reports is refused.

report-unknown = Nie ma takiego zgłoszenia albo ktoś je rozstrzygnął, albo nie siedzieliście oboje przy zakończonej grze. Spójrz jeszcze raz na tę grę.
appeal-unknown = W tej sprawie nie ma od czego się odwołać albo już to zrobiono. Sprawdź sprawę.
staff-forbidden = To jest dla obsługi tej strony. Zapytaj osobę, która ją prowadzi.
staff-own-case = Ta sprawa dotyczy ciebie albo to twoja decyzja. Zostaw ją komuś innemu z obsługi.
person-unknown = Nikt się tak nie nazywa ani nie ma takiego identyfikatora. Sprawdź nazwę.
