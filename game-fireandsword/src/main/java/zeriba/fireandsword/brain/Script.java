package zeriba.fireandsword.brain;

import java.util.Comparator;
import java.util.stream.IntStream;
import zeriba.fireandsword.rules.S12_Relief;
import zeriba.fireandsword.rules.S14_Sieges;
import zeriba.fireandsword.rules.S16_Reinforcements;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/** How good an action looks at first sight; whatever is worse than to end the phase is below 0. */
final class Script {

    /** [design] What flight counts for each point of strength: less than what may save a town. */
    private static final double FLIGHT = 0.0001;

    /** [design] So many commanders are enough for a stack. */
    private static final int COMMANDERS = 2;

    private final Sudan state;
    private final Boldness boldness;
    private final Goals goals;

    Script(Sudan state, Boldness boldness) {
        this.state = state;
        this.boldness = boldness;
        this.goals = new Goals(state, boldness);
    }

    double movePrior(Act act) {
        return switch (act) {
            case Act.March(Units units, int to) -> march(units, to);
            case Act.Rail(Units units) -> march(units, state.map().abuHamed);
            case Act.Steam(int boat, Units load, int to) -> steam(boat, load, to);
            case Act.Sortie(Units units) -> sortie(units);
            case Act.Leave(Units units, int to) -> leave(units, to);
            case Act.Sea _, Act.Rejoin _, Act.Evacuate _ -> -1;
            case Act.End _ -> 0;
            case Act.Recommended _ -> 1;
            case Act.Deploy _, Act.Split _ -> -1;
            case Act.Attack _ -> attack();
            case Act.CallOff _ -> 0;
            case Act.Fight(Act.Manner manner) -> manner == Act.Manner.QUICK ? 1 : 0;
            case Act.Field(Act.Holder holder) -> holder == Act.Holder.OWN ? 0 : 1;
            case Act.Lose(_, int stands) -> -stands;
            case Act.Confirm(Act.Verdict verdict) -> verdict == Act.Verdict.CONFIRM ? 1 : 0;
            case Act.Stay _ -> 1;
            case Act.Arrive(int unit) -> arrive(unit);
            case Act.Levy(Act.Recruits recruits) -> recruits == Act.Recruits.FOOT ? 1 : 0;
        };
    }

    private double march(Units units, int to) {
        int from = state.at(units.first());
        Units left = S14_Sieges.garrison(state, from).minus(units);
        boolean troops = units.stream().anyMatch(u -> state.forces().unit(u).isLand());
        if (!troops || strips(from, units)) {
            return -1;
        }
        double strength = Strength.of(state, units);
        double chance = Strength.comesThrough(state, to, strength);
        double gain = goals.at(to) - goals.at(from);
        boolean must = state.map().isWaste(from);
        if (must) {
            return 10 + gain + chance;
        }
        boolean isWeak = Strength.ofTroops(state, units) < boldness.force();
        if (chance < boldness.dare() || (isForeign(to) && isWeak)) {
            return -1;
        }
        double together = boldness.company() * (units.size() - left.size());
        double meets = state.hasLand(to) && !state.map().isTown(to) ? boldness.gather() : 0;
        return gain <= 0 ? -1 : gain * chance + together + meets;
    }

    private boolean isForeign(int space) {
        return state.isHostile(space);
    }

    /** Whether a town that could be lost would be left without a garrison, or a weak one. */
    private boolean strips(int from, Units leaving) {
        if (!state.map().isTown(from)) {
            return false;
        }
        int stay = 0;
        Units here = state.unitsAt(from);
        for (int u = here.next(0); u >= 0; u = here.next(u + 1)) {
            stay += state.forces().unit(u).isCommander() || leaving.contains(u) ? 0 : 1;
        }
        int region = state.map().region(from);
        boolean quiet = region >= 0 && state.status(region) == Sudan.QUIET;
        boolean calm = region < 0 || state.status(region) == Sudan.PACIFIED;
        return !calm && stay < (quiet ? boldness.held() : 1);
    }

    private double steam(int boat, Units load, int to) {
        int from = state.at(boat);
        if (state.condition(boat) > 0) {
            return state.map().isYard(to) && !state.isMahdist(to) ? 1 : -1;
        }
        if (isStarving(from)) {
            return flight(load, to);
        }
        if (strips(from, load.with(boat)) || isLastBoat(from, boat)) {
            return -1;
        }
        boolean feeds = state.supply(to) > 0 && !state.isSupplied(to) && state.began(boat) != to;
        if (!load.isEmpty()) {
            return tow(boat, load, to);
        }
        int worth = state.parameters().points(to);
        return feeds ? worth / (1.0 + state.supply(to)) + boldness.gather() : -1;
    }

    private boolean isBesieged(int space) {
        return state.map().isTown(space) && state.supply(space) > 0 && !state.isSupplied(space);
    }

    /** Whether a town falls at the end of the turn if nothing happens. */
    private boolean isStarving(int space) {
        return isBesieged(space) && state.supply(space) == 1;
    }

    /** Whether a besieged town would be left without a boat. */
    private boolean isLastBoat(int from, int boat) {
        return isBesieged(from)
                && state.unitsAt(from).minus(Units.of(boat)).stream()
                        .noneMatch(u -> state.forces().unit(u).isBoat());
    }

    /** Out of a town that starves, after all else: with as many as can be, to where it is quiet. */
    private double flight(Units load, int to) {
        boolean isRefuge = !state.isMahdist(to) && !isBesieged(to);
        return isRefuge ? FLIGHT * (1 + Strength.of(state, load)) : -1;
    }

    /** Troops go by boat where they would march, rather by boat. */
    private double tow(int boat, Units load, int to) {
        double strength = Strength.of(state, load.with(boat));
        double chance = Strength.comesThrough(state, to, strength);
        double gain = goals.at(to) - goals.at(state.at(boat));
        boolean isWeak = Strength.ofTroops(state, load) < boldness.force();
        return gain <= 0 || chance < boldness.dare() || (isForeign(to) && isWeak)
                ? -1
                : gain * chance + boldness.gather();
    }

    private double sortie(Units units) {
        int space = state.at(units.first());
        double chance = Strength.comesThrough(state, space, Strength.of(state, units));
        int supply = state.supply(space);
        boolean column =
                isBase(space)
                        && Strength.of(state, units) >= boldness.force()
                        && chance >= boldness.dare();
        boolean hungry =
                supply <= boldness.hungry()
                        && chance >= (supply <= 1 ? boldness.desperate() : boldness.dare());
        return column || hungry ? 5 + chance : -1;
    }

    /** A column sets out from a base once it is strong; its base will be friendly behind it. */
    private double leave(Units units, int to) {
        int from = state.at(units.first());
        double strength = Strength.of(state, units);
        boolean goes =
                isBase(from)
                        && strength >= boldness.force()
                        && goals.at(to) > goals.at(from)
                        && Strength.comesThrough(state, to, strength) >= boldness.dare();
        return goes ? 2 + goals.at(to) : -1;
    }

    private boolean isBase(int space) {
        return space == state.map().wadiHalfa || space == state.map().suakin;
    }

    private double attack() {
        if (!(state.now() instanceof S12_Relief.CallOff step)) {
            return 1;
        }
        double chance = Strength.beats(Strength.of(state, step.engagement().force()), step.count());
        int supply = state.supply(step.engagement().space());
        return chance >= boldness.sortieOdds() || (supply <= 1 && chance >= boldness.desperate())
                ? 1
                : -1;
    }

    private double arrive(int u) {
        Unit unit = state.forces().unit(u);
        if (!(state.now() instanceof S16_Reinforcements.Landing landing)) {
            return -1;
        }
        boolean isAttack = state.isMahdist(landing.space()) && landing.landed().isEmpty();
        boolean isHopeless =
                isAttack
                        && Strength.comesThrough(state, landing.space(), landed(landing))
                                < boldness.dare();
        if (isHopeless || (unit.isCommander() && hasCommanders(landing))) {
            return -1;
        }
        return 1
                + Strength.of(state, Units.of(u)) / boldness.foothold()
                + (unit.isCommander() ? 1 : 0);
    }

    /** The strength of the strongest who may still land. */
    private double landed(S16_Reinforcements.Landing landing) {
        return state.forces().all().stream()
                .filter(unit -> unit.isLand() && mayLand(landing, unit))
                .map(unit -> Strength.of(state, Units.of(unit.number())))
                .sorted(Comparator.reverseOrder())
                .limit(landing.left())
                .mapToDouble(strength -> strength)
                .sum();
    }

    private boolean mayLand(S16_Reinforcements.Landing landing, Unit unit) {
        return landing.objection(state, new Act.Arrive(unit.number())).isEmpty();
    }

    /** Whether commanders enough are there: a third adds little, and all fall together. */
    private boolean hasCommanders(S16_Reinforcements.Landing landing) {
        return IntStream.concat(state.unitsAt(landing.space()).stream(), landing.landed().stream())
                        .filter(u -> state.forces().unit(u).isCommander())
                        .distinct()
                        .count()
                >= COMMANDERS;
    }
}
