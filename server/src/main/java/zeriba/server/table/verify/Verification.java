package zeriba.server.table.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.server.dice.DiceSecret;
import zeriba.server.dice.Period;
import zeriba.server.dice.Scheme;
import zeriba.server.dice.Seal;
import zeriba.server.seat.Seats;
import zeriba.server.table.Table;
import zeriba.wording.Messages;

/**
 * What the check of a finished record has found.
 *
 * @param faults what is not as it was played, or cannot be proved; none in a record that holds
 * @param warnings what its scheme leaves open
 * @param table the table it was played at
 * @param throwsProved how many throws were computed again and found the same
 * @param nonces what the roles have added to the dice
 * @param brought how many entries the table began with, whose dice were thrown elsewhere
 */
public record Verification(
        List<String> faults,
        List<String> warnings,
        String table,
        int throwsProved,
        String nonces,
        int brought) {

    public Verification {
        faults = List.copyOf(faults);
        warnings = List.copyOf(warnings);
    }

    /** Whether the record is as it was played and its dice as they were bound to fall. */
    public boolean holds() {
        return faults.isEmpty();
    }

    /** The check of a record of {@code game}. */
    public static <S, A> Verification of(Game<S, A> game, String text) throws UnreadableException {
        return of(game, text, Bridge.NONE, List.of());
    }

    /**
     * The check of a record of {@code game}, and of what it says of others.
     *
     * @param bridge between it and what was played elsewhere
     * @param others the records of what was played elsewhere
     */
    public static <S, A> Verification of(
            Game<S, A> game, String text, Bridge bridge, List<String> others)
            throws UnreadableException {
        return new Check<>(game, text, new PlayedElsewhere(bridge, others)).made();
    }

    /** One check; lives for that. */
    private static final class Check<S, A> {

        private final Game<S, A> game;
        private final String text;
        private final GameRecord<A> record;
        private final List<String> faults = new ArrayList<>();
        private final List<String> warnings = new ArrayList<>();
        private final Set<String> persons = new TreeSet<>();
        private List<DiceSecret> secrets = List.of();
        private Journal<S, A> journal;
        private Period period;
        private final PlayedElsewhere elsewhere;
        private int proved;

        Check(Game<S, A> game, String text, PlayedElsewhere elsewhere) throws UnreadableException {
            this.elsewhere = elsewhere;
            this.game = game;
            this.text = text;
            this.record = RecordText.read(game, text);
            this.journal = Beginnings.asPlayed(game, record.start()).journal();
            this.period = Period.first(Scheme.FIRST);
        }

        Verification made() {
            String table = header("table");
            begin();
            secrets = secrets();
            if (!secrets.isEmpty()) {
                bound("the secret", 0, header("commitment"));
                if (!Seal.isWhole(text, secrets.getLast())) {
                    faults.add("the seal does not fit the lines: something was altered");
                }
                replay(table);
                end();
            }
            return new Verification(faults, warnings, table, proved, period.nonces(), brought());
        }

        /** By which scheme it was played, and by whom. */
        private void begin() {
            String scheme = record.headers().getOrDefault(Scheme.HEADER, "1");
            if (scheme.equals("1")) {
                warnings.add(
                        "its dice fell by the first scheme, which did not wait until everybody had"
                                + " sat down and added to them: who had brought a game to its end"
                                + " before and taken that back could have known them");
            } else if (scheme.equals("2")) {
                period = Period.first(Scheme.SECOND);
                seats();
            } else {
                faults.add("there is no scheme " + scheme);
            }
        }

        private void seats() {
            Set<String> named = new TreeSet<>();
            for (String seat : header(Seats.HEADER).split(" ", -1)) {
                String[] parts = seat.split("=", 2);
                named.add(parts[0]);
                if (!seat.endsWith("=computer")) {
                    persons.add(parts[0]);
                }
            }
            Set<String> playing = new TreeSet<>();
            game.about().playing(record.start().setup()).forEach(role -> playing.add(role.name()));
            if (!named.equals(playing)) {
                faults.add("the seats named are not those of this game");
            }
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

        private List<DiceSecret> secrets() {
            List<DiceSecret> read = new ArrayList<>();
            String line = header("secret");
            for (String hex : line.isEmpty() ? List.<String>of() : List.of(line.split(" ", -1))) {
                try {
                    read.add(DiceSecret.ofHex(hex));
                } catch (IllegalArgumentException _) {
                    faults.add("a secret must be 64 hexadecimal digits");
                    return List.of();
                }
            }
            return read;
        }

        private void bound(String what, int number, String commitment) {
            boolean isShown = number < secrets.size();
            if (!isShown || !secrets.get(number).commitment().equals(commitment)) {
                faults.add(what + " is not the one that the table was bound to");
            }
        }

        /** How many entries were there before the first: their dice fell at another table. */
        private int brought() {
            String given = record.headers().getOrDefault("given", "0");
            return given.matches("[0-9]{1,6}") ? Integer.parseInt(given) : 0;
        }

        private void replay(String table) {
            for (Entry<A> entry : record.entries()) {
                int number = journal.last() + 1;
                if (number > brought()) {
                    own(entry, number, table);
                }
                try {
                    journal = journal.after(entry);
                } catch (IllegalEntryException e) {
                    fault(
                            number,
                            Messages.of(journal.game(), record.start().setup().scenario()).of(e));
                    return;
                }
                period = number > brought() ? period.after(entry) : period.afterOneBrought(entry);
            }
        }

        private void own(Entry<A> entry, int number, String table) {
            if (journal.result().isPresent() && !isBoundAnew()) {
                afterAnEnd(entry, number);
            }
            switch (entry) {
                case Entry.Rolled<A>(Roll roll) when Table.isElsewhere(journal) ->
                        told(roll, number);
                case Entry.Rolled<A>(Roll roll) -> prove(roll, number, table);
                case Entry.AtTable<A>(Role by, TableAction word) -> said(by.name(), word, number);
                case Entry.Chose<A> _ -> {}
            }
        }

        private boolean isBoundAnew() {
            return journal.lastEntry()
                    .filter(last -> last instanceof Entry.AtTable<A>(_, TableAction.Commitment _))
                    .isPresent();
        }

        /** The secret was shown then: what follows must be bound to another. */
        private void afterAnEnd(Entry<A> entry, int number) {
            boolean isNext = entry instanceof Entry.AtTable<A>(_, TableAction.Commitment _);
            if (isNext || Period.mayFollowAnEnd(entry)) {
                return;
            }
            if (period.scheme() == Scheme.FIRST) {
                warnings.add(
                        "entry "
                                + number
                                + " follows the end of the game: who had seen the secret then knew"
                                + " every later die");
            } else {
                fault(number, "follows the end of the game, when the secret had been shown");
            }
        }

        private void said(String by, TableAction word, int number) {
            if (word instanceof TableAction.Commitment(String digest)) {
                bound("entry " + number + ": the next secret", period.number() + 1, digest);
            } else if (word instanceof TableAction.Nonce && !period.isOpenTo(by)) {
                fault(number, "adds to the dice after they were first thrown");
            } else if (word instanceof TableAction.Seat(String who)) {
                if (who.equals("person")) {
                    persons.add(by);
                } else {
                    persons.remove(by);
                }
            }
        }

        /** What was played elsewhere, which the entry before names. */
        private void told(Roll roll, int number) {
            S state = journal.position().state();
            String order = game.elsewhere(state).orElseThrow();
            if (journal.lastEntry().orElseThrow()
                    instanceof
                    Entry.AtTable<A>(_, TableAction.Outcome(String played, String digest))) {
                elsewhere
                        .fault(game, state, order, digest, roll)
                        .ifPresent(what -> fault(number, "table " + played + ": " + what));
            } else {
                fault(number, "tells of something played elsewhere, and names no record of it");
            }
        }

        private void prove(Roll roll, int number, String table) {
            if (period.scheme() == Scheme.SECOND) {
                for (String role : persons) {
                    if (period.waitsFor(role)) {
                        fault(number, "dice fell before " + role + " had spoken");
                    }
                }
            }
            Optional<DiceSecret> secret = secrets.stream().skip(period.number()).findFirst();
            if (secret.isPresent()
                    && journal.position().pending() instanceof Pending.Chance<A> chance) {
                Roll bound =
                        secret.get()
                                .cup(period.scheme(), period.nonces(), table)
                                .roll(chance.dice(), number);
                if (bound.equals(roll)) {
                    proved++;
                } else {
                    fault(number, "dice " + roll + " were bound to fall as " + bound);
                }
            }
        }

        private void end() {
            if (journal.result().isEmpty()) {
                faults.add("the game does not end with the last entry, and its secret is shown");
            }
            if (period.number() + 1 != secrets.size()) {
                faults.add("another number of secrets is shown than the table was bound to");
            }
            if (period.scheme() == Scheme.SECOND && !header(Table.ENDED).equals(ended())) {
                faults.add("the game did not end with the entry that its head names");
            }
        }

        /** The number of the last entry that was no acceptance of changed rules. */
        private String ended() {
            List<Entry<A>> entries = record.entries();
            int last = entries.size();
            while (last > 0 && Period.mayFollowAnEnd(entries.get(last - 1))) {
                last--;
            }
            return Integer.toString(last);
        }

        private void fault(int number, String what) {
            faults.add("entry " + number + ": " + what);
        }
    }
}
