package zeriba.fireandsword.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.rules.battle.Bands;
import zeriba.fireandsword.rules.battle.Faces;
import zeriba.fireandsword.rules.battle.Field;
import zeriba.fireandsword.rules.battle.Kind;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.QuickBattle;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Grade;
import zeriba.testkit.Trials;

/** Battles of random troops go as in the model, die by die, round by round and to their end. */
@Tag(Trials.TAG)
final class BattleModelTest {

    private static final List<Arm> OURS =
            List.of(
                    Arm.INFANTRY,
                    Arm.INFANTRY,
                    Arm.INFANTRY,
                    Arm.CAMEL,
                    Arm.CAVALRY,
                    Arm.ARTILLERY,
                    Arm.MACHINE_GUN,
                    Arm.GUNBOAT);

    @ParameterizedTest
    @EnumSource(Kind.class)
    @Rule({
        "QB.1", "QB.2", "QB.3", "QB.4", "QB.5", "QB.6", "QB.7", "QB.8", "QB.9", "QB.10", "QB.12"
    })
    void quickBattlesGoAsTheModelSays(Kind kind) throws Exception {
        new Trials("fireandsword-battles-" + kind, 20, 60, 20_000)
                .each(seed -> quick(kind, SplitMix64.of(seed, kind.name().length())));
    }

    private static void quick(Kind kind, SplitMix64 random) {
        Muster muster = muster(kind, random);
        Chronicle chronicle = new Chronicle(muster);
        Field field = QuickBattle.settled(QuickBattle.of(muster));
        Optional<Dice> dice = QuickBattle.dice(field);
        while (dice.isPresent()) {
            field = chronicle.thrown(field, dice.get().thrown(random));
            dice = QuickBattle.dice(field);
        }
        chronicle.ended();
    }

    private static Muster muster(Kind kind, SplitMix64 random) {
        List<Troop> own = new ArrayList<>();
        int units = 1 + random.below(9);
        for (int i = 0; i < units; i++) {
            Arm arm = i == 0 ? Arm.INFANTRY : OURS.get(random.below(OURS.size()));
            Grade grade = Grade.of(random.below(3));
            int stands = arm.isCrewed() ? 1 : 1 + random.below(15);
            own.add(new Troop("u" + i, arm, grade, stands, random.below(8) == 0));
        }
        List<Troop> rivals = new ArrayList<>();
        int met = 1 + random.below(1 + random.below(10));
        for (int i = 0; i < met; i++) {
            int type = 1 + random.below(4);
            rivals.addAll(
                    Bands.of(i, type, new Faces(Dice.unequal(Bands.sides(type)).thrown(random))));
        }
        int guns = Bands.guns(kind, met);
        if (guns > 0) {
            rivals.add(Troop.dervish("gun", Arm.GUNS, guns));
        }
        return new Muster(own, rivals, kind, random.below(2) == 0);
    }
}
