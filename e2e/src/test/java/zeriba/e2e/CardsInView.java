package zeriba.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/**
 * Whether the cards beside the map are in view without scrolling: on a screen of 1440 by 900 pixels
 * the card, the odds and the log have their share.
 */
public final class CardsInView {

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
        await(page);
        Locator summary = page.locator("details.fold:not([open]) > summary");
        Locator shut = summary.filter(new Locator.FilterOptions().setHasText(told)).first();
        if (shut.isVisible()) {
            shut.click();
        }
    }
}
