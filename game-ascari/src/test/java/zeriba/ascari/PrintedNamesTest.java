package zeriba.ascari;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.ascari.page.PrintedNames;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Battles;
import zeriba.ascari.state.FireTables;
import zeriba.ascari.state.TerrainChart;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapText;
import zeriba.engine.text.Value;

final class PrintedNamesTest {

    private static final Battles BATTLES =
            new Battles(
                    TerrainChart.of(AscariGame.text("terrain.tsv")),
                    FireTables.of(AscariGame.text("fire.tsv")),
                    Battle.Id.printed().stream()
                            .map(id -> AscariGame.text(id.word() + ".tsv"))
                            .toList());

    @Test
    void everyMapHasItsPlacesNamed() {
        Value.Fields sheets = (Value.Fields) Desk.GAME.sheet().at("scenarios");
        for (String battle : sheets.fields().keySet()) {
            Value.Items areas = (Value.Items) ((Value.Fields) sheets.at(battle)).at("areas");
            assertThat(areas.items()).as(battle).isNotEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    S9~village~Agordat~0605~history | there is no battle S9
                    S1~castle~Agordat~0605~history  | "castle" is none of
                    S1~village~Agordat~9905~history | the map has no hex 9905
                    S1~village~Agordat~0605~        | the source is missing
                    S1~village~~0605~history        | the name is missing
                    S1~village~Agordat              | a row of 4 fields
                    """)
    void aRowThatCannotBeIsRefusedWithItsLine(String row, String reason) {
        MapText text = MapText.of("names.tsv", "name\t" + row.replace('~', '\t'));
        assertThatThrownBy(() -> new PrintedNames(text, BATTLES))
                .isInstanceOf(MapDataException.class)
                .hasMessageContaining("names.tsv:1")
                .hasMessageContaining(reason);
    }
}
