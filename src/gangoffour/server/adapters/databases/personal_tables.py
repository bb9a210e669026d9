"""Which tables of the people go with whom: everything that is kept about somebody beside their own row."""

from typing import Final

from gangoffour.server.adapters.databases.moderation_schema import reports, sanctions, staff_roles
from gangoffour.server.adapters.databases.people_schema import (
    api_tokens,
    bot_accounts,
    challenges,
    departures,
    device_links,
    issuer_accounts,
    mail_links,
    mails,
    name_readings,
    names,
    passkeys,
    passwords,
    recovery_codes,
    sessions,
)
from gangoffour.server.adapters.databases.practice_schema import own_mistakes, puzzle_solvers, puzzle_tries
from gangoffour.server.adapters.databases.relations_schema import friend_links, invitations, relations
from gangoffour.server.adapters.databases.schema import board_looks

EXPIRING: Final = (sessions, device_links, challenges, mail_links, departures, api_tokens, friend_links, invitations)
PERSONAL: Final = (
    board_looks,
    names,
    name_readings,
    sessions,
    device_links,
    passwords,
    passkeys,
    recovery_codes,
    challenges,
    mails,
    mail_links,
    issuer_accounts,
    departures,
    puzzle_tries,
    puzzle_solvers,
    own_mistakes,
    api_tokens,
    bot_accounts,
    relations,
    friend_links,
    invitations,
    staff_roles,
    reports,
    sanctions,
)
"""Everything that is kept about people apart from their own row."""
ABOUT: Final = (relations.c.other_id, invitations.c.host_id, reports.c.reporter_id)
"""Where others are told of them."""
