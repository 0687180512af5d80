package zeriba.kasserine.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zeriba.board.Bits;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Objection;
import zeriba.engine.sheet.Fact.Kind;
import zeriba.engine.sheet.Inspection;
import zeriba.engine.sheet.Inspection.Draft;
import zeriba.engine.text.UnreadableException;
import zeriba.kasserine.page.Answer.BestAttack;
import zeriba.kasserine.page.Answer.Threat;
import zeriba.kasserine.rules.Reach;
import zeriba.kasserine.rules.S04_Sequence;
import zeriba.kasserine.rules.S05_Objections;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.S18_Victory;
import zeriba.kasserine.rules.general.S09_Supply;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Roster;
import zeriba.kasserine.state.Unit;

/** What is to be known of a unit or a hex. */
public record KasserineInspector(Kasserine state) {

    private static final List<String> LINES = List.of("road", "trail", "wadi");

    /** The inspection that a question asks for. */
    public Inspection of(BoardQuery look) throws UnreadableException {
        return look.unit().isEmpty()
                ? of(KasserineLooks.place(look, state.map()))
                : of(KasserineLooks.unit(look));
    }

    private Inspection of(Unit unit) {
        boolean isThere = state.isOnMap(unit);
        Draft draft = Draft.ofUnit(unit.id(), isThere ? label(state.place(unit)) : "");
        figures(draft, unit);
        if (!isThere) {
            return absent(draft, unit).done();
        }
        if (state.isReduced(unit)) {
            draft.ruled(Kind.STATE, "7.8", "reduced");
        }
        if (state.parameters().variants().supply() && !S09_Supply.isSupplied(state, unit)) {
            draft.ruled(Kind.STATE, "9.0", "unsupplied", S09_Supply.attack(state, unit));
        }
        movement(draft, unit);
        danger(draft, state.place(unit));
        return draft.done();
    }

    private void figures(Draft draft, Unit unit) {
        Roster roster = state.roster();
        draft.fact(Kind.FIGURE, "factors", state.attack(unit), state.defence(unit));
        draft.ruled(Kind.FIGURE, "5.1", "movement", roster.movement(unit));
        draft.ruled(Kind.FIGURE, "4.1", roster.isLeg(unit) ? "leg" : "mobile");
        if (roster.isCommando(unit)) {
            draft.ruled(Kind.FIGURE, "13.1", "commando");
        }
        boolean isEngineer = Bits.contains(roster.engineers(unit.army()), unit.bit());
        if (isEngineer) {
            draft.ruled(Kind.FIGURE, "16.0", "engineer");
        }
    }

    private Draft absent(Draft draft, Unit unit) {
        if (state.place(unit) != Kasserine.DUE) {
            return draft.ruled(Kind.STATE, "7.6", "gone");
        }
        draft.ruled(Kind.STATE, "11.0", "due", state.roster().turn(unit));
        state.roster()
                .trigger(unit)
                .ifPresent(trigger ->
                        draft.ruled(Kind.STATE, trigger.rule(), "event." + trigger.id()));
        return draft;
    }

    /** Where it could go in its side's movement in hand or the next. */
    private void movement(Draft draft, Unit unit) {
        Kasserine then = S04_Sequence.nextMovement(state, unit.army());
        if (!(then.agenda().now() instanceof Movement step)) {
            return;
        }
        Optional<Objection> held = S05_Objections.held(then, step, unit);
        if (held.isPresent()) {
            draft.mayNot(held.get());
            return;
        }
        int hexes = Reach.of(then, unit, step.phase()).ends().without(state.place(unit)).size();
        boolean isNow = state.agenda().now() instanceof Movement now && now.equals(step);
        String phase = step.phase() == Phase.MOBILE ? "mobile-phase" : "movement-phase";
        draft.counted("5.1", (isNow ? "move-now-" : "move-") + phase, hexes);
    }

    private void danger(Draft draft, int hex) {
        Threat threat = new Exposure(state, hex).threat();
        threat.best().ifPresent(best -> danger(draft, best));
        if (threat.best().isEmpty() && !threat.attackers().isEmpty()) {
            draft.ruled(Kind.DANGER, "7.2", "reached", joined(threat.attackers()));
        }
    }

    private static void danger(Draft draft, BestAttack best) {
        draft.ruled(Kind.DANGER, "7.3", "threat", best.odds(), joined(best.units()));
    }

    private static String joined(List<Unit> units) {
        return units.stream().map(Unit::id).collect(Collectors.joining("+"));
    }

    private String label(int hex) {
        return state.map().label(hex);
    }

    private Inspection of(int hex) {
        KasserineMap map = state.map();
        Draft draft = Draft.ofPlace(label(hex));
        draft.fact(Kind.GROUND, "terrain." + map.printed().terrain(hex));
        if (map.prohibited().contains(hex)) {
            return draft.ruled(Kind.GROUND, "17.0", "prohibited").done();
        }
        ground(draft, hex);
        mines(draft, hex);
        holder(draft, hex);
        danger(draft, hex);
        return draft.done();
    }

    private void ground(Draft draft, int hex) {
        KasserineMap map = state.map();
        draft.ruled(
                Kind.GROUND,
                "5.2",
                "entry",
                KasserineTables.points(map.entry(true, hex)),
                KasserineTables.points(map.entry(false, hex)));
        for (String line : LINES) {
            if (map.printed().sides(line).hexes().contains(hex)) {
                draft.ruled(Kind.GROUND, "5.2", "line." + line);
            }
        }
        if (map.offset(hex) > 0) {
            draft.ruled(Kind.GROUND, "7.4", "offset", map.offset(hex), map.cover(hex));
        }
        if (map.boxes().contains(hex)) {
            draft.ruled(Kind.GROUND, "7.5", "box");
        }
    }

    private void mines(Draft draft, int hex) {
        KasserineMap map = state.map();
        List<String> mined =
                map.adjacency().neighbours(hex).stream()
                        .filter(other -> map.isMined(hex, other))
                        .mapToObj(map::label)
                        .toList();
        if (!mined.isEmpty()) {
            draft.ruled(Kind.SIDE, "14.2", "mines", String.join(", ", mined));
        }
    }

    private void holder(Draft draft, int hex) {
        int at = state.parameters().scenario().objectives().indexOf(hex);
        if (at >= 0) {
            boolean isAxis = Bits.contains(state.control().held(), at);
            boolean counts = Bits.contains(S18_Victory.captured(state), at);
            String held = !isAxis ? "held-allies" : counts ? "held-axis" : "held-suspended";
            draft.ruled(Kind.HOLDER, "18.0", held);
            draft.ruled(Kind.WORTH, "18.0", "objective");
        }
        for (Army army : Army.values()) {
            if (state.map().supply(army).contains(hex)) {
                draft.ruled(Kind.WORTH, "12.0", "supply-" + army);
            }
        }
    }
}
