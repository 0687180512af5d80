package zeriba.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;

/** What a guest sits at, and the screens on which it shows a page. */
public enum Device {
    DESK(
            List.of(
                    new Screen(1024, 768, ColorScheme.DARK),
                    new Screen(1024, 768, ColorScheme.LIGHT),
                    new Screen(1440, 900, ColorScheme.DARK),
                    new Screen(1440, 900, ColorScheme.LIGHT))),
    TELEPHONE(
            List.of(
                    new Screen(390, 844, ColorScheme.DARK),
                    new Screen(390, 844, ColorScheme.LIGHT)));

    /** A screen's size in pixels and the colours its owner prefers. */
    public record Screen(int width, int height, ColorScheme scheme) {

        /** Shows {@code page} on it, once the page has drawn itself for it. */
        public void show(Page page) {
            page.setViewportSize(width, height);
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            page.evaluate(
                    "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
        }
    }

    private final List<Screen> screens;

    Device(List<Screen> screens) {
        this.screens = screens;
    }

    /** The screens a page is looked at on, the one it is used on last. */
    public List<Screen> screens() {
        return screens;
    }

    /** What its owner touches the page with. */
    public Hand hand(Page page) {
        return switch (this) {
            case DESK -> new Hand.Mouse(page);
            case TELEPHONE -> new Hand.Finger(page);
        };
    }

    public Guest guest(Browser browser) {
        return switch (this) {
            case DESK -> Guest.withScreen(browser, 1440, 900);
            case TELEPHONE -> Guest.withPhone(browser);
        };
    }
}
