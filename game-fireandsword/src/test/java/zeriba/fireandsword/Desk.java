package zeriba.fireandsword;

import zeriba.engine.Setup;
import zeriba.engine.UnreadableException;

/** The game for tests. */
final class Desk {

    static final FireAndSwordGame GAME = new FireAndSwordGame();

    private Desk() {}

    /** A scenario with the usual options. */
    static Setup setup(String scenario) {
        try {
            return GAME.about().complete(Setup.of(scenario));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    static Act act(String text) {
        try {
            return GAME.notation().read(text);
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }
}
