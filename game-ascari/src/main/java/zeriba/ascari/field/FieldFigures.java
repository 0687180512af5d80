package zeriba.ascari.field;

import java.util.HashMap;
import java.util.Map;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;
import zeriba.field.Body;
import zeriba.field.Contact;
import zeriba.field.Land;

/** The figures by which battles on the field are made, as their data file has them. */
final class FieldFigures {

    private static final String ANY = "any";

    private final MapText text;
    private final Map<String, Integer> figures = new HashMap<>();

    FieldFigures(MapText text) {
        this.text = text;
        for (MapRow row : text.rows()) {
            if (row.word().equals("figure")) {
                row.field(3, "where it comes from");
                figures.put(row.field(1, "the figure"), number(row, row.field(2, "the number")));
            }
        }
    }

    private static int number(MapRow row, String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException _) {
            throw row.fault("\"" + word + "\" is not a whole number");
        }
    }

    /** A figure by its word. */
    int figure(String word) {
        Integer figure = figures.get(word);
        if (figure == null) {
            throw text.fault("there is no figure " + word);
        }
        return figure;
    }

    /** A figure by its word, as a kind of contact has it where it has one of its own. */
    int figure(String word, Contact contact) {
        MapRow row = contact(contact);
        return row.find(word).isPresent() ? row.number(word) : figure(word);
    }

    /** The row of a kind of contact. */
    MapRow contact(Contact contact) {
        return row("contact", contact.word());
    }

    /** The row of a kind of land. */
    MapRow land(Land land) {
        return row("land", land.word());
    }

    /** The row of the troops that a body is of. */
    MapRow troops(Body body) {
        return text.rows().stream()
                .filter(row -> row.word().equals("troops"))
                .filter(row -> row.field(1, "the arm").equals(body.arm().word()))
                .filter(row -> isOf(row.field(2, "the grade"), body))
                .findFirst()
                .orElseThrow(() -> text.fault("there are no troops " + body));
    }

    /** The row of what a force lives on. */
    MapRow transport() {
        return row("troops", "transport");
    }

    private static boolean isOf(String grade, Body body) {
        return grade.equals(ANY) || grade.equals(body.grade().word());
    }

    private MapRow row(String word, String name) {
        return text.rows().stream()
                .filter(row -> row.word().equals(word) && row.field(1, "its name").equals(name))
                .findFirst()
                .orElseThrow(() -> text.fault("there is no " + word + " " + name));
    }
}
