package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Unwrapped;
import zeriba.engine.schema.As.Within;
import zeriba.engine.step.Task;
import zeriba.fireandsword.rules.battle.Bands;
import zeriba.fireandsword.rules.battle.FaceClasses;
import zeriba.fireandsword.rules.battle.Faces;
import zeriba.fireandsword.rules.battle.Kind;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.rules.general.EventDraft;
import zeriba.fireandsword.rules.general.S13_Retreats;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Places;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;
import zeriba.fireandsword.state.Word;

/** Whether Dervishes are met, how many, of what kind, and for what kind of battle. */
public final class S11_Encounters {

    private static final int A_POINT_LESS = 5;
    private static final long EACH_TYPE = 0b1111;
    private static final int COLUMN = 5;

    private S11_Encounters() {}

    /** Forces that stayed on a river may be attacked. */
    @Rule({"8.7", "R-52"})
    public record Camps(@Of("spaces") long spaces) implements Passing {

        /** The first of these camps that is still there is thrown for. */
        @Override
        public Sudan proceed(Sudan state) {
            if (isEmpty(spaces)) {
                return state.done();
            }
            int space = first(spaces);
            Edit e = state.edit().instead(new Camps(without(spaces, space)));
            if (!isCamp(state, space)) {
                return e.now();
            }
            Engagement engagement =
                    new Engagement(
                            Engagement.Cause.CAMP,
                            space,
                            S12_Relief.ableAt(state, space),
                            Units.NONE,
                            S13_Retreats.refuge(state, space));
            return e.before(new S14_Sieges.Settle()).before(new Encounter(engagement)).now();
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return PositionCheck.when(spaces < 0, "no such spaces");
        }
    }

    /** It is thrown whether Dervishes appear. */
    @Rule({"11.1", "11.2", "R-18", "R-21"})
    public record Encounter(@Unwrapped Engagement engagement) implements Throwing {

        @Override
        public FaceClasses faceClasses(Sudan state) {
            return FaceClasses.of(DIE);
        }

        /** Nobody, or so many of them. */
        @Override
        public Sudan roll(Sudan state, Roll roll) {
            int count = count(state, engagement.space(), roll.face(0));
            if (count <= 0) {
                return S12_Battles.unopposed(state.edit().done(), engagement).now();
            }
            Types types = new Types(engagement, count);
            return engagement.cause() == Engagement.Cause.SORTIE
                    ? state.with(
                            state.agenda()
                                    .instead(types)
                                    .before(new S12_Relief.CallOff(engagement, count)))
                    : state.instead(types);
        }

        private static int met(Sudan after) {
            return switch (after.now()) {
                case Types step -> step.count();
                case S12_Relief.CallOff step -> step.count();
                case Task<Sudan, Act> _ -> 0;
            };
        }

        @Override
        public String effect(Sudan before, Sudan after) {
            return met(after) > 0 ? "met" : "nobody";
        }

        @Override
        public List<Event> outcome(Sudan before, Sudan after, Roll roll) {
            EventDraft draft = draft(before);
            int count = met(after);
            return List.of(
                    count == 0
                            ? draft.at("clear", Units.NONE, engagement.space())
                            : draft.counted(
                                    "sighted",
                                    count,
                                    Places.name(before.map(), engagement.space())));
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.battle().engagement(engagement, place.next());
        }
    }

    /** What kind each of them is. */
    @Rule("11.3")
    public record Types(@Unwrapped Engagement engagement, @Within(from = 1, to = 20) int count)
            implements Throwing {

        @Override
        public FaceClasses faceClasses(Sudan state) {
            FaceClasses classes = new FaceClasses();
            for (int i = 0; i < count; i++) {
                classes.add(DIE, EACH_TYPE);
            }
            return classes;
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            List<Integer> types = roll.faces().map(f -> Math.min(f, COLUMN - 1)).boxed().toList();
            return state.instead(new Strength(engagement, types));
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.battle().engagement(engagement, place.next());
        }
    }

    /** How many stands they have. */
    @Rule("QB.14")
    public record Strength(
            @Unwrapped Engagement engagement,
            @Implied(written = true) List<@Within(from = 1, to = 4) Integer> types)
            implements Throwing {
        public Strength {
            types = List.copyOf(types);
        }

        @Override
        public FaceClasses faceClasses(Sudan state) {
            FaceClasses classes = new FaceClasses();
            for (int type : types) {
                for (int sides : Bands.sides(type)) {
                    classes.free(sides);
                }
            }
            return classes;
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            Faces faces = new Faces(roll);
            List<Troop> rivals = new ArrayList<>();
            for (int unit = 0; unit < types.size(); unit++) {
                rivals.addAll(Bands.of(unit, types.get(unit), faces));
            }
            int count = types.size();
            return engagement.isForSiege()
                    ? S12_Battles.begin(state, engagement, rivals, count, Kind.SORTIE)
                    : state.instead(new Nature(engagement, count, rivals));
        }

        @Override
        public String called(Kind kind) {
            return engagement.cause() == Engagement.Cause.RELIEF
                    ? Word.of(engagement.cause())
                    : Throwing.super.called(kind);
        }

        @Override
        public List<Event> outcome(Sudan before, Sudan after, Roll roll) {
            List<Troop> rivals =
                    after.now() instanceof Nature nature
                            ? nature.rivals()
                            : Step.of(after).battle().map(Muster::rivals).orElse(List.of());
            Map<Arm, Integer> stands = new EnumMap<>(Arm.class);
            rivals.forEach(troop -> stands.merge(troop.arm(), troop.stands(), Integer::sum));
            EventDraft draft = draft(before);
            List<Event> all = new ArrayList<>();
            stands.forEach((arm, n) -> all.add(draft.counted("arrayed-" + Word.of(arm), n)));
            return all;
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return types.isEmpty()
                    ? Optional.of("nobody is met")
                    : check.battle().engagement(engagement, place.next());
        }
    }

    /** What kind of battle it is: a camp that stays knows two kinds. */
    @Rule({"12.1", "12.2", "12.5", "R-49", "R-52"})
    public record Nature(
            @Unwrapped Engagement engagement,
            @Within(from = 1, to = 20) int count,
            @Of("rivals") List<Troop> rivals)
            implements Throwing {
        public Nature {
            rivals = List.copyOf(rivals);
        }

        @Override
        public FaceClasses faceClasses(Sudan state) {
            return FaceClasses.of(DIE);
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            if (engagement.cause() == Engagement.Cause.STEAM) {
                return S09_Gunboats.meet(state, this, roll.face(0));
            }
            Kind kind = kind(engagement.cause(), roll.face(0));
            return S12_Battles.begin(state, engagement, rivals, count, kind);
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.battle().engagement(engagement, place.next());
        }
    }

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
        return S08_Columns.mayMeet(state, space) || isCamp(state, space);
    }

    /** What a town takes off the die: one for every five points it is worth. */
    @Rule({"11.2", "R-47"})
    public static int modifier(Sudan state, int space) {
        return state.map().isTown(space) ? state.parameters().points(space) / A_POINT_LESS : 0;
    }

    /** How many Dervish units a die brings; 0 or less for none. */
    @Rule({"11.1", "11.2", "R-47"})
    public static int count(Sudan state, int space, int die) {
        return state.index(state.map().region(space)) - (die - modifier(state, space));
    }

    /** The kind of battle for a die. */
    @Rule({"12.1", "R-49", "R-52"})
    public static Kind kind(Engagement.Cause cause, int die) {
        if (cause == Engagement.Cause.CAMP) {
            return die <= Figures.CAMP_MOST ? Kind.CAMP : Kind.SURPRISE;
        }
        return die <= 2
                ? Kind.TOWN
                : die < COLUMN ? Kind.CAMP : die == COLUMN ? Kind.COLUMN : Kind.AMBUSH;
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
