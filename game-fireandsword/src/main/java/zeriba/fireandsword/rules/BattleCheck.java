package zeriba.fireandsword.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zeriba.field.Fate;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Loss;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;

/** Whether a battle that a position tells of can be fought by those who are there. */
record BattleCheck(Sudan s) {

    Optional<String> engagement(Engagement c, Step next) {
        boolean there = c.force().stream().allMatch(u -> s.at(u) == c.space());
        if (c.force().isEmpty() || !there || !c.inside().minus(c.force()).isEmpty()) {
            return Optional.of("the force is not there");
        }
        if (s.map().region(c.space()) < 0 || s.index(s.map().region(c.space())) < 0) {
            return Optional.of("nobody is met in Egypt");
        }
        return rest(c, next);
    }

    Optional<String> rest(Engagement c, Step next) {
        if (c.cause() == Engagement.Cause.STEAM) {
            List<Integer> boats =
                    c.force().stream().filter(u -> s.forces().unit(u).isBoat()).boxed().toList();
            boolean ok =
                    boats.size() == 1
                            && c.origin() < Sudan.ALEXANDRIA
                            && s.map().boatPath(c.space(), c.origin()).length == 2;
            boolean travels =
                    next instanceof S08_Columns.Travel || next instanceof S11_Encounters.Types;
            return PositionCheck.when(!ok || !travels, "a boat under way fights alone");
        }
        boolean land = c.force().stream().anyMatch(u -> s.forces().unit(u).isLand());
        boolean town = s.map().isTown(c.space());
        boolean needsTown =
                c.cause() == Engagement.Cause.SORTIE || c.cause() == Engagement.Cause.RELIEF;
        return PositionCheck.when(
                !land || (needsTown && (!town || s.isMahdist(c.space()))),
                "nobody could fight there");
    }

    /** A battle that may be fought elsewhere: of a boat under way too. */
    Optional<String> asked(Engagement c, Muster m, Step next) {
        if (!m.isOfSteamer()) {
            boolean led = fit(c) > 0;
            return PositionCheck.when(m.commanded() != led, "a commander is there or is not")
                    .or(() -> muster(c, m, next));
        }
        boolean hurt = m.rivals().stream().allMatch(troop -> AskedBattle.hurtsBoats(troop.arm()));
        long boats = m.own().stream().filter(troop -> troop.arm() == Arm.GUNBOAT).count();
        boolean steams = c.cause() == Engagement.Cause.STEAM && boats == 1 && hurt;
        return PositionCheck.when(!steams, "no boat under way is fired at")
                .or(() -> troops(c, m))
                .or(() -> engagement(c, next));
    }

    Optional<String> muster(Engagement c, Muster m, Step next) {
        boolean none = m.ownStands() == 0 || c.cause() == Engagement.Cause.STEAM || m.isOfSteamer();
        return troops(c, m).or(() -> none ? Optional.of("nobody fights") : engagement(c, next));
    }

    private Optional<String> troops(Engagement c, Muster m) {
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
        return Optional.empty();
    }

    static boolean fits(Muster m, List<Integer> losses) {
        for (int i = 0; i < losses.size(); i++) {
            if (losses.get(i) > m.own().get(i).stands()) {
                return false;
            }
        }
        return true;
    }

    int fit(Engagement c) {
        return (int)
                c.force().stream()
                        .filter(u ->
                                s.forces().unit(u).isCommander()
                                        && s.condition(u) == 0
                                        && s.isOnMap(u))
                        .count();
    }

    Optional<String> losses(Engagement c, List<Loss> losses, Optional<Fate> commander) {
        if (commander.isPresent() && fit(c) == 0) {
            return Optional.of("the fate of no commander");
        }
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
    Optional<String> aftermath(Engagement c) {
        boolean there =
                c.force().stream().allMatch(u -> s.at(u) == c.space() || s.at(u) == Sudan.GONE);
        boolean steams = c.cause() == Engagement.Cause.STEAM;
        boolean town = s.map().isTown(c.space());
        boolean needsTown =
                c.cause() == Engagement.Cause.SORTIE || c.cause() == Engagement.Cause.RELIEF;
        boolean inEgypt = s.map().region(c.space()) < 0;
        return PositionCheck.when(
                !there
                        || steams
                        || inEgypt
                        || (needsTown && (!town || s.isMahdist(c.space())))
                        || c.force().isEmpty(),
                "no such battle has been fought");
    }
}
