package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapText;
import zeriba.testkit.TestTable;

/** Data that cannot be played are refused when the game is loaded: which file, which line, why. */
final class BadDataTest {

    private static final TestTable DATA = new TestTable(FireAndSwordGame.class);

    @ParameterizedTest(name = "{0}: {1} -> {2}")
    @CsvSource({
        "map.tsv, vp=10, vp=ten",
        "map.tsv, surprise=-3, surprise=often",
        "map.tsv, lon=32.3, lon=east",
        "map.tsv, lon=32.3, lon=132.3",
        "map.tsv, lat=22.6, lat=-22.6",
        "map.tsv, lat=22.6, lat=NaN",
        "map.tsv, KOROSKO\\tWHALFA, KOROSKO\\tNOWHERE",
        "map.tsv, space\\tDARA, space\\tELFASHER",
        "forces.tsv, unit\\t2E, unit\\t1E",
        "forces.tsv, trained, brave",
    })
    void badDataAreRefusedWithTheirLine(String file, String good, String bad) {
        String right = DATA.text(file);
        String from = good.replace("\\t", "\t");
        assertThat(right).contains(from);
        String wrong = right.replaceFirst(Pattern.quote(from), bad.replace("\\t", "\t"));
        int line = firstDifference(right.lines().toList(), wrong.lines().toList());

        assertThatThrownBy(() -> load(file, wrong))
                .isInstanceOfSatisfying(
                        MapDataException.class,
                        fault -> {
                            assertThat(fault.file()).isEqualTo(file);
                            assertThat(fault.line()).as(fault.getMessage()).isEqualTo(line);
                            assertThat(fault.reason()).isNotBlank();
                        });
    }

    private static int firstDifference(List<String> right, List<String> wrong) {
        int line = 0;
        while (right.get(line).equals(wrong.get(line))) {
            line++;
        }
        return line + 1;
    }

    private static void load(String file, String wrong) {
        String map = file.equals("map.tsv") ? wrong : DATA.text("map.tsv");
        String forces = file.equals("forces.tsv") ? wrong : DATA.text("forces.tsv");
        new FireAndSwordGame(MapText.of("map.tsv", map), MapText.of("forces.tsv", forces));
    }
}
