package zeriba.app.command.player;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import zeriba.app.command.option.RecordWanted;
import zeriba.engine.Game;
import zeriba.engine.record.Digest;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.text.UnreadableException;
import zeriba.server.table.verify.Beginnings;
import zeriba.server.table.verify.Beginnings.Begun;
import zeriba.wording.Messages;

/** A record played through again: every entry and what it brought about. */
@Command(
        name = "replay",
        description = "Plays a record through and tells what happened.",
        mixinStandardHelpOptions = true)
public final class ReplayCommand implements Callable<Integer> {

    @Mixin private RecordWanted record = new RecordWanted();

    @Override
    public Integer call() {
        return record.read((game, text, out) -> {
            replay(game, text, out);
            return 0;
        });
    }

    private static <S, A> void replay(Game<S, A> game, String text, PrintWriter out)
            throws UnreadableException {
        GameRecord<A> record = RecordText.read(game, text);
        Begun<S, A> begun = Beginnings.of(game, record.start());
        Journal<S, A> journal = begun.journal();
        Messages wording = Messages.of(game, begun.start().setup().scenario());
        for (Entry<A> entry : record.entries()) {
            journal = RecordWanted.after(journal, entry, wording);
            out.printf("%4d  %s%n", journal.last(), RecordText.line(game, entry));
            tell(journal, wording, out);
        }
        String end =
                journal.result().map(result -> told(result, wording)).orElse("The game goes on.");
        out.println(end);
        out.println("Digest " + Digest.of(game, journal.position().state()));
    }

    private static <S, A> void tell(Journal<S, A> journal, Messages wording, PrintWriter out) {
        Optional<TransitionChain<S, A>> chain = journal.lastPassage();
        if (chain.isPresent()) {
            for (TransitionChain.Transition<S, A> transition : chain.get().transitions()) {
                for (Event event : journal.game().events(transition)) {
                    out.println(
                            "        "
                                    + wording.of(event)
                                    + (event.rule().isEmpty() ? "" : " [" + event.rule() + "]"));
                }
            }
        }
    }

    private static String told(Result result, Messages wording) {
        String rule = " (" + result.rule() + ")";
        return result.winner()
                .map(side -> "Won by " + wording.name(side.name()) + rule)
                .orElse("Drawn" + rule);
    }
}
