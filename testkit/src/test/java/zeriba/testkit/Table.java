package zeriba.testkit;

import java.util.List;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.ParleyGame;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Seats;

/** Games of Parley written as records are. */
public final class Table {

    public static final ParleyGame GAME = new ParleyGame();
    public static final Role AMBER = Seats.AMBER;
    public static final Role BIRCH = Seats.BIRCH;
    public static final Role CEDAR = Seats.CEDAR;
    public static final Role WARDEN = Seats.WARDEN;

    /** The beginning of a siege in which all march, up to the first choice of the march. */
    static final List<String> TO_THE_MARCH =
            List.of(
                    "dice 5",
                    "amber plot amber march",
                    "birch plot birch march",
                    "cedar plot cedar march",
                    "guard plot guard march");

    private Table() {}

    /** A siege without omens, and these lines. */
    public static Journal<Parley, Act> after(String... lines) {
        return after(Journal.begin(GAME, siege().with("omens", Value.of(false))), lines);
    }

    /** All march in a siege without omens, and these lines. */
    public static Journal<Parley, Act> marching(String... lines) {
        return after(after(TO_THE_MARCH.toArray(String[]::new)), lines);
    }

    public static Journal<Parley, Act> after(Journal<Parley, Act> journal, String... lines) {
        Journal<Parley, Act> after = journal;
        for (String line : lines) {
            try {
                after = after.after(RecordText.readEntry(GAME, line));
            } catch (UnreadableException e) {
                throw new AssertionError(line, e);
            }
        }
        return after;
    }

    static Setup siege() {
        try {
            return GAME.about().complete(Setup.of("siege"));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    static Act act(String text) {
        try {
            return GAME.notation().read(text);
        } catch (UnreadableException e) {
            throw new AssertionError(text, e);
        }
    }
}
