package zeriba.app.command.option;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.app.games.Games;
import zeriba.engine.Game;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.text.UnreadableException;
import zeriba.server.table.verify.Beginnings;
import zeriba.server.table.verify.Beginnings.Begun;
import zeriba.wording.Messages;

/** The record that a command is about. */
public final class RecordWanted {

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    @Parameters(paramLabel = "RECORD", description = "The record, as a table gives it out.")
    private Path file = Path.of("");

    /** What is done with the text of a record and its game; it gives the exit code. */
    @FunctionalInterface
    public interface Work {
        int with(Game<?, ?> game, String text, PrintWriter out)
                throws UnreadableException, IOException;
    }

    /**
     * The exit code of that work; 1, with a line that says why, where the record cannot be read.
     */
    public int read(Work work) {
        PrintWriter out = Objects.requireNonNull(command).commandLine().getOut();
        PrintWriter err = command.commandLine().getErr();
        try {
            String text = Files.readString(file);
            int code = work.with(game(text), text, out);
            out.flush();
            return code;
        } catch (IOException e) {
            err.println("Cannot read " + e.getMessage());
        } catch (UnreadableException e) {
            err.println(file + ": " + e.getMessage());
        }
        err.flush();
        return 1;
    }

    /** The journal with the next entry of a record; refused with its number and the reason. */
    public static <S, A> Journal<S, A> after(
            Journal<S, A> journal, Entry<A> entry, Messages wording) throws UnreadableException {
        try {
            return journal.after(entry);
        } catch (IllegalEntryException e) {
            throw new UnreadableException("entry " + (journal.last() + 1), wording.of(e));
        }
    }

    /** The journal of a whole record. */
    public static <S, A> Journal<S, A> journal(Game<S, A> game, String text)
            throws UnreadableException {
        GameRecord<A> read = RecordText.read(game, text);
        Begun<S, A> begun = Beginnings.of(game, read.start());
        Messages wording = Messages.of(game, begun.start().setup().scenario());
        Journal<S, A> journal = begun.journal();
        for (Entry<A> entry : read.entries()) {
            journal = after(journal, entry, wording);
        }
        return journal;
    }

    /** The sentences of the scenario that a record is of. */
    public static <A> Messages wording(Game<?, A> game, String text) throws UnreadableException {
        return Messages.of(game, RecordText.read(game, text).start().setup().scenario());
    }

    /** The game that a record is of. */
    public static Game<?, ?> game(String text) throws UnreadableException {
        String id = RecordText.gameOf(text);
        Optional<Game<?, ?>> game = Games.named(id);
        if (game.isEmpty()) {
            throw new UnreadableException("", "no game " + id + "; there are " + Games.ids());
        }
        return game.get().with(RecordText.overridesOf(text));
    }
}
