package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

final class Set64Test {

    private static final Letters NONE = new Letters(0);

    /** A set of small letters. */
    private record Letters(long bits) implements Set64<Character, Letters> {

        static Letters of(String letters) {
            Letters set = NONE;
            for (int i = 0; i < letters.length(); i++) {
                set = set.with(letters.charAt(i));
            }
            return set;
        }

        @Override
        public Letters ofBits(long letters) {
            return new Letters(letters);
        }

        @Override
        public Character member(int number) {
            return (char) ('a' + number);
        }

        @Override
        public int number(Character letter) {
            return letter - 'a';
        }
    }

    @Test
    void aSetOfAGamesOwnAnswersInItsOwnThings() {
        Letters set = Letters.of("hexagon");
        assertThat(set).containsExactly('a', 'e', 'g', 'h', 'n', 'o', 'x').hasSize(set.size());
        assertThat(set.stream()).containsExactlyElementsOf(set);
        assertThat(set.intersection(Letters.of("grid"))).isEqualTo(Letters.of("g"));
        assertThat(set.minus(Letters.of("oxen"))).isEqualTo(Letters.of("hag"));
        assertThat(Letters.of("ox").union(Letters.of("en"))).isEqualTo(Letters.of("oxen"));
        assertThat(set.without('x')).isEqualTo(Letters.of("heagon"));
        assertThat(set.containsAll(Letters.of("oxen"))).isTrue();
        assertThat(set.meets(Letters.of("city"))).isFalse();
        assertThat(set.where(letter -> letter < 'g')).isEqualTo(Letters.of("ae"));
        assertThat(set.any(letter -> letter == 'x')).isTrue();
        assertThat(set.first()).isEqualTo('a');
        assertThat(set.nth(6)).isEqualTo('x');
        assertThat(set.indexOf('x')).isEqualTo(6);
    }

    @Test
    void anEmptySetHasNoFirst() {
        assertThat(NONE.isEmpty()).isTrue();
        assertThatThrownBy(NONE::first).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(() -> NONE.nth(0)).hasMessage("0 of 0");
    }
}
