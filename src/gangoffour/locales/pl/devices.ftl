### One player on several devices: the list of them, links to further ones, and where such a link leads.
### $device is a browser and a system, such as "Firefox, Linux"; $when and $time are moments; $name is a player.

## In the settings

devices-title = Twoje urządzenia
devices-this = To urządzenie
devices-unknown = Nieznane urządzenie
devices-seen = Ostatnio widziane: { $when }
devices-sign-out = Wyloguj tam
devices-signed-out = Wylogowano: { $device }.
devices-continue = Graj dalej na innym urządzeniu
devices-continue-hint = Dzięki linkowi wejdziesz tam jako ta sama osoba, ze swoją nazwą i swoimi grami. Nie pokazuj go nikomu innemu: działa jeden raz i przez dziesięć minut.
devices-link-show = Pokaż link
devices-link-picture = Kod QR linku
devices-link = Link dla drugiego urządzenia
devices-link-until = Link działa do { $time }.
devices-copy = Kopiuj link
devices-copied = Link skopiowano.
devices-copy-failed = Kopiowanie nie jest tu dozwolone. Link jest zaznaczony: skopiuj go ręcznie.

## On the other device

continue-title = Graj dalej na tym urządzeniu
continue-offer = Ten link pochodzi od: { $name }. Grasz tu dalej pod tą nazwą, ze wszystkimi stołami i grami.
continue-instead = W tej przeglądarce masz na razie nazwę { $name }. Potem nikt nie będzie już mógł być tu tym gościem.
continue-already = W tej przeglądarce masz już nazwę { $name }.
continue-take = Graj dalej jako { $name }
