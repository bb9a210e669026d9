"""Routes about programs: tokens with which they act, and the bots that people own. No token opens any of them."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from gangoffour.protocol import IssuedToken, NewBot, NewToken, OwnBot, OwnBotList, TokenList, TokenListing
from gangoffour.server.people.devices import session_key
from gangoffour.server.people.proofs import require_proof
from gangoffour.server.ports import ApiToken, Person, Scope
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of, signed_in_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.people.people_services import PeopleServices
from gangoffour.server.web.response_specs import WRITES, refusals
from gangoffour.server.web.security_log import SecurityKind

TokenIdText = Annotated[str, PathParameter(description="The id of a token.", pattern="^[0-9a-f]{32}$")]
BotIdText = Annotated[str, PathParameter(description="The id of a bot of the asker.", max_length=64)]


@get("/api/me/tokens", tags=["programs"], responses=refusals(400, 401), security=SIGNED_IN)
async def list_my_tokens(request: AnyRequest) -> TokenList:
    """List the tokens of one's programs, oldest first, those of one's bots too."""
    tokens = await PeopleServices.of(request).programs.tokens_of(person_of(request).player_id)
    return TokenList(tokens=tuple(map(_token_listing, tokens)))


@post(
    "/api/me/tokens",
    tags=["programs"],
    responses={**WRITES, **refusals(404, 409)},
    security=SIGNED_IN,
    status_code=HTTP_201_CREATED,
)
async def issue_token(request: AnyRequest, data: JSONBody[NewToken]) -> IssuedToken:
    """Get a token for a program of one's own, or for a bot. It is told this once, and is good until it expires."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    signed_in = signed_in_of(request)
    require_proof(signed_in, common.clock.now_ms())
    scopes = [Scope(each) for each in data.scopes]
    token, kept = await services.programs.issue(signed_in.person, data.label, scopes, data.days, data.bot_id)
    common.security.note(SecurityKind.NEW_TOKEN, asker_of(request).address)
    return IssuedToken(token=token, listing=_token_listing(kept))


@delete(
    "/api/me/tokens/{token_id:str}",
    tags=["programs"],
    responses={**WRITES, **refusals(404)},
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def revoke_token(request: AnyRequest, token_id: TokenIdText) -> None:
    """End a token: it opens nothing any more, and the sockets opened with it are closed."""
    services = PeopleServices.of(request)
    await services.programs.revoke(person_of(request).player_id, token_id)
    await CommonServices.of(request).connections.end_session(token_id)


@get("/api/me/bots", tags=["programs"], responses=refusals(400, 401), security=SIGNED_IN)
async def list_my_bots(request: AnyRequest) -> OwnBotList:
    """List the bots that one owns, oldest first."""
    bots = await PeopleServices.of(request).programs.bots_of(person_of(request).player_id)
    return OwnBotList(bots=tuple(map(_own_bot, bots)))


@post(
    "/api/me/bots",
    tags=["programs"],
    responses={**WRITES, **refusals(409)},
    security=SIGNED_IN,
    status_code=HTTP_201_CREATED,
)
async def open_bot(request: AnyRequest, data: JSONBody[NewBot]) -> OwnBot:
    """Open an account for a bot: a player with a name of its own, whom everybody sees to be a bot."""
    services = PeopleServices.of(request)
    person = person_of(request)
    CommonServices.of(request).limiters.new_names.demand(person.player_id)
    return _own_bot(await services.programs.open_bot(person, data.name))


@delete(
    "/api/me/bots/{player_id:str}",
    tags=["programs"],
    responses={**WRITES, **refusals(404)},
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def close_bot(request: AnyRequest, player_id: BotIdText) -> None:
    """Delete a bot: its name and tokens are gone. Matches keep the id, and call it deleted."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    signed_in = signed_in_of(request)
    require_proof(signed_in, common.clock.now_ms())
    for token in await services.programs.close_bot(signed_in.person, player_id):
        await common.connections.end_session(session_key(token.token_hash))


def _token_listing(token: ApiToken) -> TokenListing:
    return TokenListing(
        token_id=session_key(token.token_hash),
        label=token.label,
        prefix=token.prefix,
        scopes=tuple(scope.value for scope in Scope if scope in token.scopes),
        player_id=token.player_id,
        created_at_ms=token.created_at_ms,
        expires_at_ms=token.expires_at_ms,
        used_at_ms=token.used_at_ms,
    )


def _own_bot(bot: Person) -> OwnBot:
    return OwnBot(player_id=bot.player_id, name=bot.name, created_at_ms=bot.created_at_ms)
