"""What verify.py finds in the example: python3 docs/verify_test.py"""

import hashlib
import hmac
import os
import unittest

import verify

EXAMPLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fair-dice-example.txt")


def read():
    with open(EXAMPLE, encoding="utf-8") as file:
        return file.read()


def sealed_again(record):
    """The record as one could alter it who knows the secret."""
    text, headers, _ = verify.parts(record)
    key = bytes.fromhex(headers["secret"])
    return record.replace(headers["seal"], hmac.new(key, text.encode(), hashlib.sha256).hexdigest())


class VerifyTest(unittest.TestCase):
    def setUp(self):
        self.record = read()
        self.lines = self.record.splitlines()

    def is_found(self, record):
        with self.assertRaises(ValueError, msg=record):
            verify.check(record)

    def test_the_example_holds(self):
        self.assertRegex(verify.check(self.record), "^holds: [1-9][0-9]* throws proved")

    def test_every_altered_character_is_found(self):
        for i, old in enumerate(self.record.rstrip()):
            new = "2" if old == "1" else "1"
            self.is_found(self.record[:i] + new + self.record[i + 1 :])

    def test_every_line_left_out_or_repeated_is_found(self):
        for i, line in enumerate(self.lines):
            self.is_found("\n".join(self.lines[:i] + self.lines[i + 1 :]))
            self.is_found("\n".join(self.lines[:i] + [line] + self.lines[i:]))

    def test_who_seals_again_is_found_by_every_die(self):
        for i, line in enumerate(self.lines):
            if line.startswith("dice "):
                for face in "123456":
                    if line != "dice " + face:
                        altered = self.lines[:i] + ["dice " + face] + self.lines[i + 1 :]
                        self.is_found(sealed_again("\n".join(altered)))

    def test_who_seals_again_is_found_by_nonce_and_secret(self):
        nonce = next(line for line in self.lines if " nonce " in line)
        self.is_found(sealed_again(self.record.replace(nonce, nonce + "x")))
        secret = next(line for line in self.lines if line.startswith("secret "))
        self.is_found(sealed_again(self.record.replace(secret, "secret " + "5e" * 32)))

    def test_who_seals_again_is_found_by_an_entry_after_the_end(self):
        end = next(line for line in self.lines if line.startswith("ended "))
        after = self.record.rstrip() + "\nmoslem resign\n"
        self.is_found(sealed_again(after))
        self.is_found(sealed_again(after.replace(end, "ended " + str(int(end.split()[1]) + 1))))

    def test_who_seals_again_is_found_by_a_secret_shown_early(self):
        end = next(line for line in self.lines if line.startswith("ended "))
        for number in range(1, int(end.split()[1])):
            self.is_found(sealed_again(self.record.replace(end, "ended " + str(number))))

    def test_who_seals_again_is_found_by_a_throw_before_all_have_spoken(self):
        for nonce in [line for line in self.lines if " nonce" in line]:
            others = [line for line in self.lines if line != nonce]
            first = next(i for i, line in enumerate(others) if line.startswith("dice "))
            self.is_found(sealed_again("\n".join(others[: first + 1] + [nonce] + others[first + 1 :])))

    def test_lines_of_ones_own_may_be_added(self):
        self.assertTrue(verify.check("# found in a chest\n\n" + self.record.replace("\n", "\r\n")))


if __name__ == "__main__":
    unittest.main()
