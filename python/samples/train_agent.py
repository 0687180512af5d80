"""Trains a trivial agent against chance: python3 python/samples/train_agent.py [GAMES]

At Ascari's first battle it is the attacker. It knows nothing but the first word of an action ("move", "attack", "end"), and learns by REINFORCE
how often to choose each. That is enough to see the share of games it wins rise.
"""

import math
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from zeriba import AECEnv

RATE = 0.05


class Agent:
    """A weight for each verb; an option is chosen in proportion to the exponential of its verb's."""

    def __init__(self, seed):
        self.weights = {}
        self._rng = random.Random(seed)
        self._chosen = []

    def choose(self, texts):
        verbs = [text.split(" ", 1)[0] for text in texts]
        heats = [math.exp(self.weights.get(verb, 0.0)) for verb in verbs]
        number = self._rng.choices(range(len(texts)), heats)[0]
        self._chosen.append((verbs, heats, number))
        return number

    def learn(self, reward):
        """Makes what it has chosen in this game likelier by the reward, or less likely."""
        steps = max(1, len(self._chosen))
        for verbs, heats, number in self._chosen:
            total = sum(heats)
            for verb, heat in zip(verbs, heats):
                self._add(verb, -RATE * reward * heat / total * 50 / steps)
            self._add(verbs[number], RATE * reward * 50 / steps)
        self._chosen.clear()

    def _add(self, verb, more):
        self.weights[verb] = self.weights.get(verb, 0.0) + more


def play(env, agent, side, seed):
    """The reward of one game in which the agent plays `side` against chance."""
    env.reset(seed=seed)
    space = env.action_space(None)
    space.seed(seed)
    reward = 0
    for mover in env.agent_iter():
        done = env.terminations[mover] or env.truncations[mover]
        if done:
            reward = env.last(observe=False)[1] if mover == side else reward
            env.step(None)
        elif mover == side:
            env.step(agent.choose(env.texts()))
        else:
            env.step(space.sample(env.observe(mover)["action_mask"]))
    return reward


def train(env, side, games, seed=1):
    """The agent and the rewards of its games, in their order."""
    agent = Agent(seed)
    mean, rewards = 0.0, []
    for game in range(games):
        reward = play(env, agent, side, seed + game)
        agent.learn(reward - mean)
        mean += 0.05 * (reward - mean)
        rewards.append(reward)
    return agent, rewards


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    env = AECEnv("ascari", scenario="s1")
    agent, rewards = train(env, "attacker", games)
    env.close()
    for begin in range(0, games, max(1, games // 4)):
        part = rewards[begin : begin + max(1, games // 4)]
        print(f"games {begin + 1} to {begin + len(part)}: mean reward {sum(part) / len(part):+.2f}")
    print({verb: round(weight, 2) for verb, weight in sorted(agent.weights.items())})
