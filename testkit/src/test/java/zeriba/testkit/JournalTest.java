package zeriba.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static zeriba.testkit.Table.AMBER;
import static zeriba.testkit.Table.BIRCH;
import static zeriba.testkit.Table.CEDAR;
import static zeriba.testkit.Table.WARDEN;
import static zeriba.testkit.Table.after;
import static zeriba.testkit.Table.marching;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.IllegalEntryException.Reason;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Result;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Seats;

/** Entries are only ever appended; what an undo takes back stays in the record. */
class JournalTest {

    private static void refused(ThrowingCallable call, Reason reason) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        IllegalEntryException.class, e -> assertThat(e.reason()).isEqualTo(reason));
    }

    @Test
    void anUndoIsOneMoreEntryAfterWhichEarlierOnesNoLongerStand() {
        Journal<Parley, Act> before = marching();
        Journal<Parley, Act> moved = after(before, "amber step A1 ford");
        Journal<Parley, Act> undone = after(moved, "amber undo 1");
        assertThat(undone.last()).isEqualTo(7);
        assertThat(undone.entries()).hasSize(7).startsWith(moved.entries().getFirst());
        assertThat(undone.standingNumbers()).containsExactly(1, 2, 3, 4, 5);
        assertThat(undone.position().state()).isEqualTo(before.position().state());
    }

    @Test
    void playGoesOnFromWhatStandsUnderNewNumbers() {
        Journal<Parley, Act> on =
                marching("amber step A1 ford", "amber undo 1", "amber step A1 mill");
        assertThat(on.last()).isEqualTo(8);
        assertThat(on.standingNumbers()).containsExactly(1, 2, 3, 4, 5, 8);
        assertThat(on.at(6).position().state())
                .isEqualTo(marching("amber step A1 ford").position().state());
    }

    @Test
    void diceThatWereTakenBackAreNotThrownAgain() {
        Journal<Parley, Act> hit = marching("cedar step C1 well", "cedar step C1 gate");
        Journal<Parley, Act> shot = after(hit, "guard shoot G1 C1");
        Journal<Parley, Act> again =
                after(after(shot, "dice 6 1"), "guard undo 1", "guard shoot G1 C1");
        DiceCup cup = DiceCup.seeded(3);
        assertThat(again.position().pending()).isInstanceOf(Pending.Chance.class);
        assertThat(again.last()).isGreaterThan(shot.last());
        Pending.Chance<Act> chance = (Pending.Chance<Act>) again.position().pending();
        Roll first = cup.roll(chance.dice(), shot.last() + 1L);
        Roll second = cup.roll(chance.dice(), again.last() + 1L);
        assertThat(first).isNotEqualTo(second);
        assertThat(again.standingNumbers()).doesNotContain(shot.last(), shot.last() + 1);
    }

    @Test
    void anUndoOfSeveralTakesBackAllSinceTheFirstOfThem() {
        Journal<Parley, Act> on =
                marching(
                        "amber step A1 ford",
                        "birch step B1 camp",
                        "amber step A1 camp",
                        "amber undo 2");
        assertThat(on.position().state()).isEqualTo(marching().position().state());
    }

    @Test
    void nobodyTakesBackMoreThanItChose() {
        Journal<Parley, Act> on = marching("amber step A1 ford");
        assertThat(on.choicesOf(AMBER)).isEqualTo(2);
        refused(() -> after(on, "amber undo 3"), Reason.NOT_NOW);
    }

    @Test
    void ownChoicesInAPhaseAreFreeToTakeBack() {
        Journal<Parley, Act> on = marching("amber step A1 ford", "amber step A1 camp");
        assertThat(on.freeUndo(AMBER)).isEqualTo(2);
        assertThat(on.freeUndo(BIRCH)).isZero();
        assertThat(on.freeUndo(WARDEN)).isZero();
    }

    @Test
    void nothingIsFreePastTheChoiceOfAnother() {
        Journal<Parley, Act> on =
                marching("amber step A1 ford", "birch step B1 camp", "amber step A1 camp");
        assertThat(on.freeUndo(AMBER)).isEqualTo(1);
    }

    @Test
    void nothingIsFreePastTheEndOfAPhase() {
        Journal<Parley, Act> on = marching("amber step A1 ford", "amber halt");
        assertThat(on.freeUndo(AMBER)).isZero();
    }

    @Test
    void nothingIsFreePastWhatTheOtherSideWasAsked() {
        Journal<Parley, Act> on = marching("cedar step C1 well");
        assertThat(on.freeUndo(CEDAR)).isEqualTo(1);
        assertThat(after(on, "cedar step C1 gate").freeUndo(CEDAR)).isZero();
        assertThat(after(on, "cedar step C1 gate", "guard pass").freeUndo(CEDAR)).isZero();
    }

    @Test
    void nothingIsFreePastDice() {
        Journal<Parley, Act> on =
                marching(
                        "cedar step C1 well",
                        "cedar step C1 gate",
                        "guard shoot G1 C1",
                        "dice 1 4");
        assertThat(on.freeUndo(CEDAR)).isZero();
        assertThat(on.freeUndo(WARDEN)).isZero();
        assertThat(after(on, "amber step A1 ford").freeUndo(AMBER)).isEqualTo(1);
    }

    @Test
    void nothingIsFreePastAReveal() {
        Journal<Parley, Act> begin = Journal.begin(Table.GAME, Table.siege());
        Journal<Parley, Act> on = after(begin, "dice 2");
        for (String line : Table.TO_THE_MARCH) {
            on = after(on, line);
        }
        assertThat(after(on, "cedar step C1 well").freeUndo(CEDAR)).isZero();
    }

    @Test
    void aSecretChoiceIsFreeUntilAnotherIsAsked() {
        Journal<Parley, Act> on = after("dice 1", "amber plot amber hold");
        assertThat(on.freeUndo(AMBER)).isEqualTo(1);
        assertThat(after(on, "birch plot birch hold").freeUndo(AMBER)).isZero();
    }

    @Test
    void aRequestWaitsUntilTheOthersHaveAnswered() {
        Journal<Parley, Act> asked = marching("amber step A1 ford", "amber undo-ask 2");
        assertThat(asked.request()).hasValueSatisfying(r -> assertThat(r.accepted()).isEmpty());
        refused(() -> after(asked, "amber accept"), Reason.NOT_NOW);
        Journal<Parley, Act> accepted = after(asked, "guard accept", "birch accept");
        assertThat(accepted.request())
                .hasValueSatisfying(
                        r -> assertThat(r.accepted()).containsExactlyInAnyOrder("guard", "birch"));
        assertThat(after(asked, "guard decline").request()).isEmpty();
        assertThat(after(accepted, "amber undo 2").request()).isEmpty();
    }

    @Test
    void aRequestLapsesWhenPlayGoesOn() {
        Journal<Parley, Act> on = marching("amber undo-ask 1", "amber step A1 ford");
        assertThat(on.request()).isEmpty();
        refused(() -> after(on, "guard accept"), Reason.NOT_NOW);
    }

    @Test
    void aDrawIsForTheOtherSideToAccept() {
        Journal<Parley, Act> offered = marching("amber offer");
        refused(() -> after(offered, "birch accept"), Reason.NOT_NOW);
        assertThat(after(offered, "guard accept").result()).contains(new Result.Drawn("agreed"));
        assertThat(after(offered, "guard decline").result()).isEmpty();
    }

    @Test
    void whoResignsLosesAndNothingFollows() {
        Journal<Parley, Act> over = marching("birch resign");
        assertThat(over.result()).contains(new Result.Won(Seats.GUARD, "resigned"));
        refused(() -> after(over, "amber step A1 ford"), Reason.NOT_NOW);
        refused(() -> after(over, "amber offer"), Reason.NOT_NOW);
        refused(() -> after(over, "dice 1"), Reason.NOT_NOW);
    }

    @Test
    void aRefusedEntryLeavesTheJournalAsItWas() {
        Journal<Parley, Act> on = marching();
        refused(() -> after(on, "amber step A1 keep"), Reason.RULES);
        refused(() -> after(on, "guard end"), Reason.NOT_NOW);
        refused(() -> after(on, "birch step A1 ford"), Reason.NOT_NOW);
        assertThat(on.last()).isEqualTo(5);
        assertThat(on.entries()).hasSize(5);
    }

    @Test
    void thereIsNoEntryBeforeTheFirstOrAfterTheLast() {
        Journal<Parley, Act> on = marching();
        refused(() -> on.at(6), Reason.NOT_NOW);
        refused(() -> on.at(-1), Reason.NOT_NOW);
        assertThat(on.at(0).entries()).isEmpty();
        assertThat(on.at(5)).isSameAs(on);
    }

    @Test
    void wordsLeadToNoPassage() {
        Journal<Parley, Act> on = marching("amber step A1 ford");
        assertThat(on.lastPassage()).isPresent();
        assertThat(after(on, "amber offer").lastPassage()).isEmpty();
        assertThat(after(on, "amber undo 1").lastPassage()).isEmpty();
        assertThat(on.lastEntry()).containsInstanceOf(Entry.Chose.class);
    }

    @Test
    void anAutomaticEndIsPartOfThePassageThatLedToIt() {
        Journal<Parley, Act> won =
                marching(
                        "amber halt",
                        "cedar storm C1 keep",
                        "guard pass",
                        "dice 5 5 5 5 5 5 5 5 5");
        assertThat(won.result())
                .hasValueSatisfying(result -> assertThat(result.rule()).isEqualTo("6.2"));
        assertThat(won.lastPassage())
                .hasValueSatisfying(chain -> assertThat(chain.transitions()).hasSize(2));
    }
}
