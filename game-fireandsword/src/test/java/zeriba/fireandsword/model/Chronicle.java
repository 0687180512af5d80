package zeriba.fireandsword.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.fireandsword.rules.battle.Field;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.QuickBattle;
import zeriba.fireandsword.rules.battle.Stage;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Order;

/** What happened in a battle, in order, for the model to go through the same. */
final class Chronicle {

    private sealed interface Line {}

    private record Die(int sides, int face, String stage) implements Line {}

    private record Orders(List<Order> own, List<Order> rival) implements Line {}

    private record BrokenOff() implements Line {}

    /** A round is over, and this is how all stand. */
    private record Board(int rounds, List<String> bodies, int fallen) implements Line {}

    private static final List<Order> DRILL = List.of(Order.DRILL, Order.DRILL, Order.DRILL);

    private final Muster muster;
    private final List<Line> lines = new ArrayList<>();
    private Field last;

    Chronicle(Muster muster) {
        this.muster = muster;
        this.last = QuickBattle.of(muster);
    }

    Muster muster() {
        return muster;
    }

    boolean isBrokenOff() {
        return lines.contains(new BrokenOff());
    }

    /** A throw of a quick battle, and the field after it. */
    Field thrown(Field field, Roll roll) {
        wrote(field, roll);
        board(QuickBattle.rolledToRound(field, roll));
        return kept(QuickBattle.rolled(field, roll));
    }

    /** A throw of a commanded battle, and the field after it. */
    Field thrownToRound(Field field, Roll roll) {
        wrote(field, roll);
        Field after = QuickBattle.rolledToRound(field, roll);
        board(after);
        return kept(after);
    }

    private Field kept(Field field) {
        last = field;
        return field;
    }

    /** The orders of a round, and the field after it has begun. */
    Field ordered(Field field, List<Order> own, List<Order> rival) {
        lines.add(new Orders(own, rival));
        Field after = QuickBattle.ordered(field, own, rival);
        if (after.stage() != Stage.RALLY || after.round() > field.round()) {
            board(after);
        }
        return kept(after);
    }

    void brokenOff() {
        lines.add(new BrokenOff());
    }

    private void wrote(Field field, Roll roll) {
        Dice dice = QuickBattle.dice(field).orElseThrow();
        for (int i = 0; i < dice.count(); i++) {
            lines.add(new Die(dice.sides(i), roll.face(i), field.stage().name()));
        }
    }

    private void board(Field field) {
        if (field.stage() == Stage.RALLY && field.round() > 0) {
            lines.add(new Board(field.round(), written(field), field.fallenZones()));
        }
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
        if (field.stage() != Stage.OVER) {
            assertThat(end.won()).as("a battle that was broken off").isFalse();
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
                case Orders _, Board _, BrokenOff _ -> {
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
        private Orders orders = new Orders(DRILL, DRILL);

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
        public boolean begins(BattleBoard board) {
            if (at < lines.size()
                    && lines.get(at)
                            instanceof Board(int rounds, List<String> bodies, int fallen)) {
                if (rounds == board.round) {
                    List<String> all = new ArrayList<>();
                    board.own.forEach(o -> all.add(o.written()));
                    board.rivals.forEach(r -> all.add(r.written()));
                    assertThat(bodies).as("after line %d of %s", at, Chronicle.this).isEqualTo(all);
                    assertThat(fallen).as("zones that fell").isEqualTo(board.fallen.size());
                    at++;
                }
            }
            if (at < lines.size() && lines.get(at) instanceof Orders given) {
                orders = given;
                at++;
            }
            boolean isBrokenOff = at < lines.size() && lines.get(at) instanceof BrokenOff;
            at += isBrokenOff ? 1 : 0;
            return !isBrokenOff;
        }

        @Override
        public Order own(int zone) {
            return orders.own.get(zone);
        }

        @Override
        public Order rival(int zone) {
            return orders.rival.get(zone);
        }
    }
}
