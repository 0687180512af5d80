package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import zeriba.engine.Agenda;
import zeriba.engine.Role;
import zeriba.engine.Setup;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

/** Reads one state from a tree, and refuses what cannot be one. */
final class ParleyReader {

    private static final Set<String> NAMES =
            Set.of(
                    "turn",
                    "options",
                    "units",
                    "plots",
                    "revealed",
                    "hand",
                    "spent",
                    "omen",
                    "up",
                    "arrows",
                    "agenda");

    private final Value.Fields fields;

    ParleyReader(Value value) throws UnreadableException {
        this.fields = fields("", value);
        for (String name : fields.fields().keySet()) {
            require(NAMES.contains(name), name, "no such field; there are " + new TreeSet<>(NAMES));
        }
    }

    Parley state() throws UnreadableException {
        Parley.Terms terms = terms();
        Tokens tokens = tokens();
        Parley state =
                new Parley(
                        whole("turn", fields.at("turn"), 1, terms.turns()),
                        terms,
                        men(),
                        plots(),
                        flag("revealed"),
                        tokens,
                        whole("arrows", fields.at("arrows"), 0, 2),
                        agenda());
        Possible.check(state);
        return state;
    }

    private Parley.Terms terms() throws UnreadableException {
        Value given = fields.at("options");
        Value.Fields named =
                given instanceof Value.Nothing ? Value.NO_FIELDS : fields("options", given);
        return Start.terms(
                new ParleyGame().about().complete(new Setup(Start.AFAR, named.fields(), Map.of())));
    }

    private List<Man> men() throws UnreadableException {
        Map<String, Value> named = fields("units", fields.at("units")).fields();
        for (String id : named.keySet()) {
            require(Unit.named(id).isPresent(), "units." + id, "no such unit");
        }
        List<Man> men = new ArrayList<>();
        for (Unit unit : Unit.ALL) {
            String path = "units." + unit.name();
            men.add(
                    named.containsKey(unit.name())
                            ? man(path, fields(path, named.get(unit.name())))
                            : Man.GONE);
        }
        return men;
    }

    private static Man man(String path, Value.Fields man) throws UnreadableException {
        for (String name : man.fields().keySet()) {
            boolean isKnown = name.equals("at") || name.equals("strength");
            require(isKnown, path + "." + name, "a unit has only a place and a strength");
        }
        Place at =
                Place.named(text(path + ".at", man.at("at")))
                        .orElseThrow(() -> new UnreadableException(path + ".at", "no such place"));
        require(at != Place.GONE, path + ".at", "a unit that is gone is not named");
        return new Man(at, whole(path + ".strength", man.at("strength"), 1, 2));
    }

    private List<Plot> plots() throws UnreadableException {
        Value.Fields named = fields("plots", fields.at("plots"));
        require(named.fields().size() == Seats.ALL.size(), "plots", "one for each seat");
        List<Plot> plots = new ArrayList<>();
        for (Role seat : Seats.ALL) {
            String path = "plots." + seat;
            String id = text(path, named.at(seat.name()));
            require(!id.equals("?"), path, "is hidden; such a position cannot be played");
            plots.add(
                    id.equals(Plot.NONE.id())
                            ? Plot.NONE
                            : Plot.choosable(id)
                                    .orElseThrow(() ->
                                            new UnreadableException(path, "none, hold or march")));
        }
        return plots;
    }

    private Tokens tokens() throws UnreadableException {
        int hand = bits("hand");
        int spent = bits("spent");
        require((hand & spent) == 0, "spent", "a token cannot also be in the hand");
        int omen = whole("omen", fields.at("omen"), 0, Tokens.OMENS);
        boolean isUp = flag("up");
        require(omen > 0 || !isUp, "up", "there is no omen to lie face up");
        return new Tokens(hand, 0, spent, omen, isUp);
    }

    private int bits(String name) throws UnreadableException {
        List<Integer> numbers = new ArrayList<>();
        for (Value item : items(name)) {
            numbers.add(whole(name, item, 1, Tokens.COUNT));
        }
        require(
                numbers.equals(numbers.stream().sorted().distinct().toList()),
                name,
                "tokens stand in order, each once");
        return Tokens.bits(numbers);
    }

    private Agenda<Step> agenda() throws UnreadableException {
        List<Step> steps = new ArrayList<>();
        for (Value item : items("agenda")) {
            try {
                steps.add(StepText.read(text("agenda", item)));
            } catch (UnreadableException e) {
                throw new UnreadableException("agenda." + steps.size(), e.getMessage() + "");
            }
        }
        require(!steps.isEmpty(), "agenda", "something must be left to do, or be over");
        return Agenda.of(steps);
    }

    private List<Value> items(String name) throws UnreadableException {
        if (fields.at(name) instanceof Value.Items(List<Value> items)) {
            return items;
        }
        throw new UnreadableException(name, "must be a list");
    }

    private boolean flag(String name) throws UnreadableException {
        if (fields.at(name) instanceof Value.Flag(boolean set)) {
            return set;
        }
        throw new UnreadableException(name, "must be true or false");
    }

    private static String text(String path, Value value) throws UnreadableException {
        if (value instanceof Value.Text(String text)) {
            return text;
        }
        throw new UnreadableException(path, "must be a text");
    }

    private static int whole(String path, Value value, int from, int to)
            throws UnreadableException {
        if (value instanceof Value.Whole(long n) && from <= n && n <= to) {
            return (int) n;
        }
        throw new UnreadableException(path, "must be a number from " + from + " to " + to);
    }

    private static Value.Fields fields(String path, Value value) throws UnreadableException {
        if (value instanceof Value.Fields fields) {
            return fields;
        }
        throw new UnreadableException(path, "must have fields");
    }

    private static void require(boolean holds, String path, String reason)
            throws UnreadableException {
        if (!holds) {
            throw new UnreadableException(path, reason);
        }
    }
}
