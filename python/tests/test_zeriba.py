"""The package against a real engine: python3 -m unittest discover python/tests"""

import random
import sys
import unittest
from pathlib import Path

PYTHON = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(PYTHON), str(PYTHON / "samples")]

import play_game
import train_agent
from zeriba import AECEnv, Discrete, Engine, EngineError, VectorEnv
from zeriba.spaces import MOST_ACTIONS, mask
from zeriba.vector import anything


class SpacesTest(unittest.TestCase):
    def test_a_mask_allows_the_first_options_and_no_more_than_there_are_actions(self):
        self.assertEqual(sum(mask(3)), 3)
        self.assertEqual(len(mask(3)), MOST_ACTIONS)
        self.assertEqual(sum(mask(5000)), MOST_ACTIONS)

    def test_what_is_masked_is_never_drawn(self):
        space = Discrete(10, seed=1)
        drawn = {space.sample(mask(3, 10)) for _ in range(200)}
        self.assertEqual(drawn, {0, 1, 2})


class EngineTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()
        cls.games = [game["id"] for game in cls.engine.games()]

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_what_is_refused_is_an_error_and_changes_nothing(self):
        batch = self.engine.batch("kassala", 2, seed=1)
        before = batch.record(0)
        with self.assertRaises(EngineError) as refused:
            batch.step([0, 100_000])
        self.assertIn("actions.1", str(refused.exception))
        self.assertEqual(batch.record(0), before)

    def test_options_have_the_order_of_their_numbers(self):
        batch = self.engine.batch("kassala", 1, seed=1)
        texts = batch.texts()
        self.assertEqual(len(texts), batch.options[0])
        batch.step([len(texts) - 1])
        self.assertIn(texts[-1], batch.record())

    def test_every_game_is_played_in_the_shape_of_aec(self):
        for game in self.games:
            with self.subTest(game):
                env = AECEnv(game, self.engine, longest=150)
                env.reset(seed=5)
                rng = random.Random(5)
                steps = 0
                for agent in env.agent_iter():
                    seen, reward, termination, truncation, info = env.last()
                    self.assertIn(agent, env.agents)
                    self.assertIsInstance(seen["observation"], dict)
                    if termination or truncation:
                        self.assertEqual(sum(seen["action_mask"]), 0)
                        self.assertIn(reward, (-1, 0, 1))
                        env.step(None)
                    else:
                        steps += 1
                        env.step(rng.randrange(sum(seen["action_mask"])))
                self.assertGreater(steps, 20)
                self.assertEqual(env.agents, [])
                env.close()

    def test_the_same_seed_and_actions_are_the_same_game(self):
        def played(seed):
            env = AECEnv("kassala", self.engine)
            env.reset(seed=seed)
            for _ in range(60):
                env.step(0 if env._batch.options[0] else None)
            record = env.render()
            env.close()
            return record

        self.assertEqual(played(3), played(3))
        self.assertNotEqual(played(3), played(4))

    def test_a_done_agent_takes_nothing_but_none(self):
        env = AECEnv("kassala", self.engine, longest=10)
        env.reset(seed=1)
        while not any(env.truncations.values()):
            env.step(0)
        with self.assertRaises(ValueError):
            env.step(0)
        env.close()

    def test_games_of_a_vector_begin_anew_in_the_step_in_which_they_end(self):
        env = VectorEnv("kassala", 8, self.engine, positions=False)
        counts, infos = env.reset(seed=2)
        rng = random.Random(2)
        rewards = []
        while len(rewards) < 8:
            actions = [rng.randrange(n) for n in infos["options"]]
            counts, reward, ends, cuts, infos = env.step(actions)
            self.assertFalse(any(cuts))
            for i, ended in enumerate(ends):
                self.assertEqual(ended, infos["final_info"][i] is not None)
                if ended:
                    rewards.append(reward[i])
                    self.assertGreater(counts[i], 0)
        self.assertTrue(set(rewards) <= {-1.0, 0.0, 1.0})
        env.close()

    def test_with_an_opponent_only_ones_own_side_chooses(self):
        env = VectorEnv("kassala", 4, self.engine, side="christian", opponent=anything)
        seen, infos = env.reset(seed=2)
        for _ in range(40):
            self.assertEqual(infos["side"], ["christian"] * 4)
            self.assertEqual(len(seen), 4)
            self.assertIsInstance(seen[0], dict)
            seen, _, _, _, infos = env.step([0] * 4)
        env.close()

    def test_the_samples_run(self):
        info = play_game.play(AECEnv("kassala", self.engine), 1)
        self.assertIn(info["winner"], ("moslem", "christian", "draw"))
        env = AECEnv("ascari", self.engine, scenario="s1")
        agent, rewards = train_agent.train(env, "attacker", 2)
        self.assertEqual(len(rewards), 2)
        self.assertIn("end", agent.weights)


if __name__ == "__main__":
    unittest.main()
