"""Many games in the shape of Gymnasium's vector API."""

import random

from .client import Engine
from .spaces import MOST_ACTIONS, Discrete, Positions, mask


def anything(options, rng):
    """The opponent that takes any option."""
    return rng.randrange(options)


class VectorEnv:
    """`num_envs` games at once, each begun anew in the step in which it ends.

    Observations are the positions as whoever is to choose may see them; with positions=False, for
    speed, how many options there are. An action is the number of an option in the game's fixed
    order; infos["action_mask"] says which numbers are options. Rewards are those of `side`, the
    game's first if none: 1 won, -1 lost. Without an opponent the same program plays all sides
    (infos["side"] says for whom it chooses); with one, `opponent(options, rng)` chooses for others.
    """

    metadata = {"autoreset_mode": "SameStep", "render_modes": []}
    render_mode = None
    spec = None
    closed = False

    def __init__(
        self,
        game="kassala",
        num_envs=256,
        engine=None,
        side=None,
        opponent=None,
        positions=True,
        **setup,
    ):
        self._own = engine is None
        self._engine = engine or Engine()
        self._game = game
        self._setup = setup
        self._side = side
        self._opponent = opponent
        self._shows = positions
        self._batch = None
        self._rng = random.Random()
        self.num_envs = num_envs
        self.single_action_space = Discrete(MOST_ACTIONS)
        self.single_observation_space = Positions() if positions else Discrete(2**31)

    def reset(self, seed=None, options=None):
        """New games in all; the same seed and actions give the same games."""
        if self._batch:
            self._batch.close()
        setup = {**self._setup, **(options or {}), "seed": seed or 0, "end": "again"}
        self._rng.seed(seed or 0)
        self._batch = self._engine.batch(self._game, self.num_envs, **setup)
        self._side = self._side or self._batch.sides[0]
        rewards, ends, cuts, last = self._nothing()
        self._others(rewards, ends, cuts, last)
        return self._observations(), self._infos(last)

    def _nothing(self):
        n = self.num_envs
        return [0.0] * n, [False] * n, [False] * n, [None] * n

    def step(self, actions):
        """Observations, rewards, terminations, truncations, infos; a list item for each game."""
        told = self._nothing()
        self._batch.step(actions)
        self._ended(*told)
        self._others(*told)
        return (self._observations(), *told[:3], self._infos(told[3]))

    def _ended(self, rewards, ends, cuts, last):
        for game in self._batch.ended:
            table, winner = game["table"], game["winner"]
            last[table] = game
            if winner == "broken-off":
                cuts[table] = True
            else:
                ends[table] = True
                rewards[table] = 0.0 if winner == "draw" else 1.0 if winner == self._side else -1.0

    def _others(self, *told):
        """Lets the opponent choose until it is `side`'s turn in every game."""
        while self._opponent:
            sides = self.sides()
            if all(side == self._side for side in sides):
                return
            self._batch.step(
                [
                    -1 if side == self._side else self._opponent(options, self._rng)
                    for side, options in zip(sides, self._batch.options)
                ]
            )
            self._ended(*told)

    def sides(self):
        """For whom each game's next choice is."""
        return [self._batch.sides[role] for role in self._batch.role]

    def _observations(self):
        if self._shows:
            return self._batch.positions(range(self.num_envs))
        return list(self._batch.options)

    def _infos(self, last):
        options = self._batch.options
        return {
            "side": self.sides(),
            "options": options,
            "action_mask": [mask(number) for number in options],
            "final_info": last,
        }

    def close(self):
        if self._own and not self.closed:
            self._engine.close()
        elif self._batch and not self.closed:
            self._batch.close()
        self.closed = True
