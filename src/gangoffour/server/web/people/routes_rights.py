"""Routes about one's rights over what is kept: a copy of all of it. How to end it stands in `routes_people`."""

from typing import Final

from litestar import get
from litestar.response import Stream

from gangoffour.server.web.asker import AnyRequest, person_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.people.people_services import PeopleServices
from gangoffour.server.web.response_specs import refusals

ARCHIVE: Final = "application/zip"
FILE_NAME: Final = "gang-of-four.zip"


@get("/api/me/archive", tags=["people"], responses=refusals(400, 401), security=SIGNED_IN, media_type=ARCHIVE)
async def show_my_archive(request: AnyRequest) -> Stream:
    """Return everything that is kept about the asker: JSON, and the records of all matches, in one ZIP archive."""
    services, person = PeopleServices.of(request), person_of(request)
    CommonServices.of(request).limiters.archives.demand(person.player_id)
    headers = {"Content-Disposition": f'attachment; filename="{FILE_NAME}"', "Cache-Control": "no-store"}
    return Stream(services.rights.archive(person), media_type=ARCHIVE, headers=headers)
