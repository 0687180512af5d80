package zeriba.kasserine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Of;
import zeriba.kasserine.rules.S07_Combat.Combat;
import zeriba.kasserine.rules.general.Changes;
import zeriba.kasserine.rules.general.Objections;
import zeriba.kasserine.rules.general.Reason;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Section 7.9. Advance after combat. */
public final class S07_Advance {

    private S07_Advance() {}

    /** One of the attackers may enter the hex. */
    @Rule("7.9")
    public record Advance(@Called("side") Army army, Units attackers, @Of("hex") int hex)
            implements Deciding<Act.Advancing> {

        @Override
        public Class<Act.Advancing> acts() {
            return Act.Advancing.class;
        }

        /** The attackers that may advance, by unit; last, to stay. Nobody is asked in vain. */
        @Override
        public Options<Act> options(Kasserine state) {
            List<Act> choices = new ArrayList<>();
            if (isVacant(state, hex)) {
                for (Unit unit : S07_Combat.present(state, attackers)) {
                    choices.add(new Act.Advance(unit, hex));
                }
            }
            if (choices.isEmpty()) {
                return Options.none();
            }
            choices.add(Act.Stay.STAY);
            return Options.of(choices);
        }

        @Override
        public Kasserine skip(Kasserine state) {
            return S07_Results.done(state.done());
        }

        @Override
        public Optional<Objection> objection(Kasserine state, Act.Advancing act) {
            return switch (act) {
                case Act.Stay() -> Optional.empty();
                case Act.Advance advance when advance.hex() != hex ->
                        Reason.of(state, "7.9", "not-vacated").hex(advance.hex()).given();
                case Act.Advance(Unit unit, _) ->
                        S07_Combat.present(state, attackers).contains(unit)
                                ? Optional.empty()
                                : Objections.noPart(state, "7.9", army, unit);
            };
        }

        @Override
        public Optional<Objection> notNow(Kasserine state, Act act) {
            return Reason.of(state, "7.9", "advance-first").hex(hex).given();
        }

        @Override
        public Kasserine choose(Kasserine state, Act.Advancing act) {
            return switch (act) {
                case Act.Stay() -> skip(state);
                case Act.Advance advance -> entered(state.done(), advance);
            };
        }

        @Override
        public Optional<Act.Advancing> pass() {
            return Optional.of(Act.Stay.STAY);
        }

        @Override
        public List<Event> told(Kasserine before, Act.Advancing act) {
            return switch (act) {
                case Act.Stay() ->
                        List.of(new Event.Acted("stay", List.of(), List.of(), List.of(), rule()));
                case Act.Advance(Unit unit, int to) ->
                        new Changes(before, choose(before, act))
                                .moved(
                                        unit,
                                        Manner.ADVANCED,
                                        rule(),
                                        List.of(before.map().label(to)));
            };
        }

        @Override
        public boolean breaksInto(TurnStep turnStep, boolean isAlone) {
            return isAlone && turnStep.equals(new Combat(army));
        }
    }

    @Rule("7.9")
    static boolean isVacant(Kasserine state, int hex) {
        return !state.hexes(Army.AXIS).contains(hex) && !state.hexes(Army.ALLIES).contains(hex);
    }

    /** A unit enters the hex; one of the Axis that crosses mines stays there in this turn. */
    @Rule({"7.9", "6.2"})
    private static Kasserine entered(Kasserine state, Act.Advance advance) {
        Unit unit = advance.unit();
        boolean crosses = state.map().isMined(state.place(unit), advance.hex());
        Kasserine after =
                unit.army() == Army.AXIS && crosses
                        ? state.activity(state.activity().mire(unit))
                        : state;
        return S07_Results.done(Encounters.entered(after, unit, advance.hex()));
    }
}
