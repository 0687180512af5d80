package zeriba.fireandsword.page;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zeriba.engine.odds.Fraction;
import zeriba.engine.step.AgendaRules;
import zeriba.engine.text.Value;
import zeriba.fireandsword.rules.S08_Movement;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.S12_Battles;
import zeriba.fireandsword.rules.S12_Relief;
import zeriba.fireandsword.rules.S16_Reinforcements;
import zeriba.fireandsword.rules.battle.Kind;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;
import zeriba.fireandsword.state.Word;

/**
 * The chances of a move before it is made: of an encounter in each space that it enters, of each
 * number of Dervishes and, on land, of each kind of battle, counted exactly; of winning, by battles
 * that are drawn; of a boat's fights, by playing its way out.
 */
public record Forecast(AgendaRules<Sudan, Act> rules, Sudan state) {

    private static final int DIE = 6;

    /** How likely so many Dervish units are. */
    record OfSize(int units, String probability) {}

    /** How likely an encounter is in a space, and of what size. */
    record InSpace(String at, String encounter, List<OfSize> sizes, String rule) {}

    /**
     * How likely a kind of battle is: counted as a fraction, or drawn with half of its interval.
     */
    record OfKind(String kind, Optional<String> probability, double p, Optional<Double> interval) {
        static OfKind counted(String kind, Fraction chance) {
            return new OfKind(
                    kind, Optional.of(chance.toString()), chance.toDouble(), Optional.empty());
        }

        static OfKind drawn(String kind, int drawn, int trials) {
            double p = (double) drawn / trials;
            double half = Won.half(p, trials);
            return new OfKind(kind, Optional.empty(), p, Optional.of(half));
        }
    }

    /**
     * What an action may lead to.
     *
     * @param win the share of the battles that was won, all fought quickly
     * @param winInterval half of the 95 % interval of that share
     * @param drilled whether they may be fought otherwise
     * @param quickly why none of them will be fought on the field, where that is open: "boats" are
     *     in them, or too "many" (rule 12.9)
     * @param playedOut how often the action was played out
     */
    record Chances(
            Optional<List<InSpace>> spaces,
            Optional<List<OfKind>> kinds,
            Optional<Double> win,
            Optional<Double> winInterval,
            Optional<Boolean> drilled,
            Optional<String> quickly,
            Optional<Integer> playedOut,
            Optional<Integer> battles) {

        static final Chances NONE = of(Optional.empty(), Optional.empty());

        static Chances of(Optional<List<InSpace>> spaces, Optional<List<OfKind>> kinds) {
            return new Chances(
                    spaces,
                    kinds,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        /** With how the battles went; as it is where none was fought. */
        Chances with(Won odds, Sudan state) {
            if (odds.battles() == 0) {
                return this;
            }
            Optional<String> quickly =
                    state.parameters().mayTakeTheField() ? odds.quickly() : Optional.empty();
            return new Chances(
                    spaces,
                    kinds,
                    Optional.of(odds.win()),
                    Optional.of(odds.interval()),
                    Optional.of(state.parameters().leavesManner() && quickly.isEmpty()),
                    quickly,
                    Optional.of(odds.trials()),
                    Optional.of(odds.battles()));
        }
    }

    /** The chances of an action that may lead to a battle; nothing for any other. */
    public Value.Fields of(Act act) {
        return PageRecords.written(chances(act));
    }

    private Chances chances(Act act) {
        if (state.now() instanceof S12_Relief.CallOff && act instanceof Act.Attack) {
            return Chances.NONE.with(BattleOdds.of(rules, state, act), state);
        }
        if (state.now() instanceof S12_Battles.Manner manner && isQuick(act)) {
            return Chances.NONE.with(odds(act, manner.muster()), state);
        }
        if (state.now() instanceof S12_Relief.Freed freed && act instanceof Act.Leave(_, int to)) {
            return chances(act, new int[] {freed.space(), to});
        }
        if (state.now() instanceof S16_Reinforcements.Landing landing && act instanceof Act.End) {
            return isAttack(landing)
                    ? chances(act, new int[] {landing.space(), landing.space()})
                    : Chances.NONE;
        }
        return state.now() instanceof S08_Movement.Movement ? moved(act) : Chances.NONE;
    }

    private static boolean isQuick(Act act) {
        return act.equals(new Act.Fight(Act.Manner.QUICK));
    }

    /** Whether the end of a landing attacks a port that is lost. */
    private boolean isAttack(S16_Reinforcements.Landing landing) {
        return state.isMahdist(landing.space()) && !landing.landed().isEmpty();
    }

    private Chances moved(Act act) {
        return switch (act) {
            case Act.March march ->
                    chances(
                            act,
                            S08_Movement.path(
                                    state, state.at(march.units().first()), march.space()));
            case Act.Steam steam ->
                    chances(act, state.map().boatPath(state.at(steam.boat()), steam.space()));
            case Act.Sortie sortie -> {
                int space = state.at(sortie.units().first());
                yield chances(act, new int[] {space, space});
            }
            case Act _ -> Chances.NONE;
        };
    }

    private Chances chances(Act act, int[] path) {
        List<InSpace> spaces = new ArrayList<>();
        boolean meets = false;
        boolean fights = fights(act);
        for (int i = 1; i < path.length; i++) {
            meets |= fights && mayMeet(path[i]);
            spaces.add(space(path[i], fights));
        }
        if (!meets) {
            return Chances.of(Optional.of(spaces), Optional.empty());
        }
        return act instanceof Act.Steam
                ? steamed(spaces, PlayedOut.of(rules, state, act))
                : Chances.of(Optional.of(spaces), Optional.of(counted(act, path)))
                        .with(BattleOdds.of(rules, state, act), state);
    }

    private Chances steamed(List<InSpace> spaces, PlayedOut played) {
        return Chances.of(Optional.of(spaces), Optional.of(drawn(played.won(), played.kinds())))
                .with(played.won(), state);
    }

    private Won odds(Act act, Muster muster) {
        return muster.isOfSteamer()
                ? PlayedOut.of(rules, state, act).won()
                : BattleOdds.of(rules, state, act);
    }

    /** Commanders who ride alone meet nobody. */
    private boolean fights(Act act) {
        return !(act instanceof Act.March(Units units, _))
                || S08_Movement.counted(state, units) > 0;
    }

    private boolean mayMeet(int space) {
        return state.isHostile(space) && (!state.hasLand(space) || state.supply(space) > 0);
    }

    /** How many of the six faces bring so many units. */
    private Map<Integer, Integer> counts(int space, boolean fights) {
        Map<Integer, Integer> counts = new TreeMap<>();
        boolean mayMeet = fights && mayMeet(space);
        for (int die = 1; die <= DIE; die++) {
            int count = mayMeet ? Math.max(0, S11_Encounters.count(state, space, die)) : 0;
            counts.merge(count, 1, Integer::sum);
        }
        return counts;
    }

    private InSpace space(int space, boolean fights) {
        Map<Integer, Integer> counts = counts(space, fights);
        List<OfSize> sizes = new ArrayList<>();
        counts.forEach((units, dice) -> sizes.add(new OfSize(units, dice + "/" + DIE)));
        int none = counts.getOrDefault(0, 0);
        return new InSpace(state.map().label(space), (DIE - none) + "/" + DIE, sizes, "11.1");
    }

    /** What a boat fights at least once when it sets out: under steam, or with what it tows. */
    private static List<OfKind> drawn(Won odds, Map<String, Integer> kinds) {
        List<OfKind> all = new ArrayList<>();
        kinds.forEach((kind, n) -> all.add(OfKind.drawn(kind, n, odds.trials())));
        return all;
    }

    /** Who comes to a besieged town fights as its garrison does, and relieves it. */
    private static String called(Act act, Kind kind) {
        return kind == Kind.SORTIE && !(act instanceof Act.Sortie) ? "relief" : Word.of(kind);
    }

    /** Whoever meets somebody on land goes no further; the next die says in what kind of battle. */
    private List<OfKind> counted(Act act, int[] path) {
        Map<Kind, Fraction> chances = new EnumMap<>(Kind.class);
        Fraction comes = Fraction.ONE;
        boolean goesOn = true;
        for (int i = 1; i < path.length && goesOn; i++) {
            int none = counts(path[i], true).getOrDefault(0, 0);
            boolean siege = act instanceof Act.Sortie || state.supply(path[i]) > 0;
            Fraction each = comes.times(Fraction.of(DIE - none, (long) DIE * DIE));
            for (int die = 1; die <= DIE && none < DIE; die++) {
                Kind kind = siege ? Kind.SORTIE : S11_Encounters.kind(Engagement.Cause.MARCH, die);
                chances.merge(kind, each, Fraction::plus);
            }
            comes = comes.times(Fraction.of(none, DIE));
            goesOn = none > 0 && !siege;
        }
        List<OfKind> kinds = new ArrayList<>();
        chances.forEach((kind, chance) -> kinds.add(OfKind.counted(called(act, kind), chance)));
        return kinds;
    }
}
