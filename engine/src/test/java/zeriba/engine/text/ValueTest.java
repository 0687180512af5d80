package zeriba.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Fields are the same to whoever reads them, however many there are and however they were made. */
class ValueTest {

    private static final int MANY = 40;

    private static Value.Fields counted(int fields) {
        Value.Fields counted = Value.NO_FIELDS;
        for (int i = 0; i < fields; i++) {
            counted = counted.with("f" + i, Value.of(i));
        }
        return counted;
    }

    @Test
    void fieldsKeepTheirOrderHoweverMany() {
        for (int size = 0; size < MANY; size++) {
            List<String> names = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                names.add("f" + i);
            }
            assertThat(new ArrayList<>(counted(size).fields().keySet())).isEqualTo(names);
        }
    }

    @Test
    void fieldsAreEqualToTheSameMadeFromAMap() {
        for (int size = 0; size < MANY; size++) {
            Map<String, Value> map = new LinkedHashMap<>();
            for (int i = size - 1; i >= 0; i--) {
                map.put("f" + i, Value.of(i));
            }
            assertThat(counted(size))
                    .isEqualTo(new Value.Fields(map))
                    .hasSameHashCodeAs(new Value.Fields(map));
            assertThat(new Value.Fields(map)).isEqualTo(counted(size));
            assertThat(counted(size).with("f0", Value.NOTHING)).isNotEqualTo(new Value.Fields(map));
        }
    }

    @Test
    void aReplacedFieldStandsWhereItStood() {
        for (int size = 1; size < MANY; size++) {
            Value.Fields before = counted(size);
            Value.Fields after = before.with("f0", Value.of("new"));
            assertThat(after.fields()).hasSize(size);
            assertThat(after.fields().keySet().iterator().next()).isEqualTo("f0");
            assertThat(after.at("f0")).isEqualTo(Value.of("new"));
            assertThat(before.at("f0")).isEqualTo(Value.of(0));
            assertThat(before.at("f" + size)).isEqualTo(Value.NOTHING);
        }
    }

    @Test
    void nobodyChangesThem() {
        for (int size : new int[] {3, MANY}) {
            Map<String, Value> fields = counted(size).fields();
            assertThatThrownBy(() -> fields.put("x", Value.NOTHING))
                    .isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> fields.entrySet().iterator().next().setValue(Value.NOTHING))
                    .isInstanceOf(UnsupportedOperationException.class);
        }
        Map<String, Value> given = new LinkedHashMap<>(Map.of("a", Value.of(1)));
        Value.Fields made = new Value.Fields(given);
        given.put("a", Value.of(2));
        assertThat(made.at("a")).isEqualTo(Value.of(1));
    }
}
