package zeriba.fireandsword.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.odds.Fraction;
import zeriba.engine.odds.Odds;
import zeriba.engine.odds.OddsReport;
import zeriba.engine.odds.OddsReport.Outcome;
import zeriba.engine.odds.Replies;
import zeriba.engine.record.RandomPlayer;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Setup;
import zeriba.engine.step.AgendaRules;
import zeriba.engine.text.Value;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;

/** Odds in positions of random campaigns, against lines played out by the rules alone. */
final class RandomOddsTest {

    private static final int CAMPAIGNS = 4;
    private static final int EACH = 12;
    private static final int LINES = 400;

    /** Standard errors within which what was drawn lies; one in 16,000 does not. */
    private static final double ERRORS = 4;

    private static final AgendaRules<Sudan, Act> RULES = (AgendaRules<Sudan, Act>) Scene.RULES;

    /** An action, in the position in which it was chosen. */
    record Asked(Sudan state, Act act) {

        Position<Sudan, Act> after() {
            return Position.settle(RULES, RULES.choose(state, act));
        }

        @Override
        public String toString() {
            return "turn " + state.turn() + " " + Desk.GAME.notation().write(act);
        }
    }

    /** What the lines that follow an action came to. */
    private static final class Lines {
        private final Map<String, Integer> effects = new HashMap<>();
        private double sum;
        private double squares;

        double mean() {
            return sum / LINES;
        }

        double error() {
            return Math.sqrt(Math.max(0, squares / LINES - mean() * mean()) / LINES);
        }
    }

    private static List<Asked> asked() {
        List<Asked> all = new ArrayList<>();
        for (int seed = 0; seed < CAMPAIGNS; seed++) {
            List<Asked> fateful = fateful(seed);
            for (int i = 0; i < EACH; i++) {
                all.add(fateful.get(i * fateful.size() / EACH));
            }
        }
        return all;
    }

    /** The actions of a campaign after which dice are thrown. */
    private static List<Asked> fateful(int seed) {
        List<Asked> all = new ArrayList<>();
        RandomPlayer<Sudan, Act> player = new RandomPlayer<>(Desk.GAME, SplitMix64.of(seed, 0));
        DiceCup cup = DiceCup.seeded(seed);
        Position<Sudan, Act> here = Position.start(RULES, Setup.of("random"));
        for (int entry = 1; !(here.pending() instanceof Pending.Over<Act>); entry++) {
            if (here.pending() instanceof Pending.Chance<Act> chance) {
                here = here.rolled(RULES, cup.roll(chance.dice(), entry));
            } else if (here.pending() instanceof Pending.Choice<Act> choice) {
                Asked next = new Asked(here.state(), player.choose(choice.options()));
                here = next.after();
                if (here.pending() instanceof Pending.Chance<Act>) {
                    all.add(next);
                }
            }
        }
        return all;
    }

    static Stream<Asked> actions() {
        return asked().stream();
    }

    private static Lines played(Asked asked) {
        Lines lines = new Lines();
        for (int i = 0; i < LINES; i++) {
            DiceCup cup = DiceCup.seeded(i);
            Position<Sudan, Act> here = asked.after();
            for (int number = 1;
                    here.pending() instanceof Pending.Chance<Act> chance
                            && here.state().turn() == asked.state().turn();
                    number++) {
                Roll roll = cup.roll(chance.dice(), number);
                if (number == 1) {
                    lines.effects.merge(RULES.effect(here.state(), roll), 1, Integer::sum);
                }
                here = here.rolled(RULES, roll);
            }
            double worth =
                    here.pending() instanceof Pending.Over<Act> over
                            ? over.result().worthTo(Seats.OWN)
                            : Desk.GAME.evaluation().chance(here.state(), Seats.OWN);
            lines.sum += worth;
            lines.squares += worth * worth;
        }
        return lines;
    }

    @ParameterizedTest
    @MethodSource("actions")
    @Rule({"11.1", "QB.1"})
    void oddsAreThoseOfLinesThatArePlayedOut(Asked asked) {
        OddsReport<Sudan> odds = Odds.of(Desk.GAME, asked.state(), asked.act(), new Replies.None());
        Lines lines = played(asked);
        Map<String, Fraction> chances = new HashMap<>();
        for (Outcome<Sudan> outcome : odds.outcomes()) {
            chances.merge(outcome.effect(), outcome.probability(), Fraction::plus);
        }
        assertThat(chances.values().stream().reduce(Fraction.ZERO, Fraction::plus))
                .isEqualTo(Fraction.ONE);
        assertThat(lines.effects.keySet()).isSubsetOf(chances.keySet());
        chances.forEach((effect, chance) -> {
            double p = chance.toDouble();
            double share = lines.effects.getOrDefault(effect, 0) / (double) LINES;
            double error = Math.sqrt(p * (1 - p) / LINES);
            assertThat(share).as(effect).isCloseTo(p, within(ERRORS * error + 1e-9));
        });
        assertThat(odds.interval()).isLessThanOrEqualTo(odds.exact() ? 0 : 0.02);
        assertThat(odds.value())
                .isCloseTo(lines.mean(), within(odds.interval() + ERRORS * lines.error() + 1e-9));
    }

    /** Sizes of what may be met add to certainty; kinds are met as often as they are counted. */
    @Test
    @Rule({"11.1", "12.1"})
    void whatIsCountedOfAMarchIsWhatHappensWhenItIsPlayedOut() {
        List<Asked> marches =
                asked().stream().filter(one -> one.act() instanceof Act.March).toList();
        int counted = 0;
        for (Asked march : marches) {
            Value.Fields told = Desk.GAME.arithmetic(march.state(), march.act());
            for (Value space : items(told, "spaces")) {
                assertThat(sum(items((Value.Fields) space, "sizes"))).isEqualTo(Fraction.ONE);
            }
            counted += items(told, "kinds").isEmpty() ? 0 : 1;
            if (!items(told, "kinds").isEmpty()) {
                assertKindsAreMet(march, items(told, "kinds"));
            }
        }
        assertThat(counted).isGreaterThan(3);
    }

    private static void assertKindsAreMet(Asked march, List<Value> kinds) {
        PlayedOut played = PlayedOut.of(RULES, march.state(), march.act());
        int trials = played.won().trials();
        assertThat(sum(kinds)).isBetween(Fraction.ZERO, Fraction.ONE);
        for (Value kind : kinds) {
            double p = fraction((Value.Fields) kind).toDouble();
            String word = ((Value.Text) ((Value.Fields) kind).at("kind")).text();
            String met = word.equals("relief") ? "sortie" : word;
            double share = played.kinds().getOrDefault(met, 0) / (double) trials;
            assertThat(share)
                    .as(march + ": " + word)
                    .isCloseTo(p, within(ERRORS * Math.sqrt(p * (1 - p) / trials) + 1e-9));
        }
    }

    private static List<Value> items(Value.Fields told, String field) {
        return told.fields().containsKey(field)
                        && told.at(field) instanceof Value.Items(List<Value> items)
                ? items
                : List.of();
    }

    private static Fraction sum(List<Value> told) {
        return told.stream()
                .map(one -> fraction((Value.Fields) one))
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    private static Fraction fraction(Value.Fields told) {
        String[] parts = ((Value.Text) told.at("probability")).text().split("/", -1);
        return Fraction.of(
                Long.parseLong(parts[0]), parts.length == 1 ? 1 : Long.parseLong(parts[1]));
    }
}
