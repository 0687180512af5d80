#!/usr/bin/env python3
"""Checks finished records of Zeriba: python3 verify.py RECORD...

Needs Python 3.8 or newer and nothing else. Says for every record whether its
secret is the one that the table was bound to, whether every die is the one that
secret and nonces bind it to, and whether any line was altered since. It knows no
rules of any game: whether the moves were legal, './zeriba verify' says too.

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


def check_dice(secret, headers, entries):
    """How many throws were computed again and found the same."""
    table, given = headers["table"], int(headers.get("given", "0"))
    nonces, proved = {}, 0
    for number, entry in enumerate(entries, 1):
        words = entry.split()
        if words[0] == "dice":
            if number <= given:
                continue
            added = ",".join(role + "=" + nonces[role] for role in sorted(nonces))
            for i, text in enumerate(words[1:]):
                shown, sides = die(text)
                bound = face(secret, f"{added}|{table}|{number}|{i}|", sides)
                if shown != bound:
                    raise ValueError(f"entry {number}: a die shows {shown}, but was bound to {bound}")
            proved += 1
        elif len(words) == 3 and words[1] == "nonce":
            if proved:
                raise ValueError(f"entry {number}: adds to the dice after the first throw")
            nonces[words[0]] = words[2]
    return proved


def check(record):
    """What is proved of a record, in a sentence; ValueError says what is not."""
    sealed, headers, entries = parts(record)
    for name in ("table", "commitment", "secret"):
        if name not in headers:
            raise ValueError("has no line '" + name + "'")
    if not re.fullmatch("[0-9a-f]{64}", headers["secret"]):
        raise ValueError("the secret must be 64 hexadecimal digits")
    secret = bytes.fromhex(headers["secret"])
    if hashlib.sha256(secret).hexdigest() != headers["commitment"]:
        raise ValueError("the secret is not the one that the table was bound to")
    proved = check_dice(secret, headers, entries)
    if hmac.new(secret, sealed.encode(), hashlib.sha256).hexdigest() != headers["seal"]:
        raise ValueError("the seal does not fit the lines: something was altered")
    return f"holds: {proved} throws proved, {len(entries)} entries sealed, commitment {headers['commitment']}"


def main(files):
    if not files:
        print(__doc__.strip().splitlines()[0], file=sys.stderr)
        return 2
    bad = 0
    for name in files:
        try:
            with open(name, encoding="utf-8", newline="") as file:
                print(f"{name} {check(file.read())}")
        except (OSError, ValueError) as error:
            print(f"{name} DOES NOT HOLD: {error}")
            bad += 1
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
