package zeriba.server.operation;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.text.Notation;
import zeriba.engine.text.Value;

/**
 * An action by what its text names, as {@link Notation} says: a verb, then groups of units, then
 * places; and words that are neither. The way to a place stands after {@code via}, or before the
 * place, joined with it.
 *
 * @param units groups of units, in the order of the text
 * @param way the places passed on the way, the last one not among them
 */
record ActionParts(
        String text,
        String verb,
        List<List<String>> units,
        List<String> places,
        List<String> way,
        List<String> words) {

    private static final String VIA = "via";

    /** What the text of an action names, by the ids of the sheet. */
    static ActionParts of(String text, SheetIds ids) {
        List<String> rest = List.of(text.split(" ", -1));
        List<List<String>> units = new ArrayList<>();
        List<String> places = new ArrayList<>();
        List<String> way = new ArrayList<>();
        List<String> words = new ArrayList<>();
        boolean isWay = false;
        for (String word : rest.subList(1, rest.size())) {
            List<String> members = List.of(word.split("\\+", -1));
            if (isWay) {
                way.addAll(members);
            } else if (word.equals(VIA)) {
                isWay = true;
            } else if (ids.units().containsAll(members)) {
                units.add(members);
            } else if (ids.places().containsAll(members)) {
                way.addAll(members.subList(0, members.size() - 1));
                places.add(members.getLast());
            } else {
                words.add(word);
            }
        }
        return new ActionParts(text, rest.getFirst(), units, places, way, words);
    }

    /** The text and what it names; nothing is told of what it does not name. */
    Value.Fields told() {
        Value.Fields told = Value.NO_FIELDS.with("text", Value.of(text));
        if (!units.isEmpty()) {
            told = told.with("units", Value.of(units.stream().map(Value::texts).toList()));
        }
        return named(named(named(told, "places", places), "way", way), "words", words);
    }

    private static Value.Fields named(Value.Fields told, String name, List<String> ids) {
        return ids.isEmpty() ? told : told.with(name, Value.texts(ids));
    }
}
