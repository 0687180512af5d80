package zeriba.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What a tree holds is read where it stands, and refused with the way to it. */
class TreeReaderTest {

    private final TreeReader tree =
            new TreeReader(
                    "",
                    new Value.Fields(Map.of())
                            .with("units", Value.of(List.of(Value.of("TI"), Value.of("X9"))))
                            .with("turn", Value.of(3))
                            .with("over", Value.of(true)));

    @Test
    void partsAreReadByKind() throws UnreadableException {
        assertThat(tree.at("turn").number(1, 10)).isEqualTo(3);
        assertThat(tree.at("over").flag()).isTrue();
        assertThat(tree.at("units").items().getFirst().text()).isEqualTo("TI");
    }

    @Test
    void whatIsMissingIsNoneOrNo() throws UnreadableException {
        assertThat(tree.at("dead").isThere()).isFalse();
        assertThat(tree.at("dead").items()).isEmpty();
        assertThat(tree.at("dead").flag()).isFalse();
    }

    @Test
    void refusalsNameTheWay() {
        refused(() -> tree.at("turn").number(4, 10), "turn", "a whole number from 4 to 10");
        refused(() -> tree.at("turn").text(), "turn", "must be a text");
        refused(() -> tree.at("turn").items(), "turn", "must be a list");
        refused(() -> tree.at("turn").flag(), "turn", "must be true or false");
        refused(() -> tree.at("turn").at("year"), "turn", "an object with named fields");
        refused(() -> tree.withOnly(Set.of("units", "turn")), "over", "known are turn, units");
        refused(() -> second().oneOf(List.of("TI", "TC")), "units[1]", "must be TI or TC");
    }

    @Test
    void namesAreLookedUpAmongThingsOfAKind() throws UnreadableException {
        assertThat(second().<Integer>named("unit", name -> Optional.of(name.length())))
                .isEqualTo(2);
        assertThat(second().numbered("hex", name -> OptionalInt.of(7))).isEqualTo(7);
        refused(
                () -> second().named("unit", name -> Optional.empty()),
                "units[1]",
                "no unit is called \"X9\"");
        refused(
                () -> second().numbered("hex", name -> OptionalInt.empty()),
                "units[1]",
                "no hex is called \"X9\"");
    }

    private TreeReader second() throws UnreadableException {
        return tree.at("units").items().get(1);
    }

    private static void refused(ThrowingCallable reading, String path, String reason) {
        assertThatThrownBy(reading)
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining(path)
                .hasMessageContaining(reason);
    }
}
