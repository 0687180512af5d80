package zeriba.server.store;

import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.engine.Game;
import zeriba.engine.record.Checkpoint;
import zeriba.engine.record.CheckpointText;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.clock.Clocks;
import zeriba.server.clock.ClocksForm;
import zeriba.server.clock.TimeControl;
import zeriba.server.database.Secrets;
import zeriba.server.dice.PeriodAt;
import zeriba.server.dice.PeriodForm;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.json.RecordJson;

/**
 * What a table goes on from at one entry. Its text is a line with the number of its form and a
 * digest of the rest, and then, as JSON, the milestone, the clocks and the period of the dice.
 */
record Snapshot<S>(Checkpoint<S> milestone, Clocks clocks, PeriodAt period) {

    /** Raised with every change of what is written: others are passed over. */
    private static final String FORM = "1 ";

    private static final Logger LOG = LoggerFactory.getLogger(Snapshot.class);

    /** What is kept of it. */
    private record Form(Value milestone, ClocksForm clocks, PeriodForm period) {}

    /** Its text. */
    String text(Game<S, ?> game) {
        Form form =
                new Form(
                        CheckpointText.write(game, milestone),
                        ClocksForm.of(clocks),
                        PeriodForm.of(period));
        String rest = Json.write(RecordJson.write(form));
        return FORM + Secrets.digest(rest) + "\n" + rest;
    }

    /** The snapshot of a text; empty where that is damaged, or is of another entry. */
    static <S> Optional<Snapshot<S>> read(
            Game<S, ?> game, TimeControl pace, int number, String text) {
        String[] parts = text.split("\n", 2);
        if (parts.length < 2 || !parts[0].equals(FORM + Secrets.digest(parts[1]))) {
            LOG.warn(
                    "a snapshot at entry {} is damaged, or of another form, and passed over",
                    number);
            return Optional.empty();
        }
        try {
            Form form = RecordJson.read(Form.class, Json.read(parts[1]));
            Snapshot<S> read =
                    new Snapshot<>(
                            CheckpointText.read(game, form.milestone()),
                            form.clocks().clocks(pace),
                            form.period().period());
            return Optional.of(read).filter(s -> s.isOf(number));
        } catch (UnreadableException | BadJsonException e) {
            LOG.warn("a snapshot at entry {} is passed over: {}", number, e.getMessage());
            return Optional.empty();
        }
    }

    private boolean isOf(int number) {
        return milestone.number() == number && period.entry() == number;
    }
}
