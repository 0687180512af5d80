package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.field.Fate;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;
import zeriba.fireandsword.FireAndSwordGame;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;

/** Battles that another game fights for the campaign. */
final class AskedBattleTest {

    private static final FireAndSwordGame GAME = new FireAndSwordGame();
    private static final int ENTRIES = 4_000;

    private final SplitMix64 random = new SplitMix64(7);
    private final DiceCup cup = DiceCup.seeded(7);
    private Position<Sudan, Act> here = begun();

    private static Position<Sudan, Act> begun() {
        Setup setup =
                Setup.of(GAME.about().scenarios().getFirst().id())
                        .with("battles", Value.of("field"));
        try {
            return Position.start(GAME.rules(), GAME.about().complete(setup));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    /** The whole force is lost, whoever is said to hold the field. */
    private static FieldResult costly(FieldBattle battle) {
        Map<String, Integer> lost = new HashMap<>();
        battle.own().forEach(body -> lost.put(body.name(), body.stands()));
        return new FieldResult(battle.seed() % 2 == 0, 4, lost, Fate.UNHURT);
    }

    private Roll shown(FieldBattle battle) {
        return Roll.of(
                GAME.faces(here.state(), costly(battle)).stream().mapToInt(face -> face).toArray());
    }

    private void goOn(int entry) {
        Optional<FieldBattle> asked = GAME.asked(here.state());
        switch (here.pending()) {
            case Pending.Chance<Act> chance -> {
                Roll roll = asked.isPresent() ? shown(asked.get()) : cup.roll(chance.dice(), entry);
                assertThat(chance.dice().canShow(roll)).as("%s in %s", roll, here).isTrue();
                here = here.rolled(GAME.rules(), roll);
            }
            case Pending.Choice<Act> choice -> {
                Act act =
                        asked.isPresent()
                                ? GAME.onTheField()
                                : choice.options().get(random.below(choice.options().size()));
                assertThat(choice.options().contains(act)).as("%s in %s", act, here).isTrue();
                here = here.chosen(GAME.rules(), act);
            }
            case Pending.Over<Act> _ -> here = begun();
            case Pending.Automatic<Act> _ -> throw new AssertionError("not settled");
        }
    }

    @Test
    @Rule({"12.9", "12.1"})
    void theDiceCanAlwaysShowWhatABattleCameTo() {
        int asked = 0;
        for (int entry = 1; entry <= ENTRIES; entry++) {
            boolean isAt = GAME.asked(here.state()).isPresent();
            goOn(entry);
            asked += isAt && GAME.asked(here.state()).isEmpty() ? 1 : 0;
        }

        assertThat(asked).isGreaterThan(3);
    }

    @Test
    @Rule("12.9")
    void aBattleIsToldInTheSameTermsBeforeAndAfterOneTakesTheField() {
        int told = 0;
        for (int entry = 1; entry <= ENTRIES; entry++) {
            Optional<FieldBattle> before = GAME.asked(here.state());
            goOn(entry);
            Optional<FieldBattle> after = GAME.asked(here.state());
            if (before.isPresent() && after.isPresent()) {
                assertThat(after).isEqualTo(before);
                assertThat(FieldBattle.read(after.get().written())).isEqualTo(after.get());
                told++;
            }
        }

        assertThat(told).isGreaterThan(3);
    }
}
