package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Roll;
import zeriba.engine.Rule;
import zeriba.fireandsword.Clash;
import zeriba.fireandsword.Edit;
import zeriba.fireandsword.Figures;
import zeriba.fireandsword.Step;
import zeriba.fireandsword.Sudan;
import zeriba.fireandsword.battle.Arm;
import zeriba.fireandsword.battle.Bands;
import zeriba.fireandsword.battle.Cast;
import zeriba.fireandsword.battle.Faces;
import zeriba.fireandsword.battle.Kind;
import zeriba.fireandsword.battle.Troop;

/** Whether Dervishes are met, how many, of what kind, and for what kind of battle. */
public final class S11_Encounters {

    private static final int DIE = 6;
    private static final int A_POINT_LESS = 5;
    private static final long EACH_TYPE = 0b1111;
    private static final int COLUMN = 5;

    private S11_Encounters() {}

    /** Whether a force in a space may be attacked there because it stays. */
    @Rule({"8.7", "R-52", "R-25"})
    static boolean isCamp(Sudan state, int space) {
        return state.map().isRiver(space)
                && !state.map().isTown(space)
                && state.isHostile(space)
                && state.hasLand(space);
    }

    /** Whether Dervishes may be met in a space, by whoever enters it or stays there. */
    @Rule({"8.7", "11.1", "R-48"})
    public static boolean mayBeMet(Sudan state, int space) {
        return S10_Columns.mayMeet(state, space) || isCamp(state, space);
    }

    /** The first of these camps that is still there is thrown for. */
    @Rule({"8.7", "R-52"})
    public static Sudan camps(Sudan state, long spaces) {
        if (spaces == 0) {
            return state.done();
        }
        int space = Long.numberOfTrailingZeros(spaces);
        Edit e = state.edit().instead(new Step.Camps(spaces & (spaces - 1)));
        if (!isCamp(state, space)) {
            return e.now();
        }
        Clash clash =
                new Clash(
                        Clash.Cause.CAMP,
                        space,
                        S14_Relief.ableAt(state, space),
                        zeriba.fireandsword.Units.NONE,
                        S13_Retreats.refuge(state, space));
        return e.before(new Step.Settle()).before(new Step.Encounter(clash)).now();
    }

    /** What a town takes off the die: one for every five points it is worth. */
    @Rule({"11.2", "R-47"})
    public static int modifier(Sudan state, int space) {
        return state.map().isTown(space) ? state.terms().points(space) / A_POINT_LESS : 0;
    }

    /** How many Dervish units a die brings; 0 or less for none. */
    @Rule({"11.1", "11.2", "R-47"})
    public static int count(Sudan state, int space, int die) {
        return state.index(state.map().region(space)) - (die - modifier(state, space));
    }

    @Rule({"11.1", "11.2"})
    public static void dice(Cast cast) {
        cast.free(DIE);
    }

    /** Nobody, or so many of them. */
    @Rule({"11.1", "R-18", "R-21"})
    public static Sudan meet(Sudan state, Clash clash, Roll roll) {
        int count = count(state, clash.space(), roll.face(0));
        if (count <= 0) {
            return S12_Battles.unopposed(state.edit().done(), clash).now();
        }
        Step.Types types = new Step.Types(clash, count);
        return clash.cause() == Clash.Cause.SORTIE
                ? state.with(state.agenda().instead(types).before(new Step.CallOff(clash, count)))
                : state.instead(types);
    }

    @Rule("11.3")
    public static void typeDice(int count, Cast cast) {
        for (int i = 0; i < count; i++) {
            cast.classes(DIE, EACH_TYPE);
        }
    }

    @Rule("11.3")
    public static Sudan types(Sudan state, Step.Types step, Roll roll) {
        List<Integer> types = roll.faces().map(f -> Math.min(f, COLUMN - 1)).boxed().toList();
        return state.instead(new Step.Strength(step.clash(), types));
    }

    @Rule("QB.14")
    public static void strengthDice(Step.Strength step, Cast cast) {
        for (int type : step.types()) {
            for (int sides : Bands.sides(type)) {
                cast.free(sides);
            }
        }
    }

    @Rule("QB.14")
    public static Sudan strength(Sudan state, Step.Strength step, Roll roll) {
        Faces faces = new Faces(roll);
        List<Troop> rivals = new ArrayList<>();
        for (int unit = 0; unit < step.types().size(); unit++) {
            rivals.addAll(Bands.of(unit, step.types().get(unit), faces));
        }
        int count = step.types().size();
        Clash clash = step.clash();
        return clash.isForSiege()
                ? S12_Battles.begin(state, clash, rivals, count, Kind.SORTIE)
                : state.instead(new Step.Nature(clash, count, rivals));
    }

    /** What is thrown for the kind of battle: a camp that stays knows two kinds. */
    @Rule({"12.1", "R-49", "R-52"})
    public static void natureDice(Cast cast) {
        cast.free(DIE);
    }

    /** The kind of battle for a die. */
    @Rule({"12.1", "R-49", "R-52"})
    public static Kind kind(Clash.Cause cause, int die) {
        if (cause == Clash.Cause.CAMP) {
            return die <= Figures.CAMP_MOST ? Kind.CAMP : Kind.SURPRISE;
        }
        return die <= 2
                ? Kind.TOWN
                : die < COLUMN ? Kind.CAMP : die == COLUMN ? Kind.COLUMN : Kind.AMBUSH;
    }

    @Rule({"12.1", "12.2", "12.5"})
    public static Sudan nature(Sudan state, Step.Nature step, Roll roll) {
        Clash clash = step.clash();
        if (clash.cause() == Clash.Cause.STEAM) {
            return S08_Gunboats.meet(state, step, roll.face(0));
        }
        Kind kind = kind(clash.cause(), roll.face(0));
        return S12_Battles.begin(state, clash, step.rivals(), step.count(), kind);
    }

    /** The Dervishes with the guns that they bring to this kind of battle. */
    @Rule({"12.1", "12.2"})
    static List<Troop> withGuns(List<Troop> rivals, int count, Kind kind) {
        int guns = Bands.guns(kind, count);
        List<Troop> all = new ArrayList<>(rivals);
        if (guns > 0) {
            all.add(Troop.dervish("gun", Arm.GUNS, guns));
        }
        return all;
    }
}
