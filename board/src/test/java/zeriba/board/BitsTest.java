package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class BitsTest {

    static IntStream seeds() {
        return IntStream.range(0, 100);
    }

    private static Set<Integer> numbers(Random random) {
        Set<Integer> numbers = new TreeSet<>();
        random.ints(random.nextInt(64), 0, 64).forEach(numbers::add);
        return numbers;
    }

    private static long set(Iterable<Integer> numbers) {
        long set = Bits.NONE;
        for (int number : numbers) {
            set = Bits.with(set, number);
        }
        return set;
    }

    private static Set<Integer> members(long set) {
        Set<Integer> members = new TreeSet<>();
        for (int member : Bits.each(set)) {
            assertThat(members).allMatch(before -> before < member);
            members.add(member);
        }
        return members;
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
    void aWordAnswersAsAPlainSetDoes(int seed) {
        Random random = new Random(seed);
        Set<Integer> one = numbers(random);
        Set<Integer> other = numbers(random);
        Set<Integer> third = numbers(random);
        long some = set(one);
        long others = set(other);
        assertThat(members(some)).isEqualTo(one).hasSize(Bits.size(some));
        assertThat(members(Bits.intersection(some, others))).isEqualTo(both(one, other));
        assertThat(members(Bits.minus(some, others))).isEqualTo(left(one, other));
        assertThat(members(Bits.minus(some, others, set(third))))
                .isEqualTo(left(left(one, other), third));
        assertThat(Bits.union(Bits.minus(some, others), others))
                .isEqualTo(Bits.union(some, others));
        assertThat(Bits.meet(some, others)).isEqualTo(!both(one, other).isEmpty());
        assertThat(Bits.containsAll(some, others)).isEqualTo(one.containsAll(other));
        assertThat(Bits.isEmpty(some)).isEqualTo(one.isEmpty());
        assertThat(members(Bits.where(some, n -> n % 3 == 0))).allMatch(n -> n % 3 == 0);
        assertThat(Bits.any(some, n -> n % 9 == 0))
                .isEqualTo(one.stream().anyMatch(n -> n % 9 == 0));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void membersAreCountedFromTheLowest(int seed) {
        Set<Integer> numbers = numbers(new Random(seed));
        long set = set(numbers);
        assertThat(Bits.stream(set)).containsExactlyElementsOf(numbers);
        List<Integer> ordered = List.copyOf(numbers);
        long rest = set;
        for (int number : ordered) {
            assertThat(Bits.first(rest)).isEqualTo(number);
            rest = Bits.withoutFirst(rest);
        }
        assertThat(Bits.isEmpty(rest)).isTrue();
        assertThat(Bits.first(set)).isEqualTo(ordered.isEmpty() ? 64 : ordered.getFirst());
        for (int i = 0; i < ordered.size(); i++) {
            assertThat(Bits.nth(set, i)).isEqualTo(ordered.get(i));
            assertThat(Bits.indexOf(set, ordered.get(i))).isEqualTo(i);
            assertThat(Bits.contains(Bits.without(set, ordered.get(i)), ordered.get(i))).isFalse();
        }
        assertThat(Bits.nth(set, ordered.size())).isEqualTo(64);
    }

    @Test
    void subsetsComeAsANumberCountsUp() {
        long set = set(List.of(3, 5, 40));
        List<String> subsets = new ArrayList<>();
        for (int k = 0; k < Bits.subsets(set); k++) {
            subsets.add(members(Bits.subset(set, k)).toString());
            assertThat(Bits.subsetIndex(set, Bits.with(Bits.subset(set, k), 60))).isEqualTo(k);
        }
        assertThat(subsets)
                .containsExactly(
                        "[]", "[3]", "[5]", "[3, 5]", "[40]", "[3, 40]", "[5, 40]", "[3, 5, 40]");
        assertThatThrownBy(() -> Bits.subsets(-1)).hasMessage("64 members have too many subsets");
    }

    @Test
    void theNumbersBelowAnotherAreThatMany() {
        assertThat(Bits.below(0)).isEqualTo(Bits.NONE);
        for (int n = 1; n <= 64; n++) {
            assertThat(Bits.size(Bits.below(n))).isEqualTo(n);
            assertThat(Bits.contains(Bits.below(n), n - 1)).isTrue();
        }
    }

    @Test
    void aBoxBesideTheBoardIsInNoSet() {
        assertThat(Bits.contains(-1, 63)).isTrue();
        assertThat(Bits.contains(-1, 64)).isFalse();
        assertThat(Bits.contains(-1, -1)).isFalse();
    }

    @Test
    void aLoweredSetLosesItsZero() {
        assertThat(members(Bits.lowered(set(List.of(0, 3, 63))))).containsExactly(2, 62);
    }

    @Test
    void nothingFollowsTheLastMember() {
        Iterator<Integer> members = Bits.each(Bits.only(7)).iterator();
        assertThat(members.next()).isEqualTo(7);
        assertThatThrownBy(members::next).isInstanceOf(NoSuchElementException.class);
    }
}
