package zeriba.engine.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.engine.sheet.Fact.Kind;

class InspectionTest {

    @Test
    void whatCanBeDoneToNobodyIsToldAsWhatMayNotBeDone() {
        Inspection told =
                Inspection.Draft.ofPlace("0101")
                        .counted("3.0", "move", 2)
                        .counted("3.0", "move", 0)
                        .done();
        assertThat(told.facts()).extracting(Fact::kind).containsExactly(Kind.MAY, Kind.MAY_NOT);
    }
}
