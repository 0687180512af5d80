package zeriba.kassala.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import zeriba.engine.sheet.GameTable;
import zeriba.engine.sheet.GameTable.Row;
import zeriba.engine.sheet.GameTables;
import zeriba.kassala.state.CombatResult;
import zeriba.kassala.state.CombatResults;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Roster;
import zeriba.kassala.state.TerrainEffects;
import zeriba.kassala.state.TerrainEffects.Effect;
import zeriba.kassala.state.Unit;

/** The tables as the player aid card has them, from the charts that the rules use. */
record KassalaTables(Kassala state) {

    private static final int FACES = 6;
    private static final String NONE = "–";

    GameTables all() {
        return new GameTables(List.of(combat(), hexes(), sides(), setUp()));
    }

    private GameTable combat() {
        CombatResults results = state.parameters().results();
        List<String> heads = new ArrayList<>(List.of("table.die"));
        IntStream.rangeClosed(0, results.lastColumn())
                .mapToObj(results::heading)
                .forEach(heads::add);
        List<Row> rows =
                IntStream.rangeClosed(1, FACES)
                        .mapToObj(die ->
                                Row.of(
                                        die,
                                        IntStream.rangeClosed(0, results.lastColumn())
                                                .mapToObj(column -> results.at(column, die).name())
                                                .toArray()))
                        .toList();
        GameTable table = GameTable.of("combat", "CRT", heads, rows);
        for (CombatResult result : CombatResult.values()) {
            table = table.note("CRT." + result.name(), "result." + result.name());
        }
        return table.note("G-4", "rounding").note("IV.C", "mixed");
    }

    private GameTable hexes() {
        TerrainEffects effects = state.map().effects();
        List<Row> rows =
                effects.hexes().keySet().stream()
                        .sorted(Comparator.comparingInt(name -> effects.hex(name).strength()))
                        .map(name ->
                                row(
                                        "table.terrain." + name,
                                        effects.hex(name),
                                        signed(effects.hex(name).strength())))
                        .toList();
        return GameTable.of(
                "terrain",
                "II.D.5",
                List.of("table.hex", "table.infantry", "table.cavalry", "table.defence"),
                rows);
    }

    private GameTable sides() {
        TerrainEffects effects = state.map().effects();
        List<Row> rows =
                List.of(TerrainEffects.WADI, TerrainEffects.TRENCH).stream()
                        .map(name ->
                                row(
                                        "table.terrain." + name,
                                        effects.side(name),
                                        signed(-effects.side(name).strength())))
                        .toList();
        return GameTable.of(
                        "sides",
                        "II.D.6",
                        List.of("table.side", "table.infantry", "table.cavalry", "table.attack"),
                        rows)
                .note("II.E.9", "attack-note")
                .note("IV.A.8", "cannon");
    }

    private static Row row(String head, Effect effect, String strength) {
        String cavalry =
                effect.cavalry() == TerrainEffects.CLOSED ? NONE : String.valueOf(effect.cavalry());
        return Row.of(head, effect.infantry(), cavalry, strength);
    }

    private static String signed(int points) {
        return points == 0 ? NONE : points < 0 ? "−" + -points : "+" + points;
    }

    private GameTable setUp() {
        Roster roster = state.roster();
        List<Row> rows =
                Arrays.stream(Unit.values())
                        .map(unit ->
                                Row.of(
                                        unit.name(),
                                        roster.combat(unit),
                                        roster.movement(unit),
                                        state.map().label(roster.start(unit))))
                        .toList();
        return GameTable.of(
                "set-up",
                "II.A.1",
                List.of("table.unit", "table.strength", "table.movement", "table.hex"),
                rows);
    }
}
