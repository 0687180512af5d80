package zeriba.fireandsword;

import java.util.List;
import java.util.Optional;
import zeriba.engine.UnreadableException;
import zeriba.fireandsword.battle.Field;
import zeriba.fireandsword.battle.Muster;
import zeriba.fireandsword.battle.Order;
import zeriba.fireandsword.battle.QuickBattle;
import zeriba.fireandsword.battle.Stage;
import zeriba.fireandsword.rules.S02_SetUp;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.rules.S19_Commanded;

/**
 * Whether what was read can be a position: steps that belong together, units where they must be.
 */
record PositionCheck(Sudan s, FireAndSwordRules rules) {

    /** The rank of arrivals, of which a turn has several. */
    private static final int SEVERAL = 8;

    void run() throws UnreadableException {
        List<Step> steps = s.agenda().steps();
        int rank = 0;
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            int next = rank(step);
            if (next > 0 && (next < rank || (next == rank && next != SEVERAL))) {
                throw fault("agenda[" + i + "]", "the steps of a turn are out of order");
            }
            rank = Math.max(rank, next);
            Optional<String> fault =
                    fault(step, i + 1 < steps.size() ? steps.get(i + 1) : step, i == 0);
            if (fault.isPresent()) {
                throw fault("agenda[" + i + "]", fault.get());
            }
        }
        Step last = steps.getLast();
        boolean ends = last instanceof Step.EndOfTurn || last instanceof Step.TurnBegins;
        if (last instanceof Step.Over ? steps.size() > 1 : !ends) {
            throw fault("agenda", "a turn ends with end-of-turn, a set-up with turn-begins");
        }
        if (s.turn() == 0 && !(last instanceof Step.TurnBegins)) {
            throw fault("turn", "the first turn has number 1");
        }
        if (s.now() instanceof Step.Movement || s.now() instanceof Step.SetUp) {
            stacks();
        }
        if (s.now() instanceof Step.SetUp) {
            garrisons();
        }
        for (Region region : Region.all()) {
            int n = region.number();
            if (s.status(n) == Sudan.PACIFIED && s.index(n) > 0) {
                throw fault(
                        "regions." + region.id() + ".index", "a pacified region stays at 0 (R-57)");
            }
        }
        if (s.moved().stream().anyMatch(u -> s.at(u) == Sudan.GONE)) {
            throw fault("moved", "who is gone has not moved");
        }
        if (s.stopped().stream().anyMatch(u -> s.at(u) == Sudan.GONE)) {
            throw fault("stopped", "who is gone has not fought");
        }
        halves();
    }

    private static UnreadableException fault(String path, String reason) {
        return new UnreadableException(path, reason);
    }

    /** Nobody is there twice: half of a battalion is nowhere while the battalion is whole. */
    private void halves() throws UnreadableException {
        if (s.split() >= 0 && s.forces().unit(s.split()).half() < 0) {
            throw fault("split", "only a battalion is split (2.4)");
        }
        for (Unit whole : s.forces().all()) {
            boolean isSplit = whole.number() == s.split();
            if (!isSplit && whole.half() >= 0 && s.at(whole.half()) != Sudan.GONE) {
                throw fault(
                        "units." + s.forces().unit(whole.half()).id(),
                        whole.id() + " is not split (2.4)");
            }
            if (s.stands(whole.number()) > S13_Casualties.original(s, whole)) {
                throw fault(
                        "units." + whole.id() + ".stands", "more than the larger half has (2.4)");
            }
        }
    }

    /**
     * A set-up can be brought to its end: whoever stands may, and there are enough for the rest.
     */
    private void garrisons() throws UnreadableException {
        for (Unit unit : s.forces().all()) {
            if (s.isOnMap(unit.number()) && !S02_SetUp.mayStand(s, unit)) {
                throw fault("units." + unit.id() + ".at", "is not set up there (2.3, 2.6, R-8)");
            }
        }
        int left = S02_SetUp.leftToPost(s);
        int empty = S02_SetUp.emptyTowns(s);
        if (left < empty) {
            throw fault(
                    "units",
                    "%d more may be set up, and %d towns have nobody (2.1, 2.2)"
                            .formatted(Math.max(0, left), empty));
        }
    }

    /** Between moves nobody stands where there is no room for him. */
    private void stacks() throws UnreadableException {
        for (int space = 0; space < s.map().size(); space++) {
            if (s.stack(space) > s.room(space)) {
                throw fault(
                        "units",
                        "%s holds %d units, and no more than %d may be there (7.1, 8.3)"
                                .formatted(s.map().label(space), s.stack(space), s.room(space)));
            }
        }
    }

    /** The place of a step in a turn; 0 for what may come in between. */
    private static int rank(Step step) {
        return switch (step) {
            case Step.Revolts _ -> 1;
            case Step.MovementBegins _ -> 2;
            case Step.Movement _ -> 3;
            case Step.EndOfMovement _ -> 4;
            case Step.Supplies _ -> 5;
            case Step.Adjustment _ -> 6;
            case Step.ThirdBoat _ -> 7;
            case Step.Arrivals _ -> SEVERAL;
            case Step.Levies _ -> 9;
            case Step.EndOfTurn _, Step.TurnBegins _, Step.Over _ -> 10;
            case Step.Asking _, Step.Unasked _ -> 0;
        };
    }

    private Optional<String> fault(Step step, Step next, boolean first) {
        return switch (step) {
            case Step.SetUp _, Step.Indexes _ -> when(s.turn() > 0, "the game has begun");
            case Step.TurnBegins _ ->
                    when(s.turn() >= Figures.LAST_TURN, "there is no further turn");
            case Step.Travel travel -> travel(travel, first);
            case Step.Sieges(long towns, _) ->
                    when(!areBesieged(towns), "only held towns are besieged");
            case Step.Slip slip ->
                    when((slip.places() & ~inRegion(slip.region())) != 0, "places elsewhere");
            case Step.Camps(long spaces) -> when(spaces < 0, "no such spaces");
            case Step.Freed freed -> town(freed.space());
            case Step.Supply supply -> town(supply.space());
            case Step.Arrivals arrivals -> port(arrivals.space());
            case Step.Landing landing -> landing(landing);
            case Step.Levy _ -> when(!levies(), "nobody can be levied");
            case Step.Encounter(Clash c) -> battle().clash(c, next);
            case Step.CallOff(Clash c, _) ->
                    next instanceof Step.Types(Clash same, _) && same.equals(c)
                            ? battle().clash(c, next)
                            : Optional.of("types must follow");
            case Step.Types(Clash c, _) -> battle().clash(c, next);
            case Step.Strength(Clash c, List<Integer> types) ->
                    types.isEmpty() ? Optional.of("nobody is met") : battle().clash(c, next);
            case Step.Nature(Clash c, _, _) -> battle().clash(c, next);
            case Step.Manner(Clash c, Muster m) -> battle().muster(c, m, next);
            case Step.Held(Clash c, Muster m) -> battle().muster(c, m, next);
            case Step.Toll(Clash c, Muster m, _, List<Integer> losses) ->
                    losses.size() < m.own().size()
                                    && BattleCheck.fits(m, losses)
                                    && !m.own()
                                            .get(losses.size())
                                            .arm()
                                            .equals(zeriba.fireandsword.battle.Arm.GUNBOAT)
                            ? battle().muster(c, m, next)
                            : Optional.of("losses that cannot be");
            case Step.Confirm(Clash c, Muster m, boolean won, List<Integer> losses) ->
                    losses.size() == m.own().size()
                                    && BattleCheck.fits(m, losses)
                                    && S19_Commanded.isHeld(m, won, losses)
                            ? battle().muster(c, m, next)
                            : Optional.of("losses that cannot be");
            case Step.Posture(Clash c, Field f, List<Order> own, List<Order> rival) ->
                    f.stage() != Stage.RALLY
                            ? Optional.of("no new round")
                            : rival.size() >= (own.isEmpty() ? 1 : Field.ZONES)
                                    ? Optional.of("orders that cannot be in yet")
                                    : battle().muster(c, f.muster(), next);
            case Step.Fight(Clash c, Field f, _) ->
                    QuickBattle.dice(f).isPresent()
                            ? battle().muster(c, f.muster(), next)
                            : Optional.of("the battle waits for nothing");
            case Step.Sail(Clash c, _) ->
                    c.cause() == Clash.Cause.STEAM
                            ? battle().clash(c, next)
                            : Optional.of("no boat is under way");
            case Step.Escape(Clash c, _, List<Loss> losses) -> battle().losses(c, losses);
            case Step.Cards(Clash c, _, List<Loss> losses) -> battle().losses(c, losses);
            case Step.Hit(Clash c, _, int hits, _) ->
                    hits <= battle().fit(c)
                            ? battle().aftermath(c)
                            : Optional.of("more hits than commanders");
            case Step.Wounded(Clash c, _, Units who) ->
                    !who.isEmpty()
                                    && who.minus(c.force()).isEmpty()
                                    && who.stream()
                                            .allMatch(u ->
                                                    s.forces().unit(u).isCommander()
                                                            && s.isOnMap(u))
                            ? battle().aftermath(c)
                            : Optional.of("nobody is wounded");
            case Step.Aftermath(Clash c, _) -> battle().aftermath(c);
            case Step.Asking _, Step.Unasked _ -> Optional.empty();
        };
    }

    private BattleCheck battle() {
        return new BattleCheck(s);
    }

    static Optional<String> when(boolean wrong, String reason) {
        return wrong ? Optional.of(reason) : Optional.empty();
    }

    private boolean levies() {
        return zeriba.fireandsword.rules.S16_Reinforcements.options(s).size() > 0;
    }

    private long inRegion(int region) {
        long spaces = 0;
        for (int space = 0; space < s.map().size(); space++) {
            spaces |= s.map().region(space) == region ? 1L << space : 0;
        }
        return spaces;
    }

    private boolean areBesieged(long towns) {
        return towns != 0 && (towns & ~s.map().towns()) == 0 && (towns & s.mahdist()) == 0;
    }

    /** Who was lost in a battle on the way may still be named while that is being settled. */
    private Optional<String> travel(Step.Travel t, boolean now) {
        if (t.path().isEmpty() || t.units().isEmpty()) {
            return Optional.of("a stack on its way has units and a path");
        }
        boolean sails = t.boat() >= 0;
        if (sails && !(t.units().contains(t.boat()) && s.forces().unit(t.boat()).isBoat())) {
            return Optional.of("the boat must be with them");
        }
        int here = t.path().getFirst();
        boolean together =
                t.units().stream()
                        .allMatch(u ->
                                (s.at(u) == here || (!now && s.at(u) == Sudan.GONE))
                                        && (!s.forces().unit(u).isBoat() || u == t.boat()));
        if (!together) {
            return Optional.of("the units are not all there");
        }
        for (int i = 1; i < t.path().size(); i++) {
            int from = t.path().get(i - 1);
            int to = t.path().get(i);
            boolean joined =
                    sails
                            ? s.map().boatPath(from, to).length == 2
                            : s.map().landLink(from, to, true) >= 0;
            if (!joined) {
                return Optional.of("the path is broken");
            }
        }
        boolean tired = sails && s.steps(t.boat()) < t.path().size() - 1;
        return when(tired, "the boat cannot go so far");
    }

    private Optional<String> town(int space) {
        return when(!s.map().isTown(space) || s.isMahdist(space), "no town of ours");
    }

    private Optional<String> port(int space) {
        return when(space != s.map().aswan && space != s.map().suakin, "no port");
    }

    private Optional<String> landing(Step.Landing landing) {
        boolean there =
                landing.landed().stream()
                        .allMatch(u ->
                                s.isMahdist(landing.space())
                                        ? s.at(u) >= Sudan.ALEXANDRIA
                                                && s.at(u) <= Sudan.INDIA
                                                && !s.forces().unit(u).isBoat()
                                        : s.at(u) == landing.space());
        return there ? port(landing.space()) : Optional.of("the landed are elsewhere");
    }
}
