package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class PlacesTest {

    static IntStream seeds() {
        return IntStream.range(0, 100);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void operationsAreThoseOfPlainSets(int seed) {
        Random random = new Random(seed);
        int capacity = 1 + random.nextInt(300);
        Set<Integer> a = plain(random, capacity);
        Set<Integer> b = plain(random, capacity);
        Places one = fast(capacity, a);
        Places other = fast(capacity, b);
        assertThat(plain(one.union(other))).isEqualTo(both(a, b));
        Set<Integer> common = new TreeSet<>(a);
        common.retainAll(b);
        assertThat(plain(one.intersection(other))).isEqualTo(common);
        assertThat(one.intersects(other)).isEqualTo(!common.isEmpty());
        Set<Integer> left = new TreeSet<>(a);
        left.removeAll(b);
        assertThat(plain(one.minus(other))).isEqualTo(left);
        assertThat(other.containsAll(one)).isEqualTo(b.containsAll(a));
        assertThat(one.size()).isEqualTo(a.size());
        assertThat(one.isEmpty()).isEqualTo(a.isEmpty());
        assertThat(one).isEqualTo(fast(capacity, a)).hasSameHashCodeAs(fast(capacity, a));
        assertThat(one.equals(other)).isEqualTo(a.equals(b));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void membersComeInOrderByEveryWayOfAsking(int seed) {
        Random random = new Random(seed);
        int capacity = 1 + random.nextInt(300);
        List<Integer> members = new ArrayList<>(plain(random, capacity));
        Places places = fast(capacity, Set.copyOf(members));
        List<Integer> each = new ArrayList<>();
        places.forEach(each::add);
        assertThat(each).isEqualTo(members);
        assertThat(places.stream().boxed().toList()).isEqualTo(members);
        assertThat(places.nth(members.size())).isEqualTo(-1);
        int next = places.next(0);
        for (int i = 0; i < members.size(); i++) {
            assertThat(places.nth(i)).isEqualTo(members.get(i));
            assertThat(next).isEqualTo(members.get(i));
            next = places.next(next + 1);
        }
        assertThat(next).isEqualTo(-1);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void neighboursOfASetAreThoseOfItsMembers(int seed) {
        Random random = new Random(seed);
        HexGrid grid = Sheets.random(random, 30, 30);
        Adjacency board = grid.adjacency();
        Places set = Sheets.some(random, grid, 10);
        Places around =
                Places.where(
                        grid.size(),
                        hex ->
                                grid.hexes().contains(hex)
                                        && set.stream().anyMatch(m -> grid.way(m, hex) >= 0));
        assertThat(board.neighbours(set)).isEqualTo(around);
        int hex = grid.hexes().nth(random.nextInt(grid.hexes().size()));
        Places touching = Places.where(grid.size(), other -> board.touch(hex, other));
        assertThat(board.neighbours(hex)).isEqualTo(touching);
        assertThat(board.neighbours(grid.none().with(hex))).isEqualTo(touching);
        assertThat(board.complement(set).union(set)).isEqualTo(grid.hexes());
        assertThat(board.complement(set).intersects(set)).isFalse();
    }

    @Test
    void aSetIsNeverChanged() {
        Places one = Places.of(100, 3, 70);
        assertThat(one.with(99).without(3)).isEqualTo(Places.of(100, 70, 99));
        assertThat(one).isEqualTo(Places.of(100, 70, 3)).hasToString("[3, 70]");
    }

    @Test
    void smallSetsAreWords() {
        assertThat(Places.ofBits(58, 0b1001)).isEqualTo(Places.of(58, 0, 3));
        assertThat(Places.of(64, 63).bits()).isEqualTo(1L << 63);
        assertThat(Places.nth(0b10110, 2)).isEqualTo(4);
        assertThatThrownBy(() -> Places.ofBits(58, 1L << 58))
                .hasMessage("these bits do not fit 58 places");
        assertThatThrownBy(() -> Places.none(65).bits())
                .hasMessage("65 places do not fit into 64 bits");
    }

    @Test
    void setsOfDifferentBoardsDoNotMix() {
        assertThatThrownBy(() -> Places.none(10).union(Places.none(11)))
                .hasMessage("sets of boards with 10 and 11 places");
        assertThatThrownBy(() -> Places.of(10, 10)).hasMessage("no place 10 among 10");
    }

    private static Set<Integer> plain(Random random, int capacity) {
        int percent = random.nextInt(101);
        return IntStream.range(0, capacity)
                .filter(_ -> random.nextInt(100) < percent)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<Integer> plain(Places places) {
        return IntStream.range(0, places.capacity())
                .filter(places::contains)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<Integer> both(Set<Integer> a, Set<Integer> b) {
        Set<Integer> both = new TreeSet<>(a);
        both.addAll(b);
        return both;
    }

    private static Places fast(int capacity, Set<Integer> members) {
        return Places.of(capacity, members.stream().mapToInt(Integer::intValue).toArray());
    }
}
