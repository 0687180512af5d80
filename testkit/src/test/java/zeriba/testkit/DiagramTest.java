package zeriba.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.board.HexGrid;
import zeriba.board.Layout;

class DiagramTest {

    private static final HexGrid SHEET = HexGrid.rectangle(Layout.FLAT_EVEN_HIGHER, 4, 4);

    @Test
    void aPictureIsReadWhateverSurroundsItsHexes() {
        Diagram diagram =
                Diagram.parse(
                        """
                                   / 0202 \\
                        / 0101:TI |        | 0301:MC1+MC2
                                   \\ 0203 /
                        """);
        assertThat(diagram.held())
                .isEqualTo(Map.of("0202", "", "0101", "TI", "0301", "MC1+MC2", "0203", ""));
        assertThat(diagram.places()).isEqualTo(Map.of("TI", "0101", "MC1", "0301", "MC2", "0301"));
    }

    @Test
    void evenColumnsThatAreHigherAreDrawnSo() {
        Diagram diagram =
                Diagram.of(
                        List.of("0101", "0102", "0201", "0202", "0301"),
                        label -> label.equals("0202") ? List.of("P1", "P2") : List.of());
        assertThat(diagram.draw(SHEET))
                .isEqualTo(
                        """
                                    0201
                        0101                    0301
                                    0202:P1+P2
                        0102
                        """);
    }

    @ParameterizedTest
    @EnumSource(Layout.class)
    void aDrawnPictureReadsBackToItself(Layout layout) {
        HexGrid sheet = HexGrid.rectangle(layout, 5, 5);
        Diagram diagram =
                Diagram.of(
                        sheet.labels(sheet.hexes()),
                        label -> label.endsWith("3") ? List.of("U" + label) : List.of());
        assertThat(Diagram.parse(diagram.draw(sheet))).isEqualTo(diagram);
    }

    @Test
    void pointedRowsAreShiftedToTheRight() {
        HexGrid sheet = HexGrid.rectangle(Layout.POINTED_EVEN_RIGHT, 2, 2);
        Diagram diagram = Diagram.of(sheet.labels(sheet.hexes()), _ -> List.of());
        assertThat(diagram.draw(sheet)).isEqualTo("0101  0201\n   0102  0202\n");
    }

    @Test
    void aHexTwiceAndAUnitTwiceAreRefused() {
        assertThatThrownBy(() -> Diagram.parse("0101 0101"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("0101");
        assertThatThrownBy(() -> Diagram.parse("0101:A 0102:A").places())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("A stands");
    }

    @Test
    void picturesThatDifferAreBothShown() {
        Diagram expected = Diagram.parse("0101:A 0102");
        assertThatThrownBy(() -> expected.check(SHEET, Diagram.parse("0101 0102:A")))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("0101:A")
                .hasMessageContaining("0102:A");
        expected.check(SHEET, Diagram.parse("0102 0101:A"));
    }
}
