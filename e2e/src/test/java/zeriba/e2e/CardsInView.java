package zeriba.e2e;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/**
 * Watches whether the cards beside the map need scrolling on a screen of 1440 by 900 pixels or
 * more, where the card, the odds and the log have their share. What was opened by hand may, and
 * what is read: an open lesson, and all of it when one looks back or the game is over.
 */
public final class CardsInView {

    /** Asks five times a second, and calls it an error of the page when it stays so for a while. */
    private static final String WATCH =
            """
            (() => {
              let times = 0;
              setInterval(() => {
                const cards = document.querySelector(".choice");
                const reads =
                    ".result, .analysis, .lesson details[open], details[name][open], [data-by-hand]";
                const scrolls = cards
                    && innerWidth >= 1440 && innerHeight >= 900
                    && cards.scrollHeight > cards.clientHeight
                    && !cards.querySelector(reads);
                times = scrolls ? times + 1 : 0;
                if (times !== 4) return;
                const told = [...cards.children].map((c) =>
                    `${c.className} ${c.offsetHeight} ${c.innerText.slice(0, 60)}`);
                console.error(
                    `${cards.scrollHeight} pixels of cards in ${cards.clientHeight}: ${told}`);
              }, 200);
            })()
            """;

    private CardsInView() {}

    /** Waits until all cards are in view, as they are within a moment of their last change. */
    public static void await(Page page) {
        page.waitForFunction(
                """
                () => {
                  const cards = document.querySelector(".choice");
                  return cards && cards.scrollHeight <= cards.clientHeight;
                }
                """);
    }

    /** Opens a part of a card that is shut for want of room. */
    public static void unfold(Page page, String told) {
        Locator summary = page.locator("details.fold:not([open]) > summary");
        Locator shut = summary.filter(new Locator.FilterOptions().setHasText(told)).first();
        if (shut.isVisible()) {
            shut.click();
        }
    }

    /** Has every page of this browser report it among its errors. */
    static void watch(BrowserContext context) {
        context.addInitScript(WATCH);
    }
}
