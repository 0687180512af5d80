package zeriba.testkit.contract;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.Claim;
import zeriba.testkit.Form;
import zeriba.testkit.Trials;

/**
 * What holds of every game, tried over random play from its set-ups and from composed states. A
 * game's own test extends this and says which game it is; the rest has defaults.
 */
@Tag(Trials.TAG)
public abstract class GameContract<S, A> {

    /** Over how many seeds it is tried in the short form. */
    private static final int BRIEF = 5;

    /** How many games are played on from each composed state in the long form. */
    private static final int COMPOSED_GAMES = 4;

    /** The game. */
    protected abstract Game<S, A> game();

    /** Where a unit is that a position does not name. */
    protected abstract String defaultBox();

    /** What must be true of any state: no counter lost, no stack too high, and so on. */
    protected void checkState(S state) {}

    /** Further checks of the game's own. */
    protected List<Check<S, A>> moreChecks() {
        return List.of();
    }

    /** Well-formed actions, allowed or not, that random play would not think of. */
    protected Stream<A> oddActions(S state, SplitMix64 random) {
        return Stream.empty();
    }

    /** The objections that random play must have met in the long form: all that have a message. */
    protected Set<String> objectionsToMeet() {
        Set<String> keys = new TreeSet<>(game().messages(Locale.ENGLISH).keySet());
        keys.removeIf(key -> !key.startsWith("objection."));
        return keys;
    }

    /** Over how many seeds this game is tried in the long form. */
    protected int seeds() {
        return 1_000;
    }

    /** Over how many seeds this game is tried in the extended form; fewer where a game is long. */
    protected int extendedSeeds() {
        return 100;
    }

    /** More entries than any game has. */
    protected int longest() {
        return 20_000;
    }

    /** Every scenario as it comes; then the first with each option in each other value. */
    protected List<Setup> setups() {
        GameInfo about = game().about();
        Set<Setup> setups = new LinkedHashSet<>();
        about.scenarios().forEach(scenario -> setups.add(complete(Setup.of(scenario.id()))));
        Setup first = setups.iterator().next();
        for (OptionSpec option : about.options()) {
            values(option).forEach(value -> setups.add(first.with(option.id(), value)));
        }
        return List.copyOf(setups);
    }

    /** States that random play hardly ever brings about, to begin some of the games from. */
    protected List<S> composedStates() {
        return List.of();
    }

    private Setup complete(Setup setup) {
        try {
            return game().about().complete(setup);
        } catch (UnreadableException e) {
            throw new AssertionError("a scenario of its own is refused: " + setup, e);
        }
    }

    private static List<Value> values(OptionSpec option) {
        return switch (option) {
            case OptionSpec.OnOff _ -> List.of(Value.of(true), Value.of(false));
            case OptionSpec.OneOf one -> one.values().stream().map(Value::of).toList();
            case OptionSpec.WholeNumber number ->
                    List.of(Value.of(number.from()), Value.of(number.to()));
        };
    }

    /**
     * The objections that may join two things with an "or", each with why no two keys tell them
     * apart.
     */
    protected Map<String, String> eitherOr() {
        return Map.of();
    }

    /** Every objection in every form reads as a sentence, in each language of the game. */
    @Test
    void everyObjectionReadsWell() {
        List<String> faults = Reading.faults(game());
        Claim.that(faults.isEmpty(), "%s", String.join("\n", faults));
    }

    /** Each language of the game says all that English says, and says it in that language. */
    @Test
    void everyLanguageSaysEverything() {
        List<String> faults = Languages.faults(game());
        Claim.that(faults.isEmpty(), "%s", String.join("\n", faults));
    }

    /** A game on other data tells them, writes them into its records, and alone reads those. */
    @Test
    void otherDataAreAnotherGame() {
        List<String> faults = DataCheck.faults(game());
        Claim.that(faults.isEmpty(), "%s", String.join("\n", faults));
    }

    /** An objection tells the reason that holds, not that it is one of two. */
    @Test
    void anObjectionTellsOneReason() {
        Set<String> found = Reading.eitherOr(game());
        Set<String> known = eitherOr().keySet();
        Claim.that(
                found.equals(known),
                "objections with an \"or\" in them: %s; looked at before: %s",
                found,
                known);
    }

    /** Random games keep to the contract, from every set-up and every composed state. */
    @TestFactory
    Stream<DynamicTest> randomGamesKeepToTheContract() {
        ObjectionsCheck<S, A> objections = new ObjectionsCheck<>(game(), this::oddActions);
        Walk<S, A> walk = new Walk<>(game(), checks(objections), longest());
        List<Part> parts = new ArrayList<>();
        List<Setup> setups = setupsTried();
        for (Setup setup : setups) {
            parts.add(
                    part(
                            name(setup),
                            Math.ceilDiv(extendedSeeds(), setups.size()),
                            Math.ceilDiv(seeds(), setups.size()),
                            seed -> walk.play(setup, seed)));
        }
        parts.add(
                part(
                        "composed states",
                        1,
                        COMPOSED_GAMES,
                        seed -> composedTried().forEach(state -> walk.play(state, seed))));
        return Stream.concat(
                parts.stream().map(part -> part.test(objections)),
                Stream.of(
                        DynamicTest.dynamicTest(
                                "every objection was met", () -> allMet(objections, parts))));
    }

    /** A part of the walk, with the trials that it takes. */
    private record Part(String name, Trials trials, Trials.Trial trial) {

        DynamicTest test(ObjectionsCheck<?, ?> objections) {
            return DynamicTest.dynamicTest(name, () -> trials.each(trial, objections::met));
        }
    }

    private Part part(String name, int extended, int whole, Trials.Trial trial) {
        String sum = game().about().id() + " contract, " + name;
        return new Part(name, new Trials(sum, Math.min(1, extended), extended, whole), trial);
    }

    /** A position and the options beside it are one set, whichever of them names an option. */
    @TestFactory
    Stream<DynamicTest> aPositionHasOneSetOfOptions() {
        OneSetCheck<S, A> check = new OneSetCheck<>(game());
        return setups().stream()
                .map(setup -> DynamicTest.dynamicTest(name(setup), () -> check.setup(setup)));
    }

    /** All composed states; every third in the short and the usual form. */
    private List<S> composedTried() {
        List<S> all = composedStates();
        return IntStream.range(0, all.size())
                .filter(i -> i % Form.pick(3, 3, 1, 1) == 0)
                .mapToObj(all::get)
                .toList();
    }

    /** All set-ups; the first few in the short form, which begin with the scenarios. */
    private List<Setup> setupsTried() {
        List<Setup> setups = setups();
        return Form.now() == Form.SHORT
                ? setups.subList(0, Math.min(BRIEF, setups.size()))
                : setups;
    }

    private static String name(Setup setup) {
        return setup.scenario() + " " + new TreeMap<>(setup.options());
    }

    /** Judged when all portions of the long form are done, by what they met together. */
    private void allMet(ObjectionsCheck<S, A> objections, List<Part> parts) {
        Assumptions.assumeTrue(
                parts.stream().allMatch(part -> part.trials().areDone()),
                "judged when all seeds of the long form are tried");
        Set<String> missing = new TreeSet<>(objectionsToMeet());
        missing.removeAll(objections.met());
        parts.forEach(part -> missing.removeAll(part.trials().met()));
        Claim.that(missing.isEmpty(), "never objected: %s", missing);
    }

    /** All checks, in the order in which they are tried. */
    List<Check<S, A>> checks(ObjectionsCheck<S, A> objections) {
        List<Check<S, A>> checks = new ArrayList<>();
        checks.add(new OptionsCheck<>(game()));
        checks.add(new NotationCheck<>(game()));
        checks.add(new HexNamesCheck<>(game()));
        checks.add(objections);
        checks.add(new RefusalsCheck<>(game()));
        checks.add(new ThrowsCheck<>(game()));
        checks.add(new PurityCheck<>(game()));
        checks.add(new CodecCheck<>(game()));
        checks.add(new EventsCheck<>(game(), defaultBox()));
        checks.add(new SecrecyCheck<>(game()));
        checks.add(new OrdersCheck<>(game()));
        checks.add(new RecordCheck<>(game()));
        checks.add(new InspectionCheck<>(game()));
        checks.add(
                new Check<>() {
                    @Override
                    public void position(Position<S, A> position, SplitMix64 random) {
                        checkState(position.state());
                    }
                });
        checks.addAll(moreChecks());
        return checks;
    }
}
