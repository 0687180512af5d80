package zeriba.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Result;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** A game in progress, driven by text alone: by its notation and its codec. */
public record TypedPlay<S, A>(Game<S, A> game, Journal<S, A> journal) {

    /** The game from the position that is written so. */
    public static <S, A> TypedPlay<S, A> of(Game<S, A> game, Value position) {
        try {
            return new TypedPlay<>(game, Journal.begin(game, game.codec().read(position)));
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public S state() {
        return journal.position().state();
    }

    public Pending<A> pending() {
        return journal.position().pending();
    }

    /** The game after these choices and throws, each as in a record but without the side. */
    public TypedPlay<S, A> play(String... texts) {
        TypedPlay<S, A> after = this;
        for (String text : texts) {
            after = new TypedPlay<>(game, after.journal.after(after.entry(text)));
        }
        return after;
    }

    private Entry<A> entry(String text) {
        try {
            if (pending() instanceof Pending.Choice<A> choice && !text.startsWith("dice")) {
                return new Entry.Chose<>(
                        game.rules().role(state(), choice.options().get(0)),
                        DecisionSource.PERSON,
                        game.notation().read(text));
            }
            return RecordText.readEntry(game, text);
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** All that may be written next: choices, throws, or nothing. */
    public List<String> options() {
        List<String> texts = new ArrayList<>();
        switch (pending()) {
            case Pending.Choice<A> choice ->
                    choice.options().forEach(action -> texts.add(game.notation().write(action)));
            case Pending.Chance<A> chance ->
                    chance.dice().outcomes().forEach(roll -> texts.add("dice " + roll));
            case Pending.Automatic<A> _, Pending.Over<A> _ -> {}
        }
        return texts;
    }

    /** Why an action is not allowed; empty if it is. */
    public Optional<Objection> objection(String text) {
        try {
            return game.objection(state(), game.notation().read(text));
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Who has won, or {@code draw}; empty while the game goes on. */
    public String result() {
        return pending() instanceof Pending.Over<A>(Result result)
                ? result.winner().map(side -> side.name()).orElse("draw")
                : "";
    }
}
