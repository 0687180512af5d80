package zeriba.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.function.BooleanSupplier;

/** A way to touch things on the page. */
public sealed interface Hand {

    /** Presses a counter. */
    void unit(String id);

    /** Presses a hex. */
    void place(String id);

    /** Presses a button, link or radio button. */
    void button(Locator button);

    /**
     * Waits until the page has no question to the server that the next press is about: of two
     * presses that it cannot understand yet it keeps the later one alone.
     */
    private static void awaitIdle(Page page) {
        page.locator(".panel[aria-busy='false']").waitFor();
    }

    /** Shows the whole map where a thing lies on a part of it that is out of sight. */
    private static void reveal(Page page, Locator thing) {
        Spot spot = Spot.atRest(thing);
        BoundingBox pane = page.locator(".sheet-box").boundingBox();
        boolean isIn =
                spot.x() >= pane.x
                        && spot.x() <= pane.x + pane.width
                        && spot.y() >= pane.y
                        && spot.y() <= pane.y + pane.height;
        if (!isIn) {
            page.locator(".zoom button").last().click();
        }
    }

    /** A mouse, moved and clicked as by a person: what lies on top is what is clicked. */
    record Mouse(Page page) implements Hand {

        @Override
        public void unit(String id) {
            awaitIdle(page);
            Locator counter = page.locator("[data-unit='" + id + "']");
            reveal(page, counter);
            Spot first = Spot.atRest(counter);
            page.mouse().move(first.x(), first.y());
            Spot fanned = Spot.atRest(counter);
            page.mouse().click(fanned.x(), fanned.y());
        }

        @Override
        public void place(String id) {
            awaitIdle(page);
            Locator hex = page.locator("[data-place='" + id + "']");
            reveal(page, hex);
            Spot spot = Spot.atRest(hex);
            page.mouse().click(spot.x(), spot.y());
        }

        @Override
        public void button(Locator button) {
            button.click();
        }
    }

    /** A finger on glass. */
    record Finger(Page page) implements Hand {

        /** The map may come to the action under the first, and the stack fan out under the next. */
        private static final int MOST_TAPS = 3;

        @Override
        public void unit(String id) {
            awaitIdle(page);
            Locator counter = page.locator("[data-unit='" + id + "']");
            reveal(page, counter);
            for (int taps = 0; taps < MOST_TAPS; taps++) {
                Spot spot = Spot.atRest(counter);
                page.touchscreen().tap(spot.x(), spot.y());
                boolean hasMoved = !Spot.atRest(counter).equals(spot);
                if (!hasMoved || "true".equals(counter.getAttribute("aria-pressed"))) {
                    return;
                }
            }
        }

        @Override
        public void place(String id) {
            awaitIdle(page);
            Locator hex = page.locator("[data-place='" + id + "']");
            reveal(page, hex);
            Spot spot = Spot.atRest(hex);
            page.touchscreen().tap(spot.x(), spot.y());
        }

        @Override
        public void button(Locator button) {
            button.tap();
        }
    }

    /** Keys alone. */
    record Keys(Page page) implements Hand {

        private static final int MOST_KEYS = 80;

        /**
         * The arrow key that leads the greater part of the way from where the keyboard is to a
         * place. Both are measured at once: the map may be moving.
         */
        private static final String ARROW =
                """
                goal => {
                  const here = document.querySelector("[data-place][tabindex='0']");
                  const [a, b] = [here, goal].map(one => one.getBoundingClientRect());
                  const right = b.x + b.width / 2 - a.x - a.width / 2;
                  const down = b.y + b.height / 2 - a.y - a.height / 2;
                  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
                  return down > 0 ? 'ArrowDown' : 'ArrowUp';
                }\
                """;

        @Override
        public void unit(String id) {
            awaitIdle(page);
            Locator counter = page.locator("[data-unit='" + id + "']");
            walk(placeOf(counter));
            Locator here = page.locator("[data-unit='" + id + "']:focus");
            press("]", () -> here.count() > 0);
            page.keyboard().press("Enter");
        }

        /** The hex that says that the counter lies in it. */
        private String placeOf(Locator counter) {
            String name = counter.getAttribute("aria-label");
            // the whole name: other units' names end like it
            String says = "[data-place][aria-label*='%s" + name + "']";
            Locator hex = page.locator(says.formatted(", ") + "," + says.formatted("; "));
            return hex.getAttribute("data-place");
        }

        @Override
        public void place(String id) {
            awaitIdle(page);
            walk(id);
            page.keyboard().press("Enter");
        }

        private void walk(String place) {
            String tab = tabTo(page.locator("[data-place][tabindex='0']"));
            press(tab, () -> page.locator(".sheet :focus").count() > 0);
            Locator goal = page.locator("[data-place='" + place + "']");
            for (int i = 0; i < MOST_KEYS; i++) {
                Locator here = page.locator("[data-place][tabindex='0']");
                if (place.equals(here.getAttribute("data-place"))) {
                    return;
                }
                page.keyboard().press(String.valueOf(goal.evaluate(ARROW)));
            }
            throw new AssertionError("the arrow keys do not lead to " + place);
        }

        @Override
        public void button(Locator button) {
            if (isRadio(button)) {
                choose(button);
                return;
            }
            press(tabTo(button), () -> isFocused(button));
            page.keyboard().press("Enter");
        }

        /** Tab leads to one radio button of a group, the arrow keys to the others. */
        private void choose(Locator radio) {
            String group = radio.getAttribute("name");
            Locator focused = page.locator("input[name='" + group + "']:focus");
            press(tabTo(radio), () -> focused.count() > 0);
            press("ArrowDown", () -> isFocused(radio));
            page.keyboard().press("Space");
        }

        /** The key that leads towards a thing from where the keyboard is. */
        private static String tabTo(Locator thing) {
            Object isBehind =
                    thing.evaluate(
                            "e => !!(document.activeElement.compareDocumentPosition(e)"
                                    + " & Node.DOCUMENT_POSITION_PRECEDING)");
            return Boolean.TRUE.equals(isBehind) ? "Shift+Tab" : "Tab";
        }

        private static boolean isFocused(Locator button) {
            return Boolean.TRUE.equals(button.evaluate("e => e === document.activeElement"));
        }

        private static boolean isRadio(Locator button) {
            return "radio".equals(button.getAttribute("type"));
        }

        private Object keyboardAt() {
            return page.evaluate("document.activeElement.outerHTML.slice(0, 120)");
        }

        private void press(String key, BooleanSupplier enough) {
            Object from = keyboardAt();
            for (int i = 0; i < MOST_KEYS; i++) {
                if (enough.getAsBoolean()) {
                    return;
                }
                page.keyboard().press(key);
            }
            throw new AssertionError(
                    "the key %s does not lead there from %s, but to %s"
                            .formatted(key, from, keyboardAt()));
        }
    }

    /** A point of the page, in its pixels. */
    record Spot(double x, double y) {

        private static final int MOST_FRAMES = 600;
        private static final String NEXT_FRAME =
                "() => new Promise(done => requestAnimationFrame(() =>"
                        + " requestAnimationFrame(done)))";

        /** The middle of a thing, once it can be seen. */
        static Spot of(Locator thing) {
            thing.waitFor();
            BoundingBox box = thing.boundingBox();
            return new Spot(box.x + box.width / 2, box.y + box.height / 2);
        }

        /**
         * The middle of a thing that has stopped moving: a click on one that moves goes past it.
         */
        public static Spot atRest(Locator thing) {
            Spot before = of(thing);
            for (int i = 0; i < MOST_FRAMES; i++) {
                thing.page().evaluate(NEXT_FRAME);
                Spot now = of(thing);
                if (now.equals(before)) {
                    return now;
                }
                before = now;
            }
            throw new AssertionError("never at rest: " + thing);
        }
    }
}
