package zeriba.fireandsword.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.fireandsword.rules.battle.Field;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.QuickBattle;
import zeriba.fireandsword.rules.battle.Stage;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.state.Arm;

/** What happened in a battle, in order, for the model to go through the same. */
final class Chronicle {

    private sealed interface Line {}

    private record Die(int sides, int face, String stage) implements Line {}

    /** All have moved in a round, and this is how they stand before they fire. */
    private record Board(int round, List<String> bodies, int fallen) implements Line {}

    private static final Set<Stage> OF_FIRE = EnumSet.of(Stage.JAM, Stage.PANIC, Stage.FIRE);

    private final Muster muster;
    private final List<Line> lines = new ArrayList<>();
    private Field last;

    /** The last round in which somebody fired. */
    private int fired;

    Chronicle(Muster muster) {
        this.muster = muster;
        this.last = QuickBattle.of(muster);
    }

    Muster muster() {
        return muster;
    }

    /** A throw of the battle, and the field after it. */
    Field thrown(Field field, Roll roll) {
        if (OF_FIRE.contains(field.stage()) && field.round() > fired) {
            fired = field.round();
            lines.add(new Board(fired, written(field), field.fallenZones()));
        }
        Dice dice = QuickBattle.dice(field).orElseThrow();
        for (int i = 0; i < dice.count(); i++) {
            lines.add(new Die(dice.sides(i), roll.face(i), field.stage().name()));
        }
        last = QuickBattle.rolled(field, roll);
        return last;
    }

    private static List<String> written(Field field) {
        return field.parts().stream()
                .map(p ->
                        "%s %d of %d, zone %d band %d%s"
                                .formatted(
                                        p.troop().name(),
                                        p.stands(),
                                        p.full(),
                                        p.zone(),
                                        p.band(),
                                        p.broken() ? " !" : ""))
                .toList();
    }

    /** The model goes through the same, and comes to the same end. */
    BattleModel.End ended() {
        Field field = last;
        Reader reader = new Reader();
        BattleModel.End end = BattleModel.fought(muster, reader);
        assertThat(told(reader.at)).as("what the model did not use of %s", this).isEmpty();
        Map<String, Integer> lost = new LinkedHashMap<>();
        for (Troop troop : muster.own()) {
            if (troop.arm() != Arm.GUNBOAT) {
                lost.put(troop.name(), field.lossOf(troop.name()));
            }
        }
        assertThat(new BattleModel.End(field.isWon(), field.round(), field.rivalLoss(), lost))
                .as("end of %s", this)
                .isEqualTo(end);
        return end;
    }

    @Override
    public String toString() {
        return muster + told(0);
    }

    private String told(int from) {
        StringBuilder told = new StringBuilder();
        String stage = "";
        for (int i = from; i < lines.size(); i++) {
            switch (lines.get(i)) {
                case Die(int sides, int face, String now) -> {
                    told.append(now.equals(stage) ? "" : "\n" + i + " " + now);
                    told.append(' ').append(face).append('/').append(sides);
                    stage = now;
                }
                case Board _ -> {
                    told.append('\n').append(i).append(' ').append(lines.get(i));
                    stage = "";
                }
            }
        }
        return told.toString();
    }

    /** The chronicle read again by the model. */
    private final class Reader implements BattleBoard.Feed {

        private int at;

        @Override
        public int die(int sides) {
            if (at < lines.size() && lines.get(at) instanceof Die(int had, int face, String _)) {
                if (had == sides) {
                    at++;
                    return face;
                }
            }
            throw new AssertionError(
                    "the model throws a die of %d after line %d of%n%s"
                            .formatted(sides, at, Chronicle.this));
        }

        @Override
        public void fires(BattleBoard board) {
            if (at < lines.size()
                    && lines.get(at) instanceof Board(int round, List<String> bodies, int fallen)
                    && round == board.round) {
                List<String> all = new ArrayList<>();
                board.own.forEach(o -> all.add(o.written()));
                board.rivals.forEach(r -> all.add(r.written()));
                assertThat(all).as("at line %d of %s", at, Chronicle.this).isEqualTo(bodies);
                assertThat(board.fallen).as("zones that fell").hasSize(fallen);
                at++;
            }
        }
    }
}
