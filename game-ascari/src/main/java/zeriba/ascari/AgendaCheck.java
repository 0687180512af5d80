package zeriba.ascari;

import java.util.ArrayList;
import java.util.List;
import zeriba.ascari.rules.Composed;
import zeriba.ascari.rules.S2_Sequence;
import zeriba.ascari.rules.S7_Victory;
import zeriba.engine.Result;
import zeriba.engine.UnreadableException;

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

    void check() throws UnreadableException {
        List<Step> steps = state.agenda().steps();
        switch (steps.getFirst()) {
            case Step.Over(var result) -> {
                requireShape(steps.size() == 1);
                boolean last = state.turn() == state.terms().lastTurn();
                boolean gone = !state.isPresent(Army.DEFENDER) || !state.isPresent(Army.ATTACKER);
                requireShape(last || gone);
                requireEnd(result);
            }
            case Step.Deployment(Army army) -> setUp(army, steps);
            case Step.Movement _,
                    Step.Moving _,
                    Step.Window _,
                    Step.Shot _,
                    Step.LeaderHits _,
                    Step.Melee _,
                    Step.Spiking _,
                    Step.Retreat _,
                    Step.Fire _,
                    Step.Burning _,
                    Step.Administration _ ->
                    playerTurn(steps);
        }
    }

    /** Refuses an end that the rest of the position does not lead to. */
    private void requireEnd(Result told) throws UnreadableException {
        Result result = S7_Victory.result(state);
        if (!result.equals(told)) {
            throw fault("the battle would end otherwise: " + result);
        }
    }

    private static void requireShape(boolean holds) throws UnreadableException {
        if (!holds) {
            throw fault("the sequence of play, 2.0, does not come to these steps");
        }
    }

    private void setUp(Army army, List<Step> steps) throws UnreadableException {
        List<Step> rest = new ArrayList<>(steps.subList(1, steps.size()));
        boolean first = army == battle.setsUpFirst();
        if (first) {
            requireShape(rest.removeFirst().equals(new Step.Deployment(army.enemy())));
        }
        requireShape(rest.equals(S2_Sequence.playerTurn(battle.first()).steps()));
        requireShape(state.turn() == 1);
        for (Counter counter : battle.counters()) {
            if (state.isOnMap(counter) && !Composed.isInZone(state, counter)) {
                throw fault(counter + " is set up outside its zone, " + battle.id() + ".SETUP");
            }
        }
    }

    private void playerTurn(List<Step> steps) throws UnreadableException {
        Army active = active(steps);
        List<Step> whole = S2_Sequence.playerTurn(active).steps();
        int portions = 0;
        while (portions < Math.min(3, steps.size())
                && steps.get(steps.size() - 1 - portions).equals(whole.get(2 - portions))) {
            portions++;
        }
        requireShape(portions > 0);
        List<Step> inner = steps.subList(0, steps.size() - portions);
        switch (portions) {
            case 3 -> inMovement(active, inner);
            case 2 -> inFire(active, inner);
            default -> atTheEnd(active, inner);
        }
    }

    private Army active(List<Step> steps) throws UnreadableException {
        if (steps.getLast() instanceof Step.Administration(Army army)) {
            return army;
        }
        throw fault("a player turn ends with administration, 2.0");
    }

    private void atTheEnd(Army active, List<Step> inner) throws UnreadableException {
        if (inner.isEmpty()) {
            return;
        }
        requireShape(
                inner.size() == 1
                        && inner.getFirst() instanceof Step.Burning(var left)
                        && battle.id() == Battle.Id.S5
                        && active == Army.ATTACKER
                        && !left.isEmpty()
                        && state.ground().zeriba().minus(state.spoils().burnt()).containsAll(left));
    }

    private void inFire(Army active, List<Step> inner) throws UnreadableException {
        if (inner.isEmpty()) {
            return;
        }
        requireShape(inner.size() == 1);
        switch (inner.getFirst()) {
            case Step.Shot shot ->
                    requireShape(!shot.opportunity() && Composed.isShot(state, active, shot));
            case Step.LeaderHits(int leaders) -> requireShape(isOneHex(leaders, active.enemy()));
            case Step.Deployment _,
                    Step.Movement _,
                    Step.Moving _,
                    Step.Window _,
                    Step.Melee _,
                    Step.Spiking _,
                    Step.Retreat _,
                    Step.Fire _,
                    Step.Burning _,
                    Step.Administration _,
                    Step.Over _ ->
                    requireShape(false);
        }
    }

    private boolean isOneHex(int leaders, Army army) {
        if (leaders == 0) {
            return false;
        }
        int hex = state.at(state.leader(Integer.numberOfTrailingZeros(leaders)));
        return hex >= 0 && (state.leadersAt(hex, army) & leaders) == leaders;
    }

    private void inMovement(Army active, List<Step> inner) throws UnreadableException {
        if (inner.isEmpty()) {
            return;
        }
        if (!(inner.getLast() instanceof Step.Moving moving)) {
            throw fault("within movement some counter is on the move");
        }
        requireMove(active, moving, inner);
        switch (inner.size()) {
            case 1 -> requireShape(!moving.halted() && Composed.hasChoice(state, moving));
            case 2 -> above(active, inner.getFirst(), moving);
            case 3 -> inWindow(active, inner, moving);
            default -> requireShape(false);
        }
    }

    private void requireMove(Army active, Step.Moving moving, List<Step> inner)
            throws UnreadableException {
        Counter mover = state.counter(moving.mover());
        boolean fell =
                state.at(mover) == Ascari.ELIMINATED && inner.getFirst() instanceof Step.LeaderHits;
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
        boolean melee = inner.size() == 2 && !(inner.getFirst() instanceof Step.Window);
        requireShape(melee || !state.holds(active.enemy(), moving.hex()));
        requireShape(path.size() > 1 || (inner.size() == 1 && moving.flipped()));
        requireShape(!mover.isBattery() || state.has(Mark.LIMBERED, mover) || fell);
    }

    private boolean ride(Army active, Step.Moving moving, boolean fell) {
        for (int rest = moving.riders(); rest != 0; rest &= rest - 1) {
            Counter leader = state.leader(Integer.numberOfTrailingZeros(rest));
            boolean there = state.at(leader) == moving.hex();
            boolean lost = state.at(leader) == Ascari.ELIMINATED && (moving.halted() || fell);
            if (leader.army() != active || !(there || lost) || state.has(Mark.DONE, leader)) {
                return false;
            }
        }
        return true;
    }

    private void above(Army active, Step top, Step.Moving moving) throws UnreadableException {
        int standing = state.standing(moving.hex());
        boolean enemyThere = state.holds(active.enemy(), moving.hex());
        int from = moving.path().isStart() ? -1 : moving.path().back().hex();
        boolean fits =
                switch (top) {
                    case Step.Window window -> isWindow(active, window, moving);
                    case Step.Melee(int attacker, int defender, int before) ->
                            enemyThere
                                    && attacker == moving.mover()
                                    && !state.counter(attacker).isLeader()
                                    && defender == standing
                                    && before == from;
                    case Step.Retreat(int unit, int before) ->
                            enemyThere
                                    && unit == standing
                                    && before == from
                                    && Composed.canRetreat(state, unit, from)
                                    && !state.counter(moving.mover()).isLeader();
                    case Step.Spiking(int battery) ->
                            enemyThere
                                    && (battery == standing || battery == moving.mover())
                                    && !state.counter(moving.mover()).isLeader()
                                    && Composed.maySpike(state, battery);
                    case Step.Deployment _,
                            Step.Movement _,
                            Step.Moving _,
                            Step.Shot _,
                            Step.LeaderHits _,
                            Step.Fire _,
                            Step.Burning _,
                            Step.Administration _,
                            Step.Over _ ->
                            false;
                };
        requireShape(fits && (top instanceof Step.Window || !moving.halted()));
    }

    private boolean isWindow(Army active, Step.Window window, Step.Moving moving) {
        return window.by() == active.enemy()
                && window.firers() != 0
                && window.firers() == Composed.firers(state, moving)
                && state.isOnMap(moving.mover());
    }

    private void inWindow(Army active, List<Step> inner, Step.Moving moving)
            throws UnreadableException {
        if (!(inner.get(1) instanceof Step.Window window) || window.by() != active.enemy()) {
            throw fault("fire within a move belongs to a window, 4.3");
        }
        long able = Composed.firers(state, moving);
        boolean fits =
                switch (inner.getFirst()) {
                    case Step.Shot shot ->
                            shot.opportunity()
                                    && shot.target() == moving.mover()
                                    && !state.counter(shot.firer()).isLeader()
                                    && (able >>> shot.firer() & 1) != 0
                                    && (window.firers() >>> shot.firer() & 1) == 0
                                    && (window.firers() & ~able) == 0;
                    case Step.LeaderHits(int leaders) ->
                            leaders != 0
                                    && (leaders & ~state.leadersAt(moving.hex(), active)) == 0
                                    && moving.halted()
                                    && (!state.isOnMap(moving.mover())
                                            || (window.firers() & ~able) == 0);
                    case Step.Deployment _,
                            Step.Movement _,
                            Step.Moving _,
                            Step.Window _,
                            Step.Melee _,
                            Step.Spiking _,
                            Step.Retreat _,
                            Step.Fire _,
                            Step.Burning _,
                            Step.Administration _,
                            Step.Over _ ->
                            false;
                };
        requireShape(fits);
    }
}
