package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class Set64Test {

    static IntStream seeds() {
        return IntStream.range(0, 100);
    }

    private static Set<Integer> numbers(Random random, int below) {
        Set<Integer> numbers = new TreeSet<>();
        random.ints(random.nextInt(below), 0, below).forEach(numbers::add);
        return numbers;
    }

    private static Places64 set(Iterable<Integer> numbers) {
        Places64 set = Places64.NONE;
        for (int number : numbers) {
            set = set.with(number);
        }
        return set;
    }

    private static Set<Integer> both(Set<Integer> one, Set<Integer> other) {
        Set<Integer> both = new TreeSet<>(one);
        both.retainAll(other);
        return both;
    }

    private static Set<Integer> left(Set<Integer> one, Set<Integer> other) {
        Set<Integer> left = new TreeSet<>(one);
        left.removeAll(other);
        return left;
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aSetOfOneWordAnswersAsAPlainSetDoes(int seed) {
        Random random = new Random(seed);
        Set<Integer> one = numbers(random, 64);
        Set<Integer> other = numbers(random, 64);
        Places64 some = set(one);
        Places64 others = set(other);
        assertThat(some).containsExactlyElementsOf(one).hasSize(some.size());
        assertThat(some.intersection(others)).containsExactlyElementsOf(both(one, other));
        assertThat(some.minus(others)).containsExactlyElementsOf(left(one, other));
        assertThat(some.minus(others).union(others)).isEqualTo(some.union(others));
        assertThat(some.meets(others)).isEqualTo(!both(one, other).isEmpty());
        assertThat(some.containsAll(others)).isEqualTo(one.containsAll(other));
        assertThat(some.isEmpty()).isEqualTo(one.isEmpty());
        assertThat(some.where(n -> n % 3 == 0)).allMatch(n -> n % 3 == 0);
        assertThat(some.any(n -> n % 9 == 0)).isEqualTo(one.stream().anyMatch(n -> n % 9 == 0));
        List<Integer> ordered = List.copyOf(one);
        for (int i = 0; i < ordered.size(); i++) {
            assertThat(some.nth(i)).isEqualTo(ordered.get(i));
            assertThat(some.indexOf(ordered.get(i))).isEqualTo(i);
        }
        assertThat(Places64.of(some.on(64))).isEqualTo(some).hasToString(one.toString());
    }

    @Test
    void subsetsComeAsANumberCountsUp() {
        Places64 set = set(List.of(3, 5, 40));
        List<String> subsets = new ArrayList<>();
        for (int k = 0; k < set.subsets(); k++) {
            subsets.add(set.subset(k).toString());
        }
        assertThat(subsets)
                .containsExactly(
                        "[]", "[3]", "[5]", "[3, 5]", "[40]", "[3, 40]", "[5, 40]", "[3, 5, 40]");
    }

    @Test
    void aBoxBesideTheBoardIsInNoSetOfPlaces() {
        Places64 all = new Places64(-1);
        assertThat(all.contains(63)).isTrue();
        assertThat(all.contains(64)).isFalse();
        assertThat(all.contains(-1)).isFalse();
        assertThatThrownBy(() -> all.with(64)).hasMessage("no place 64 among 64");
    }

    @Test
    void anEmptySetHasNoFirst() {
        assertThatThrownBy(Places64.NONE::first).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(() -> Places64.NONE.nth(0)).hasMessage("0 of 0");
    }
}
