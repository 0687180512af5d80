package zeriba.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.app.Games;
import zeriba.engine.Digest;
import zeriba.engine.Entry;
import zeriba.engine.Event;
import zeriba.engine.Game;
import zeriba.engine.GameRecord;
import zeriba.engine.IllegalEntryException;
import zeriba.engine.Journal;
import zeriba.engine.Passage;
import zeriba.engine.RecordText;
import zeriba.engine.Result;
import zeriba.engine.UnreadableException;
import zeriba.server.table.Beginnings;
import zeriba.server.table.Sentences;

/** A record played through again: every entry and what it brought about. */
@Command(
        name = "replay",
        description = "Plays a record through and tells what happened.",
        mixinStandardHelpOptions = true)
public final class ReplayCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The record.")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try {
            replay(Files.readString(file), out);
            return 0;
        } catch (IOException e) {
            err.println("Cannot read " + file + ": " + e.getMessage());
        } catch (UnreadableException e) {
            err.println(file + ": " + e.getMessage());
        }
        err.flush();
        return 1;
    }

    private static void replay(String text, PrintWriter out) throws UnreadableException {
        String id = RecordText.gameOf(text);
        Optional<Game<?, ?>> game = Games.named(id);
        if (game.isEmpty()) {
            throw new UnreadableException("", "no game " + id + "; there are " + Games.ids());
        }
        replay(game.get(), text, out);
    }

    private static <S, A> void replay(Game<S, A> game, String text, PrintWriter out)
            throws UnreadableException {
        GameRecord<A> record = RecordText.read(game, text);
        Journal<S, A> journal = Beginnings.journal(game, record.start());
        for (Entry<A> entry : record.entries()) {
            journal = after(journal, entry);
            out.printf("%4d  %s%n", journal.last(), RecordText.line(game, entry));
            tell(journal, out);
        }
        String end = journal.result().map(ReplayCommand::told).orElse("The game goes on.");
        out.println(end);
        out.println("Digest " + Digest.of(game, journal.position().state()));
        out.flush();
    }

    private static <S, A> Journal<S, A> after(Journal<S, A> journal, Entry<A> entry)
            throws UnreadableException {
        try {
            return journal.after(entry);
        } catch (IllegalEntryException e) {
            throw new UnreadableException(
                    "entry " + (journal.last() + 1), String.valueOf(e.getMessage()));
        }
    }

    private static <S, A> void tell(Journal<S, A> journal, PrintWriter out) {
        Optional<Passage<S, A>> passage = journal.lastPassage();
        if (passage.isPresent()) {
            for (Passage.Transition<S, A> transition : passage.get().transitions()) {
                for (Event event : journal.game().events(transition)) {
                    out.println(
                            "        "
                                    + Sentences.of(journal.game(), event)
                                    + (event.rule().isEmpty() ? "" : " [" + event.rule() + "]"));
                }
            }
        }
    }

    private static String told(Result result) {
        String rule = " (" + result.rule() + ")";
        return result.winner().map(side -> "Won by " + side + rule).orElse("Drawn" + rule);
    }
}
