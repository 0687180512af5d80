package zeriba.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import zeriba.engine.odds.Fraction;
import zeriba.engine.record.Digest;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;
import zeriba.engine.text.Value;

/** Trees, digests, fractions and short lists. */
class ValuesTest {

    @Test
    void aDigestDoesNotDependOnTheOrderOfFields() {
        Value.Fields one = Value.NO_FIELDS.with("a", Value.of(1)).with("b", Value.of("x"));
        Value.Fields other = Value.NO_FIELDS.with("b", Value.of("x")).with("a", Value.of(1));
        assertThat(Digest.of(one)).isEqualTo(Digest.of(other)).matches("[0-9a-f]{16}");
    }

    @Test
    void treesThatSaySomethingElseHaveAnotherDigest() {
        List<Value> trees =
                List.of(
                        Value.NOTHING,
                        Value.of(1),
                        Value.of("1"),
                        Value.of(true),
                        Value.of("true"),
                        Value.of("null"),
                        Value.of(List.of()),
                        Value.NO_FIELDS,
                        Value.texts(List.of("a", "b")),
                        Value.texts(List.of("a,b")),
                        Value.texts(List.of("a\",\"b")),
                        Value.NO_FIELDS.with("a", Value.of("b")),
                        Value.NO_FIELDS.with("a\":\"b", Value.NOTHING));
        assertThat(trees.stream().map(Digest::of).distinct()).hasSize(trees.size());
    }

    @Test
    void aDigestIsTheBeginningOfTheHashOfTheText() {
        assertThat(Digest.ofText("abc")).isEqualTo("ba7816bf8f01cfea");
    }

    @Test
    void fieldsKeepTheirOrderAndAreAskedByName() {
        Value.Fields fields = Value.NO_FIELDS.with("z", Value.of(1)).with("a", Value.of(2));
        assertThat(fields.fields().keySet()).containsExactly("z", "a");
        assertThat(fields.at("a")).isEqualTo(Value.of(2));
        assertThat(fields.at("b")).isEqualTo(Value.NOTHING);
        assertThat(fields.with("z", Value.of(3)).fields())
                .isEqualTo(Map.of("z", Value.of(3), "a", Value.of(2)));
    }

    @Test
    void fractionsAreExactAndInLowestTerms() {
        Fraction third = Fraction.of(2, 6);
        assertThat(third).hasToString("1/3");
        assertThat(third.plus(Fraction.of(2, 3))).isEqualTo(Fraction.ONE).hasToString("1");
        assertThat(third.times(Fraction.of(-3, -4))).isEqualTo(Fraction.of(1, 4));
        assertThat(third.toDouble()).isEqualTo(1.0 / 3);
        assertThat(Fraction.of(1, -2)).isLessThan(Fraction.ZERO).hasToString("-1/2");
        assertThatThrownBy(() -> Fraction.of(1, 0)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void aChoiceNeedsAnOption() {
        assertThatThrownBy(() -> Options.of(List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void optionsEndWhereTheyEnd() {
        var iterator = Options.of(List.of("a")).iterator();
        assertThat(iterator.next()).isEqualTo("a");
        assertThat(iterator.hasNext()).isFalse();
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void aResultIsWorthOneHalfOrNothing() {
        Side red = new Side("red");
        Side blue = new Side("blue");
        Result won = new Result.Won(red, "9.1");
        assertThat(won.worthTo(red)).isEqualTo(1);
        assertThat(won.worthTo(blue)).isZero();
        assertThat(new Result.Drawn("9.2").worthTo(blue)).isEqualTo(0.5);
        assertThat(won.winner()).contains(red);
    }
}
