package zeriba.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** An objection is put together from what its sentence says and what it points at. */
class ObjectionDraftTest {

    @Test
    void wordsStandInOrderAndPlacesAreNamedOnce() {
        assertThat(
                        ObjectionDraft.of("II.C.1", "too-far")
                                .named("TI")
                                .word("3")
                                .named("0304")
                                .at(List.of("TI", "0305"))
                                .given())
                .hasValue(
                        new Objection(
                                "II.C.1",
                                "objection.too-far",
                                List.of("TI", "3", "0304"),
                                List.of("TI", "0304", "0305")));
    }
}
