package zeriba.app.terminal;

import org.jline.utils.AttributedStyle;

/** What something in the text map is, and hence the colour it is printed in. */
enum Ink {
    PLAIN(AttributedStyle.DEFAULT),
    EDGE(AttributedStyle.DEFAULT.foreground(AttributedStyle.BRIGHT + AttributedStyle.BLACK)),
    LABEL(AttributedStyle.DEFAULT.foreground(AttributedStyle.BRIGHT + AttributedStyle.BLACK)),
    SLOPE(AttributedStyle.DEFAULT.foreground(AttributedStyle.YELLOW)),
    BARRIER(AttributedStyle.DEFAULT.foreground(AttributedStyle.MAGENTA).bold()),
    PLACE(AttributedStyle.DEFAULT.foreground(AttributedStyle.WHITE).bold()),
    FIRST(AttributedStyle.DEFAULT.foreground(AttributedStyle.GREEN).bold()),
    SECOND(AttributedStyle.DEFAULT.foreground(AttributedStyle.RED).bold()),
    MAY(AttributedStyle.DEFAULT.foreground(AttributedStyle.CYAN).bold());

    private final AttributedStyle style;

    Ink(AttributedStyle style) {
        this.style = style;
    }

    AttributedStyle style() {
        return style;
    }
}
