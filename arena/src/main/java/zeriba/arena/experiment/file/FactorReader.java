package zeriba.arena.experiment.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import zeriba.arena.experiment.Change;
import zeriba.arena.experiment.Factor;
import zeriba.arena.experiment.Factor.Setting;
import zeriba.arena.experiment.Restriction;
import zeriba.engine.Game;
import zeriba.engine.Overrides;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Side;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Reads what varies in an experiment, and what is other than published in all of it. */
final class FactorReader {

    private static final Set<String> FIELDS =
            Set.of(
                    "comment",
                    "name",
                    "option",
                    "data",
                    "restrict",
                    "values",
                    "from",
                    "to",
                    "step",
                    "by");
    private static final int LARGE = 1_000_000;
    private static final int LAST_TURN = 10_000;

    private final Game<?, ?> game;
    private final Map<String, String> data;

    FactorReader(Game<?, ?> game) {
        this.game = game;
        this.data = game.data();
    }

    /** What is other in all variants. */
    Change fixed(TreeReader file) throws UnreadableException {
        Change fixed = Change.NONE;
        TreeReader others = file.at("data");
        if (others.isThere()) {
            for (String pointer : others.fields().fields().keySet()) {
                fixed = fixed.and(cells(List.of(pointer), others.at(pointer)));
            }
        }
        for (TreeReader one : file.at("restrict").items()) {
            fixed = fixed.and(Change.restricted(restriction(one, one.at("name"))));
        }
        return fixed;
    }

    List<Factor> all(TreeReader vary) throws UnreadableException {
        List<Factor> factors = new ArrayList<>();
        for (TreeReader one : vary.items()) {
            Factor factor = factor(one.withOnly(FIELDS));
            if (factor.levels().size() < 2) {
                throw one.fault("must have at least two values");
            }
            factors.add(factor);
        }
        return factors;
    }

    private Factor factor(TreeReader one) throws UnreadableException {
        if (one.at("option").isThere()) {
            OptionSpec option = option(one.at("option"));
            return new Factor(name(one, option.id()), options(option, one));
        }
        if (one.at("restrict").isThere()) {
            Restriction restriction = restriction(one.at("restrict"), one.at("name"));
            return new Factor(
                    restriction.name(),
                    List.of(
                            new Setting("allowed", Change.NONE),
                            new Setting("forbidden", Change.restricted(restriction))));
        }
        if (one.at("data").isThere()) {
            List<String> pointers = pointers(one.at("data"));
            return new Factor(name(one, pointers.getFirst()), data(pointers, one));
        }
        throw one.fault("must name an option, data or a restrict");
    }

    private static String name(TreeReader one, String usual) throws UnreadableException {
        return one.at("name").isThere() ? one.at("name").text() : usual;
    }

    private OptionSpec option(TreeReader node) throws UnreadableException {
        return node.named(
                "option of " + game.about().id(),
                id ->
                        game.about().options().stream()
                                .filter(option -> option.id().equals(id))
                                .findFirst());
    }

    private static List<Setting> options(OptionSpec option, TreeReader one)
            throws UnreadableException {
        List<Setting> settings = new ArrayList<>();
        for (TreeReader value : values(one, option)) {
            try {
                Value checked = option.checked(value.value());
                settings.add(new Setting(text(checked), Change.option(option.id(), checked)));
            } catch (UnreadableException wrong) {
                throw value.fault(wrong.reason());
            }
        }
        return settings;
    }

    /** The values that are named; without any those that there are, the default first. */
    private static List<TreeReader> values(TreeReader one, OptionSpec option)
            throws UnreadableException {
        if (one.at("values").isThere()) {
            return one.at("values").items();
        }
        return switch (option) {
            case OptionSpec.OnOff flag ->
                    List.of(
                            new TreeReader("", Value.of(flag.on())),
                            new TreeReader("", Value.of(!flag.on())));
            case OptionSpec.OneOf few ->
                    few.values().stream().map(word -> new TreeReader("", Value.of(word))).toList();
            case OptionSpec.WholeNumber _ ->
                    throw one.fault("must have values, as " + option.id() + " is a number");
        };
    }

    private static String text(Value value) {
        return switch (value) {
            case Value.Flag(boolean set) -> set ? "on" : "off";
            case Value.Text(String text) -> text;
            case Value.Whole(long number) -> Long.toString(number);
            case Value.Real(double number) -> Double.toString(number);
            case Value.Nothing _, Value.Items _, Value.Fields _ -> "";
        };
    }

    private static List<String> pointers(TreeReader node) throws UnreadableException {
        if (node.value() instanceof Value.Text) {
            return List.of(node.text());
        }
        List<String> pointers = new ArrayList<>();
        for (TreeReader one : node.items()) {
            pointers.add(one.text());
        }
        if (pointers.isEmpty()) {
            throw node.fault("must be a JSON Pointer or a list of them");
        }
        return pointers;
    }

    private List<Setting> data(List<String> pointers, TreeReader one) throws UnreadableException {
        if (one.at("values").isThere()) {
            List<Setting> settings = new ArrayList<>();
            for (TreeReader value : one.at("values").items()) {
                settings.add(new Setting(label(value), cells(pointers, value)));
            }
            return settings;
        }
        if (one.at("from").isThere()) {
            return range(pointers, one);
        }
        List<Integer> steps = new ArrayList<>(List.of(0));
        if (one.at("by").isThere()) {
            for (TreeReader step : one.at("by").items()) {
                steps.add(step.number(-LARGE, LARGE));
            }
        } else {
            int step = one.at("step").number(1, LARGE);
            steps.addAll(List.of(-step, step));
        }
        return changed(pointers, one, steps);
    }

    /** The values as they stand, then each of them more by these steps. */
    private List<Setting> changed(List<String> pointers, TreeReader one, List<Integer> steps)
            throws UnreadableException {
        List<Setting> settings = new ArrayList<>();
        for (int step : steps) {
            Map<String, String> cells = new LinkedHashMap<>();
            for (String pointer : pointers) {
                cells.put(pointer, Integer.toString(whole(pointer, one) + step));
            }
            settings.add(
                    step == 0
                            ? new Setting("as it stands", Change.NONE)
                            : new Setting(
                                    "%+d".formatted(step).replace('-', '\u2212'),
                                    checked(cells, one)));
        }
        return settings;
    }

    /** The present number first, where the range has it. */
    private List<Setting> range(List<String> pointers, TreeReader one) throws UnreadableException {
        int from = one.at("from").number(-LARGE, LARGE);
        int to = one.at("to").number(from, LARGE);
        int step = one.at("step").isThere() ? one.at("step").number(1, LARGE) : 1;
        int present = whole(pointers.getFirst(), one);
        List<Setting> settings = new ArrayList<>();
        for (int number = from; number <= to; number += step) {
            Setting setting =
                    new Setting(
                            Integer.toString(number),
                            cells(pointers, new TreeReader(one.path(), Value.of(number))));
            settings.add(number == present ? 0 : settings.size(), setting);
        }
        return settings;
    }

    private int whole(String pointer, TreeReader one) throws UnreadableException {
        String said = data.getOrDefault(pointer, "");
        if (said.matches("-?[0-9]{1,9}")) {
            return Integer.parseInt(said);
        }
        checked(Map.of(pointer, "0"), one);
        throw one.at("data").fault(pointer + " is \"" + said + "\", not a whole number");
    }

    private static String label(TreeReader value) throws UnreadableException {
        if (value.value() instanceof Value.Items) {
            return joined(value);
        }
        if (value.value() instanceof Value.Fields fields) {
            List<String> parts = new ArrayList<>();
            for (String name : fields.fields().keySet()) {
                parts.add(name + " " + label(value.at(name)));
            }
            return String.join(", ", parts);
        }
        return text(value.value());
    }

    private static String joined(TreeReader list) throws UnreadableException {
        List<String> words = new ArrayList<>();
        for (TreeReader word : list.items()) {
            words.add(text(word.value()));
        }
        return String.join(" ", words);
    }

    /** The same value in each cell; an object's fields in the cells below it. */
    private Change cells(List<String> pointers, TreeReader value) throws UnreadableException {
        Map<String, String> cells = new LinkedHashMap<>();
        for (String pointer : pointers) {
            if (value.value() instanceof Value.Fields fields) {
                for (String name : fields.fields().keySet()) {
                    cells.put(pointer + "/" + name, label(value.at(name)));
                }
            } else {
                cells.put(pointer, label(value));
            }
        }
        return checked(cells, value);
    }

    /** What a cell may say is found when a variant is built; that there is one, here. */
    private Change checked(Map<String, String> cells, TreeReader where) throws UnreadableException {
        for (Map.Entry<String, String> cell : cells.entrySet()) {
            if (!data.containsKey(cell.getKey())) {
                try {
                    game.with(Overrides.of(Map.of(cell.getKey(), cell.getValue())));
                } catch (UnreadableException wrong) {
                    throw where.fault(wrong.reason());
                }
            }
        }
        return Change.data(cells);
    }

    private Restriction restriction(TreeReader node, TreeReader outer) throws UnreadableException {
        node.withOnly(Set.of("comment", "name", "side", "forbid", "turns"));
        String forbid = node.at("forbid").text();
        String name =
                outer.isThere()
                        ? outer.text()
                        : node.at("name").isThere() ? node.at("name").text() : forbid;
        String side = node.at("side").isThere() ? side(node.at("side")) : "";
        List<TreeReader> turns = node.at("turns").items();
        if (!turns.isEmpty() && turns.size() != 2) {
            throw node.at("turns").fault("must be the first and the last turn");
        }
        int from = turns.isEmpty() ? 0 : turns.getFirst().number(0, LAST_TURN);
        int to = turns.isEmpty() ? LAST_TURN : turns.getLast().number(from, LAST_TURN);
        try {
            return new Restriction(name, side, Pattern.compile(forbid), from, to);
        } catch (PatternSyntaxException wrong) {
            throw node.at("forbid").fault("is no regular expression: " + wrong.getDescription());
        }
    }

    private String side(TreeReader node) throws UnreadableException {
        Function<String, Optional<String>> find =
                name ->
                        game.about().sides().stream()
                                .map(Side::name)
                                .filter(name::equals)
                                .findFirst();
        return node.named("side of " + game.about().id(), find);
    }
}
