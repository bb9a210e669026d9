### Why something about reports is refused.

report-unknown = There is no such report, or somebody has decided it, or you did not both sit in a match that is over. Look at the match again.
appeal-unknown = Nothing can be appealed against under this case, or somebody has done so. Check the case.
staff-forbidden = This is for the staff of this site. Ask the people who run it.
staff-own-case = You are in this case, or decided it yourself. Leave it to somebody else of the staff.
person-unknown = Nobody is called that, or has such an id. Check the name.
