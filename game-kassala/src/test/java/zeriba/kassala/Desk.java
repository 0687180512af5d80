package zeriba.kassala;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zeriba.engine.Game;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Kassala;
import zeriba.testkit.TypedPlay;

/** A game of Kassala in progress, driven by text alone: by its notation and its codec. */
public record Desk(TypedPlay<Kassala, Act> game) {

    public static final Game<Kassala, Act> GAME = new KassalaGame();

    /** The start of a scenario with these options. */
    public static Desk start(String scenario, String... options) {
        return new Desk(new TypedPlay<>(GAME, Journal.begin(GAME, setup(scenario, options))));
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
        return new Desk(TypedPlay.of(GAME, position));
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
        return game.state();
    }

    public Pending<Act> pending() {
        return game.pending();
    }

    /** The game after these choices and throws, each as in a record but without the side. */
    public Desk play(String... texts) {
        return new Desk(game.play(texts));
    }

    /** All that may be written next: choices, throws, or nothing. */
    public List<String> options() {
        return game.options();
    }

    /** Why an action is not allowed; empty if it is. */
    public Optional<Objection> objection(String text) {
        return game.objection(text);
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
        return game.result();
    }
}
