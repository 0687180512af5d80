package zeriba.ascari.page;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import zeriba.ascari.rules.S2_Sequence;
import zeriba.ascari.rules.S3_Reach;
import zeriba.ascari.rules.S4_Chances;
import zeriba.ascari.rules.S4_Fire;
import zeriba.ascari.rules.S6_Administration.Administration;
import zeriba.ascari.rules.general.S3_Allowance;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Mover;
import zeriba.ascari.state.Terrain;
import zeriba.engine.rules.Side;
import zeriba.engine.sheet.Fact.Kind;
import zeriba.engine.sheet.Inspection;
import zeriba.engine.sheet.Inspection.Draft;
import zeriba.engine.step.Task;

/** What is to be known of a counter or a hex. */
record AscariInspector(Ascari state) {

    /** How the name of an organisation ends that is a battalion. */
    private static final String BATTALION = " Btg";

    private static final Set<String> ARMS = Set.of("Art", "Bande", "Cav", "transport");

    Inspection of(Counter counter) {
        boolean isThere = state.isOnMap(counter);
        Draft draft = Draft.ofUnit(counter.id(), isThere ? label(state.at(counter)) : "");
        figures(draft, counter);
        if (!isThere) {
            return draft.fact(Kind.STATE, box(state.at(counter))).done();
        }
        marks(draft, counter);
        movement(draft, counter);
        fire(draft, counter);
        danger(draft, state.at(counter), counter.army());
        return draft.done();
    }

    private void figures(Draft draft, Counter counter) {
        if (counter.isLeader()) {
            draft.ruled(Kind.FIGURE, "1.2", "leader", counter.fire(), counter.melee());
        } else {
            draft.fact(Kind.FIGURE, "kind." + counter.kind().word());
            if (!counter.isBoat()) {
                draft.fact(Kind.FIGURE, "strength", state.strength(counter));
            }
        }
        draft.ruled(Kind.FIGURE, "3.0", "movement", counter.movement());
        if (counter.isBoat()) {
            draft.ruled(Kind.FIGURE, "FIELD.BOAT", "hull", state.stepsLeft(counter));
        } else {
            draft.fact(Kind.FIGURE, "steps", state.stepsLeft(counter));
        }
        if (!counter.isLeader()) {
            organisation(draft, counter.organisation());
        }
    }

    /** Of which battalion or whose following it is; an arm alone tells nothing beside the kind. */
    private static void organisation(Draft draft, String organisation) {
        if (organisation.endsWith(BATTALION)) {
            String number = organisation.substring(0, organisation.length() - BATTALION.length());
            draft.fact(Kind.FIGURE, "battalion", number);
        } else if (!organisation.isEmpty() && !ARMS.contains(organisation)) {
            draft.fact(Kind.FIGURE, "organisation", organisation);
        }
    }

    private static String box(int place) {
        return switch (place) {
            case Ascari.RESERVE -> "reserve";
            case Ascari.EXITED -> "exited";
            case Ascari.CAPTURED -> "captured";
            case Ascari.SPIKED -> "spiked";
            case Ascari.UNSEEN -> "unseen";
            default -> "gone";
        };
    }

    private void marks(Draft draft, Counter counter) {
        for (Mark mark : Mark.values()) {
            if (state.has(mark, counter)) {
                draft.ruled(Kind.STATE, rule(mark), "mark." + mark.word());
            }
        }
    }

    private static String rule(Mark mark) {
        return switch (mark) {
            case REDUCED -> "1.1";
            case DONE -> "R-3";
            case MOVED -> "3.31";
            case COMBAT -> "5.21";
            case RETREAT, BROKEN -> "5.41";
            case FIRE -> "4.4";
            case OPPORTUNITY -> "4.31";
            case RIFLE -> "4.6";
            case LIMBERED -> "3.6";
            case BOOTY -> "S5.BOOTY";
            case CAPTIVES, RECEIVED -> "S1.CAPTIVES";
            case HIDDEN -> "FIELD.HIDDEN";
        };
    }

    private void movement(Draft draft, Counter counter) {
        Ascari then = S2_Sequence.whenActive(state, counter.army());
        boolean isActive = active() == counter.army();
        if (!S3_Reach.mayMove(isActive ? state : then, counter)) {
            boolean isDone = state.has(Mark.DONE, counter);
            draft.ruled(
                    Kind.MAY_NOT,
                    isDone ? "R-3" : S3_Allowance.holding(state),
                    isDone ? "not-again" : "not-yet");
            return;
        }
        int hexes = S3_Reach.of(then, counter).ends().size();
        draft.counted("3.0", isActive ? "move-now" : "move", hexes);
    }

    private void fire(Draft draft, Counter counter) {
        if (counter.isLeader()) {
            return;
        }
        if (!S4_Fire.canFire(state, counter)) {
            draft.ruled(Kind.MAY_NOT, "4.1", "no-fire");
            return;
        }
        Ascari then = S2_Sequence.whenActive(state, counter.army());
        List<Integer> targets = S4_Chances.targets(then, counter);
        draft.ruled(Kind.MAY, "4.1", "fire", S4_Fire.range(state, counter), targets.size());
    }

    /** Who could fire at somebody of an army in a hex. */
    private void danger(Draft draft, int hex, Army army) {
        Ascari next = S2_Sequence.whenActive(state, army);
        List<Counter> firers = S4_Chances.firers(next, army.enemy(), hex);
        if (!firers.isEmpty()) {
            String ids = firers.stream().map(Counter::id).collect(Collectors.joining("+"));
            draft.ruled(Kind.DANGER, "4.3", "threat", ids);
        }
    }

    private Army active() {
        for (Task<Ascari, Act> step : state.agenda().steps()) {
            if (step instanceof Administration(Army army)) {
                return army;
            }
        }
        return state.battle().first();
    }

    private String label(int hex) {
        return state.ground().grid().label(hex);
    }

    Inspection of(int hex) {
        Terrain terrain = state.terrain(hex);
        Draft draft = Draft.ofPlace(label(hex));
        draft.fact(Kind.GROUND, "terrain." + terrain.name());
        draft.ruled(Kind.GROUND, "4.2", "level", terrain.level());
        draft.ruled(
                Kind.GROUND,
                "3.7",
                "entry",
                cost(terrain, Mover.INFANTRY),
                cost(terrain, Mover.CAVALRY),
                cost(terrain, Mover.ARTILLERY));
        if (terrain.target() != 0) {
            draft.ruled(Kind.GROUND, "R-30", "cover", AscariTables.signed(terrain.target()));
        }
        if (terrain.melee() != 0) {
            draft.ruled(Kind.GROUND, "5.3", "melee", AscariTables.signed(terrain.melee()));
        }
        if (terrain.screens()) {
            draft.ruled(Kind.GROUND, "4.2", "screens");
        }
        worth(draft, hex);
        holder(draft, hex);
        if (state.standing(hex) == Ascari.NOBODY) {
            danger(draft, hex, active());
        }
        return draft.done();
    }

    private static String cost(Terrain terrain, Mover mover) {
        return AscariTables.cost(terrain.cost(mover));
    }

    private void worth(Draft draft, int hex) {
        Battle battle = state.battle();
        if (battle.objectives().contains(hex)) {
            draft.ruled(Kind.WORTH, "7.0", "objective");
        }
        for (Army army : Army.values()) {
            if (battle.exits(army).contains(hex)) {
                draft.ruled(Kind.WORTH, "R-61", "exit", army.toString());
            }
        }
    }

    private void holder(Draft draft, int hex) {
        Optional<Side> holder =
                state.standing(hex) == Ascari.NOBODY
                        ? Optional.empty()
                        : Optional.of(state.counter(state.standing(hex)).army().side());
        holder.ifPresent(side -> draft.fact(Kind.HOLDER, "held", side.name()));
    }
}
