package zeriba.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zeriba.engine.Game;
import zeriba.engine.Overrides;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;

/** What holds of a game whose data can be changed. */
final class DataCheck {

    private DataCheck() {}

    /** What is wrong; nothing where the data stand as they are. */
    static List<String> faults(Game<?, ?> game) {
        List<String> faults = new ArrayList<>();
        try {
            if (!game.data().isEmpty()) {
                check(game, faults);
            }
            if (!game.with(Overrides.NONE).equals(game)) {
                faults.add("is made anew where nothing is changed");
            }
            refusal(game, faults);
        } catch (UnreadableException e) {
            faults.add("its own data are refused: " + e.getMessage());
        }
        return faults;
    }

    /** Every cell says what it said, and that counts as a change: it is told. */
    private static void check(Game<?, ?> game, List<String> faults) throws UnreadableException {
        Map.Entry<String, String> cell = game.data().entrySet().iterator().next();
        Overrides same = Overrides.of(Map.of(cell.getKey(), cell.getValue()));
        Game<?, ?> other = game.with(same);
        if (!other.data().equals(game.data())
                || !game.with(Overrides.of(game.data())).data().equals(game.data())) {
            faults.add("cells that say what they said change something");
        }
        if (!other.overrides().equals(same) || !Overrides.read(same.write()).equals(same)) {
            faults.add("does not tell its overrides: " + same.write());
        }
        String text = record(other);
        RecordText.read(other, text);
        if (!RecordText.overridesOf(text).equals(same) || isRead(game, text)) {
            faults.add("a record on other data passes for one on the published\n" + text);
        }
        if (isRead(other, record(game))) {
            faults.add("a record on the published data passes for one on others");
        }
    }

    private static void refusal(Game<?, ?> game, List<String> faults) {
        try {
            game.with(Overrides.of(Map.of("/no/such/cell", "1")));
            faults.add("changes a cell that it does not have");
        } catch (UnreadableException e) {
            if (!String.valueOf(e.getMessage()).contains("/no/such/cell")) {
                faults.add("does not say which cell it lacks: " + e.getMessage());
            }
        }
    }

    private static <S, A> String record(Game<S, A> game) throws UnreadableException {
        Setup setup = game.about().complete(Setup.of(game.about().scenarios().getFirst().id()));
        return RecordText.write(game, RecordCheck.record(game, setup, Journal.begin(game, setup)));
    }

    private static boolean isRead(Game<?, ?> game, String text) {
        try {
            RecordText.read(game, text);
            return true;
        } catch (UnreadableException _) {
            return false;
        }
    }
}
