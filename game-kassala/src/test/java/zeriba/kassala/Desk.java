package zeriba.kassala;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zeriba.engine.Entry;
import zeriba.engine.Game;
import zeriba.engine.Hand;
import zeriba.engine.Journal;
import zeriba.engine.Objection;
import zeriba.engine.Pending;
import zeriba.engine.RecordText;
import zeriba.engine.Result;
import zeriba.engine.Rules;
import zeriba.engine.Setup;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

/** A game of Kassala in progress, driven by text alone: by its notation and its codec. */
public record Desk(Journal<Kassala, Act> journal) {

    public static final Game<Kassala, Act> GAME = new KassalaGame();

    /** The start of a scenario with these options. */
    public static Desk start(String scenario, String... options) {
        return new Desk(Journal.begin(GAME, setup(scenario, options)));
    }

    /** The Moslem movement of a turn, with these units on the board and all others gone. */
    public static Desk composed(int turn, Map<String, String> places, String... options) {
        Map<String, Value> units = new LinkedHashMap<>();
        places.forEach((unit, hex) -> units.put(unit, Value.NO_FIELDS.with("at", Value.of(hex))));
        Kassala start = GAME.rules().setup(setup("historical", options));
        Value.Fields position =
                GAME.codec()
                        .write(start)
                        .with("turn", Value.of(turn))
                        .with("units", new Value.Fields(units));
        return of(position);
    }

    /** The position that is written so. */
    public static Desk of(Value position) {
        try {
            return new Desk(Journal.begin(GAME, GAME.codec().read(position)));
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** A set-up, complete. */
    public static Setup setup(String scenario, String... options) {
        Setup setup = Setup.of(scenario);
        for (String option : options) {
            setup = setup.with(option, Value.of(true));
        }
        try {
            return GAME.about().complete(setup);
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public Rules<Kassala, Act> rules() {
        return GAME.rules();
    }

    public Kassala state() {
        return journal.position().state();
    }

    public Pending<Act> pending() {
        return journal.position().pending();
    }

    /** The game after these choices and throws, each as in a record but without the side. */
    public Desk play(String... texts) {
        Journal<Kassala, Act> after = journal;
        for (String text : texts) {
            after = after.after(new Desk(after).entry(text));
        }
        return new Desk(after);
    }

    private Entry<Act> entry(String text) {
        try {
            if (pending() instanceof Pending.Choice<Act> choice && !text.startsWith("dice")) {
                Act act = GAME.notation().read(text);
                return new Entry.Chose<>(
                        rules().role(state(), choice.options().get(0)), Hand.PERSON, act);
            }
            return RecordText.readEntry(GAME, text);
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** All that may be written next: choices, throws, or nothing. */
    public List<String> options() {
        List<String> texts = new ArrayList<>();
        switch (pending()) {
            case Pending.Choice<Act> choice ->
                    choice.options().forEach(act -> texts.add(GAME.notation().write(act)));
            case Pending.Chance<Act> chance ->
                    chance.dice().outcomes().forEach(roll -> texts.add("dice " + roll));
            case Pending.Automatic<Act> _, Pending.Over<Act> _ -> {}
        }
        return texts;
    }

    /** Why an action is not allowed; empty if it is. */
    public Optional<Objection> objection(String text) {
        try {
            return GAME.objection(state(), GAME.notation().read(text));
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Where each unit on the board stands. */
    public Map<String, String> places() {
        Map<String, String> places = new LinkedHashMap<>();
        if (GAME.codec().write(state()).at("units") instanceof Value.Fields units) {
            units.fields()
                    .forEach((unit, is) -> {
                        if (is instanceof Value.Fields fields
                                && fields.at("at") instanceof Value.Text(String hex)
                                && hex.matches("\\d{4}")) {
                            places.put(unit, hex);
                        }
                    });
        }
        return places;
    }

    public Set<String> onBoard() {
        return places().keySet();
    }

    /** Who has won, or {@code draw}; empty while the game goes on. */
    public String result() {
        return pending() instanceof Pending.Over<Act>(Result result)
                ? result.winner().map(side -> side.name()).orElse("draw")
                : "";
    }
}
