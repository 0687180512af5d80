package zeriba.fireandsword.page;

import java.util.Optional;
import java.util.stream.IntStream;
import zeriba.engine.rules.Objection;
import zeriba.engine.sheet.Fact.Kind;
import zeriba.engine.sheet.Inspection;
import zeriba.engine.sheet.Inspection.Draft;
import zeriba.fireandsword.rules.S06_Surprise;
import zeriba.fireandsword.rules.S08_Movement;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Places;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;
import zeriba.fireandsword.state.Word;

/** What is to be known of a unit or a space. */
record SudanInspector(Sudan state) {

    private static final int DIE = 6;

    Inspection of(Unit unit) {
        int u = unit.number();
        Draft draft = Draft.ofUnit(unit.id(), Places.name(state.map(), state.at(u)));
        figures(draft, unit);
        state(draft, unit);
        if (state.isOnMap(u)) {
            movement(draft, unit);
        }
        return draft.done();
    }

    private void figures(Draft draft, Unit unit) {
        int u = unit.number();
        if (unit.isCommander()) {
            draft.ruled(Kind.FIGURE, "7.2", "commander");
        } else if (unit.isBoat()) {
            draft.ruled(Kind.FIGURE, "9.1", "boat", Figures.BOAT_SPEED, Figures.BOAT_CAPACITY);
        } else {
            draft.fact(Kind.FIGURE, "arm." + Word.of(unit.arm()), unit.nation());
            draft.fact(
                    Kind.FIGURE, "stands", state.stands(u), S13_Casualties.original(state, unit));
            draft.ruled(Kind.FIGURE, "R-76", "rating", S13_Casualties.rating(state.stands(u)));
            draft.ruled(Kind.FIGURE, "8.2", unit.isMounted() ? "mounted" : "marches");
        }
    }

    private void state(Draft draft, Unit unit) {
        int u = unit.number();
        int place = state.at(u);
        if (place == Sudan.GONE) {
            draft.ruled(Kind.STATE, "13.3", "gone");
        } else if (place >= Sudan.ALEXANDRIA) {
            draft.ruled(Kind.STATE, "2.6", "waits", Places.name(state.map(), place));
        } else if (state.supply(place) > 0) {
            draft.ruled(Kind.STATE, "14.1", "besieged", state.supply(place));
        }
        String condition = unit.condition(state.condition(u));
        if (unit.isBoat() || unit.isLand()) {
            draft.fact(Kind.STATE, unit.conditionName() + "." + condition);
        } else if (state.condition(u) > 0) {
            draft.ruled(Kind.STATE, "QB.15", "wounded", condition);
        }
        if (state.hasMoved(u)) {
            draft.ruled(Kind.STATE, "8.1", "moved");
        }
    }

    private void movement(Draft draft, Unit unit) {
        S08_Movement.Movement step = new S08_Movement.Movement();
        if (!step.equals(state.now())) {
            return;
        }
        int goals =
                (int)
                        IntStream.range(0, state.map().size())
                                .filter(to -> step.objection(state, march(unit, to)).isEmpty())
                                .count();
        if (goals > 0) {
            draft.ruled(Kind.MAY, "8.1", unit.isBoat() ? "steam" : "march", goals);
            return;
        }
        whyNot(step, unit).ifPresent(draft::mayNot);
        boolean sallies = step.objection(state, new Act.Sortie(Units.of(unit.number()))).isEmpty();
        if (sallies) {
            draft.ruled(Kind.MAY, "12.6", "sally");
        }
    }

    /** Why it may not go to the next space. */
    private Optional<Objection> whyNot(S08_Movement.Movement step, Unit unit) {
        int[] beside = state.map().spacesAt(state.at(unit.number()));
        return beside.length == 0
                ? Optional.empty()
                : step.objection(state, march(unit, beside[0]));
    }

    private static Act.Moving march(Unit unit, int to) {
        return unit.isBoat()
                ? new Act.Steam(unit.number(), Units.NONE, to)
                : new Act.March(Units.of(unit.number()), to);
    }

    Inspection of(int space) {
        SudanMap map = state.map();
        Draft draft = Draft.ofPlace(map.label(space));
        String kind = map.isTown(space) ? "town" : map.isRiver(space) ? "river" : "waste";
        draft.ruled(Kind.GROUND, kind.equals("waste") ? "8.5" : "8.2", "space." + kind);
        if (map.isYard(space)) {
            draft.ruled(Kind.GROUND, "9.4", "yard");
        }
        draft.ruled(Kind.GROUND, "7.1", "room", state.stack(space), state.room(space));
        holder(draft, space);
        if (map.isTown(space)) {
            draft.ruled(Kind.WORTH, "17.1", "worth", state.parameters().points(space));
        }
        region(draft, space);
        return draft.done();
    }

    private void holder(Draft draft, int space) {
        if (state.isMahdist(space)) {
            draft.ruled(Kind.HOLDER, "17.1", "held", Seats.MAHDIST.name());
        } else if (state.supply(space) > 0) {
            draft.ruled(Kind.HOLDER, "14.1", "besieged", state.supply(space));
        } else if (state.isFriendly(space)) {
            draft.ruled(Kind.HOLDER, "14.2", "friendly");
        } else if (state.map().isTown(space)) {
            draft.ruled(Kind.HOLDER, "2.2", "held", Seats.OWN.name());
        }
    }

    private void region(Draft draft, int space) {
        int number = state.map().region(space);
        if (number < 0) {
            draft.fact(Kind.WORTH, "egypt");
            return;
        }
        Region region = Region.of(number);
        String status = Word.of(Region.Status.of(state.status(number)));
        draft.ruled(Kind.DANGER, "5.1", "region." + status, region.id(), state.index(number));
        if (state.status(number) == Sudan.QUIET) {
            int chance = Math.min(DIE, S06_Surprise.chance(state, space));
            draft.ruled(Kind.DANGER, "6.1", "surprise", Math.max(0, chance));
        }
        if (S11_Encounters.mayBeMet(state, space)) {
            int most =
                    (int)
                            IntStream.rangeClosed(1, DIE)
                                    .filter(die -> S11_Encounters.count(state, space, die) > 0)
                                    .count();
            int bodies = Math.max(0, S11_Encounters.count(state, space, 1));
            draft.ruled(Kind.DANGER, "11.1", "met", most, bodies);
        }
    }
}
