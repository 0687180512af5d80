"""Plays one game at random and prints how it ended: python3 python/samples/play_game.py [GAME] [SEED]"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from zeriba import AECEnv


def play(env, seed):
    """A whole game; the last thing that was known of it."""
    env.reset(seed=seed)
    space = env.action_space(None)
    space.seed(seed)
    info = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, told = env.last()
        if termination or truncation:
            info = told
            print(f"{agent}: {reward:+d}")
            env.step(None)
        else:
            env.step(space.sample(observation["action_mask"]))
    return info


if __name__ == "__main__":
    game = sys.argv[1] if len(sys.argv) > 1 else "kassala"
    env = AECEnv(game)
    print(play(env, int(sys.argv[2]) if len(sys.argv) > 2 else 1))
    env.close()
