package zeriba.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import zeriba.engine.text.Value;

/** Somebody with a browser of his own, one page open in it, and nothing remembered from before. */
public final class Guest implements AutoCloseable {

    private final BrowserContext context;
    private final Page page;
    private final List<String> troubles = new CopyOnWriteArrayList<>();

    public Guest(Browser browser, Browser.NewContextOptions options) {
        context = browser.newContext(options.setReducedMotion(ReducedMotion.REDUCE));
        context.setDefaultTimeout(Stage.PATIENCE);
        page = context.newPage();
        page.onPageError(troubles::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                troubles.add(message.text());
            }
        });
    }

    /** A guest with a mouse and a screen of this size. */
    public static Guest withScreen(Browser browser, int width, int height) {
        return new Guest(browser, new Browser.NewContextOptions().setViewportSize(width, height));
    }

    /** A guest with a telephone held upright. */
    public static Guest withPhone(Browser browser) {
        return new Guest(
                browser,
                new Browser.NewContextOptions()
                        .setViewportSize(390, 844)
                        .setDeviceScaleFactor(2)
                        .setIsMobile(true)
                        .setHasTouch(true));
    }

    public Page page() {
        return page;
    }

    /** Errors that the page has met: a test ends with none. */
    public List<String> troubles() {
        return troubles;
    }

    /** Opens a table of Kassala; each chair is a value of its list at the start page. */
    public TableAtPage open(Serving serving, String moslem, String christian) {
        // links are told to the page that opens a table: somebody else comes by one of these
        TableAtPage table =
                isAlone(moslem) && isAlone(christian)
                        ? visit(serving.url("/table/" + made(serving, moslem, christian)))
                        : openFromStart(serving, moslem, christian);
        if (moslem.equals("me")) {
            table.awaitTurn();
        }
        return table;
    }

    private static boolean isAlone(String chair) {
        return !chair.equals("friend") && !chair.equals("anybody");
    }

    /** A table as the start page makes it, by its id. */
    private String made(Serving serving, String moslem, String christian) {
        Map<String, String> chairs = Map.of("moslem", moslem, "christian", christian);
        Map<String, Object> seats = new HashMap<>();
        chairs.forEach((role, chair) -> seats.put(role, seat(chair)));
        List<String> mine =
                chairs.keySet().stream().filter(role -> "me".equals(chairs.get(role))).toList();
        Value.Fields made =
                ask(serving, "tables", Map.of("game", "kassala", "seats", seats, "mine", mine));
        return Campaigns.text(made.at("table"));
    }

    private static Map<String, String> seat(String chair) {
        return chair.equals("me")
                ? Map.of("kind", "person")
                : Map.of("kind", "computer", "level", chair);
    }

    /** Asks the server as the pages of this guest do. */
    public Value.Fields ask(Site site, String operation, Map<String, Object> given) {
        return TableAtPage.ask(page, site.url(""), operation, given);
    }

    /** Opens a table from the start page; each chair is a value of its list there. */
    public TableAtPage openFromStart(Serving serving, String moslem, String christian) {
        page.navigate(serving.url("/"));
        new TableAtPage(page).choose("Kassala");
        choose("Moslem", moslem);
        choose("Christian", christian);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Open the table"))
                .click();
        page.waitForURL("**/table/*");
        return sit();
    }

    private void choose(String side, String chair) {
        page.getByRole(AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName(side))
                .selectOption(chair);
    }

    /** Goes to an address of a table. */
    public TableAtPage visit(String url) {
        page.navigate(url);
        return sit();
    }

    private TableAtPage sit() {
        TableAtPage table = new TableAtPage(page);
        table.verb().waitFor();
        return table;
    }

    @Override
    public void close() {
        context.close();
    }
}
