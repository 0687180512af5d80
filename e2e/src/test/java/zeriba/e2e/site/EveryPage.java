package zeriba.e2e.site;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.Map;
import java.util.function.Consumer;
import zeriba.e2e.Campaigns;
import zeriba.e2e.Guest;
import zeriba.e2e.Serving;
import zeriba.engine.text.Value;

/**
 * A walk over every page, in whatever language its guest reads: it presses nothing by its words.
 *
 * @param look what is done at each stop, by the stop's name
 */
record EveryPage(Guest guest, Serving serving, Consumer<String> look) {

    /** A game with a position in which its cards are shown. */
    private record Scene(String game, String scenario) {}

    private static final Scene[] SCENES = {
        new Scene("kassala", "historical"),
        new Scene("ascari", "s1"),
        new Scene("ascari", "s3"),
        new Scene("kasserine", "historical"),
        new Scene("fireandsword", "fixed"),
    };

    /** A game that is over, with a decision that cost something. */
    private static final String OVER =
            """
            zeriba 1
            game kassala 1
            scenario historical
            moslem move TI 0303
            moslem end
            moslem resign
            """;

    /** Written so in every language: it is a person's own. */
    private static final String QUESTION = "Più équo?";

    private static final String EXPERIMENT =
            """
            {"question": "%s", "game": "kassala", "stop": {"games": 2},
             "players": {"moslem": {"level": "random"}, "christian": {"level": "random"}},
             "measures": ["decisions", "branching", "lead", "losses", "ground", "rules"]}
            """
                    .formatted(QUESTION);

    void walk() {
        around();
        for (Scene scene : SCENES) {
            table(scene);
        }
        over();
    }

    private Page page() {
        return guest.page();
    }

    private void go(String path, String ready) {
        page().navigate(serving.url(path));
        page().locator(ready).first().waitFor();
    }

    private void stop(String name) {
        page().waitForFunction(
                        "() => !document.querySelector('[aria-busy=true], .picture:not(:has(svg))')");
        look.accept(name);
    }

    private void around() {
        go("/nowhere", ".missing");
        stop("a missing page");
        go("/table/nowhere", ".missing");
        stop("a missing table");
        go("/account", ".entrance");
        stop("account");
        experiments();
        for (String game : new String[] {"kassala", "ascari", "kasserine", "fireandsword"}) {
            go("/rules/" + game, ".rules .paragraph");
            stop("rules of " + game);
        }
        go("/", ".set-up");
        stop("lobby");
        Locator boxes = page().locator(".set-up");
        for (int i = boxes.count() - 1; i >= 0; i--) {
            boxes.nth(i).click();
            page().locator(".set-up-form").waitFor();
            page().locator(".set-up-form summary").all().forEach(Locator::click);
            stop("back of box " + i);
        }
    }

    private void experiments() {
        go("/experiments", ".experiment-verdict p:not(.faint)");
        Locator kinds = page().locator(".experiment-add select").first();
        for (String kind : new String[] {"option", "data", "restrict"}) {
            kinds.selectOption(kind);
            page().locator(".experiment-add button").click();
        }
        stop("a new experiment");
        go("/experiments", ".experiment-verdict p:not(.faint)");
        Locator file = page().locator(".experiment-form details:has(textarea)");
        file.locator("summary").click();
        file.locator("textarea").fill(EXPERIMENT);
        page().locator(".experiment-form .primary").click();
        // others' may be kept here too, and be done before it
        page().locator(".experiments-kept li:not(:has(progress)) .experiment-line a")
                .filter(new Locator.FilterOptions().setHasText(QUESTION))
                .first()
                .click();
        page().locator(".experiments-one a.primary").waitFor();
        stop("an experiment");
        Object read = spoken();
        page().locator(".experiments-one a.primary").click();
        page().locator(".answer").waitFor();
        // a language that is made up as a page is shown has no report
        if (spoken().equals(read)) {
            stop("the report of an experiment");
        }
    }

    private Object spoken() {
        return page().evaluate("document.documentElement.lang");
    }

    private void table(Scene scene) {
        Value.Fields made =
                guest.ask(
                        serving,
                        "new",
                        Map.of("game", scene.game(), "scenario", scene.scenario(), "seed", 1));
        go("/table/" + Campaigns.text(made.at("table")), ".deed .primary");
        String name = scene.game() + " " + scene.scenario();
        stop(name);
        tabs(name);
        page().locator(".keys-button").dispatchEvent("click");
        page().locator("dialog[open]").waitFor();
        stop(name + ", keys");
        page().keyboard().press("Escape");
        page().locator("nav.tools button").last().dispatchEvent("click");
        page().locator(".settings").waitFor();
        stop(name + ", settings");
    }

    private void tabs(String name) {
        Locator tabs = page().locator("[role=tab]");
        for (int i = 0; i < tabs.count(); i++) {
            tabs.nth(i).click();
            stop(name + ", tab " + (i + 1));
        }
    }

    private void over() {
        Value.Fields loaded = guest.ask(serving, "load", Map.of("record", OVER));
        go("/table/" + Campaigns.text(loaded.at("table")), ".card.result");
        stop("a game that is over");
        Locator analysis = page().locator(".analysis button").first();
        analysis.waitFor();
        analysis.click();
        page().locator(".mistakes li")
                .first()
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        stop("analysis");
    }
}
