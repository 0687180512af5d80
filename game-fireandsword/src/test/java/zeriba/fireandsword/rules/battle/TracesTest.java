package zeriba.fireandsword.rules.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.Dice;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Arm;

/**
 * The resolver replays what the reference resolver did, number by number. A line of {@code
 * traces.tsv} is a battle with every random number that the reference drew, in the order in which
 * the rules throw them, and what came of it; it was written once. The reference reckons shares in
 * binary fractions: the one battle of its 500 in which that let a band close on a die that the
 * rules count as a failure is left out, and {@link ExactSharesTest} has such dice.
 */
final class TracesTest {

    private static final int BATTLES = 499;

    private static List<List<String>> lines(String what) {
        return Resolver.table("traces.tsv").stream().filter(l -> l.get(0).equals(what)).toList();
    }

    @Test
    @Rule({
        "QB.1", "QB.2", "QB.3", "QB.4", "QB.5", "QB.6", "QB.7", "QB.8", "QB.9", "QB.10", "QB.12"
    })
    void nearlyFiveHundredBattlesGoAsInTheReference() {
        List<List<String>> battles = lines("battle");
        assertThat(battles).hasSize(BATTLES);
        for (int i = 0; i < battles.size(); i++) {
            List<String> line = battles.get(i);
            assertThat(outcome(line))
                    .as("battle %s", i + 1)
                    .isEqualTo(line.get(6) + " / " + line.get(7));
        }
    }

    private static String outcome(List<String> line) {
        Muster muster =
                new Muster(
                        Resolver.troops(line.get(3)),
                        Resolver.troops(line.get(4)),
                        Resolver.kind(line.get(1)),
                        line.get(2).equals("commanded"));
        Resolver.Trace trace = new Resolver.Trace(line.get(5));
        Field field = QuickBattle.settled(QuickBattle.of(muster));
        Optional<Dice> dice = QuickBattle.dice(field);
        while (dice.isPresent()) {
            field = QuickBattle.rolled(field, trace.roll(dice.get()));
            dice = QuickBattle.dice(field);
        }
        assertThat(trace.isSpent()).isTrue();
        Field end = field;
        String losses =
                muster.own().stream()
                        .filter(t -> t.arm() != Arm.GUNBOAT)
                        .map(t -> Integer.toString(end.lossOf(t.name())))
                        .collect(Collectors.joining(" "));
        return (end.isWon() ? "won " : "lost ")
                + end.round()
                + " "
                + end.rivalLoss()
                + " "
                + end.fallenZones()
                + " / "
                + losses;
    }

    @Test
    @Rule("QB.13")
    void steamersFightAsInTheReference() {
        for (List<String> line : lines("steamer")) {
            Steamer fight =
                    Steamer.of(
                            Integer.parseInt(line.get(1)),
                            Integer.parseInt(line.get(2)),
                            Integer.parseInt(line.get(3)));
            Resolver.Trace trace = new Resolver.Trace(line.get(4));
            while (!fight.isOver()) {
                fight = fight.rolled(trace.roll(fight.dice()));
            }
            assertThat(trace.isSpent()).isTrue();
            assertThat(
                            (fight.passes() ? "passes " : "fails ")
                                    + List.of("none", "minor", "major").get(fight.damage()))
                    .isEqualTo(line.get(5));
        }
    }

    /** The rules throw all types first, then all stands. */
    @Test
    @Rule({"11.3", "12.1", "12.2"})
    void dervishesTurnUpAsInTheReference() {
        for (List<String> line : lines("dervish")) {
            Resolver.Trace trace = new Resolver.Trace(line.get(3));
            int units = Integer.parseInt(line.get(1));
            List<Troop> found = new java.util.ArrayList<>();
            for (int unit = 0; unit < units; unit++) {
                int type = trace.roll(Dice.D6).face(0);
                found.addAll(
                        Bands.of(
                                unit,
                                type,
                                new Faces(trace.roll(Dice.unequal(Bands.sides(type))))));
            }
            int guns = Bands.guns(Resolver.kind(line.get(2)), units);
            if (guns > 0) {
                found.add(Troop.dervish("gun", Arm.GUNS, guns));
            }
            assertThat(found).isEqualTo(Resolver.troops(line.get(4)));
        }
    }
}
