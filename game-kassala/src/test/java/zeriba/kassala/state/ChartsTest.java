package zeriba.kassala.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.board.map.HexMap;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapText;
import zeriba.engine.rules.Rule;
import zeriba.kassala.Desk;
import zeriba.testkit.TestTable;

final class ChartsTest {

    private static final HexMap MAP = Desk.start("historical").state().map().printed();
    private static final String PRINTED = new TestTable(Desk.GAME.getClass()).text("charts.tsv");

    private static Charts read(String text) {
        return Charts.of(MapText.of("charts.tsv", text), MAP);
    }

    @Test
    @Rule({"II.D.5", "II.D.6", "II.E.8"})
    void theChartsAreReadAsTheyArePrinted() {
        Charts charts = read(PRINTED);
        assertThat(charts.results().heading(charts.results().lastColumn())).isEqualTo("5-1");
        assertThat(charts.results().at(0, 6)).isEqualTo(CombatResult.AE);
        assertThat(charts.terrain().hex("kassala"))
                .isEqualTo(new TerrainEffects.Effect(1, TerrainEffects.CLOSED, 2));
        assertThat(charts.terrain().side("trench")).isEqualTo(new TerrainEffects.Effect(2, 2, 1));
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "odds>1-4    | chances>1-4 | charts.tsv:3: unknown row \"chances\"",
                "odds>1-4    | # odds>1-4  | charts.tsv: one row of odds is needed, not 0",
                "1-2 1-1     | 1-1 1-2     | charts.tsv:3: the odds must ascend, not 1-2 after 1-1",
                "1-2 1-1     | 1-1 1-1     | charts.tsv:3: the odds must ascend, not 1-1 after 1-1",
                "2-1         | 2:1         | charts.tsv:3: \"2:1\" are no odds of the form 2-1",
                "2-1         | 0-1         | charts.tsv:3: \"0-1\" are no odds of the form 2-1",
                "C EX EX C   | C EX EX     | charts.tsv:4: 7 results for 8 columns",
                "C EX EX C   | C EX EX D   | charts.tsv:4: no result is called D",
                "die>2       | die>1       | charts.tsv:5: faces are 1 to 6, each once, not 1",
                "die>6       | die>7       | charts.tsv:9: faces are 1 to 6, each once, not 7",
                "die>6       | # die>6     | charts.tsv: results of each face are needed",
                "hex>plain   | hex>desert  | charts.tsv:11: hex is one of [plain, udaka, kassala]",
                "hex>udaka   | hex>plain   | charts.tsv:12: hex is one of [plain, udaka, kassala]",
                "hex>udaka   | # hex>udaka | charts.tsv: no row tells what hex udaka does",
                "side>wadi   | # side>wadi | charts.tsv: no row tells what side wadi does",
                "infantry=1  | infantry=3  | charts.tsv:11: infantry=3 is neither 1 nor 2 nor -",
                "infantry=1  | infantry=-  | charts.tsv:11: nothing is closed to infantry",
                "cavalry=1   | cavalry=1>x | charts.tsv:11: a row of 6 fields",
                "cavalry=1   | horse=1     | charts.tsv:11: the trait cavalry= is missing",
                "defence=2   | defence=4   | charts.tsv:13: defence=4 is not between 0 and 3",
                "defence=0   | defence=no  | charts.tsv:11: defence=no is not a whole number",
                "attack=-1   | attack=1    | charts.tsv:15: attack=1 is not between 0 and -3",
            })
    @Rule("I.E")
    void whatCannotBeSoIsRefusedWithItsLineAndTheReason(String right, String wrong, String reason) {
        String text = PRINTED.replaceFirst(tabbed(right), tabbed(wrong));
        assertThat(text).isNotEqualTo(PRINTED);
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(MapDataException.class)
                .hasMessageContaining(reason);
    }

    private static String tabbed(String text) {
        return text.replace('>', '\t');
    }
}
