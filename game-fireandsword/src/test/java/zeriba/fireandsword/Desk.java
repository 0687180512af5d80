package zeriba.fireandsword;

import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.fireandsword.state.Act;

/** The game for tests. */
public final class Desk {

    public static final FireAndSwordGame GAME = new FireAndSwordGame();

    private Desk() {}

    /** A scenario with options such as {@code seats=3}, {@code vp=harsh} or {@code roads}. */
    public static Setup setup(String scenario, String... options) {
        Setup setup = Setup.of(scenario);
        for (String option : options) {
            String[] parts = option.split("=", 2);
            setup = setup.with(parts[0], parts.length > 1 ? value(parts[1]) : Value.of(true));
        }
        try {
            return GAME.about().complete(setup);
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    private static Value value(String text) {
        return text.matches("\\d+") ? Value.of(Long.parseLong(text)) : Value.of(text);
    }

    public static Act act(String text) {
        try {
            return GAME.notation().read(text);
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }
}
