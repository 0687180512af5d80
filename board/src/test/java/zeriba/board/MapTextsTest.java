package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapText;
import zeriba.board.map.MapTexts;

final class MapTextsTest {

    private static final MapTexts TEXTS =
            MapTexts.of(
                    MapText.of(
                            "map.tsv",
                            """
                            unit|N1|0202|name=Nubian infantry|combat=3
                            unit|N2|0102|name=Nubian infantry|combat=4
                            side|wadi|0201|up|0301
                            side|wadi|0202|up|0301
                            """
                                    .replace('|', '\t')),
                    MapText.of("charts.tsv", "odds\t1-2 1-1\ndie\t1\tC EX\ndie\t2\tAE C\n"));

    @ParameterizedTest
    @CsvSource({
        "/map/unit/N1/0, 0202",
        "/map/unit/N2/combat, 4",
        "/map/unit/N1/name, Nubian infantry",
        "/map/unit/N1/name/1, infantry",
        "/map/side/1/1, 0202",
        "/charts/die/2/0/1, C",
        "/charts/die/2/0, AE C",
        "/charts/odds/0/0/1, 1-1",
    })
    void everyFieldAndWordHasAPointer(String pointer, String said) {
        assertThat(TEXTS.cells()).containsEntry(pointer, said);
    }

    @Test
    void nothingChangesButWhatIsPointedAt() {
        MapTexts changed =
                TEXTS.with(Map.of("/map/unit/N1/combat", "6", "/charts/die/1/0/1", "DE"));
        assertThat(changed.file("map.tsv").rows().getFirst().number("combat")).isEqualTo(6);
        assertThat(changed.file("charts.tsv").rows().get(1).fields())
                .containsExactly("die", "1", "C DE");
        assertThat(changed.with(TEXTS.cells())).isEqualTo(TEXTS);
    }

    @Test
    void aWordIsPutIntoTheFieldThatIsPutBesideIt() {
        MapTexts changed =
                TEXTS.with(Map.of("/charts/die/1/0", "AE AE", "/charts/die/1/0/1", "DE"));
        assertThat(changed.cells()).containsEntry("/charts/die/1/0", "AE DE");
    }

    @ParameterizedTest
    @CsvSource({
        "/map/unit/N9/combat, 3, 'under /map/unit/ there are N1, N2'",
        "/map/unit/N1/strength, 3, 'under /map/unit/N1/ there are'",
        "/tables/die, 3, 'under / there are map, charts'",
        "/map/unit/N1/combat, '', one line",
        "/charts/die/1/0/1, 'A B', one word of 2",
    })
    void whatCannotBeChangedIsRefusedWithWhatThereIs(String pointer, String said, String reason) {
        assertThatThrownBy(() -> TEXTS.with(Map.of(pointer, said)))
                .isInstanceOf(MapDataException.class)
                .hasMessageContaining(pointer)
                .hasMessageContaining(reason);
    }
}
