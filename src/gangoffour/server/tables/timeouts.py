"""What the server does for a seat whose deadline has passed (O2)."""

from gangoffour.engine import (
    Action,
    Declare,
    Pass,
    Play,
    ReturnCard,
    SeatView,
    Strength,
    classify,
    legal_actions_in,
    strength,
)


def forced_action(view: SeatView) -> Action:
    """Return the action for a seat that did not act in time; a last card is declared for it.

    It passes if that is legal; else it plays the only legal play; else the lowest legal single; else the weakest legal
    combination. Of the cards it may return, the lowest.
    """
    actions = legal_actions_in(view)
    if Pass() in actions:
        return Pass()
    returns = [action for action in actions if isinstance(action, ReturnCard)]
    if returns:
        return min(returns, key=lambda action: action.card)
    plays = [action for action in actions if isinstance(action, Play)]
    if not plays:
        return Declare()
    return min(plays, key=lambda play: (len(play.cards), _strength(play, view), not play.declare))


def _strength(play: Play, view: SeatView) -> Strength:
    combination = classify(play.cards)
    if combination is None:
        raise ValueError(play)
    return strength(combination, view.public.rules)
