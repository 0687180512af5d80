package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Unwrapped;
import zeriba.engine.schema.As.Verb;
import zeriba.engine.step.Task;
import zeriba.engine.text.Value;
import zeriba.field.Fate;
import zeriba.fireandsword.rules.battle.FaceClasses;
import zeriba.fireandsword.rules.battle.Field;
import zeriba.fireandsword.rules.battle.Kind;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.QuickBattle;
import zeriba.fireandsword.rules.battle.Stage;
import zeriba.fireandsword.rules.battle.Steamer;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.rules.general.EventDraft;
import zeriba.fireandsword.rules.general.Orders;
import zeriba.fireandsword.rules.general.Reason;
import zeriba.fireandsword.rules.general.S13_Retreats;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Grade;
import zeriba.fireandsword.state.Loss;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;
import zeriba.fireandsword.state.Word;

/** Battles: how they begin, and what they come to on the map. */
public final class S12_Battles {

    private S12_Battles() {}

    /** How the battle is to be fought. */
    @Rule("12.9")
    public record Manner(@Unwrapped Engagement engagement, @Of("muster") Muster muster)
            implements Deciding<Act.Fight> {

        @Override
        public Class<Act.Fight> acts() {
            return Act.Fight.class;
        }

        @Override
        public Role decider(Sudan state, Act act) {
            return S01_Command.leader(state, engagement.force());
        }

        @Override
        public Optional<Muster> battle() {
            return Optional.of(muster);
        }

        /** The ways there are, as the options of the campaign say. */
        @Override
        public Options<Act> options(Sudan state) {
            List<Act> acts = new ArrayList<>();
            for (Act.Manner manner : Act.Manner.values()) {
                Act.Fight act = new Act.Fight(manner);
                if (objection(state, act).isEmpty()) {
                    acts.add(act);
                }
            }
            return offer(state, acts);
        }

        @Override
        public Optional<Objection> objection(Sudan state, Act.Fight act) {
            return switch (act.manner()) {
                case QUICK -> Optional.empty();
                case TABLETOP -> unless(state.parameters().mayUseTable(), state, "no-table");
                case FIELD -> unless(state.parameters().mayTakeTheField(), state, "no-field");
            };
        }

        private Optional<Objection> unless(boolean may, Sudan state, String key) {
            return may ? Optional.empty() : why(state, key);
        }

        @Override
        public Optional<Objection> notNow(Sudan state, Act act) {
            return why(state, "manner-first");
        }

        private Optional<Objection> why(Sudan state, String key) {
            return Reason.of(state, "12.9", key).space(engagement.space()).given();
        }

        @Override
        public Sudan choose(Sudan state, Act.Fight act) {
            return switch (act.manner()) {
                case QUICK -> quick(state, engagement, muster);
                case TABLETOP -> state.instead(new S12_Tabletop.Held(engagement, muster));
                case FIELD -> state.instead(new S12_Afield.Afield(engagement, muster));
            };
        }

        @Override
        public Optional<Act.Fight> pass() {
            return Optional.of(new Act.Fight(Act.Manner.QUICK));
        }

        @Override
        public Optional<Act> answer(Sudan seen, Options<Act> options, Map<String, Value> orders) {
            return Orders.isQuick(orders) ? pass().map(act -> act) : Optional.empty();
        }

        @Override
        public List<Event> told(Sudan before, Act.Fight act) {
            return List.of(draft(before, act).told("fight-" + Word.of(act.manner())));
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.battle().asked(engagement, muster, place.next());
        }
    }

    /** A battle is fought. */
    @Rule("QB.1")
    @Verb("battle")
    public record Fight(@Unwrapped Engagement engagement, @Of("field") Field field)
            implements Throwing {

        @Override
        public String purpose() {
            return field.stage().purpose();
        }

        @Override
        public Optional<Muster> battle() {
            return Optional.of(field.muster());
        }

        @Override
        public FaceClasses faceClasses(Sudan state) {
            return QuickBattle.faceClasses(field);
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            return fought(state, engagement, QuickBattle.rolled(field, roll));
        }

        @Override
        public String effect(Sudan before, Sudan after) {
            return switch (after.now()) {
                case S13_Casualties.Escape _ -> "lost";
                case S13_Casualties.Cards step -> step.won() ? "won" : "lost";
                case Task<Sudan, Act> _ -> "";
            };
        }

        @Override
        public List<Event> outcome(Sudan before, Sudan after, Roll roll) {
            EventDraft draft = draft(before);
            Field now = QuickBattle.rolled(field, roll);
            int theirs = now.rivalLoss() - field.rivalLoss();
            int ours = now.ownLoss() - field.ownLoss();
            List<Event> all = new ArrayList<>();
            if (theirs > 0) {
                all.add(draft.counted("theirs-fell", theirs));
            }
            if (ours > 0) {
                all.add(draft.counted("ours-fell", ours));
            }
            if (theirs <= 0
                    && ours <= 0
                    && field.stage().isDeadly()
                    && !now.stage().countsLosses()) {
                all.add(draft.told("nobody-fell"));
            }
            if (now.fallenZones() > field.fallenZones()) {
                all.add(draft.told("zone-fell"));
            }
            if (now.stage() == Stage.OVER) {
                all.addAll(draft.over(engagement, now, now.isWon()));
            } else if (now.round() > field.round()) {
                all.add(draft.counted("round", now.round()));
            }
            return all;
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return QuickBattle.dice(field).isPresent()
                    ? check.battle().muster(engagement, field.muster(), place.next())
                    : Optional.of("the battle waits for nothing");
        }
    }

    /** A boat fights its way. */
    @Rule({"12.5", "QB.13"})
    @Verb("steamer")
    public record Sail(@Unwrapped Engagement engagement, Steamer fight) implements Throwing {

        @Override
        public FaceClasses faceClasses(Sudan state) {
            return fight.faceClasses();
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            Steamer now = fight.rolled(roll);
            return now.isOver()
                    ? S09_Gunboats.fought(state, engagement, now)
                    : state.instead(new Sail(engagement, now));
        }

        @Override
        public List<Event> outcome(Sudan before, Sudan after, Roll roll) {
            String verb =
                    switch (after.now()) {
                        case Sail _ -> "on-under-fire";
                        case S08_Columns.Travel _ -> "ran-past";
                        case Task<Sudan, Act> _ -> "turned-back";
                    };
            return List.of(draft(before).at(verb, Units.NONE, engagement.space()));
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return engagement.cause() == Engagement.Cause.STEAM
                    ? check.battle().engagement(engagement, place.next())
                    : Optional.of("no boat is under way");
        }
    }

    /** What a battle comes to once its wounded have been seen to. */
    @Rule({"R-78", "13.1", "R-36", "R-53"})
    public record Aftermath(@Unwrapped Engagement engagement, @Implied(written = true) boolean won)
            implements Passing {

        @Override
        public Sudan proceed(Sudan state) {
            Edit e = fatigued(state.edit().done(), engagement, won);
            int region = state.map().region(engagement.space());
            if (!won) {
                e.gain(region);
                if (e.now().now() instanceof S08_Columns.Travel) {
                    e.done();
                }
                return S13_Retreats.retreat(e, engagement).now();
            }
            e.win(region);
            switch (engagement.cause()) {
                case MARCH -> occupied(e, engagement);
                case LANDING -> S14_Sieges.retake(e, engagement.space());
                case SORTIE -> e.before(new S12_Relief.Freed(engagement.space(), false));
                case RELIEF -> {
                    occupied(e, engagement);
                    e.before(new S12_Relief.Freed(engagement.space(), true));
                }
                case CAMP, STEAM -> {}
            }
            return e.now();
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.battle().aftermath(engagement);
        }
    }

    /** Nobody was met: a march goes on, a siege is open. */
    @Rule({"R-18", "R-50", "R-79"})
    static Edit unopposed(Edit e, Engagement engagement) {
        return switch (engagement.cause()) {
            case MARCH, STEAM, CAMP -> e;
            case LANDING -> landed(e, engagement);
            case SORTIE -> e.before(new S12_Relief.Freed(engagement.space(), false));
            case RELIEF -> relieved(e, engagement);
        };
    }

    private static Edit landed(Edit e, Engagement engagement) {
        if (e.now().isMahdist(engagement.space())) {
            S14_Sieges.retake(e, engagement.space());
            e.win(e.now().map().region(engagement.space()));
        }
        return e;
    }

    /** The relief is in: its travel ends, supplies arrive, and all may stay or leave. */
    private static Edit relieved(Edit e, Engagement engagement) {
        if (e.now().now() instanceof S08_Columns.Travel) {
            e.done();
        }
        e.before(new S12_Relief.Freed(engagement.space(), true));
        return e;
    }

    /** The two sides draw up. */
    @Rule({"12.1", "12.9", "R-74"})
    static Sudan begin(
            Sudan state, Engagement engagement, List<Troop> rivals, int count, Kind kind) {
        List<Troop> own = new ArrayList<>();
        boolean commanded = false;
        Units force = engagement.force();
        for (int u = force.next(0); u >= 0; u = force.next(u + 1)) {
            Unit unit = state.forces().unit(u);
            if (unit.isCommander()) {
                commanded = commanded || state.condition(u) == 0;
            } else if (!unit.isBoat()
                    || (state.condition(u) == 0 && state.map().isRiver(engagement.space()))) {
                own.add(troop(state, unit));
            }
        }
        Muster muster =
                new Muster(own, S11_Encounters.withGuns(rivals, count, kind), kind, commanded);
        if (state.parameters().mayTakeTheField()) {
            return S12_Afield.begin(state, engagement, muster);
        }
        return state.parameters().mayUseTable()
                ? state.instead(new Manner(engagement, muster))
                : quick(state, engagement, muster);
    }

    /** Boats are not graded by losses; everybody else fights as he is. */
    @Rule("R-74")
    static Troop troop(Sudan state, Unit unit) {
        int u = unit.number();
        Grade grade = unit.isBoat() ? unit.grade() : Grade.of(state.condition(u));
        return new Troop(unit.id(), unit.arm(), grade, state.stands(u), false);
    }

    /** By the resolver alone. */
    @Rule({"12.9", "QB.1"})
    static Sudan quick(Sudan state, Engagement engagement, Muster muster) {
        return muster.isOfSteamer()
                ? S09_Gunboats.quick(state, engagement, muster)
                : fought(state, engagement, QuickBattle.settled(QuickBattle.of(muster)));
    }

    @Rule("QB.12")
    private static Sudan fought(Sudan state, Engagement engagement, Field field) {
        return field.stage() == Stage.OVER
                ? over(state, engagement, field)
                : state.instead(new Fight(engagement, field));
    }

    private static Sudan over(Sudan state, Engagement engagement, Field field) {
        List<Loss> losses = new ArrayList<>();
        for (Troop troop : field.muster().own()) {
            int u = state.forces().number(troop.name());
            losses.add(new Loss(u, field.lossOf(troop.name()), troop.stands(), true));
        }
        Kind kind = field.muster().kind();
        return decided(state, engagement, kind, field.isWon(), losses, Optional.empty());
    }

    /** Who beat their own side as Mahdists earn a laurel each, on a table or on the field. */
    @Rule("R-71")
    static Sudan crowned(Sudan state, Engagement engagement, boolean won) {
        if (won || !state.parameters().has("laurels")) {
            return state;
        }
        Edit e = state.edit();
        S01_Command.free(state, engagement)
                .forEach(role -> e.laurel(Seats.COMMANDERS.indexOf(role)));
        return e.now();
    }

    /**
     * The field is held or lost; the beaten try to get away, the others see to their wounded. What
     * has become of the commander is known where the battle was fought on the field.
     */
    @Rule({"13.1", "R-18", "QB.15"})
    static Sudan decided(
            Sudan state,
            Engagement engagement,
            Kind kind,
            boolean won,
            List<Loss> losses,
            Optional<Fate> commander) {
        boolean flees = !won && engagement.cause() != Engagement.Cause.SORTIE;
        Step next =
                flees
                        ? new S13_Casualties.Escape(engagement, kind.isHot(), losses, commander)
                        : new S13_Casualties.Cards(engagement, won, losses, commander);
        return state.instead(next);
    }

    /** Whoever has fought stops, boats too; a sortie or a relief that is won may still leave. */
    @Rule({"8.6", "R-36", "R-77"})
    private static Edit fatigued(Edit e, Engagement engagement, boolean won) {
        boolean mayLeave = won && engagement.isForSiege();
        Units force = engagement.force();
        for (int u = force.next(0); u >= 0; u = force.next(u + 1)) {
            if (e.now().isOnMap(u)) {
                boolean boat = e.now().forces().unit(u).isBoat();
                e.moved(Units.of(u)).stopped(boat || !mayLeave ? Units.of(u) : Units.NONE);
                if (boat) {
                    e.steps(u, 0);
                }
            }
        }
        return e;
    }

    /** Whoever has fought stops and holds the space; its win has been counted. */
    @Rule({"8.6", "R-36", "R-53"})
    private static void occupied(Edit e, Engagement engagement) {
        if (e.now().now() instanceof S08_Columns.Travel) {
            e.done();
        }
        boolean land =
                engagement.force().stream()
                        .anyMatch(u ->
                                e.now().at(u) == engagement.space()
                                        && e.now().forces().unit(u).isLand());
        if (land && e.now().isMahdist(engagement.space())) {
            S14_Sieges.retake(e, engagement.space());
        }
    }
}
