package zeriba.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A check that finds nothing is worth what it would find. */
class HistoryTest {

    private final History history = new History(line -> line.startsWith("dice"));

    private void kept(String what, int number) {
        history.asked(what);
        history.answered(what, number);
    }

    private void sees(String watcher, int from, String... lines) {
        for (int i = 0; i < lines.length; i++) {
            history.saw(watcher, from + i, lines[i]);
        }
    }

    @Test
    void whatIsAnsweredOnceInOrderAndSeenIsSound() {
        kept("a", 1);
        history.asked("b");
        history.asked("c");
        history.answered("c", 2);
        history.answered("b", 4);
        sees("anna", 1, "a", "c", "dice 6", "b");
        sees("who came later", 3, "dice 6", "b");
        assertThat(history.faults(List.of("a", "c", "dice 6", "b"))).isEmpty();
    }

    @Test
    void whatNobodyKnowsOfMayBeKeptOrNot() {
        kept("a", 1);
        history.asked("unknown");
        assertThat(history.faults(List.of("a"))).isEmpty();
        assertThat(history.faults(List.of("a", "unknown"))).isEmpty();
        assertThat(history.faults(List.of("a", "unknown", "unknown")))
                .containsExactly("doubled: unknown as 2 and 3");
    }

    @Test
    void whatWasAnsweredAndIsNotThereIsLost() {
        kept("a", 1);
        kept("b", 2);
        assertThat(history.faults(List.of("a"))).containsExactly("lost: 2 b");
        assertThat(history.faults(List.of("a", "dice 1", "b"))).containsExactly("lost: 2 b");
    }

    @Test
    void whatStandsThereTwiceIsDoubled() {
        kept("a", 1);
        assertThat(history.faults(List.of("a", "a"))).containsExactly("doubled: a as 1 and 2");
    }

    @Test
    void whatWasAskedForAfterAnAnswerAndStandsBeforeItIsReordered() {
        kept("a", 2);
        kept("b", 1);
        assertThat(history.faults(List.of("b", "a"))).containsExactly("reordered: a as 2, then b");
    }

    @Test
    void whatIsAnsweredWithoutANumberIsHeldToItsPlaceAmongTheOthers() {
        history.asked("a");
        history.answered("a");
        history.asked("b");
        history.answered("b");
        assertThat(history.faults(List.of("a", "b"))).isEmpty();
        assertThat(history.faults(List.of("b", "a"))).containsExactly("reordered: a as 2, then b");
        assertThat(history.faults(List.of("a"))).contains("lost: b");
    }

    @Test
    void whatSomebodyWhoWatchesWasNotShownIsUnseen() {
        kept("a", 1);
        kept("b", 2);
        history.watches("ben");
        sees("anna", 1, "a");
        assertThat(history.faults(List.of("a", "b")))
                .containsExactly("anna never saw 2 b", "ben never saw 1 a", "ben never saw 2 b");
    }

    @Test
    void whatIsShownTwiceOrWithAGapOrWronglyIsFound() {
        kept("a", 1);
        kept("b", 2);
        kept("c", 3);
        sees("twice", 1, "a", "b");
        sees("twice", 2, "b", "c");
        sees("gap", 1, "a");
        sees("gap", 3, "c");
        sees("wrong", 1, "a", "b", "b");
        assertThat(history.faults(List.of("a", "b", "c")))
                .containsExactly(
                        "gap saw 3 where 2 was due",
                        "twice saw 2 where 3 was due",
                        "wrong saw what is not there: 3 b");
    }

    @Test
    void whatWasRefusedAndStandsThereIsFound() {
        history.asked("a");
        history.refused("a");
        assertThat(history.faults(List.of())).isEmpty();
        assertThat(history.faults(List.of("a"))).containsExactly("refused and yet kept: a");
    }

    @Test
    void whatIsRefusedTheSecondTimeMayStandThereFromTheFirst() {
        history.asked("a");
        history.asked("a");
        history.refused("a");
        assertThat(history.faults(List.of("a"))).isEmpty();
        assertThat(history.faults(List.of())).isEmpty();
    }

    @Test
    void whatIsRefusedEachTimeAndStandsThereIsFound() {
        history.asked("a");
        history.refused("a");
        history.asked("a");
        history.refused("a");
        assertThat(history.faults(List.of("a"))).containsExactly("refused and yet kept: a");
    }

    @Test
    void whatNobodyAskedForIsFoundUnlessItComesOfItself() {
        assertThat(history.faults(List.of("dice 3", "out of nowhere")))
                .containsExactly("asked for by nobody: 2 out of nowhere");
    }

    @Test
    void whatNobodyKnowsOfMayBeAskedForAgainAndIsKeptOnce() {
        history.asked("a");
        history.asked("a");
        history.answered("a", 1);
        assertThat(history.faults(List.of("a"))).isEmpty();
        assertThat(history.faults(List.of("a", "a"))).containsExactly("doubled: a as 1 and 2");
    }

    @Test
    void everythingAskedForHasATextOfItsOwnAndOneAnswer() {
        kept("a", 1);
        assertThatThrownBy(() -> history.asked("a")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> history.refused("a")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> history.answered("b", 1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
