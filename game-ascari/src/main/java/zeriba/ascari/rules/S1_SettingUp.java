package zeriba.ascari.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.ascari.rules.general.Named;
import zeriba.ascari.rules.general.Reason;
import zeriba.ascari.rules.general.Zones;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.GameParameters;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Secrecy;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Called;

/** Section 1.4. Set-up: counters into their zones, one at a time, or as history had them. */
@Rule("1.4")
public final class S1_SettingUp {

    private S1_SettingUp() {}

    /** The battle before the set-up. */
    @Rule({"1.4", "R-2"})
    public static Ascari begun(GameParameters parameters) {
        return Ascari.empty(parameters, Ascari.RESERVE, S2_Sequence.fromTheSetUp(parameters));
    }

    /** An army sets up its counters, one after another. */
    @Rule({"1.4", "R-63", "S1.SETUP"})
    public record Deployment(@Called("side") Army army)
            implements Portion, Deciding<Act.SettingUp> {

        @Override
        public Class<Act.SettingUp> acts() {
            return Act.SettingUp.class;
        }

        @Override
        public Side side(Ascari state) {
            return army.side();
        }

        /**
         * Where counters may go: of those that are alike only the first is listed. The guards of
         * captives follow, and the historical set-up.
         */
        @Override
        public Options<Act> options(Ascari state) {
            return isDone(state, army) ? Options.none() : DeployOptions.of(state, this);
        }

        /** Of those who lie in wait the enemy learns nothing. */
        @Override
        @Rule("FIELD.HIDDEN")
        public Secrecy secrecy(Ascari state) {
            return FieldHiding.isOf(state, army)
                    ? new Secrecy.KnownTo(army.side())
                    : new Secrecy.Open();
        }

        @Override
        public Ascari skip(Ascari state) {
            return FieldHiding.isOf(state, army) ? FieldHiding.hidden(state).done() : state.done();
        }

        @Override
        public Optional<Objection> objection(Ascari state, Act.SettingUp act) {
            return S1_SettingUp.objection(state, army, act);
        }

        @Override
        public Optional<Objection> notNow(Ascari state, Act act) {
            return unfinished(state, army);
        }

        @Override
        public Ascari choose(Ascari state, Act.SettingUp act) {
            return switch (act) {
                case Act.Deploy deploy ->
                        FieldHiding.isOf(state, army)
                                ? FieldHiding.gathered(state, deploy)
                                : deploy(state, deploy);
                case Act.Guard guard -> guard(state, guard);
                case Act.Historical() -> historical(state, army);
            };
        }

        @Override
        public boolean putsOffTheEnd() {
            return true;
        }
    }

    /** Whether an army has all its counters on the map, and captives their guards. */
    @Rule({"R-63", "S1.SETUP"})
    static boolean isDone(Ascari state, Army army) {
        for (Counter counter : state.battle().counters(army)) {
            if (state.at(counter) == Ascari.RESERVE) {
                return false;
            }
        }
        return army == Army.DEFENDER
                || size(state.unitsWith(Mark.CAPTIVES)) >= state.battle().valueIfAny("captives");
    }

    /** Why something may not be done in the set-up. */
    @Rule({"1.4", "R-63"})
    private static Optional<Objection> objection(Ascari state, Army army, Act.SettingUp act) {
        if (FieldHiding.isOf(state, army)) {
            return FieldHiding.objection(state, act);
        }
        return switch (act) {
            case Act.Deploy(String id, int hex, boolean limbered) ->
                    Named.counter(state, id, army, "1.4")
                            .or(() -> {
                                Counter counter = Named.known(state, id);
                                return new Zones(state, army).against(counter, hex, limbered);
                            });
            case Act.Guard(String id) ->
                    Named.unit(state, id, army, "S1.SETUP")
                            .or(() -> {
                                Counter unit = Named.known(state, id);
                                return new Zones(state, army).againstGuard(unit);
                            });
            case Act.Historical() -> Optional.empty();
        };
    }

    /** What is missing before the battle can begin. */
    @Rule({"1.4", "S1.SETUP"})
    private static Optional<Objection> unfinished(Ascari state, Army army) {
        boolean placed =
                state.battle().counters(army).stream()
                        .noneMatch(counter -> state.at(counter) == Ascari.RESERVE);
        return placed
                ? Reason.of(state, "S1.SETUP", "guards-first").army(army).given()
                : Reason.of(state, "1.4", "set-up-first").army(army).given();
    }

    /** A counter is set up. */
    @Rule("1.4")
    private static Ascari deploy(Ascari state, Act.Deploy deploy) {
        int number = state.battle().number(deploy.counter());
        Draft draft = state.draft();
        S3_Movement.settle(draft, state.counter(number), deploy.hex());
        return (deploy.limbered() ? draft.mark(Mark.LIMBERED, number) : draft).done();
    }

    /** A unit gets captives to guard. */
    @Rule("S1.SETUP")
    private static Ascari guard(Ascari state, Act.Guard guard) {
        return state.draft().mark(Mark.CAPTIVES, state.battle().number(guard.unit())).done();
    }

    /** All counters of an army as history had them. */
    @Rule({"1.4", "S1.SETUP", "G-6"})
    private static Ascari historical(Ascari state, Army army) {
        Draft draft = state.draft();
        for (Counter counter : state.battle().counters()) {
            if (counter.army() == army) {
                draft.put(counter.number(), Ascari.RESERVE)
                        .unmark(Mark.LIMBERED, counter.number())
                        .unmark(Mark.CAPTIVES, counter.number());
            }
        }
        for (Counter counter : state.battle().counters()) {
            if (counter.army() == army) {
                S3_Movement.settle(draft, counter, state.battle().start(counter));
            }
        }
        if (army == Army.ATTACKER) {
            state.battle().list("guards").forEach(c -> draft.mark(Mark.CAPTIVES, c.number()));
        }
        return draft.done();
    }
}
