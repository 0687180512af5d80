package zeriba.ascari.rules.check;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import zeriba.ascari.rules.FieldVictory;
import zeriba.ascari.rules.Metemma;
import zeriba.ascari.rules.Metemma.Burning;
import zeriba.ascari.rules.MoveOptions;
import zeriba.ascari.rules.S1_SettingUp.Deployment;
import zeriba.ascari.rules.S2_Sequence;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S4_Hits.LeaderHits;
import zeriba.ascari.rules.S4_OpportunityFire.Window;
import zeriba.ascari.rules.S6_Administration.Administration;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.rules.S7_Victory.Over;
import zeriba.ascari.rules.Step;
import zeriba.ascari.rules.general.Zones;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Result;
import zeriba.engine.step.Task;
import zeriba.engine.text.UnreadableException;

/** Refuses an agenda that the sequence of play cannot come to. */
final class AgendaCheck {

    private final Ascari state;
    private final Battle battle;

    AgendaCheck(Ascari state) {
        this.state = state;
        this.battle = state.battle();
    }

    private static UnreadableException fault(String reason) {
        return new UnreadableException("agenda", reason);
    }

    private static void requireShape(boolean holds) throws UnreadableException {
        if (!holds) {
            throw fault("the sequence of play, 2.0, does not come to these steps");
        }
    }

    void check() throws UnreadableException {
        List<Task<Ascari, Act>> steps = state.agenda().steps();
        if (steps.getFirst() instanceof Over(var result)) {
            over(result, steps);
        } else if (steps.getFirst() instanceof Deployment(Army army)) {
            setUp(army, steps);
        } else {
            playerTurn(steps);
        }
    }

    private void over(Result told, List<Task<Ascari, Act>> steps) throws UnreadableException {
        requireShape(steps.size() == 1);
        boolean last = state.turn() == state.parameters().lastTurn();
        boolean gone = !state.isPresent(Army.DEFENDER) || !state.isPresent(Army.ATTACKER);
        requireShape(last || gone || FieldVictory.isDecided(state));
        Result result = S7_Victory.result(state);
        if (!result.equals(told)) {
            throw fault("the battle would end otherwise: " + result);
        }
    }

    private void setUp(Army army, List<Task<Ascari, Act>> steps) throws UnreadableException {
        List<Task<Ascari, Act>> rest = new ArrayList<>(steps.subList(1, steps.size()));
        boolean first = army == battle.setsUpFirst();
        if (first) {
            requireShape(rest.removeFirst().equals(new Deployment(army.enemy())));
        }
        requireShape(rest.equals(S2_Sequence.playerTurn(battle.first()).steps()));
        requireShape(state.turn() == 1);
        for (Counter counter : battle.counters()) {
            if (state.isOnMap(counter) && !isInZone(counter)) {
                throw fault(counter + " is set up outside its zone, " + battle.id() + ".SETUP");
            }
        }
    }

    private boolean isInZone(Counter counter) {
        return new Zones(state, counter.army()).hexes(counter).contains(state.at(counter));
    }

    private void playerTurn(List<Task<Ascari, Act>> steps) throws UnreadableException {
        Army active = active(steps);
        List<Task<Ascari, Act>> whole = S2_Sequence.playerTurn(active).steps();
        int portions = 0;
        while (portions < Math.min(3, steps.size())
                && steps.get(steps.size() - 1 - portions).equals(whole.get(2 - portions))) {
            portions++;
        }
        requireShape(portions > 0);
        List<Task<Ascari, Act>> inner = steps.subList(0, steps.size() - portions);
        if (inner.isEmpty()) {
            return;
        }
        switch (portions) {
            case 3 -> inMovement(active, inner);
            case 2 -> requireShape(inner.size() == 1 && Step.of(state).fitsFire(state, active));
            default -> requireShape(inner.size() == 1 && isAfterFire(active));
        }
    }

    private static Army active(List<Task<Ascari, Act>> steps) throws UnreadableException {
        if (steps.getLast() instanceof Administration(Army army)) {
            return army;
        }
        throw fault("a player turn ends with administration, 2.0");
    }

    private boolean isAfterFire(Army active) {
        return state.agenda().now() instanceof Burning(var left)
                && Metemma.fires(state, active)
                && !left.isEmpty()
                && state.ground().zeriba().minus(state.spoils().burnt()).containsAll(left);
    }

    private void inMovement(Army active, List<Task<Ascari, Act>> inner) throws UnreadableException {
        if (!(inner.getLast() instanceof Moving moving)) {
            throw fault("within movement some counter is on the move");
        }
        requireMove(active, moving, inner);
        Step top = Step.of(state);
        switch (inner.size()) {
            case 1 -> requireShape(!moving.halted() && MoveOptions.of(state, moving).size() > 0);
            case 2 -> requireShape(top.fitsMove(state, moving));
            case 3 -> requireShape(top.fitsWindow(state, window(active, inner.get(1)), moving));
            default -> requireShape(false);
        }
    }

    private static Window window(Army active, Task<Ascari, Act> step) throws UnreadableException {
        if (step instanceof Window window && window.by() == active.enemy()) {
            return window;
        }
        throw fault("fire within a move belongs to a window, 4.3");
    }

    private void requireMove(Army active, Moving moving, List<Task<Ascari, Act>> inner)
            throws UnreadableException {
        Counter mover = state.counter(moving.mover());
        boolean fell =
                state.at(mover) == Ascari.ELIMINATED && inner.getFirst() instanceof LeaderHits;
        List<Integer> path = moving.path().hexes();
        for (int i = 1; i < path.size(); i++) {
            requireShape(state.ground().distance(path.get(i - 1), path.get(i)) == 1);
        }
        int start = path.getFirst();
        boolean startIsOpen =
                mover.isLeader()
                        || path.size() == 1
                        || moving.hex() == start
                        || state.standing(start) == Ascari.NOBODY
                        || !state.holds(active, start);
        requireShape(
                mover.army() == active
                        && (fell || state.at(mover) == moving.hex())
                        && !state.has(Mark.DONE, mover)
                        && startIsOpen
                        && (!moving.flipped() || mover.isBattery())
                        && (!mover.isLeader() || moving.riders() == 0)
                        && ride(active, moving, fell));
        boolean melee = inner.size() == 2 && !(inner.getFirst() instanceof Window);
        requireShape(melee || !state.holds(active.enemy(), moving.hex()));
        requireShape(path.size() > 1 || (inner.size() == 1 && moving.flipped()));
        requireShape(!mover.isBattery() || state.has(Mark.LIMBERED, mover) || fell);
    }

    private boolean ride(Army active, Moving moving, boolean fell) {
        for (int number : each(moving.riders())) {
            Counter leader = state.leader(number);
            boolean there = state.at(leader) == moving.hex();
            boolean lost = state.at(leader) == Ascari.ELIMINATED && (moving.halted() || fell);
            if (leader.army() != active || !(there || lost) || state.has(Mark.DONE, leader)) {
                return false;
            }
        }
        return true;
    }
}
