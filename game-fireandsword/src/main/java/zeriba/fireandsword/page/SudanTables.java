package zeriba.fireandsword.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zeriba.engine.sheet.GameTable;
import zeriba.engine.sheet.GameTable.Row;
import zeriba.engine.sheet.GameTables;
import zeriba.fireandsword.rules.S06_Surprise;
import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.rules.S13_Casualties;
import zeriba.fireandsword.rules.battle.Chances;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Word;

/** The tables as the player aid card has them, from what the rules answer as things stand. */
record SudanTables(Sudan state) {

    private static final int DIE = 6;
    private static final String NONE = "–";

    GameTables all() {
        return new GameTables(
                List.of(
                        encounters(),
                        kinds(),
                        towns(),
                        indexes(),
                        fire(),
                        melee(),
                        movement(),
                        forces()));
    }

    private static List<String> faces(String corner) {
        List<String> heads = new ArrayList<>(List.of(corner));
        IntStream.rangeClosed(1, DIE).mapToObj(String::valueOf).forEach(heads::add);
        return heads;
    }

    /** How many bodies of Dervishes each face brings outside towns. */
    private GameTable encounters() {
        List<Row> rows = Region.all().stream().map(this::encounters).toList();
        return GameTable.of("encounters", "11.1", faces("table.region"), rows)
                .note("11.2", "town-die");
    }

    private Row encounters(Region region) {
        int space =
                IntStream.range(0, state.map().size())
                        .filter(one -> state.map().region(one) == region.number())
                        .filter(one -> !state.map().isTown(one))
                        .findFirst()
                        .orElseThrow();
        return Row.of(
                region.id(),
                IntStream.rangeClosed(1, DIE)
                        .map(die -> S11_Encounters.count(state, space, die))
                        .mapToObj(count -> count > 0 ? String.valueOf(count) : NONE)
                        .toArray());
    }

    private static GameTable kinds() {
        List<Row> rows =
                List.of(Engagement.Cause.MARCH, Engagement.Cause.CAMP).stream()
                        .map(cause ->
                                Row.of(
                                        "table.cause." + Word.of(cause),
                                        IntStream.rangeClosed(1, DIE)
                                                .mapToObj(die ->
                                                        "table.kind."
                                                                + Word.of(
                                                                        S11_Encounters.kind(
                                                                                cause, die)))
                                                .toArray()))
                        .toList();
        return GameTable.of("kinds", "12.1", faces("table.cause"), rows);
    }

    private GameTable towns() {
        List<Row> rows =
                IntStream.range(0, state.map().size())
                        .filter(state.map()::isTown)
                        .filter(space -> state.map().region(space) >= 0)
                        .mapToObj(this::town)
                        .toList();
        return GameTable.of(
                        "towns",
                        "6.1",
                        List.of("table.town", "table.region", "table.worth", "table.surprise"),
                        rows)
                .note("6.1", "surprise-note");
    }

    private Row town(int space) {
        int chance = Math.clamp(S06_Surprise.chance(state, space), 0, DIE);
        boolean isQuiet = state.status(state.map().region(space)) == Sudan.QUIET;
        return Row.of(
                state.map().label(space),
                Region.of(state.map().region(space)).id(),
                state.parameters().points(space),
                !isQuiet || chance == 0 ? NONE : "1–" + chance);
    }

    private GameTable indexes() {
        List<Row> rows =
                List.of(
                        Row.of("table.index.town", "+1"),
                        Row.of("table.index.lost", "+1"),
                        Row.of("table.index.won", "−1"),
                        Row.of("table.index.khartoum", "+1"),
                        Row.of("table.index.up", "+1"),
                        Row.of("table.index.down", "−1"));
        return GameTable.of("indexes", "R-55", List.of("table.event", "table.index"), rows)
                .note("R-6", "most-index", Figures.MOST_INDEX);
    }

    private static GameTable fire() {
        List<Row> rows = new ArrayList<>();
        Chances.fire().forEach((who, hits) -> rows.add(Row.of("table.who." + who, hits.toArray())));
        return GameTable.of(
                        "fire",
                        "QB.7",
                        List.of("table.who", "table.long", "table.middle", "table.short"),
                        rows)
                .note("QB.7", "twenty");
    }

    private static GameTable melee() {
        List<Row> rows = new ArrayList<>();
        rows.add(Row.of("table.ours", Chances.bayonets().toArray()));
        Chances.melee()
                .forEach((who, hits) -> rows.add(Row.of("table.who." + who, hits.toArray())));
        rows.add(Row.of("table.stand", Chances.stand().toArray()));
        return GameTable.of(
                        "melee",
                        "QB.10",
                        List.of("table.who", "table.raw", "table.trained", "table.veteran"),
                        rows)
                .note("QB.10", "melee-note");
    }

    private static GameTable movement() {
        List<Row> rows =
                List.of(
                        Row.of("table.move.river", Figures.RIVER_SPEED, Figures.RIVER_STACK),
                        Row.of("table.move.desert", 1, Figures.DESERT_STACK),
                        Row.of("table.move.boat", Figures.BOAT_SPEED, Figures.BOAT_CAPACITY),
                        Row.of("table.move.rail", "table.move.line", Figures.RAILWAY_UNITS));
        return GameTable.of(
                "movement", "8.2", List.of("table.move", "table.spaces", "table.most"), rows);
    }

    private GameTable forces() {
        List<Row> rows = state.forces().all().stream().map(SudanTables::force).toList();
        return GameTable.of(
                "forces",
                "OOB.1",
                List.of("table.unit", "table.stands", "table.grade", "table.box"),
                rows);
    }

    private static Row force(Unit unit) {
        boolean isRated = unit.isLand();
        return Row.of(
                unit.id(),
                isRated ? S13_Casualties.rating(unit.stands()) : NONE,
                isRated ? "table." + Word.of(unit.grade()) : NONE,
                unit.box());
    }
}
