package zeriba.server;

import java.util.ArrayList;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import zeriba.engine.BoardQuery;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * A game as small as can be: two sides take one to three pebbles in turn, or gamble and let a die
 * say how many. Who takes the last one wins.
 */
public final class Pebbles implements Game<Pebbles.Heap, Pebbles.Act> {

    static final Side WHITE = new Side("white");
    static final Side BLACK = new Side("black");

    /** Rules of this game that came later. */
    public enum Edition {
        /** As it was first. */
        FIRST(1, 3, 0),
        /** With another version, and no other difference. */
        REPRINTED(2, 3, 0),
        /** Who takes three takes one more. */
        GENEROUS(2, 3, 1),
        /** Nobody takes three. */
        STRICT(2, 2, 0),
        /** Nobody takes more than one. */
        STRICTER(3, 1, 0);

        private final int version;
        private final int most;
        private final int extra;

        Edition(int version, int most, int extra) {
            this.version = version;
            this.most = most;
            this.extra = extra;
        }
    }

    private final Edition edition;

    public Pebbles() {
        this(Edition.FIRST);
    }

    public Pebbles(Edition edition) {
        this.edition = edition;
    }

    /** So many are left, one side is to take, and perhaps the die is to be thrown. */
    public record Heap(int left, Side side, boolean gambling) {}

    /** What can be chosen. */
    public sealed interface Act {
        record Take(int pebbles) implements Act {}

        record Gamble() implements Act {}
    }

    @Override
    public GameInfo about() {
        return new GameInfo(
                "pebbles",
                "Pebbles",
                edition.version,
                List.of(WHITE, BLACK),
                List.of(Role.of(WHITE), Role.of(BLACK)),
                List.of(
                        new GameInfo.Scenario("heap", "A heap of 21"),
                        new GameInfo.Scenario("handful", "A handful of 5")),
                List.of(new OptionSpec.OnOff("sober", "Nobody gambles", "3", false)));
    }

    @Override
    public Rules<Heap, Act> rules() {
        return new Rules<>() {
            @Override
            public Heap setup(Setup setup) {
                return new Heap(setup.scenario().equals("heap") ? 21 : 5, WHITE, false);
            }

            @Override
            public Pending<Act> pending(Heap heap) {
                if (heap.left() == 0) {
                    return new Pending.Over<>(new Result.Won(other(heap.side()), "4"));
                }
                return heap.gambling()
                        ? new Pending.Chance<>(Dice.D6, "gamble")
                        : new Pending.Choice<>(heap.side(), options(heap));
            }

            @Override
            public Heap choose(Heap heap, Act action) {
                return switch (action) {
                    case Act.Take(int pebbles) ->
                            taken(heap, pebbles + (pebbles == 3 ? edition.extra : 0));
                    case Act.Gamble() -> new Heap(heap.left(), heap.side(), true);
                };
            }

            @Override
            public Heap roll(Heap heap, Roll roll) {
                return taken(heap, Math.min(heap.left(), roll.sum()));
            }

            @Override
            public Heap proceed(Heap heap) {
                throw new IllegalStateException("nothing happens by itself");
            }
        };
    }

    private static Side other(Side side) {
        return side.equals(WHITE) ? BLACK : WHITE;
    }

    private static Heap taken(Heap heap, int pebbles) {
        return new Heap(heap.left() - pebbles, other(heap.side()), false);
    }

    private Options<Act> options(Heap heap) {
        List<Act> acts = new ArrayList<>();
        for (int pebbles = 1; pebbles <= Math.min(edition.most, heap.left()); pebbles++) {
            acts.add(new Act.Take(pebbles));
        }
        acts.add(new Act.Gamble());
        return Options.of(acts);
    }

    @Override
    public Notation<Act> notation() {
        return new Notation<>() {
            @Override
            public String write(Act action) {
                return switch (action) {
                    case Act.Take(int pebbles) -> "take " + pebbles;
                    case Act.Gamble() -> "gamble";
                };
            }

            @Override
            public Act read(String text) throws UnreadableException {
                if (text.equals("gamble")) {
                    return new Act.Gamble();
                }
                if (text.matches("take [0-9]{1,6}")) {
                    return new Act.Take(Integer.parseInt(text.substring(5)));
                }
                throw new UnreadableException("", "neither take N nor gamble: " + text);
            }

            @Override
            public List<String> forms() {
                return List.of("take N", "gamble");
            }
        };
    }

    @Override
    public Codec<Heap> codec() {
        return new Codec<>() {
            @Override
            public Value.Fields write(Heap heap) {
                return Value.NO_FIELDS
                        .with("left", Value.of(heap.left()))
                        .with("side", Value.of(heap.side().name()))
                        .with("gambling", Value.of(heap.gambling()));
            }

            @Override
            public Heap read(Value value) throws UnreadableException {
                if (value instanceof Value.Fields fields
                        && fields.at("left") instanceof Value.Whole(long left)
                        && left >= 0
                        && left <= 1000
                        && fields.at("side") instanceof Value.Text(String side)
                        && List.of("white", "black").contains(side)
                        && fields.at("gambling") instanceof Value.Flag(boolean gambling)) {
                    return new Heap((int) left, new Side(side), gambling);
                }
                throw new UnreadableException("left", "must be 0 to 1000, with side and gambling");
            }
        };
    }

    @Override
    public TurnAndStep moment(Heap heap) {
        return new TurnAndStep(1, "taking");
    }

    @Override
    public Optional<Objection> objection(Heap heap, Act action) {
        if (heap.gambling()) {
            throw new IllegalStateException("nobody chooses in " + heap);
        }
        return options(heap).contains(action)
                ? Optional.empty()
                : Optional.of(
                        new Objection(
                                "2",
                                "few",
                                List.of(Integer.toString(heap.left())),
                                List.of("heap")));
    }

    @Override
    public List<Event> events(TransitionChain.Transition<Heap, Act> transition) {
        int taken = transition.before().left() - transition.after().left();
        return taken == 0
                ? List.of()
                : List.of(
                        new Event.Changed(
                                "heap",
                                "left",
                                Integer.toString(transition.before().left()),
                                Integer.toString(transition.after().left()),
                                "2"));
    }

    @Override
    public ResourceBundle messages(Locale locale) {
        return new ListResourceBundle() {
            @Override
            protected Object[][] getContents() {
                return new Object[][] {{"few", "one to three of the {0} pebbles"}};
            }
        };
    }

    @Override
    public Value.Fields sheet() {
        return Value.NO_FIELDS.with("game", Value.of("pebbles"));
    }

    @Override
    public List<BoardQuery.Kind> looks() {
        return List.of(new BoardQuery.Kind("left", "How many are left", false, false));
    }

    @Override
    public Value.Fields look(Heap seen, BoardQuery look) {
        return new Value.Fields(Map.of("left", Value.of(seen.left())));
    }

    @Override
    public String effect(Heap before, Roll roll) {
        return rules().roll(before, roll).left() == 0 ? "won" : "";
    }
}
