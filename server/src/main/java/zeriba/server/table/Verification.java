package zeriba.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.DiceCup;
import zeriba.engine.Entry;
import zeriba.engine.Game;
import zeriba.engine.GameRecord;
import zeriba.engine.IllegalEntryException;
import zeriba.engine.Journal;
import zeriba.engine.Pending;
import zeriba.engine.RecordText;
import zeriba.engine.Role;
import zeriba.engine.Roll;
import zeriba.engine.UnreadableException;
import zeriba.engine.Word;
import zeriba.wording.Wording;

/**
 * What the check of a finished record has found.
 *
 * @param faults what is not as it was played, or cannot be proved; none in a record that holds
 * @param table the table it was played at
 * @param throwsProved how many throws were computed again and found the same
 * @param nonces what the roles have added to the dice
 * @param brought how many entries the table began with, whose dice were thrown elsewhere
 */
public record Verification(
        List<String> faults, String table, int throwsProved, String nonces, int brought) {

    public Verification {
        faults = List.copyOf(faults);
    }

    /** Whether the record is as it was played and its dice as they were bound to fall. */
    public boolean holds() {
        return faults.isEmpty();
    }

    /** The check of a record of {@code game}. */
    public static <S, A> Verification of(Game<S, A> game, String text) throws UnreadableException {
        return new Check<>(game, text).made();
    }

    /** One check; lives for that. */
    private static final class Check<S, A> {

        private final String text;
        private final GameRecord<A> record;
        private final List<String> faults = new ArrayList<>();
        private Journal<S, A> journal;
        private int thrown;
        private int proved;

        Check(Game<S, A> game, String text) throws UnreadableException {
            this.text = text;
            this.record = RecordText.read(game, text);
            this.journal = Beginnings.journal(game, record.start());
        }

        Verification made() {
            String table = header("table");
            Optional<DiceSecret> secret = secret();
            if (secret.isPresent()) {
                commitment(secret.get());
                if (!Seal.isWhole(text, secret.get())) {
                    faults.add("the seal does not fit the lines: something was altered");
                }
                replay(secret.get(), table);
            }
            return new Verification(faults, table, proved, Nonces.of(journal), brought());
        }

        private String header(String name) {
            String value = record.headers().get(name);
            if (value == null) {
                faults.add(
                        "this record has no line '"
                                + name
                                + "': its dice were not thrown by a server, or its game is not"
                                + " over");
                return "";
            }
            return value;
        }

        private Optional<DiceSecret> secret() {
            String hex = header("secret");
            if (hex.isEmpty()) {
                return Optional.empty();
            }
            try {
                return Optional.of(DiceSecret.ofHex(hex));
            } catch (IllegalArgumentException _) {
                faults.add("the secret must be 64 hexadecimal digits");
                return Optional.empty();
            }
        }

        private void commitment(DiceSecret secret) {
            String commitment = header("commitment");
            if (!commitment.isEmpty() && !secret.commitment().equals(commitment)) {
                faults.add("the secret is not the one that the table was bound to");
            }
        }

        /** How many entries were there before the first: their dice fell at another table. */
        private int brought() {
            String given = record.headers().getOrDefault("given", "0");
            return given.matches("[0-9]{1,6}") ? Integer.parseInt(given) : 0;
        }

        private void replay(DiceSecret secret, String table) {
            for (Entry<A> entry : record.entries()) {
                int number = journal.last() + 1;
                if (number > brought()) {
                    own(entry, number, secret, table);
                }
                try {
                    journal = journal.after(entry);
                } catch (IllegalEntryException e) {
                    fault(
                            number,
                            Wording.of(journal.game(), record.start().setup().scenario()).of(e));
                    return;
                }
            }
            if (journal.result().isEmpty()) {
                faults.add("the game does not end with the last entry");
            }
        }

        private void own(Entry<A> entry, int number, DiceSecret secret, String table) {
            switch (entry) {
                case Entry.Rolled<A>(Roll roll) -> prove(roll, number, secret, table);
                case Entry.Said<A>(Role _, Word word) -> {
                    if (word instanceof Word.Nonce && thrown > 0) {
                        fault(number, "adds to the dice after they were first thrown");
                    }
                }
                case Entry.Chose<A> _ -> {}
            }
        }

        private void prove(Roll roll, int number, DiceSecret secret, String table) {
            thrown++;
            if (journal.position().pending() instanceof Pending.Chance<A> chance) {
                DiceCup cup = secret.cup(Nonces.of(journal), table);
                Roll bound = cup.roll(chance.dice(), number);
                if (bound.equals(roll)) {
                    proved++;
                } else {
                    fault(number, "dice " + roll + " were bound to fall as " + bound);
                }
            }
        }

        private void fault(int number, String what) {
            faults.add("entry " + number + ": " + what);
        }
    }
}
