package zeriba.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/** The page of a table, by what can be seen and pressed there. */
public final class TableAtPage {

    private static final Pattern WAITING = Pattern.compile("^(Waiting|The dice wait)");

    private final Page page;

    public TableAtPage(Page page) {
        this.page = page;
    }

    public Page page() {
        return page;
    }

    /** The table's id, from the address. */
    public String id() {
        return page.url().replaceAll(".*/table/|[#?].*", "");
    }

    /** Opens the form of a new table of a game, by how its title begins, on the start page. */
    public void choose(String game) {
        inBox("Set up a table", game).click();
    }

    /** Begins the first game, which teaches, from the start page. */
    public void learn(String game) {
        inBox("Learn", game).click();
    }

    /** A button of a game's box on the start page. */
    public Locator inBox(String button, String game) {
        Pattern name = Pattern.compile("^" + button + ": " + game);
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    /** The button that says the next verb. */
    public Locator verb() {
        return page.locator(".deed .primary");
    }

    /** The quiet button that lets go by what the main one offers. */
    public Locator refusal() {
        return page.locator(".deed .refusal");
    }

    /** Gives the game up, and says so again in the page's own window. */
    public void resign() {
        tab("Seats");
        button("Resign").click();
        page.locator("dialog .primary").click();
    }

    /** Ends the movement, also if nothing has moved in it. */
    public void endMovement(Hand hand) {
        // where something is left to bring in, the main button offers that, the end stands beside
        // it
        hand.button(refusal().count() > 0 ? refusal() : verb());
        if (verb().allTextContents().contains("End all the same")) {
            hand.button(verb());
        }
    }

    public Locator result() {
        return page.locator(".card.result");
    }

    public Locator objection() {
        return page.locator(".card.objection");
    }

    public Locator unit(String id) {
        return page.locator("[data-unit='" + id + "']");
    }

    public Locator place(String id) {
        return page.locator("[data-place='" + id + "']");
    }

    /** The line of the log for the n-th entry, from 1, that is more than a nonce. */
    public Locator told(int nth) {
        return logged(entry(nth));
    }

    /** The number of the n-th entry, from 1, that is more than what pages add to the dice. */
    public int entry(int nth) {
        awaitNonces();
        List<Value> all = items(ask("view", Map.of()), "last");
        int told = 0;
        for (Value one : all) {
            told += isNonce(one) ? 0 : 1;
            if (told == nth) {
                return (int) ((Value.Whole) ((Value.Fields) one).at("entry")).number();
            }
        }
        return all.size() + nth - told;
    }

    private static boolean isNonce(Value line) {
        return ((Value.Fields) line).at("text") instanceof Value.Text(String text)
                && text.matches("nonce( .*)?");
    }

    private static List<Value> items(Value.Fields fields, String name) {
        return fields.at(name) instanceof Value.Items(List<Value> items) ? items : List.of();
    }

    /** The button of the line of time that leads to the n-th entry that is more than a nonce. */
    public Locator past(int nth) {
        return button("Show the table after entry " + entry(nth));
    }

    /** Waits until the page has added to the dice for its seats. */
    public void awaitNonces() {
        page.waitForCondition(() -> items(ask("view", Map.of()), "silent").isEmpty());
    }

    /** The line of the log for an entry. */
    public Locator logged(int entry) {
        return page.locator(".log > li[value='" + entry + "']");
    }

    public Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Opens a tab by its name, whatever it tells after a comma. */
    public void tab(String name) {
        Pattern whole = Pattern.compile("^" + name + "(,|$)");
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(whole)).click();
    }

    /** Waits until somebody at this page is asked and may answer, or the game is over. */
    public void awaitTurn() {
        page.locator(".panel[aria-busy='false']")
                .locator(".deed .primary")
                .filter(new Locator.FilterOptions().setHasNotText(WAITING))
                .waitFor();
    }

    /** Waits until the page shows what the table has come to at an entry. */
    void awaitShown(long entry) {
        page.waitForFunction(
                "entry => Number(document.querySelector('.panel')?.dataset.entry) >= entry",
                (double) entry);
    }

    /** Plays past the page's buttons, and waits until the page shows what has come of it. */
    public void play(String action) {
        awaitShown(entryOf(ask("play", Map.of("action", action))));
    }

    /** Waits a moment for the table's next entry, which may have come already. */
    public void awaitMore() {
        long entry = entryOf(ask("view", Map.of()));
        ask("wait", Map.of("after", entry, "millis", 200));
    }

    private static long entryOf(Value.Fields view) {
        if (view.at("entry") instanceof Value.Whole(long entry)) {
            return entry;
        }
        throw new AssertionError(view.toString());
    }

    public boolean isOver() {
        return result().count() > 0;
    }

    /** Asserts that the counter lies on the hex, as the page says it. */
    public void assertAt(String hex, String unitName) {
        assertThat(place(hex)).hasAttribute("aria-label", Pattern.compile(unitName));
    }

    /** What may be chosen now. */
    public List<String> legal() {
        if (ask("actions", Map.of()).at("actions") instanceof Value.Items(var items)) {
            return items.stream().map(item -> ((Value.Text) item).text()).toList();
        }
        throw new AssertionError("nothing may be done");
    }

    /** Asks the server as the page does. */
    public Value.Fields ask(String operation, Map<String, Object> more) {
        Map<String, Object> given = new HashMap<>(more);
        if (page.url().contains("/table/")) {
            given.put("table", id());
        }
        return ask(page, page.url().replaceAll("(?<=\\d)/.*", ""), operation, given);
    }

    /**
     * Asks the server at {@code origin} as a page does.
     *
     * @throws IllegalStateException where the answer is no object
     */
    public static Value.Fields ask(
            Page page, String origin, String operation, Map<String, Object> given) {
        String answer =
                page.request()
                        .post(origin + "/api/" + operation, RequestOptions.create().setData(given))
                        .text();
        try {
            return (Value.Fields) Json.read(answer);
        } catch (BadJsonException e) {
            throw new IllegalStateException(answer, e);
        }
    }

    /** The record of the table as the server gives it to this guest. */
    public String record() {
        Value.Fields answer = ask("record", Map.of());
        return answer.at("record") instanceof Value.Text(String text) ? text : answer.toString();
    }

    /** The record that the end of the game offers to download. */
    public Download downloadRecord() {
        CardsInView.unfold(page, "Show it to others");
        Locator offered = page.getByLabel("Show it to others").getByText("Download the record");
        return page.waitForDownload(offered::click);
    }

    /** The lines of the log, the latest first. */
    public Locator log() {
        return page.locator(".log > li");
    }

    /** The numbers of the entries in the log, first to last. */
    public List<String> loggedEntries() {
        return log().all().stream()
                .map(line -> String.valueOf(line.getAttribute("value")))
                .toList()
                .reversed();
    }
}
