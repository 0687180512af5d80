"""One game in the shape of PettingZoo's AEC: agents act in turn."""

from .client import Engine
from .spaces import MOST_ACTIONS, Discrete, Positions, mask


class AECEnv:
    """A game whose agents are its roles; who is to choose is `agent_selection`.

    An observation is {"observation": the position as that role may see it, "action_mask": bytes}.
    An action is the number of an option in the game's fixed order. Who wins is rewarded with 1, who
    loses with -1. Without an engine it starts its own.
    """

    metadata = {"name": "zeriba_v1", "render_modes": ["record"], "is_parallelizable": False}
    render_mode = "record"

    def __init__(self, game="kassala", engine=None, **setup):
        self._own = engine is None
        self._engine = engine or Engine()
        self._game = game
        self._setup = setup
        self._batch = None
        self._actions = Discrete(MOST_ACTIONS)
        self._positions = Positions()
        self.agents = []
        self.possible_agents = []

    @property
    def unwrapped(self):
        return self

    def action_space(self, agent):
        return self._actions

    def observation_space(self, agent):
        return self._positions

    def reset(self, seed=None, options=None):
        """A new game; the same seed and the same actions give the same game."""
        if self._batch:
            self._batch.close()
        setup = {**self._setup, **(options or {}), "seed": seed or 0}
        self._batch = self._engine.batch(self._game, 1, **setup)
        self.possible_agents = list(self._batch.roles)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self):
        role = self._batch.role[0]
        self.agent_selection = self._batch.roles[role] if role >= 0 else self.agents[0]

    def observe(self, agent):
        chooses = not self._is_over() and agent == self.agent_selection
        return {
            "observation": self._batch.positions([0], role=agent)[0],
            "action_mask": mask(self._batch.options[0] if chooses else 0),
        }

    def _is_over(self):
        return self._batch.role[0] < 0

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        """Takes an option for `agent_selection`; None for an agent that is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("an agent that is done can only take None")
            self._leave(agent)
            return
        self._cumulative_rewards[agent] = 0
        self._batch.step([action])
        for ended in self._batch.ended:
            self._end(ended)
        for one, reward in self.rewards.items():
            self._cumulative_rewards[one] += reward
        self._select()

    def _end(self, ended):
        winner = ended["winner"]
        for agent, side in zip(self._batch.roles, self._batch.sides):
            self.infos[agent] = ended
            if winner == "broken-off":
                self.truncations[agent] = True
            else:
                self.terminations[agent] = True
                self.rewards[agent] = 0 if winner == "draw" else 1 if winner == side else -1

    def _leave(self, agent):
        self.agents.remove(agent)
        for told in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations):
            del told[agent]
        del self.infos[agent]
        self.rewards = {one: 0 for one in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter=2**63):
        """The agent whose turn it is, again and again until all are done."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def texts(self):
        """The options of `agent_selection` in words, by their numbers."""
        return self._batch.texts()

    def render(self):
        """The game's record up to now."""
        return self._batch.record()

    def close(self):
        if self._own:
            self._engine.close()
        elif self._batch:
            self._batch.close()
        self._batch = None
