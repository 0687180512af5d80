package zeriba.server.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zeriba.engine.schema.As;
import zeriba.engine.text.Notation;

/** The actions of whoever chooses, by verb. */
@As.Doc("The actions of whoever chooses, by kind.")
public record ActionChoices(
        @As.Doc("How many there are; where they are very many, not all are listed.") int total,
        List<ActionKind> kinds) {

    private static final String VIA = "via";

    public ActionChoices {
        kinds = List.copyOf(kinds);
    }

    /** So many actions, of which these are listed under their verbs. */
    static ActionChoices of(int total, Map<String, List<ActionChoice>> kinds) {
        return new ActionChoices(
                total,
                kinds.entrySet().stream()
                        .map(kind -> new ActionKind(kind.getKey(), kind.getValue()))
                        .toList());
    }

    /** The verb of an action's text. */
    static String verb(String text) {
        return text.split(" ", 2)[0];
    }

    /** Actions of one verb. */
    public record ActionKind(String verb, List<ActionChoice> actions) {}

    /**
     * An action by what its text names, as {@link Notation} says: a verb, then groups of units,
     * then places; and words that are neither. The way to a place stands after {@code via}, or
     * before the place, joined with it. Nothing is told of what it does not name.
     */
    @As.Doc("An action by what it names; its text is what is played.")
    public record ActionChoice(
            String text,
            @As.Implied
                    @As.Doc("Groups of units, in the order of the text: attackers, then defenders.")
                    List<List<String>> units,
            @As.Implied List<String> places,
            @As.Implied @As.Doc("The places on the way, the last one not among them.")
                    List<String> way,
            @As.Implied @As.Doc("What is neither a unit nor a place.") List<String> words) {

        /** What the text of an action names, by the ids of the sheet. */
        static ActionChoice of(String text, SheetIds ids) {
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
            return new ActionChoice(text, units, places, way, words);
        }
    }
}
