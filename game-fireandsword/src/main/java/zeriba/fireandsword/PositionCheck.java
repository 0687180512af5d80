package zeriba.fireandsword;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zeriba.engine.Node;
import zeriba.engine.UnreadableException;
import zeriba.fireandsword.battle.Field;
import zeriba.fireandsword.battle.Muster;
import zeriba.fireandsword.battle.QuickBattle;
import zeriba.fireandsword.battle.Stage;
import zeriba.fireandsword.battle.Troop;

/**
 * Whether what was read can be a position: steps that belong together, units where they must be.
 */
record PositionCheck(Sudan s, FireAndSwordRules rules) {

    void run(Node position) throws UnreadableException {
        Node agenda = position.at("agenda");
        List<Step> steps = s.agenda().steps();
        List<Node> nodes = agenda.items();
        int rank = 0;
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            int next = rank(step);
            if (next > 0 && (next < rank || (next == rank && next != 7))) {
                throw nodes.get(i).fault("the steps of a turn are out of order");
            }
            rank = Math.max(rank, next);
            Optional<String> fault =
                    fault(step, i + 1 < steps.size() ? steps.get(i + 1) : step, i == 0);
            if (fault.isPresent()) {
                throw nodes.get(i).fault(fault.get());
            }
        }
        Step last = steps.getLast();
        boolean ends = last instanceof Step.EndOfTurn || last instanceof Step.TurnBegins;
        if (last instanceof Step.Over ? steps.size() > 1 : !ends) {
            throw agenda.fault("a turn ends with end-of-turn, a set-up with turn-begins");
        }
        if (s.turn() == 0 && !(last instanceof Step.TurnBegins)) {
            throw position.at("turn").fault("the first turn has number 1");
        }
        if (s.moved().stream().anyMatch(u -> s.at(u) == Sudan.GONE)) {
            throw position.at("moved").fault("who is gone has not moved");
        }
    }

    /** The place of a step in a turn; 0 for what may come in between. */
    private static int rank(Step step) {
        return switch (step) {
            case Step.Revolts _ -> 1;
            case Step.Movement _ -> 2;
            case Step.EndOfMovement _ -> 3;
            case Step.Supplies _ -> 4;
            case Step.Adjustment _ -> 5;
            case Step.ThirdBoat _ -> 6;
            case Step.Arrivals _ -> 7;
            case Step.Levies _ -> 8;
            case Step.EndOfTurn _, Step.TurnBegins _, Step.Over _ -> 9;
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
            case Step.Encounter(Clash c) -> clash(c, next);
            case Step.CallOff(Clash c, _) ->
                    next instanceof Step.Types(Clash same, _) && same.equals(c)
                            ? clash(c, next)
                            : Optional.of("types must follow");
            case Step.Types(Clash c, _) -> clash(c, next);
            case Step.Strength(Clash c, List<Integer> types) ->
                    types.isEmpty() ? Optional.of("nobody is met") : clash(c, next);
            case Step.Nature(Clash c, _, _) -> clash(c, next);
            case Step.Manner(Clash c, Muster m) -> muster(c, m, next);
            case Step.Held(Clash c, Muster m) -> muster(c, m, next);
            case Step.Toll(Clash c, Muster m, _, List<Integer> losses) ->
                    losses.size() < m.own().size()
                                    && fits(m, losses)
                                    && !m.own()
                                            .get(losses.size())
                                            .arm()
                                            .equals(zeriba.fireandsword.battle.Arm.GUNBOAT)
                            ? muster(c, m, next)
                            : Optional.of("losses that cannot be");
            case Step.Confirm(Clash c, Muster m, _, List<Integer> losses) ->
                    losses.size() == m.own().size() && fits(m, losses)
                            ? muster(c, m, next)
                            : Optional.of("losses that cannot be");
            case Step.Posture(Clash c, Field f, _) ->
                    f.stage() == Stage.RALLY
                            ? muster(c, f.muster(), next)
                            : Optional.of("no new round");
            case Step.Fight(Clash c, Field f, _) ->
                    QuickBattle.dice(f).isPresent()
                            ? muster(c, f.muster(), next)
                            : Optional.of("the battle waits for nothing");
            case Step.Sail(Clash c, _) ->
                    c.cause() == Clash.Cause.STEAM
                            ? clash(c, next)
                            : Optional.of("no boat is under way");
            case Step.Escape(Clash c, _, List<Loss> losses) -> losses(c, losses);
            case Step.Cards(Clash c, _, List<Loss> losses) -> losses(c, losses);
            case Step.Hit(Clash c, _, int hits, _) ->
                    hits <= fit(c) ? aftermath(c) : Optional.of("more hits than commanders");
            case Step.Wounded(Clash c, _, Units who) ->
                    !who.isEmpty()
                                    && who.minus(c.force()).isEmpty()
                                    && who.stream()
                                            .allMatch(u ->
                                                    s.forces().unit(u).isCommander()
                                                            && s.isOnMap(u))
                            ? aftermath(c)
                            : Optional.of("nobody is wounded");
            case Step.Aftermath(Clash c, _) -> aftermath(c);
            case Step.Asking _, Step.Unasked _ -> Optional.empty();
        };
    }

    private static Optional<String> when(boolean wrong, String reason) {
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

    private Optional<String> clash(Clash c, Step next) {
        boolean there = c.force().stream().allMatch(u -> s.at(u) == c.space());
        if (c.force().isEmpty() || !there || !c.inside().minus(c.force()).isEmpty()) {
            return Optional.of("the force is not there");
        }
        if (s.map().region(c.space()) < 0 || s.index(s.map().region(c.space())) < 0) {
            return Optional.of("nobody is met in Egypt");
        }
        return rest(c, next);
    }

    private Optional<String> rest(Clash c, Step next) {
        if (c.cause() == Clash.Cause.STEAM) {
            List<Integer> boats =
                    c.force().stream().filter(u -> s.forces().unit(u).isBoat()).boxed().toList();
            boolean ok =
                    boats.size() == 1
                            && c.origin() < Sudan.ALEXANDRIA
                            && s.map().boatPath(c.space(), c.origin()).length == 2;
            boolean travels = next instanceof Step.Travel || next instanceof Step.Types;
            return when(!ok || !travels, "a boat under way fights alone");
        }
        boolean land = c.force().stream().anyMatch(u -> s.forces().unit(u).isLand());
        boolean town = s.map().isTown(c.space());
        boolean needsTown = c.cause() == Clash.Cause.SORTIE || c.cause() == Clash.Cause.RELIEF;
        return when(
                !land || (needsTown && (!town || s.isMahdist(c.space()))),
                "nobody could fight there");
    }

    private Optional<String> muster(Clash c, Muster m, Step next) {
        Set<String> names = new HashSet<>();
        for (Troop troop : m.own()) {
            Optional<Unit> unit = s.forces().named(troop.name());
            boolean wrong =
                    unit.isEmpty()
                            || !names.add(troop.name())
                            || !c.force().contains(unit.get().number())
                            || s.stands(unit.get().number()) != troop.stands()
                            || unit.get().arm() != troop.arm()
                            || unit.get().isCommander();
            if (wrong) {
                return Optional.of(troop.name() + " is not in the force as it fights");
            }
        }
        boolean steams = c.cause() == Clash.Cause.STEAM;
        return m.ownStands() == 0 || steams ? Optional.of("nobody fights") : clash(c, next);
    }

    private static boolean fits(Muster m, List<Integer> losses) {
        for (int i = 0; i < losses.size(); i++) {
            if (losses.get(i) > m.own().get(i).stands()) {
                return false;
            }
        }
        return true;
    }

    private int fit(Clash c) {
        return (int)
                c.force().stream()
                        .filter(u ->
                                s.forces().unit(u).isCommander()
                                        && s.condition(u) == 0
                                        && s.isOnMap(u))
                        .count();
    }

    private Optional<String> losses(Clash c, List<Loss> losses) {
        Set<Integer> units = new HashSet<>();
        for (Loss loss : losses) {
            boolean known = units.add(loss.unit()) && c.force().contains(loss.unit());
            boolean whole =
                    loss.away()
                            ? s.stands(loss.unit()) == loss.before() && loss.lost() <= loss.before()
                            : loss.lost() == 0;
            if (!known || !whole || s.forces().unit(loss.unit()).isCommander()) {
                return Optional.of("losses that cannot be");
            }
        }
        return losses.isEmpty() ? Optional.of("losses of nobody") : aftermath(c);
    }

    /** The force may have lost units by now. */
    private Optional<String> aftermath(Clash c) {
        boolean there =
                c.force().stream().allMatch(u -> s.at(u) == c.space() || s.at(u) == Sudan.GONE);
        boolean steams = c.cause() == Clash.Cause.STEAM;
        boolean town = s.map().isTown(c.space());
        boolean needsTown = c.cause() == Clash.Cause.SORTIE || c.cause() == Clash.Cause.RELIEF;
        boolean inEgypt = s.map().region(c.space()) < 0;
        return when(
                !there
                        || steams
                        || inEgypt
                        || (needsTown && (!town || s.isMahdist(c.space())))
                        || c.force().isEmpty(),
                "no such battle has been fought");
    }
}
