package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Unwrapped;
import zeriba.engine.schema.As.Within;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.rules.general.EventDraft;
import zeriba.fireandsword.rules.general.Reason;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Loss;
import zeriba.fireandsword.state.Places;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;
import zeriba.fireandsword.state.Word;

/** Battles that people fight on a table of their own, and what they enter of them. */
public final class S12_Tabletop {

    private S12_Tabletop() {}

    /** A battle was fought on a table: who holds the field. */
    @Rule("12.9")
    public record Held(@Unwrapped Engagement engagement, @Of("muster") Muster muster)
            implements Deciding<Act.Field> {

        @Override
        public Class<Act.Field> acts() {
            return Act.Field.class;
        }

        @Override
        public Role decider(Sudan state, Act act) {
            return S01_Command.leader(state, engagement.force());
        }

        @Override
        public Options<Act> options(Sudan state) {
            return offer(
                    state,
                    List.of(new Act.Field(Act.Holder.OWN), new Act.Field(Act.Holder.MAHDIST)));
        }

        @Override
        public Optional<Objection> objection(Sudan state, Act.Field act) {
            return Optional.empty();
        }

        @Override
        public Optional<Objection> notNow(Sudan state, Act act) {
            return why(state, "field-first", engagement);
        }

        @Override
        public Sudan choose(Sudan state, Act.Field act) {
            boolean won = act.holder() == Act.Holder.OWN;
            return asked(state, new Toll(engagement, muster, won, List.of()));
        }

        @Override
        public List<Event> told(Sudan before, Act.Field act) {
            String verb = act.holder() == Act.Holder.OWN ? "field-own" : "field-lost";
            return List.of(draft(before, act).told(verb));
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.battle().muster(engagement, muster, place.next());
        }
    }

    private static Optional<Objection> why(Sudan state, String key, Engagement engagement) {
        return Reason.of(state, "12.9", key).space(engagement.space()).given();
    }

    /** The unit whose losses come next; boats lose no stands. */
    private static Sudan asked(Sudan state, Toll step) {
        List<Integer> losses = new ArrayList<>(step.losses());
        List<Troop> own = step.muster().own();
        while (losses.size() < own.size() && own.get(losses.size()).arm() == Arm.GUNBOAT) {
            losses.add(0);
        }
        return losses.size() < own.size()
                ? state.instead(new Toll(step.engagement(), step.muster(), step.won(), losses))
                : state.instead(new Confirm(step.engagement(), step.muster(), step.won(), losses));
    }

    /** Whether, by losses entered so far, somebody is left to hold a field that was won. */
    private static boolean isHeld(Muster muster, boolean won, List<Integer> losses) {
        List<Troop> own = muster.own();
        return !won
                || IntStream.range(0, own.size())
                        .anyMatch(i -> i >= losses.size() || losses.get(i) < own.get(i).stands());
    }

    private static List<Integer> with(List<Integer> losses, int more) {
        List<Integer> all = new ArrayList<>(losses);
        all.add(more);
        return all;
    }

    /** A battle was fought on a table: the losses, unit by unit. */
    @Rule("12.9")
    public record Toll(
            @Unwrapped Engagement engagement,
            @Of("muster") Muster muster,
            @Implied(written = true) boolean won,
            @Implied(written = true) List<@Within(from = 0, to = 99) Integer> losses)
            implements Deciding<Act.Lose> {
        public Toll {
            losses = List.copyOf(losses);
        }

        private Troop next() {
            return muster.own().get(losses.size());
        }

        /** The most that the unit may have lost: of those who hold the field somebody is left. */
        private int most() {
            int all = next().stands();
            return isHeld(muster, won, with(losses, all)) ? all : all - 1;
        }

        @Override
        public Class<Act.Lose> acts() {
            return Act.Lose.class;
        }

        @Override
        public Role decider(Sudan state, Act act) {
            return S01_Command.leader(state, engagement.force());
        }

        /** None lost, up to all that may be. */
        @Override
        public Options<Act> options(Sudan state) {
            List<Act> acts = new ArrayList<>();
            int u = state.forces().number(next().name());
            for (int lost = 0; lost <= most(); lost++) {
                acts.add(new Act.Lose(u, lost));
            }
            return offer(state, acts);
        }

        @Override
        public Optional<Objection> objection(Sudan state, Act.Lose act) {
            int u = state.forces().number(next().name());
            if (act.unit() != u) {
                return Reason.of(state, "12.9", "losses-of")
                        .unit(u)
                        .space(engagement.space())
                        .given();
            }
            int stands = next().stands();
            if (act.stands() >= 0 && act.stands() <= most()) {
                return Optional.empty();
            }
            String key = act.stands() == stands ? "nobody-left" : "more-than-stands";
            return Reason.of(state, "12.9", key)
                    .unit(u)
                    .number(stands)
                    .space(engagement.space())
                    .given();
        }

        @Override
        public Optional<Objection> notNow(Sudan state, Act act) {
            return why(state, "losses-first", engagement);
        }

        @Override
        public Sudan choose(Sudan state, Act.Lose act) {
            return asked(state, new Toll(engagement, muster, won, with(losses, act.stands())));
        }

        @Override
        public List<Event> told(Sudan before, Act.Lose act) {
            EventDraft draft = draft(before, act);
            Units unit = Units.of(act.unit());
            return List.of(
                    act.stands() == 0
                            ? draft.told("lose-none", unit)
                            : draft.told("lose", unit, act.stands() + ""));
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return losses.size() < muster.own().size()
                            && BattleCheck.fits(muster, losses)
                            && next().arm() != Arm.GUNBOAT
                    ? check.battle().muster(engagement, muster, place.next())
                    : Optional.of("losses that cannot be");
        }
    }

    /** A second seat confirms what was entered. */
    @Rule("12.9")
    public record Confirm(
            @Unwrapped Engagement engagement,
            @Of("muster") Muster muster,
            @Implied(written = true) boolean won,
            @Implied(written = true) List<@Within(from = 0, to = 99) Integer> losses)
            implements Deciding<Act.Confirm> {
        public Confirm {
            losses = List.copyOf(losses);
        }

        @Override
        public Class<Act.Confirm> acts() {
            return Act.Confirm.class;
        }

        @Override
        public Role decider(Sudan state, Act act) {
            return S01_Command.second(state, engagement);
        }

        @Override
        public Options<Act> options(Sudan state) {
            return offer(
                    state,
                    List.of(
                            new Act.Confirm(Act.Verdict.CONFIRM),
                            new Act.Confirm(Act.Verdict.CORRECT)));
        }

        @Override
        public Optional<Objection> objection(Sudan state, Act.Confirm act) {
            return Optional.empty();
        }

        @Override
        public Optional<Objection> notNow(Sudan state, Act act) {
            return why(state, "confirm-first", engagement);
        }

        /** What was entered counts once it is confirmed; otherwise it is entered again. */
        @Override
        public Sudan choose(Sudan state, Act.Confirm act) {
            if (act.verdict() == Act.Verdict.CORRECT) {
                return state.instead(new Held(engagement, muster));
            }
            List<Loss> all = new ArrayList<>();
            for (int i = 0; i < muster.own().size(); i++) {
                Troop troop = muster.own().get(i);
                int u = state.forces().number(troop.name());
                all.add(new Loss(u, losses.get(i), troop.stands(), true));
            }
            Sudan crowned = S12_Battles.crowned(state, engagement, won);
            return S12_Battles.decided(
                    crowned, engagement, muster.kind(), won, all, Optional.empty());
        }

        @Override
        public List<Event> told(Sudan before, Act.Confirm act) {
            String verb = Word.of(act.verdict());
            String place = Places.name(before.map(), engagement.space());
            return List.of(draft(before, act).told(verb, Units.NONE, place));
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return losses.size() == muster.own().size()
                            && BattleCheck.fits(muster, losses)
                            && isHeld(muster, won, losses)
                    ? check.battle().muster(engagement, muster, place.next())
                    : Optional.of("losses that cannot be");
        }
    }
}
