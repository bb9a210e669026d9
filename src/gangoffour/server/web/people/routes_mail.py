"""Routes about links by mail."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import HeaderParameter, JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_202_ACCEPTED

from gangoffour.locales import messages
from gangoffour.protocol import AskMailLink, KeptAccount, LinkOffer, OfferMail, TakeLink
from gangoffour.server.people.letters import Written, mail_hash
from gangoffour.server.ports import Person, PlayerKind
from gangoffour.server.web.asker import AnyRequest, asker_of, signed_in_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.pages import language_of
from gangoffour.server.web.people.device_names import device_of
from gangoffour.server.web.people.people_services import PeopleServices
from gangoffour.server.web.people.routes_devices import CONTINUE_PATH
from gangoffour.server.web.people.routes_ways_in import came_in, kept_account
from gangoffour.server.web.response_specs import WRITES, refusals
from gangoffour.server.web.sessions import asked_origin

ASKS: Final = refusals(400, 403, 409, 413, 415)

MailLinkText = Annotated[
    str, HeaderParameter(name="X-Link", description="What stands behind # in a link by mail.", max_length=64)
]


@post(
    "/api/me/mail",
    tags=["people"],
    responses={**WRITES, **refusals(409)},
    security=SIGNED_IN,
    status_code=HTTP_202_ACCEPTED,
)
async def offer_mail(request: AnyRequest, data: JSONBody[OfferMail]) -> None:
    """Ask for a link by mail that makes the address a way in. The answer is the same for every address."""
    services, signed_in = PeopleServices.of(request), signed_in_of(request)
    _count(request, data.address)
    await services.letters.offer(signed_in, data.address, data.name, _Letter(request))


@post("/api/mail-links", tags=["people"], responses=ASKS, status_code=HTTP_202_ACCEPTED)
async def ask_mail_link(request: AnyRequest, data: JSONBody[AskMailLink]) -> None:
    """Ask for a link by mail to come back with. The answer is the same for every address."""
    _count(request, data.address)
    await PeopleServices.of(request).letters.ask(data.address, _Letter(request))


@get("/api/mail-link", tags=["people"], responses=refusals(400, 404))
async def show_mail_link(request: AnyRequest, token: MailLinkText) -> LinkOffer:
    """Say whose link it is. It can be taken afterwards as before."""
    offer = await PeopleServices.of(request).letters.look(token)
    person = asker_of(request).person
    # A guest who takes a link of their own becomes a user by it: that is not nothing.
    is_me = person is not None and person == offer.person and person.kind is not PlayerKind.GUEST
    return LinkOffer(name=offer.person.name, expires_at_ms=offer.expires_at_ms, is_me=is_me)


@post("/api/mail-link", tags=["people"], responses={**ASKS, **refusals(404)}, status_code=HTTP_201_CREATED)
async def take_mail_link(request: AnyRequest, data: JSONBody[TakeLink]) -> Response[KeptAccount]:
    """Come in by a link, which is used up. A session that this browser had before ends."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    common.limiters.sign_ins.demand(asker_of(request).address)
    entered = await services.letters.take(data.token, device_of(request))
    common.limiters.sign_ins.give_back(asker_of(request).address)
    await came_in(request)
    return kept_account(request, entered, HTTP_201_CREATED)


def _count(request: AnyRequest, address: str) -> None:
    """Let nobody flood a stranger's letter box."""
    limiters = CommonServices.of(request).limiters
    limiters.sign_ins.demand(asker_of(request).address)
    limiters.sign_ins_of_name.demand(mail_hash(address))


class _Letter:
    """Writes the letter for a link, in the language of whoever asks for it."""

    def __init__(self, request: AnyRequest) -> None:
        settings = CommonServices.of(request).settings
        self._address = asked_origin(request.scope["headers"], settings) + CONTINUE_PATH
        self._site = settings.site_name
        self._words = messages(language_of(request))

    def __call__(self, person: Person, token: str) -> Written:
        facts = {"site": self._site, "name": person.name, "link": self._address + token}
        return self._words.format("mail-link-subject", **facts), self._words.format("mail-link-text", **facts)
