#!/usr/bin/env python3
"""Checks finished records of Zeriba: python3 verify.py RECORD...

Needs Python 3.8 or newer and nothing else. Says for every record whether its
secrets are those that the table was bound to, whether every die is the one that
secret and nonces bind it to, whether no die fell before everybody had spoken, or
after its secret had been shown, and whether any line was altered since. Where a
campaign tells of battles fought at other tables, give it their records too. It knows
no rules of any game: whether the moves were legal, './zeriba verify' says too.

The scheme is described in fair-dice.md; this file is a second implementation of
it, to be read in ten minutes.
"""

import hashlib
import hmac
import re
import sys

WORDS = 1 << 64


def face(secret, text, sides):
    """The face that a die of so many sides shows, from 1."""
    limit = WORDS - WORDS % sides
    k = 0
    while True:
        digest = hmac.new(secret, (text + str(k)).encode(), hashlib.sha256).digest()
        word = int.from_bytes(digest[:8], "big")
        if word < limit:
            return word % sides + 1
        k += 1


def die(text):
    """Face and sides of '4' (of six) or '3/16'."""
    match = re.fullmatch(r"([0-9]+)(?:/([1-9][0-9]*))?", text)
    if not match:
        raise ValueError("not a die: " + text)
    return int(match[1]), int(match[2] or 6)


def parts(record):
    """The sealed lines, the headers by name, and the entries without comments."""
    lines = [line.rstrip() for line in record.splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    seals = [i for i, line in enumerate(lines) if line.startswith("seal ")]
    if len(seals) != 1:
        raise ValueError("has no seal: its game is not over, or its dice cannot be proved")
    head, entries = lines[: seals[0] + 1], lines[seals[0] + 1 :]
    headers = {}
    for line in head:
        name, _, value = line.partition(" ")
        headers[name] = value.strip()
    sealed = head[:-1] + ["seal"] + entries
    return "\n".join(sealed), headers, [line.split(" # ")[0].strip() for line in entries]


class Play:
    """The entries of one record, followed from the first to the last."""

    def __init__(self, secrets, headers, digests):
        self.digests = digests
        self.secrets, self.table = secrets, headers["table"]
        self.scheme, self.given = int(headers.get("scheme", "1")), int(headers.get("given", "0"))
        seats = [seat.split("=") for seat in headers.get("seats", "").split()]
        self.persons = {role for role, who in seats if who != "computer"}
        self.period, self.proved, self.beware = 0, 0, []
        self.outcome = None
        self.ended, self.offered = False, False
        self.begin_period()

    def begin_period(self):
        self.nonces, self.spoken, self.thrown = {}, set(), False

    def follow(self, number, words):
        """One entry; what came from another table counts in the first scheme alone."""
        own = number > self.given
        if len(words) < 2 or (words[1] in ("commitment", "seat") and len(words) < 3):
            raise ValueError(f"entry {number}: is cut short")
        if own and self.ended:
            self.after_the_end(number, words)
        outcome, self.outcome = self.outcome, None
        if words[0] == "dice" and outcome:
            if own and outcome not in self.digests:
                self.beware.append(f"entry {number} tells of a battle whose record is not among those given")
        elif words[0] == "dice":
            self.throw(number, words[1:]) if own else None
            self.thrown = self.thrown or own or self.scheme == 1
        elif own or self.scheme == 1:
            self.say(number, words[0], words[1], words[2:])

    def after_the_end(self, number, words):
        if words[1] in ("commitment", "adopt", "lapsed"):
            return
        if self.scheme == 2:
            raise ValueError(f"entry {number}: follows the end, when the secret had been shown")
        self.beware.append(f"entry {number} follows the end: who had seen the secret knew all later dice")
        self.ended = False

    def throw(self, number, dice):
        silent = sorted(self.persons - self.spoken)
        if self.scheme == 2 and silent:
            raise ValueError(f"entry {number}: dice fell before {silent[0]} had spoken")
        added = ",".join(role + "=" + self.nonces[role] for role in sorted(self.nonces))
        text = ("2|" if self.scheme == 2 else "") + f"{added}|{self.table}|{number}|"
        for i, shown in enumerate(dice):
            shown, sides = die(shown)
            bound = face(self.secrets[self.period], f"{text}{i}|", sides)
            if shown != bound:
                raise ValueError(f"entry {number}: a die shows {shown}, but was bound to {bound}")
        self.proved += 1

    def say(self, number, role, verb, rest):
        if verb == "commitment" or (verb == "lapsed" and rest[1:2] == ["commitment"]):
            self.period, self.scheme, self.ended = self.period + 1, 2, False
            if verb == "commitment":
                bound(self.secrets, self.period, rest[0])
            self.begin_period()
        elif verb == "nonce":
            if self.thrown and (self.scheme == 1 or role in self.spoken):
                raise ValueError(f"entry {number}: adds to the dice after the first throw")
            self.spoken.add(role)
            if rest:
                self.nonces[role] = rest[0]
            elif self.scheme == 2:
                self.nonces.pop(role, None)
        elif verb == "seat":
            self.spoken.discard(role)
            (self.persons.add if rest[0] == "person" else self.persons.discard)(role)
        elif verb == "outcome":
            self.outcome = rest[1]
        elif verb in ("resign", "claim") or (verb == "accept" and self.offered):
            self.ended = number > self.given
        self.offered = verb == "offer" or (self.offered and verb in ("nonce", "order", "plan"))


def bound(secrets, period, commitment):
    """Refuses another secret than the one that was promised."""
    if len(secrets) <= period or hashlib.sha256(secrets[period]).hexdigest() != commitment:
        raise ValueError("the secret is not the one that the table was bound to")


def check_end(headers, entries, play):
    """The secrets are shown with the last entry, not before."""
    if play.period + 1 != len(play.secrets):
        raise ValueError("another number of secrets is shown than the table was bound to")
    if play.scheme == 2:
        last = len(entries)
        while last and entries[last - 1].split()[1] in ("adopt", "lapsed"):
            last -= 1
        if headers.get("ended") != str(last):
            raise ValueError("the secret was shown before the end, or entries follow it")


def digest(record):
    """By which the record of a campaign names that of a battle: SHA-256 of its entries."""
    entries = parts(record)[2]
    return hashlib.sha256("".join(entry + "\n" for entry in entries).encode()).hexdigest()


def check(record, digests=()):
    """What is proved of a record, in a sentence; ValueError says what is not."""
    sealed, headers, entries = parts(record)
    for name in ("table", "commitment", "secret"):
        if name not in headers:
            raise ValueError("has no line '" + name + "'")
    if not re.fullmatch("[0-9a-f]{64}( [0-9a-f]{64})*", headers["secret"]):
        raise ValueError("a secret must be 64 hexadecimal digits")
    if headers.get("scheme", "1") not in ("1", "2"):
        raise ValueError("there is no scheme " + headers["scheme"])
    secrets = [bytes.fromhex(secret) for secret in headers["secret"].split()]
    bound(secrets, 0, headers["commitment"])
    play = Play(secrets, headers, digests)
    if play.scheme == 2 and "seats" not in headers:
        raise ValueError("has no line 'seats'")
    for number, entry in enumerate(entries, 1):
        play.follow(number, entry.split())
    check_end(headers, entries, play)
    if hmac.new(secrets[-1], sealed.encode(), hashlib.sha256).hexdigest() != headers["seal"]:
        raise ValueError("the seal does not fit the lines: something was altered")
    found = [f"holds: {play.proved} throws proved, {len(entries)} entries sealed, commitment {headers['commitment']}"]
    if "scheme" not in headers:
        found.append("beware: the first scheme did not wait until everybody had sat down and added to the dice")
    return "\n  ".join(found + ["beware: " + what for what in play.beware])


def main(files):
    if not files:
        print(__doc__.strip().splitlines()[0], file=sys.stderr)
        return 2
    bad, digests = 0, set()
    for name in files:
        try:
            with open(name, encoding="utf-8", newline="") as file:
                digests.add(digest(file.read()))
        except (OSError, ValueError):
            pass  # said below
    for name in files:
        try:
            with open(name, encoding="utf-8", newline="") as file:
                print(f"{name} {check(file.read(), digests)}")
        except (OSError, ValueError) as error:
            print(f"{name} DOES NOT HOLD: {error}")
            bad += 1
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
