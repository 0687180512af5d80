package zeriba.app.suite;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.Overrides;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * A position, and what a player must not do there.
 *
 * @param name what is wrong with doing so, in words with hyphens
 * @param overrides what other data the game has, as the head of a record tells it; empty, if none
 * @param scenario what is set up first
 * @param options the options of the scenario that are on
 * @param position fields of the position that replace those of the set-up
 * @param played what is then played, as in a record
 * @param levels whose players are tried
 * @param actions how many own actions are looked at; 0 for all to the end of the phase
 * @param never patterns of actions that must not be among them; a star is any text
 * @param best patterns of which one at least must be among them; none, where the suite does not say
 */
record SuiteCase(
        String name,
        String overrides,
        String scenario,
        List<String> options,
        Value.Fields position,
        List<String> played,
        List<String> levels,
        int actions,
        List<String> never,
        List<String> best) {

    static SuiteCase read(Value.Fields fields) {
        return new SuiteCase(
                text(fields, "name"),
                fields.at("overrides") instanceof Value.Text(String told) ? told : "",
                text(fields, "scenario"),
                texts(fields, "options"),
                fields.at("position") instanceof Value.Fields some ? some : Value.NO_FIELDS,
                texts(fields, "played"),
                texts(fields, "levels"),
                fields.at("actions") instanceof Value.Whole(long number) ? (int) number : 0,
                texts(fields, "never"),
                texts(fields, "best"));
    }

    /** The game with the data of the case. */
    <S, A> Game<S, A> of(Game<S, A> game) throws UnreadableException {
        return overrides.isEmpty() ? game : game.with(Overrides.read(overrides));
    }

    /** The same with other fields of the position, under a name that says what is different. */
    SuiteCase varied(String how, Value.Fields other) {
        return new SuiteCase(
                name + ", " + how,
                overrides,
                scenario,
                options,
                other,
                played,
                levels,
                actions,
                never,
                best);
    }

    /** The same with one more option on. */
    SuiteCase varied(String how, String option) {
        List<String> more = Stream.concat(options.stream(), Stream.of(option)).toList();
        return new SuiteCase(
                name + ", " + how,
                overrides,
                scenario,
                more,
                position,
                played,
                levels,
                actions,
                never,
                best);
    }

    /** What is foolish about choosing these actions; empty, if nothing is. */
    Optional<String> fault(List<String> chosen) {
        Optional<String> wrong =
                chosen.stream()
                        .filter(action -> never.stream().anyMatch(p -> matches(p, action)))
                        .findFirst()
                        .map(action -> action + " in " + chosen);
        boolean isMissed =
                !best.isEmpty()
                        && chosen.stream()
                                .noneMatch(a -> best.stream().anyMatch(p -> matches(p, a)));
        return wrong.isPresent() || !isMissed
                ? wrong
                : Optional.of("none of " + best + " in " + chosen);
    }

    private static boolean matches(String pattern, String action) {
        String[] parts = pattern.split("\\*", -1);
        String quoted = String.join(".*", Stream.of(parts).map(Pattern::quote).toList());
        return action.matches(quoted);
    }

    private static String text(Value.Fields fields, String name) {
        if (fields.at(name) instanceof Value.Text(String text)) {
            return text;
        }
        throw new IllegalArgumentException("a case of a suite needs '" + name + "': " + fields);
    }

    private static List<String> texts(Value.Fields fields, String name) {
        return fields.at(name) instanceof Value.Items(List<Value> items)
                ? items.stream().map(item -> ((Value.Text) item).text()).toList()
                : List.of();
    }
}
