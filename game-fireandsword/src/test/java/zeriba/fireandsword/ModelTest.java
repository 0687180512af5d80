package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.model.Comparison;
import zeriba.fireandsword.rules.S08_Movement;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;
import zeriba.testkit.Form;
import zeriba.testkit.Trials;

/**
 * Random campaigns against a model that was written from the rules a second time: movement, battles
 * met and fought, losses, retreats, supply, sieges, columns and scoring. 1,000 of them in the long
 * form.
 */
@Tag(Trials.TAG)
final class ModelTest {

    private static final int LONGEST = Form.pick(400, 400, 400, 1_500);

    /** Campaigns of each set-up, of which there are seven. */
    private static final int USUAL = 5;

    private static final int WHOLE = 167;

    private static final List<List<String>> SETUPS =
            List.of(
                    List.of("fixed"),
                    List.of("random", "vp=harsh", "roads"),
                    List.of("random", "sea-moves", "boats-slip", "surrender-counts"),
                    List.of("fixed", "fast-stack", "steamer-wins", "strict-end"),
                    List.of("fixed", "seats=3", "command=units"),
                    List.of("random", "battles=tabletop", "boats-slip"),
                    List.of("fixed", "battles=field"));

    static Stream<List<String>> setups() {
        return SETUPS.stream();
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule({
        "8.1", "9.1", "11.1", "12.1", "12.2", "12.6", "12.7", "12.9", "13.1", "13.2", "13.3",
        "14.1", "14.2", "15.1", "17.1", "QB.1", "QB.12", "QB.13", "QB.15", "R-49", "R-78"
    })
    void randomCampaignsGoAsTheModelSays(List<String> setup) throws Exception {
        String[] options = setup.subList(1, setup.size()).toArray(String[]::new);
        Comparison comparison = new Comparison();
        long first = 1_000L * SETUPS.indexOf(setup);
        new Trials("fireandsword-model-" + String.join(" ", setup), 1, USUAL, WHOLE)
                .each(seed -> play(setup.getFirst(), options, first + seed, comparison));
        assertThat(comparison.made()).as("comparisons").isGreaterThan(1_000);
    }

    private static void play(String scenario, String[] options, long seed, Comparison comparison) {
        SplitMix64 random = new SplitMix64(seed);
        DiceCup cup = DiceCup.seeded(seed);
        Sudan here = Scene.RULES.setup(Desk.setup(scenario, options));
        for (int entry = 1; entry < LONGEST; entry++) {
            String where = "seed " + seed + " entry " + entry;
            switch (Scene.RULES.pending(here)) {
                case Pending.Choice<Act> choice -> {
                    if (random.below(4) == 0) {
                        moves(here, choice, random, comparison, where);
                    }
                    Act act = chosen(here, choice, random);
                    Sudan next = Scene.RULES.choose(here, act);
                    comparison.chose(here, next);
                    here = next;
                }
                case Pending.Chance<Act> chance -> {
                    Roll roll = cup.roll(chance.dice(), entry);
                    Sudan next = Scene.RULES.roll(here, roll);
                    comparison.rolled(here, roll, next, where);
                    here = next;
                }
                case Pending.Automatic<Act> _ -> {
                    Sudan next = Scene.RULES.proceed(here);
                    comparison.proceeded(here, next, where);
                    here = next;
                }
                case Pending.Over<Act> _ -> {
                    return;
                }
            }
        }
    }

    /** The recommended set-up; then anything that is listed, a move rather than the end. */
    private static Act chosen(Sudan here, Pending.Choice<Act> choice, SplitMix64 random) {
        if (choice.options().contains(new Act.Recommended())) {
            return new Act.Recommended();
        }
        boolean ends = here.now() instanceof S08_Movement.Movement && random.below(12) == 0;
        return ends && choice.options().contains(new Act.End())
                ? new Act.End()
                : choice.options().get(random.below((int) choice.options().size()));
    }

    /** Random stacks to all spaces: the rules allow what the model allows. */
    private static void moves(
            Sudan here,
            Pending.Choice<Act> choice,
            SplitMix64 random,
            Comparison comparison,
            String where) {
        if (!(here.now() instanceof S08_Movement.Movement)) {
            return;
        }
        List<Integer> stack = stack(here, random);
        Units units = Units.NONE;
        for (int u : stack) {
            units = units.with(u);
        }
        List<Integer> tow = stack.subList(1, stack.size());
        for (int to = 0; to < here.map().size(); to++) {
            boolean marches = choice.options().contains(new Act.March(units, to));
            comparison.march(here, stack, to, marches, where);
            if (here.forces().unit(stack.getFirst()).isBoat()) {
                Act steam = new Act.Steam(stack.getFirst(), rest(tow), to);
                comparison.steam(here, stack, to, choice.options().contains(steam), where);
            }
        }
        comparison.rail(here, stack, choice.options().contains(new Act.Rail(units)), where);
        comparison.sortie(here, stack, choice.options().contains(new Act.Sortie(units)), where);
    }

    private static Units rest(List<Integer> tow) {
        Units units = Units.NONE;
        for (int u : tow) {
            units = units.with(u);
        }
        return units;
    }

    /** Some of the pieces of a space where there are any, a boat first if there is one. */
    private static List<Integer> stack(Sudan here, SplitMix64 random) {
        List<Integer> all =
                IntStream.range(0, here.forces().size())
                        .filter(u -> here.at(u) < here.map().size())
                        .boxed()
                        .toList();
        int space = here.at(all.get(random.below(all.size())));
        boolean whole = random.below(3) == 0;
        List<Integer> some = new ArrayList<>();
        for (int u : all) {
            if (here.at(u) == space && (whole || random.below(3) > 0)) {
                some.add(u);
            }
        }
        if (some.isEmpty()) {
            some.add(all.getFirst());
        }
        some.sort((a, b) -> Boolean.compare(isBoat(here, b), isBoat(here, a)));
        return some;
    }

    private static boolean isBoat(Sudan here, int unit) {
        return here.forces().unit(unit).isBoat();
    }
}
