"""A peer: Pgx, whose games are compiled by JAX and played in batches; a game that ends begins anew by itself."""

from typing import Any, Final

import jax
import pgx
from jax import numpy as jnp
from pgx.experimental import auto_reset

from bench.pace import Lots

_BATCH: Final = 1024
_STEPS: Final = 16
"""Steps between two looks at the clock."""


def leduc_holdem(seed: int) -> Lots:
    """Play Leduc hold'em."""
    return _batches("leduc_holdem", seed)


def sparrow_mahjong(seed: int) -> Lots:
    """Play sparrow mahjong."""
    return _batches("sparrow_mahjong", seed)


def _batches(name: str, seed: int) -> Lots:
    environment = pgx.make(name)
    step = jax.vmap(auto_reset(environment.step, environment.init))

    def one_step(carry: Any, _: None) -> Any:  # noqa: ANN401  not typed there
        state, key = carry
        key, choice, reset = jax.random.split(key, 3)
        actions = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        return (step(state, actions, jax.random.split(reset, _BATCH)), key), None

    def steps(carry: Any) -> Any:  # noqa: ANN401  not typed there
        return jax.lax.scan(one_step, carry, None, length=_STEPS)[0]

    compiled = jax.jit(steps)
    key = jax.random.PRNGKey(seed)
    carry = (jax.jit(jax.vmap(environment.init))(jax.random.split(key, _BATCH)), key)
    while True:
        carry = jax.block_until_ready(compiled(carry))
        yield _BATCH * _STEPS
