"""What actions and observations are, in the words of Gymnasium, without it."""

import random

MOST_ACTIONS = 2000


class Discrete:
    """The whole numbers 0 to n - 1."""

    def __init__(self, n, seed=None):
        self.n = n
        self._random = random.Random(seed)

    def seed(self, seed=None):
        """Makes sample() repeatable."""
        self._random.seed(seed)

    def contains(self, action):
        return isinstance(action, int) and 0 <= action < self.n

    def sample(self, mask=None):
        """Any number, or any that the mask allows: a sequence with 1 for each that it does."""
        if mask is None:
            return self._random.randrange(self.n)
        return self._random.choice([number for number, allowed in enumerate(mask) if allowed])

    def __eq__(self, other):
        return isinstance(other, Discrete) and self.n == other.n

    def __repr__(self):
        return f"Discrete({self.n})"


class Positions:
    """Positions of a game as the engine writes them: dictionaries with names, lists and numbers."""

    def contains(self, position):
        return isinstance(position, dict)

    def __repr__(self):
        return "Positions()"


_MASKS = {}


def mask(options, n=MOST_ACTIONS):
    """A byte for each action, 1 for the first `options`. Options beyond n cannot be chosen."""
    allowed = min(options, n)
    if (allowed, n) not in _MASKS:
        _MASKS[allowed, n] = b"\1" * allowed + b"\0" * (n - allowed)
    return _MASKS[allowed, n]
