package zeriba.board.map;

import java.util.List;
import java.util.Optional;

/**
 * One line of a data file, cut at its tabs; it knows where it stands, so that what is wrong with it
 * can be told. Field 0 is the row's word; fields that read {@code name=value} are its traits.
 */
public record MapRow(String file, int line, List<String> fields) {

    public MapRow {
        fields = List.copyOf(fields);
    }

    /** What the row is about. */
    public String word() {
        return fields.getFirst();
    }

    /** A field that must be there and not be empty; {@code meaning} names it in the refusal. */
    public String field(int index, String meaning) {
        if (index >= fields.size() || fields.get(index).isBlank()) {
            throw fault(meaning + " is missing in field " + (index + 1));
        }
        return fields.get(index);
    }

    /** The words of a field, separated by blanks. */
    public List<String> words(int index, String meaning) {
        return List.of(field(index, meaning).strip().split(" +"));
    }

    /** Refuses a row that has another number of fields; {@code form} shows the right one. */
    public MapRow withFields(int count, String form) {
        return withFields(count, count, form);
    }

    /** Refuses a row with too few or too many fields; {@code form} shows the right form. */
    public MapRow withFields(int fewest, int most, String form) {
        if (fields.size() < fewest || fields.size() > most) {
            throw fault("a row of " + fields.size() + " fields, not of the form: " + form);
        }
        return this;
    }

    /** The value of a trait that the row must have. */
    public String trait(String name) {
        return find(name).orElseThrow(() -> fault("the trait " + name + "= is missing"));
    }

    /** The value of a trait that must be a whole number. */
    public int number(String name) {
        String value = trait(name);
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException _) {
            throw fault(name + "=" + value + " is not a whole number");
        }
    }

    /** The value of a trait, if the row has it. */
    public Optional<String> find(String name) {
        String start = name + "=";
        return fields.stream()
                .skip(1)
                .filter(field -> field.startsWith(start))
                .map(field -> field.substring(start.length()))
                .findFirst();
    }

    /** Refuses fields from {@code first} on that are no traits, or a trait given twice. */
    public MapRow withTraitsFrom(int first) {
        List<String> names =
                fields.stream().skip(first).map(field -> field.split("=", 2)[0]).toList();
        for (int i = 0; i < names.size(); i++) {
            String field = fields.get(first + i);
            if (names.get(i).isBlank() || !field.contains("=")) {
                throw fault("\"" + field + "\" is not a trait of the form name=value");
            }
            if (names.indexOf(names.get(i)) < i) {
                throw fault("the trait " + names.get(i) + "= is given twice");
            }
        }
        return this;
    }

    /** A fault in this row, to be thrown. */
    public MapDataException fault(String reason) {
        return new MapDataException(file, line, reason);
    }
}
