package zeriba.kasserine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.board.Places;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.Desk;
import zeriba.kasserine.KasserineGame;

/** The map and the order of battle as they are transcribed. */
final class MapTest {

    private static final Kasserine START = Desk.start("historical").state();
    private static final KasserineMap MAP = START.map();

    private static int hex(String label) {
        return MAP.find(label).orElseThrow();
    }

    @Test
    void neighboursLieAsPrinted() {
        assertThat(MAP.labels(MAP.adjacency().neighbours(hex("1912"))))
                .containsExactlyInAnyOrder("1911", "2011", "2012", "1913", "1812", "1811");
        assertThat(MAP.labels(MAP.adjacency().neighbours(hex("2014"))))
                .containsExactlyInAnyOrder("2013", "2114", "2115", "2015", "1915", "1914");
    }

    @Test
    void thereAre955HexesOfWhich19AreProhibited() {
        assertThat(MAP.grid().hexes().size()).isEqualTo(955);
        assertThat(MAP.prohibited().size()).isEqualTo(19);
    }

    @Test
    @Rule("R4")
    void edgeRangesHoldEveryEdgeHexBetweenTheirEnds() {
        assertThat(MAP.labels(START.roster().starts(Unit.named("AX16").orElseThrow())))
                .containsExactly(
                        "0623", "0724", "0823", "0924", "1023", "1124", "1223", "1324", "1423",
                        "2126", "2225", "2326", "2425", "2526", "2625", "2726", "2825", "2926");
        assertThat(MAP.find("0724")).isPresent();
        assertThat(MAP.find("0623")).isPresent();
        assertThat(MAP.find("0624")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "AX02, 3918-3920",
        "AX16, 0623-1423 2126-2926",
        "AL17, 0724-1223",
        "AL20, 3906-3911",
        "AL25, 3906-3911",
        "AL35, 1301-1901 2401-3001"
    })
    @Rule("R4")
    void everyRangeIsTheEdgeBetweenItsEnds(String unit, String ranges) {
        Places edge = MAP.grid().none();
        for (String range : ranges.split(" ")) {
            int from = hex(range.substring(0, 4));
            int to = hex(range.substring(5));
            edge = edge.union(Places.where(MAP.grid().size(), at -> isBetween(from, at, to)));
        }
        assertThat(MAP.labels(START.roster().starts(Unit.named(unit).orElseThrow())))
                .isEqualTo(MAP.labels(edge.intersection(MAP.passable())));
    }

    /** Whether a hex of the edge lies between two others of the same edge. */
    private static boolean isBetween(int from, int at, int to) {
        boolean isUpright = MAP.column(from) == MAP.column(to);
        boolean isSouth = MAP.row(from) > 1;
        boolean isEdge =
                isUpright
                        ? MAP.column(at) == MAP.column(from)
                        : isSouth ? MAP.find(next(at)).isEmpty() : MAP.row(at) == 1;
        return isEdge
                && (isUpright
                        ? MAP.row(at) >= MAP.row(from) && MAP.row(at) <= MAP.row(to)
                        : MAP.column(at) >= MAP.column(from) && MAP.column(at) <= MAP.column(to));
    }

    /** The label of the hex below another. */
    private static String next(int hex) {
        return String.format(Locale.ROOT, "%02d%02d", MAP.column(hex), MAP.row(hex) + 1);
    }

    @Test
    @Rule({"11.1", "1.0"})
    void thereAre27And40UnitsOfWhich16AreSetUp() {
        assertThat(Unit.all().stream().filter(u -> u.army() == Army.AXIS)).hasSize(27);
        assertThat(Unit.all().stream().filter(u -> u.army() == Army.ALLIES)).hasSize(40);
        assertThat(Unit.all().stream().filter(START.roster()::isSetUp)).hasSize(16);
        assertThat(count(Trigger.WEST)).isEqualTo(8);
        assertThat(count(Trigger.NORTH)).isEqualTo(5);
        assertThat(count(Trigger.SBEITLA)).isEqualTo(6);
        assertThat(count(Trigger.AIRFIELD)).isEqualTo(2);
        assertThat(count(Trigger.NEAR)).isEqualTo(1);
    }

    private static long count(Trigger trigger) {
        return Unit.all().stream()
                .filter(u -> START.roster().trigger(u).equals(Optional.of(trigger)))
                .count();
    }

    @Test
    @Rule({"R19", "R26"})
    void supplyHexesLieAtTheEndsOfTheLinesOfCommunication() {
        assertThat(MAP.labels(MAP.supply(Army.AXIS)))
                .containsExactly("1423", "2526", "3225", "3726", "3919");
        assertThat(MAP.labels(MAP.supply(Army.ALLIES)))
                .containsExactly("0104", "0105", "1601", "2701");
    }

    @Test
    void everyPassableHexCanBeReachedFromEveryOther() {
        Places found = MAP.grid().none().with(hex("2014"));
        for (int before = 0; before != found.size(); ) {
            before = found.size();
            found = found.union(MAP.adjacency().neighbours(found).intersection(MAP.passable()));
        }
        assertThat(found).isEqualTo(MAP.passable());
    }

    @Test
    void everyHexAndUnitBearsTheMarkOfItsOrigin() throws Exception {
        try (var in = KasserineGame.class.getResourceAsStream("provenance.tsv")) {
            List<String[]> rows =
                    new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> !line.startsWith("#"))
                            .map(line -> line.split("\t", -1))
                            .toList();
            assertThat(rows).allSatisfy(row -> assertThat(row[2]).isIn("S", "D", "G"));
            assertThat(ids(rows, "hex")).containsExactlyElementsOf(MAP.labels(MAP.grid().hexes()));
            assertThat(ids(rows, "unit"))
                    .containsExactlyElementsOf(Unit.all().stream().map(Unit::id).toList());
        }
    }

    private static List<String> ids(List<String[]> rows, String what) {
        return rows.stream().filter(row -> row[0].equals(what)).map(row -> row[1]).toList();
    }

    @Test
    void reducedSidesFollowTheirFormula() {
        Roster roster = START.roster();
        for (Unit unit : Unit.all()) {
            int attack = roster.attack(unit.number(), false);
            int defence = roster.defence(unit.number(), false);
            boolean two = zeriba.board.Bits.contains(roster.twoSided(unit.army()), unit.bit());
            assertThat(two).as(unit.id()).isEqualTo(attack + defence > 3);
            if (two) {
                assertThat(roster.attack(unit.number(), true)).isEqualTo(Math.max(1, attack / 2));
                assertThat(roster.defence(unit.number(), true)).isEqualTo((defence + 1) / 2);
            }
        }
    }
}
