package zeriba.e2e.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import zeriba.ai.UnknownLevelException;
import zeriba.e2e.Guest;
import zeriba.e2e.Hand;
import zeriba.e2e.PlayerAtPage;
import zeriba.e2e.Serving;
import zeriba.e2e.Stage;
import zeriba.e2e.TableAtPage;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.KassalaGame;

/** A game of Kassala from the start page to its result, by mouse, against the computer. */
@Tag("extended")
@ExtendWith(Stage.class)
class WholeGameTest {

    /** More choices than one side ever has in a game. */
    private static final int MOST_CHOICES = 400;

    @Test
    void aGameAgainstTheComputerIsPlayedByMouseToItsResult(Browser browser, Serving serving)
            throws Exception {
        try (Guest guest = Guest.withScreen(browser, 1440, 900)) {
            TableAtPage table = guest.openFromStart(serving, "me", "recruit");
            playToTheEnd(table, new KassalaGame());
            assertThat(guest.troubles()).isEmpty();
        }
    }

    private <S, A> void playToTheEnd(TableAtPage table, zeriba.engine.Game<S, A> game)
            throws UnknownLevelException, UnreadableException, IOException {
        PlayerAtPage<S, A> player =
                new PlayerAtPage<>(table, new Hand.Mouse(table.page()), game, "recruit");
        for (int choices = 0; !table.isOver(); choices++) {
            assertThat(choices).as("choices made").isLessThan(MOST_CHOICES);
            int before = player.journal().last();
            String text = player.act();
            assertThat(line(player.journal(), before + 1)).isEqualTo("moslem " + text);
            table.awaitTurn();
        }
        Journal<S, A> journal = player.journal();
        assertResultShown(table, journal.result().orElseThrow());
        assertLogAgrees(table, journal);
        assertThat(Files.readString(table.downloadRecord().path())).isEqualTo(table.record());
    }

    private static <S, A> String line(Journal<S, A> journal, int entry) {
        A action = ((Entry.Chose<A>) journal.entries().get(entry - 1)).action();
        return "moslem " + journal.game().notation().write(action);
    }

    private static void assertResultShown(TableAtPage table, Result result) {
        String title =
                result.winner()
                        .map(side -> side.name().equals("moslem") ? "Moslem" : "Christian")
                        .map(name -> "The " + name + " side wins")
                        .orElse("A draw");
        PlaywrightAssertions.assertThat(table.result().locator("h2")).hasText(title);
        PlaywrightAssertions.assertThat(table.result().locator(".rule")).hasText(result.rule());
    }

    private static <S, A> void assertLogAgrees(TableAtPage table, Journal<S, A> journal) {
        List<String> numbers =
                IntStream.rangeClosed(1, journal.last())
                        .filter(number -> !isNonce(journal.entries().get(number - 1)))
                        .mapToObj(String::valueOf)
                        .toList();
        PlaywrightAssertions.assertThat(table.log()).hasCount(numbers.size());
        assertThat(table.loggedEntries()).isEqualTo(numbers);
        List<Locator> lines = table.log().all().reversed();
        List<Entry<A>> entries =
                journal.entries().stream().filter(entry -> !isNonce(entry)).toList();
        for (int i = 0; i < entries.size(); i++) {
            assertTold(lines.get(i), entries.get(i), journal);
        }
    }

    private static boolean isNonce(Entry<?> entry) {
        return entry instanceof Entry.AtTable<?>(_, TableAction.Nonce _);
    }

    private static <S, A> void assertTold(Locator line, Entry<A> entry, Journal<S, A> journal) {
        switch (entry) {
            case Entry.Chose<A>(_, _, A action) -> {
                String text = journal.game().notation().write(action);
                if (text.startsWith("move ") || text.startsWith("advance ")) {
                    assertThat(line.innerText()).contains(text.split(" ")[2]);
                }
            }
            case Entry.Rolled<A>(Roll roll) ->
                    assertThat(line.locator(".die").first().getAttribute("aria-label"))
                            .isEqualTo(String.valueOf(roll.face(0)));
            case Entry.AtTable<A> _ -> throw new AssertionError("nobody said a word");
        }
    }
}
