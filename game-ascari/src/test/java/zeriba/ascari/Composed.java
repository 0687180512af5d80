package zeriba.ascari;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.ascari.state.Army;
import zeriba.engine.text.Value;
import zeriba.field.Contact;
import zeriba.testkit.TestTable;

/** One line of {@code why-not.tsv}: a composed position, a question, and the answer to it. */
record Composed(
        String title,
        String battle,
        List<String> more,
        List<String> units,
        String portion,
        List<String> played,
        String action,
        String key,
        String rule,
        List<String> places) {

    private static final TestTable TABLES = new TestTable(Composed.class);

    /** The cases of the table. */
    static Stream<Composed> table() {
        return lines("why-not.tsv").map(Composed::of);
    }

    /** The lines of a table as lists of fields, without blank lines and comments. */
    static Stream<List<String>> lines(String name) {
        return TABLES.lines(name);
    }

    private static Composed of(List<String> f) {
        String key = "objection." + f.get(7);
        return of(f, f.get(6), key, f.get(8), TestTable.words(f.get(9), " "));
    }

    /** A position alone, with no question to it: the first six fields of a line. */
    static Composed position(List<String> f) {
        return of(f, "", "", "", List.of());
    }

    private static Composed of(
            List<String> f, String action, String key, String rule, List<String> places) {
        return new Composed(
                f.get(0),
                f.get(1),
                TestTable.words(f.get(2), " "),
                TestTable.words(f.get(3), " "),
                f.get(4),
                TestTable.words(f.get(5), "; "),
                action,
                key,
                rule,
                places);
    }

    /** Play from the position on, what is played before the question already done. */
    Desk.Play play() {
        String[] acts = played.toArray(String[]::new);
        if (!portion.isEmpty()) {
            return composed().then(acts);
        }
        return isOnTheField() ? Desk.before(field()).then(acts) : Desk.begin(battle, acts);
    }

    /** Whether it is asked in a battle on the field, not in one of the five. */
    boolean isOnTheField() {
        return contact().isPresent();
    }

    private Optional<Contact> contact() {
        return Stream.of(Contact.values()).filter(one -> one.word().equals(battle)).findFirst();
    }

    private AscariGame field() {
        return Orders.game(Orders.of(contact().orElseThrow()));
    }

    private Desk desk() {
        return isOnTheField() ? Desk.of(field()) : Desk.of(battle);
    }

    private Desk.Play composed() {
        Desk desk = desk();
        for (String word : more) {
            desk = with(desk, word.split("=", 2));
        }
        for (String unit : units) {
            String[] parts = unit.split("[=:+]");
            desk = desk.put(parts[0], parts[1], Arrays.copyOfRange(parts, 2, parts.length));
        }
        String[] who = portion.split(" ", 2);
        Army army = Army.valueOf(who[0].toUpperCase(Locale.ROOT));
        return who[1].equals("fire") ? desk.fires(army) : desk.moves(army);
    }

    private static Desk with(Desk desk, String... part) {
        return switch (part[0]) {
            case "turn" -> desk.turn(Integer.parseInt(part[1]));
            case "off" -> desk.option(part[1], Value.of(false));
            case "flight" -> desk.with("flight", Value.of(true));
            case "rifles" -> desk.with("rifles", Value.texts(List.of(part[1])));
            default -> desk.with(part[0], Value.of(Integer.parseInt(part[1])));
        };
    }

    @Override
    public String toString() {
        return title;
    }
}
