package zeriba.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What is long waits for what is asked, and what is asked for one part of it. */
final class CommitOrderTest {

    private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 10);
    private final CommitOrder<String> order = new CommitOrder<>(clock::get);

    @Test
    void whatIsAskedGoesTogetherAndBetweenTwoPartsHoweverManyThereAre() throws Exception {
        order.addPart("part 1");
        order.addPart("part 2");
        order.addPart("part 3");
        List<List<String>> commits = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            order.add("a" + i);
            order.add("b" + i);
            commits.add(order.take());
            commits.add(order.take());
        }
        assertThat(commits)
                .containsExactly(
                        List.of("a0", "b0"),
                        List.of("part 1"),
                        List.of("a1", "b1"),
                        List.of("part 2"),
                        List.of("a2", "b2"),
                        List.of("part 3"));
        assertThat(order.isEmpty()).isTrue();
    }

    @Test
    void partsComeToTheirEndHoweverMuchIsAsked() throws Exception {
        for (int i = 0; i < 1_000; i++) {
            order.add("asked");
        }
        order.addPart("part");
        assertThat(order.take()).hasSizeLessThan(1_000).containsOnly("asked");
        assertThat(order.take()).containsExactly("part");
        assertThat(order.take()).containsOnly("asked");
    }

    @Test
    void partsHaveAThirdOfTheTimeWhileAnythingIsAsked() throws Exception {
        order.addPart("part 1");
        order.addPart("part 2");
        order.add("a");
        assertThat(order.take()).containsExactly("a");
        assertThat(order.take()).containsExactly("part 1");
        clock.addAndGet(30);
        order.add("b");
        assertThat(order.take()).containsExactly("b");
        clock.addAndGet(59);
        order.add("c");
        assertThat(order.take()).containsExactly("c");
        clock.addAndGet(1);
        order.add("d");
        assertThat(order.take()).containsExactly("part 2");
        assertThat(order.take()).containsExactly("d");
    }

    @Test
    void aPartThatRestsGoesByItselfWhenItsTimeHasCome() throws Exception {
        CommitOrder<String> steady = new CommitOrder<>();
        steady.addPart("part 1");
        steady.addPart("part 2");
        steady.add("a");
        assertThat(steady.take()).containsExactly("a");
        assertThat(steady.take()).containsExactly("part 1");
        steady.add("b");
        assertThat(steady.take()).containsExactly("b");
        assertThat(steady.take()).containsExactly("part 2");
    }

    @Test
    void whereNothingIsAskedPartsFollowEachOther() throws Exception {
        order.addPart("part 1");
        order.addPart("part 2");
        assertThat(order.take()).containsExactly("part 1");
        clock.addAndGet(30);
        assertThat(order.take()).containsExactly("part 2");
    }

    @Test
    void whatWaitsAtTheEndIsToldOfWhole() throws Exception {
        order.add("asked");
        order.addPart("part");
        assertThat(order.takeAll()).containsExactlyInAnyOrder("asked", "part");
        assertThat(order.isEmpty()).isTrue();
    }
}
