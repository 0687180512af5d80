package zeriba.kassala.page;

import java.util.List;
import java.util.Optional;
import zeriba.board.Bits;
import zeriba.engine.sheet.Fact.Kind;
import zeriba.engine.sheet.Inspection;
import zeriba.engine.sheet.Inspection.Draft;
import zeriba.kassala.rules.S2D_Movement;
import zeriba.kassala.rules.S2D_Objections;
import zeriba.kassala.rules.S2E_Combat;
import zeriba.kassala.rules.S3_Winning;
import zeriba.kassala.rules.Step;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.TerrainEffects;
import zeriba.kassala.state.TerrainEffects.Effect;
import zeriba.kassala.state.Unit;
import zeriba.kassala.text.KassalaForm;

/** What is to be known of a unit or a hex. */
record KassalaInspector(Kassala state) {

    Inspection of(Unit unit) {
        String place = KassalaForm.place(state.map(), state.place(unit));
        Draft draft =
                Draft.ofUnit(unit.name(), place)
                        .fact(Kind.FIGURE, "combat", state.roster().combat(unit))
                        .ruled(Kind.FIGURE, "II.D.3", "movement", state.roster().movement(unit));
        if (unit.isCavalry()) {
            draft.ruled(Kind.FIGURE, "II.D.12", "cavalry");
        }
        if (!state.isOnMap(unit)) {
            boolean isGone = state.place(unit) == Kassala.ELIMINATED;
            return draft.ruled(Kind.STATE, isGone ? "CRT" : "IV.B", isGone ? "gone" : "waiting")
                    .done();
        }
        movement(draft, unit);
        combat(draft, unit);
        danger(draft, state.place(unit));
        return draft.done();
    }

    private void movement(Draft draft, Unit unit) {
        boolean isItsTurn =
                Step.of(state) instanceof S2D_Movement.Movement(Army army) && army == unit.army();
        if (isItsTurn && state.moved().contains(unit)) {
            draft.ruled(Kind.STATE, "G-20", "moved");
            return;
        }
        S2D_Objections.mayNotLeave(state, unit)
                .ifPresentOrElse(
                        draft::mayNot,
                        () ->
                                draft.counted(
                                        "II.D.4",
                                        isItsTurn ? "move-now" : "move",
                                        Long.bitCount(S2D_Movement.goals(state, unit))));
    }

    private void combat(Draft draft, Unit unit) {
        Contacts contacts = state.contacts();
        boolean isTarget = Bits.contains(contacts.targets(), state.place(unit));
        if (contacts.due().contains(unit)) {
            long enemies =
                    S2E_Combat.attackable(state.map(), state.place(unit)) & contacts.targets();
            draft.ruled(Kind.STATE, "II.E.3", "must-attack", state.unitsIn(enemies).toString());
        } else if (isTarget) {
            draft.ruled(Kind.STATE, "II.E.3", "must-be-attacked");
        }
    }

    private void danger(Draft draft, int hex) {
        Threat.Answer threat = new Threat(state, hex).answer();
        threat.best()
                .ifPresentOrElse(
                        best ->
                                draft.ruled(
                                        Kind.DANGER,
                                        "II.E",
                                        "threat",
                                        best.odds(),
                                        String.join("+", best.units())),
                        () -> {
                            if (!threat.attackers().isEmpty()) {
                                draft.ruled(
                                        Kind.DANGER,
                                        "II.E.1",
                                        "reached",
                                        String.join("+", threat.attackers()));
                            }
                        });
    }

    Inspection of(int hex) {
        KassalaMap map = state.map();
        String terrain = map.printed().terrain(hex);
        Draft draft = Draft.ofPlace(map.label(hex));
        draft.fact(Kind.GROUND, "terrain." + terrain);
        Effect effect = state.map().effects().hex(terrain);
        boolean isClosed = effect.cavalry() == TerrainEffects.CLOSED;
        draft.ruled(
                Kind.GROUND,
                isClosed ? "II.D.12" : "II.D.5",
                isClosed ? "entry-foot" : "entry",
                effect.infantry(),
                effect.cavalry());
        if (effect.strength() > 0) {
            draft.ruled(Kind.GROUND, "II.E.8", "defence", effect.strength());
        }
        sides(draft, hex);
        town(draft, hex);
        danger(draft, hex);
        return draft.done();
    }

    private void sides(Draft draft, int hex) {
        KassalaMap map = state.map();
        long up = map.upFrom(hex);
        long down = from(hex, map.neighbours(hex), true);
        long over = map.barredFrom(hex);
        long into = from(hex, map.neighbours(hex), false);
        Effect wadi = map.effects().side(TerrainEffects.WADI);
        Effect trench = map.effects().side(TerrainEffects.TRENCH);
        side(draft, up, "II.E.9", "wadi-up", wadi);
        side(draft, down, "II.D.13", "wadi-down", wadi);
        side(draft, over, "II.E.10", "trench-over", trench);
        side(draft, into, "II.D.6", "trench-into", trench);
    }

    /** The neighbours from which this hex lies up the wadi, or from whose barbs it is barred. */
    private long from(int hex, long neighbours, boolean isWadi) {
        return Bits.where(neighbours, other -> Bits.contains(across(other, isWadi), hex));
    }

    private long across(int hex, boolean isWadi) {
        return isWadi ? state.map().upFrom(hex) : state.map().barredFrom(hex);
    }

    private void side(Draft draft, long hexes, String rule, String key, Effect effect) {
        if (hexes != 0) {
            List<String> labels = state.map().labels(hexes);
            draft.ruled(
                    Kind.SIDE,
                    rule,
                    key,
                    String.join(", ", labels),
                    effect.infantry(),
                    effect.strength());
        }
    }

    private void town(Draft draft, int hex) {
        Optional<Long> town = town(hex);
        town.ifPresent(hexes -> {
            boolean isHeld = S3_Winning.isHeld(state, hexes);
            draft.ruled(Kind.HOLDER, "G-13", isHeld ? "held" : "not-held");
            draft.ruled(Kind.WORTH, "III.B", "towns");
        });
    }

    private Optional<Long> town(int hex) {
        KassalaMap map = state.map();
        return List.of(map.udaka(), map.kassala()).stream()
                .filter(town -> Bits.contains(town, hex))
                .findFirst();
    }
}
