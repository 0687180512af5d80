package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Rules;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Kassala;
import zeriba.testkit.Form;

/**
 * Along random games, from the set-ups and from the composed cases, over all options, options with
 * one part changed, and random well-formed actions: an action is objected to exactly where it is
 * not among the options; every objection has its sentence and its paragraph; and every sentence is
 * met.
 */
final class ObjectionsTest {

    private static final Rules<Kassala, Act> RULES = Desk.GAME.rules();
    private static final int GAMES = Form.pick(8, 24, 80, 80);
    private static final int CHANGED = 6;
    private static final int RANDOM = 6;
    private static final int MOST_BEFORE = 64;

    private final Set<String> met = new TreeSet<>();

    /** The options of the choice before, if they were few. */
    private List<Act> before = List.of();

    private final Set<String> paragraphs = RuleIndex.ids();

    @Test
    @Rule("CRT")
    void whoWasRemovedIsOutOfTheGame() {
        Desk desk = Desk.composed(1, Map.of("TI", "0303", "P1", "0304"));
        assertThat(desk.objection("move TC 0401").map(Objection::rule)).contains("CRT");
        assertThat(desk.play("end").objection("attack TI P2").map(Objection::rule)).contains("CRT");
    }

    @Test
    @Rule({"CRT", "CRT.EX"})
    void aResultTouchesOnlyTheUnitsOfItsBattle() {
        Map<String, String> places =
                Map.of("TI", "0503", "A1", "0604", "ES", "0802", "P3", "0504", "GE1", "0803");
        Desk desk = Desk.composed(1, places).play("end", "attack TI+A1 P3", "dice 4");
        assertThat(desk.options()).containsExactly("lose TI", "lose A1");
        assertThat(desk.objection("lose ES").map(Objection::rule)).contains("CRT.EX");
        assertThat(desk.onBoard()).contains("ES", "GE1");
    }

    @Test
    void objectsToAllButTheOptionsAndForEveryReasonThereIs() {
        for (int seed = 0; seed < GAMES; seed++) {
            String scenario = seed % 2 == 0 ? "historical" : "free-deployment";
            List<String> options = new ArrayList<>();
            if (seed % 4 < 2) {
                options.add("cannon");
            }
            if (seed % 8 < 4) {
                options.add("mixed");
            }
            walk(Position.start(RULES, Desk.setup(scenario, options.toArray(String[]::new))), seed);
        }
        Composed.table("why-not.tsv")
                .forEach(f -> {
                    Composed start = Composed.read(f.get(1), f.get(2), f.get(3));
                    Position<Kassala, Act> position = start.desk().game().journal().position();
                    check(position, f.get(4));
                    walk(position, GAMES);
                });
        Set<String> never = sentences();
        never.removeAll(met);
        assertThat(never).as("objections that random play never met").isEmpty();
    }

    private static Set<String> sentences() {
        Set<String> sentences = new TreeSet<>(Desk.GAME.messages(Locale.ENGLISH).keySet());
        sentences.removeIf(key -> !key.startsWith("objection."));
        return sentences;
    }

    private void walk(Position<Kassala, Act> start, long seed) {
        RandomPlayer<Kassala, Act> player = new RandomPlayer<>(Desk.GAME, SplitMix64.of(seed, 11));
        SplitMix64 random = SplitMix64.of(seed, 12);
        DiceCup cup = DiceCup.seeded(seed);
        Position<Kassala, Act> position = start;
        for (long entry = 1; !(position.pending() instanceof Pending.Over<Act>); entry++) {
            switch (position.pending()) {
                case Pending.Choice<Act> choice -> {
                    check(position.state(), choice, random);
                    position = position.chosen(RULES, player.choose(choice.options()));
                }
                case Pending.Chance<Act> chance -> {
                    Roll roll = cup.roll(chance.dice(), entry);
                    position = position.rolled(RULES, roll);
                }
                case Pending.Automatic<Act> _, Pending.Over<Act> _ ->
                        throw new IllegalStateException("settled");
            }
        }
    }

    private void check(Position<Kassala, Act> position, String text) {
        if (position.pending() instanceof Pending.Choice<Act> choice) {
            read(text).ifPresent(act -> check(position.state(), choice, Set.of(), act));
        }
    }

    private void check(Kassala state, Pending.Choice<Act> choice, SplitMix64 random) {
        Set<Act> listed = new HashSet<>();
        for (Act act : choice.options()) {
            listed.add(act);
            check(state, choice, listed, act);
        }
        for (int i = 0; i < CHANGED; i++) {
            Act option = choice.options().get(random.below(choice.options().size()));
            String text = Desk.GAME.notation().write(option);
            read(RandomActions.changed(text, random))
                    .ifPresent(act -> check(state, choice, listed, act));
        }
        for (int i = 0; i < RANDOM; i++) {
            read(RandomActions.any(random)).ifPresent(act -> check(state, choice, listed, act));
            read(RandomActions.fight(state, random))
                    .ifPresent(act -> check(state, choice, listed, act));
            read(RandomActions.reply(state, random))
                    .ifPresent(act -> check(state, choice, listed, act));
        }
        for (Act act : before) {
            check(state, choice, listed, act);
        }
        before = choice.options().size() > MOST_BEFORE ? List.of() : List.copyOf(listed);
    }

    private void check(Kassala state, Pending.Choice<Act> choice, Set<Act> listed, Act act) {
        Optional<Objection> objection = Desk.GAME.objection(state, act);
        boolean contained = choice.options().contains(act);
        if (contained != objection.isEmpty() || contained != listed.contains(act)) {
            fail(
                    Desk.GAME.notation().write(act)
                            + " in "
                            + state
                            + "\ncontained: "
                            + contained
                            + ", listed: "
                            + listed.contains(act)
                            + ", "
                            + objection);
        }
        objection.ifPresent(o -> {
            met.add(o.key());
            assertThat(paragraphs).as(o.toString()).contains(o.rule());
            assertThat(o.places()).as(o.toString()).isNotEmpty();
        });
    }

    private static Optional<Act> read(String text) {
        try {
            return Optional.of(Desk.GAME.notation().read(text));
        } catch (UnreadableException e) {
            return Optional.empty();
        }
    }
}
