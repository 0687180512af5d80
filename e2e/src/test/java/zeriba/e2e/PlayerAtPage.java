package zeriba.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import zeriba.ai.Seat;
import zeriba.ai.UnknownLevelException;
import zeriba.ai.level.Levels;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;
import zeriba.engine.record.Play;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;

/**
 * Plays at a page with one hand. What to do is decided from the server's record, replayed here; how
 * it is done is found on the page alone.
 */
public final class PlayerAtPage<S, A> {

    private static final Pattern ADVANCES = Pattern.compile("^(Advance into|Choose) .*");
    private static final Pattern ATTACKS = Pattern.compile("^Attack .+ at \\d–\\d$");

    private final TableAtPage table;
    private final Hand hand;
    private final Game<S, A> game;
    private final Seat<S, A> adviser;

    /**
     * @param level whose way of playing is followed
     */
    public PlayerAtPage(TableAtPage table, Hand hand, Game<S, A> game, String level)
            throws UnknownLevelException {
        this.table = table;
        this.hand = hand;
        this.game = game;
        this.adviser = Levels.named(level).seat(game, 1);
    }

    /** The game so far: the server's record, replayed by the rules. */
    public Journal<S, A> journal() throws UnreadableException {
        return Play.replay(game, RecordText.read(game, table.record()));
    }

    /** Waits for the turn; then chooses and carries out one action, and waits until it is shown. */
    public String act() throws UnreadableException {
        table.awaitTurn();
        Journal<S, A> journal = journal();
        if (!(journal.position().pending() instanceof Pending.Choice<A> choice)) {
            throw new AssertionError("the page asks, and the record waits for no choice");
        }
        S state = journal.position().state();
        Role role = game.rules().role(state, choice.options().get(0));
        S seen = game.rules().seenBy(new Viewer.Seated(role), state);
        String text = game.notation().write(adviser.choose(seen, role, choice));
        List<String> options =
                StreamSupport.stream(choice.options().spliterator(), false)
                        .map(game.notation()::write)
                        .toList();
        boolean isAlone = options.size() == 1 && text.startsWith("lose ");
        // the only loss there is the page gives up by itself
        commit(() -> carryOut(isAlone ? "wait" : text, options), journal.last() + 1);
        return text;
    }

    /** Does one thing that makes an entry, and waits until the page has what comes next. */
    void commit(Runnable deed, int entry) {
        deed.run();
        table.logged(entry).waitFor();
        table.awaitTurn();
    }

    private void carryOut(String text, List<String> options) {
        List<String> words = List.of(text.split(" "));
        switch (words.getFirst()) {
            case "move" -> walk("End movement", words.get(1), words.get(2));
            case "advance" -> advance(words.get(1), words.get(2));
            case "wait" -> {}
            case "end" -> press("End movement");
            case "stay" -> hand.button(table.refusal());
            case "attack" -> attack(units(words.get(1)), units(words.get(2)));
            case "lose" -> lose(options.indexOf(text));
            default -> throw new AssertionError("no way at the page to " + text);
        }
    }

    private static List<String> units(String word) {
        return List.of(word.split("\\+"));
    }

    private void press(String verb) {
        assertThat(table.verb()).hasText(verb);
        table.endMovement(hand);
    }

    /** Goes into the hex that was vacated: by the button where nobody else could. */
    private void advance(String unit, String place) {
        assertThat(table.verb()).hasText(ADVANCES);
        if (table.verb().innerText().startsWith("Choose")) {
            pick(unit);
            hand.place(place);
        } else {
            hand.button(table.verb());
        }
    }

    /** Moves a counter to a hex: presses the one, then the other. */
    void walk(String meanwhile, String unit, String place) {
        assertThat(table.verb()).hasText(meanwhile);
        pick(unit);
        hand.place(place);
    }

    private void pick(String unit) {
        if (!isPressed(unit)) {
            hand.unit(unit);
        }
        assertThat(table.unit(unit)).hasAttribute("aria-pressed", "true");
    }

    private boolean isPressed(String unit) {
        return "true".equals(table.unit(unit).getAttribute("aria-pressed"));
    }

    private void attack(List<String> attackers, List<String> defenders) {
        assertThat(table.verb()).hasText("Choose an attack");
        layOut(attackers, defenders);
        assertThat(table.verb()).hasText(ATTACKS);
        hand.button(table.verb());
    }

    /** Puts an attack together, and takes out of it what the page put in by itself. */
    public void layOut(List<String> attackers, List<String> defenders) {
        List<String> wanted = new ArrayList<>(attackers);
        wanted.addAll(defenders);
        wanted.forEach(this::pick);
        for (String other : pressed()) {
            if (!wanted.contains(other)) {
                hand.unit(other);
            }
        }
        wanted.forEach(this::pick);
        table.page().waitForCondition(() -> Set.copyOf(pressed()).equals(Set.copyOf(wanted)));
    }

    private List<String> pressed() {
        Locator counters = table.page().locator(".counter[aria-pressed='true']");
        List<?> units = (List<?>) counters.evaluateAll("all => all.map(c => c.dataset.unit)");
        return units.stream().map(String::valueOf).toList();
    }

    private void lose(int option) {
        Locator choice = table.page().locator(".gift input").nth(option);
        if (!choice.isChecked()) {
            hand.button(choice);
        }
        assertThat(table.verb()).hasText(Pattern.compile("^Accept the loss"));
        hand.button(table.verb());
    }

    Page page() {
        return table.page();
    }
}
