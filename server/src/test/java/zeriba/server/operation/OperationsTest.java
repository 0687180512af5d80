package zeriba.server.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.admission.Admission;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

/** How any operation is answered. */
class OperationsTest {

    private final AtomicInteger asked = new AtomicInteger();

    private Operations answeringAfter(int refusals) {
        Operation<?> one =
                new Operation<>(
                        "knock",
                        "Answers in the end.",
                        List.of(),
                        "nothing",
                        Value.Fields.class,
                        (_, _) -> {
                            if (asked.incrementAndGet() <= refusals) {
                                throw Refusal.noTable("t");
                            }
                            return Value.NO_FIELDS;
                        });
        return new Operations(
                new MemoryTables(List.of()),
                new FirstOption(),
                ViewScope.PROTOCOL,
                List.of(one),
                Admission.open());
    }

    @Test
    void aTableThatIsPutAwayThisVeryMomentIsReadAgain() {
        assertThat(answeringAfter(1).answer(Principal.NOBODY, "knock", Value.NO_FIELDS))
                .isEqualTo(Value.NO_FIELDS);
        assertThat(asked).hasValue(2);
    }

    @Test
    void oneThatIsNotThereIsLookedForTwice() {
        Operations operations = answeringAfter(Integer.MAX_VALUE);
        assertThatThrownBy(() -> operations.answer(Principal.NOBODY, "knock", Value.NO_FIELDS))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("there is no table");
        assertThat(asked).hasValue(2);
    }
}
