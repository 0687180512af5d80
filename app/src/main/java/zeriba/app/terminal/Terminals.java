package zeriba.app.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import zeriba.engine.Game;
import zeriba.engine.text.Value;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Reasons;
import zeriba.server.refusal.Refusal;

/** Puts a typed game on a terminal: a line editor with history and completion, colours. */
public final class Terminals {

    private final TypedGame typed;
    private final TerminalWords words;

    /**
     * @param persons the sides that are played by typing
     * @param level who plays the others
     */
    public Terminals(
            Operations operations,
            Game<?, ?> game,
            Set<String> persons,
            String level,
            TerminalWords words) {
        this.typed = new TypedGame(operations, game, persons, level, words);
        this.words = words;
    }

    /** Plays until the last line; the exit code. */
    public int play(String operation, Value.Fields opening) throws IOException {
        try (Terminal terminal = TerminalBuilder.builder().dumb(true).build()) {
            show(terminal, typed.open(operation, opening));
            LineReader reader =
                    LineReaderBuilder.builder()
                            .terminal(terminal)
                            .completer(new Completion(typed::actions))
                            .build();
            while (next(terminal, reader)) {
                terminal.flush();
            }
            return 0;
        } catch (Refusal refusal) {
            System.err.println(Reasons.told(refusal, words.language()).sentence());
            return 2;
        }
    }

    /** Reads and answers one line; false after the last one. */
    private boolean next(Terminal terminal, LineReader reader) {
        try {
            TypedGame.Answer answer = typed.type(reader.readLine(typed.prompt()));
            show(terminal, answer.lines());
            return !answer.isLast();
        } catch (UserInterruptException _) {
            show(terminal, List.of(new AttributedString(words.say("interrupted"))));
            return true;
        } catch (EndOfFileException _) {
            return false;
        }
    }

    private static void show(Terminal terminal, List<AttributedString> lines) {
        lines.forEach(line -> terminal.writer().println(line.toAnsi(terminal)));
        terminal.flush();
    }
}
