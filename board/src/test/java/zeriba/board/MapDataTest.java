package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.board.map.HexMap;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapText;
import zeriba.board.map.MapUnit;

final class MapDataTest {

    private static final String GOOD =
            """
            grid|flat-even-higher
            terrain|.|clear
            terrain|t|town
            kind|wadi|slope
            kind|trench|barbs
            kind|border|plain
            kind|road|line
            column|01|...
            column|02|.t.
            hex|0302|t
            side|wadi|0101|up|0201
            side|wadi|0202|down|0101
            side|trench|0102|barbed|0202
            side|border|0101|-|0102
            line|road|0101 0202 0302
            area|west|0101 0102 0103
            print|0103|Here
            unit|A1|0101|combat=3|name=The First
            unit|A2|-|combat=2
            """
                    .replace('|', '\t');

    @Test
    void aGoodMapReadsWhole() {
        HexMap map = HexMap.of(MapText.of("test.tsv", GOOD));
        HexGrid grid = map.grid();
        assertThat(grid.labels(grid.hexes()))
                .containsExactly("0101", "0102", "0103", "0201", "0202", "0203", "0302");
        assertThat(map.terrains()).containsExactly("clear", "town");
        assertThat(grid.labels(map.terrain("town"))).containsExactly("0202", "0302");
        assertThat(map.kinds()).containsExactly("wadi", "trench", "border", "road");
        assertThat(map.sides("wadi").between(grid.hex("0101"), grid.hex("0202")))
                .isEqualTo(Crossing.UP);
        assertThat(map.sides("road").between(grid.hex("0302"), grid.hex("0202")))
                .isEqualTo(Crossing.PLAIN);
        assertThat(map.lines("road")).hasSize(1);
        assertThat(map.areas()).containsExactly("west");
        assertThat(map.unit("A1").orElseThrow().trait("name")).isEqualTo("The First");
        assertThat(map.unit("A2").orElseThrow().hex()).isEqualTo(-1);
        assertThat(map.unit("A3")).isEmpty();
    }

    /** Each replaces one row of the good map: its line, the row, and the reason for refusing it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1; grid|round; unknown layout round, one of [flat-even-higher",
                "1; grid; a row of 1 fields",
                "2; terrain|.|; the name is missing in field 3",
                "2; terrain|-|sea; a terrain needs one letter other than -",
                "3; terrain|.|twice; the letter . is given twice",
                "4; kind|wadi|river; unknown form river of the kind wadi, only barbs, line",
                "5; kind|wadi|slope; the kind wadi is given twice",
                "8; column|1|...; the column must be two digits from 01 on, not \"1\"",
                "9; column|02|.z.; hex 0202 has the unknown terrain z, not [., t]",
                "10; hex|0202|t; hex 0202 is given twice",
                "10; hex|0302|-; hex 0302 has the letter that stands for no hex",
                "10; hex|32|t; \"32\" is not a hex",
                "11; side|wadi|0101|up|0203; 0101 and 0203 do not touch",
                "11; side|wadi|0101|up|0101; 0101 and 0101 do not touch",
                "11; side|wadi|0101|up|0401; side names 0401, which is no hex",
                "11; side|wady|0101|up|0201; unknown kind wady, only border, road, trench, wadi",
                "11; side|wadi|0101|barbed|0201; a side of the kind wadi cannot be \"barbed\"",
                "11; side|road|0101|-|0201; a side of the kind road cannot be \"-\"",
                "11; side|wadi|0101|0201; a row of 4 fields, not of the form: side kind hex",
                "12; side|wadi|0201|down|0101; this side of the kind wadi is given twice",
                "15; line|road|0101 0302; 0101 and 0302 do not touch",
                "15; line|wadi|0101 0202; wadi is a kind of side, not of line",
                "16; area|west|0101 0101; hex 0101 is named twice",
                "16; area|west|0999; area names 0999, which is no hex",
                "17; print|0103; a row of 2 fields",
                "18; unit|A1|0405|combat=3; unit names 0405, which is no hex",
                "18; unit|A1|0101|combat; \"combat\" is not a trait of the form name=value",
                "18; unit|A1|0101|a=1|a=2; the trait a= is given twice",
                "18; unit|A1; a row of 2 fields",
                "19; unit|A1|0102; the unit A1 is given twice",
                "19; town|0101; unknown row \"town\"",
            })
    void badDataIsRefusedWithFileLineAndReason(int line, String row, String reason) {
        String[] rows = GOOD.split("\n");
        rows[line - 1] = row.replace('|', '\t');
        MapText text = MapText.of("bad/map.tsv", String.join("\n", rows));
        MapDataException fault =
                catchThrowableOfType(MapDataException.class, () -> HexMap.of(text));
        assertThat(fault.file()).isEqualTo("bad/map.tsv");
        assertThat(fault.line()).isEqualTo(line);
        assertThat(fault.reason()).startsWith(reason);
        assertThat(fault).hasMessage("bad/map.tsv:" + line + ": " + fault.reason());
    }

    @Test
    void aTraitThatIsMissingOrNoNumberIsRefusedWithItsLine() {
        MapUnit unit = HexMap.of(MapText.of("test.tsv", GOOD)).unit("A1").orElseThrow();
        assertThatThrownBy(() -> unit.number("name"))
                .hasMessage("test.tsv:18: name=The First is not a whole number");
        assertThatThrownBy(() -> unit.trait("movement"))
                .hasMessage("test.tsv:18: the trait movement= is missing");
    }

    @Test
    void askingForWhatTheMapDoesNotKnowNamesWhatItKnows() {
        HexMap map = HexMap.of(MapText.of("test.tsv", GOOD));
        assertThatThrownBy(() -> map.terrain("hill"))
                .isInstanceOf(MapDataException.class)
                .hasMessage("test.tsv: no terrain hill among [clear, town]");
        assertThatThrownBy(() -> map.sides("river"))
                .hasMessage("test.tsv: no kind of side river among [wadi, trench, border, road]");
        assertThatThrownBy(() -> map.area("east"))
                .hasMessage("test.tsv: no area east among [west]");
    }

    @Test
    void aFileThatIsNotThereOrCannotBeReadIsRefusedByName() throws IOException {
        InputStream closed = InputStream.nullInputStream();
        closed.close();
        assertThatThrownBy(() -> MapText.read("none.tsv", null))
                .isInstanceOf(MapDataException.class)
                .hasMessage("none.tsv: there is no such file");
        assertThatThrownBy(() -> MapText.read("torn.tsv", closed))
                .hasMessage("torn.tsv: cannot be read: Stream closed");
    }

    @Test
    void aMapNeedsOneGridAndAHex() {
        assertThatThrownBy(() -> HexMap.of(MapText.of("a.tsv", "")))
                .hasMessage("a.tsv: 0 grid rows, there must be one");
        assertThatThrownBy(() -> HexMap.of(MapText.of("a.tsv", "grid\tflat-even-higher\n")))
                .hasMessage("a.tsv: there are no hexes: give column, row or hex rows");
    }

    @Test
    void commentsAndBlankLinesCountAsLinesOnly() {
        byte[] bytes = "# the map\n\ngrid\tflat\n".getBytes(StandardCharsets.UTF_8);
        MapText text = MapText.read("c.tsv", new ByteArrayInputStream(bytes));
        assertThat(text.rows()).hasSize(1);
        assertThat(text.rows().getFirst().line()).isEqualTo(3);
    }

    @Test
    void kasserineReadsWithItsRoadsAndMines() {
        HexMap map = Maps.kasserine();
        HexGrid grid = map.grid();
        assertThat(grid.hexes().size()).isEqualTo(955);
        assertThat(map.terrain("prohibited").size()).isEqualTo(19);
        assertThat(map.lines("road")).hasSize(15);
        assertThat(map.lines("trail")).hasSize(17);
        assertThat(map.lines("wadi")).hasSize(8);
        assertThat(map.sides("minefield").sides()).hasSize(9);
        assertThat(map.sides("road").between(grid.hex("2714"), grid.hex("2614")))
                .isEqualTo(Crossing.PLAIN);
    }
}
