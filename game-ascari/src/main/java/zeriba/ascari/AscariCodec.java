package zeriba.ascari;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import zeriba.board.HexGrid;
import zeriba.engine.Codec;
import zeriba.engine.Node;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

/** Between a state and the neutral tree. */
final class AscariCodec implements Codec<Ascari> {

    static final String ELIMINATED = "eliminated";
    static final String READY = "ready";

    private static final int MOST = 200;

    private static final Set<String> PARTS =
            Set.of(
                    "battle", "turn", "options", "units", "agenda", "burnt", "held", "rifles",
                    "guns", "freed", "carried", "shelf", "negus", "flight");

    private final AscariRules rules;

    AscariCodec(AscariRules rules) {
        this.rules = rules;
    }

    @Override
    public Value.Fields write(Ascari state) {
        Value.Fields position =
                Value.NO_FIELDS
                        .with("battle", Value.of(word(state.battle().id())))
                        .with("turn", Value.of(state.turn()));
        Value.Fields options = state.options().written();
        if (!options.fields().isEmpty()) {
            position = position.with("options", options);
        }
        position =
                position.with("units", units(state))
                        .with("agenda", new StepCodec(state.battle()).write(state.agenda()));
        return spoils(state, position);
    }

    /** The word for a battle. */
    static String word(Battle.Id id) {
        return id.name().toLowerCase(Locale.ROOT);
    }

    private static Value units(Ascari state) {
        Map<String, Value> units = new LinkedHashMap<>();
        for (Counter counter : state.battle().counters()) {
            if (state.at(counter) != Ascari.ELIMINATED) {
                units.put(
                        counter.id(),
                        Value.NO_FIELDS
                                .with("at", Value.of(place(state, counter)))
                                .with("is", Value.of(condition(state, counter))));
            }
        }
        return new Value.Fields(units);
    }

    /** The label of the hex or the name of the box of a counter. */
    static String place(Ascari state, Counter counter) {
        int place = state.at(counter);
        return place >= 0 ? state.ground().grid().label(place) : box(place);
    }

    private static String box(int place) {
        return switch (place) {
            case Ascari.ELIMINATED -> ELIMINATED;
            case Ascari.RESERVE -> "reserve";
            case Ascari.EXITED -> "exited";
            case Ascari.CAPTURED -> "captured";
            case Ascari.SPIKED -> "spiked";
            default -> throw new IllegalStateException("no box " + place);
        };
    }

    /** The marks of a counter, or that it has none. */
    static String condition(Ascari state, Counter counter) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < Mark.COUNT; i++) {
            if (state.has(Mark.of(i), counter.number())) {
                words.append(words.isEmpty() ? "" : " ").append(Mark.of(i).word());
            }
        }
        return words.isEmpty() ? READY : words.toString();
    }

    private static Value.Fields spoils(Ascari state, Value.Fields position) {
        HexGrid grid = state.ground().grid();
        Spoils spoils = state.spoils();
        Value.Fields with = position;
        with = spoils.burnt().isEmpty() ? with : with.with("burnt", labels(grid, spoils.burnt()));
        with = spoils.held().isEmpty() ? with : with.with("held", labels(grid, spoils.held()));
        with = spoils.rifles().isEmpty() ? with : with.with("rifles", list(grid, spoils.rifles()));
        with = spoils.guns().isEmpty() ? with : with.with("guns", list(grid, spoils.guns()));
        with = number(with, "freed", spoils.freed());
        with = number(with, "carried", spoils.carried());
        with = number(with, "shelf", spoils.shelfTurns());
        with = spoils.atDeath() < 0 ? with : with.with("negus", Value.of(spoils.atDeath()));
        return spoils.fleeing() ? with.with("flight", Value.of(true)) : with;
    }

    private static Value.Fields number(Value.Fields fields, String name, int number) {
        return number == 0 ? fields : fields.with(name, Value.of(number));
    }

    private static Value labels(HexGrid grid, zeriba.board.Places places) {
        return Value.texts(grid.labels(places));
    }

    private static Value list(HexGrid grid, List<Integer> hexes) {
        return Value.texts(hexes.stream().map(grid::label).toList());
    }

    @Override
    public Ascari read(Value value) throws UnreadableException {
        Node position = new Node("", value).withOnly(PARTS);
        Terms terms = rules.terms(battle(position.at("battle")), options(position.at("options")));
        StepCodec steps = new StepCodec(terms.battle());
        Ascari empty = Ascari.empty(terms, Ascari.ELIMINATED, steps.read(position.at("agenda")));
        Draft draft = empty.draft().turn(position.at("turn").number(1, terms.lastTurn()));
        List<Step.Moving> moving =
                empty.agenda().steps().stream()
                        .filter(Step.Moving.class::isInstance)
                        .map(Step.Moving.class::cast)
                        .toList();
        place(draft, position.at("units"), moving);
        draft.spoils(spoils(terms, position));
        Ascari state = draft.done();
        new PositionCheck(state, position).check();
        return state;
    }

    private static Battle.Id battle(Node node) throws UnreadableException {
        String word = node.text();
        for (Battle.Id id : Battle.Id.values()) {
            if (word(id).equals(word)) {
                return id;
            }
        }
        throw node.fault("there is no battle \"" + word + "\"");
    }

    private static RulesOptions options(Node node) throws UnreadableException {
        return RulesOptions.read(node.isThere() ? node.fields() : Value.NO_FIELDS);
    }

    private static void place(Draft draft, Node units, List<Step.Moving> moving)
            throws UnreadableException {
        Battle battle = draft.battle();
        for (String name : units.fields().fields().keySet()) {
            Node node = units.at(name).withOnly(Set.of("at", "is"));
            Counter counter =
                    battle.named(name)
                            .orElseThrow(
                                    () -> units.fault("no counter is called \"" + name + "\""));
            int place = place(node.at("at"), battle.grid());
            boolean isMoving = moving.stream().anyMatch(m -> m.mover() == counter.number());
            if (isMoving || counter.isLeader() || place < 0) {
                draft.carry(counter.number(), place);
            } else if (draft.standing(place) != Ascari.NOBODY) {
                throw node.at("at")
                        .fault(
                                battle.counter(draft.standing(place))
                                        + " stands there; 3.4 allows one combat unit a hex");
            } else {
                draft.put(counter.number(), place);
            }
            mark(draft, counter, node.at("is"));
        }
    }

    private static int place(Node node, HexGrid grid) throws UnreadableException {
        String word = node.text();
        for (int box = Ascari.SPIKED; box < 0; box++) {
            if (box(box).equals(word)) {
                return box;
            }
        }
        return Named.hex(node, grid);
    }

    private static void mark(Draft draft, Counter counter, Node node) throws UnreadableException {
        if (!node.isThere() || node.text().equals(READY)) {
            return;
        }
        for (String word : node.text().split(" ", -1)) {
            boolean known = false;
            for (int i = 0; i < Mark.COUNT; i++) {
                if (Mark.of(i).word().equals(word) && !draft.has(Mark.of(i), counter.number())) {
                    draft.mark(Mark.of(i), counter.number());
                    known = true;
                }
            }
            if (!known) {
                throw node.fault("no condition, or one that is there already: \"" + word + "\"");
            }
        }
    }

    private static Spoils spoils(Terms terms, Node position) throws UnreadableException {
        HexGrid grid = terms.battle().grid();
        List<Integer> none = new ArrayList<>();
        Node negus = position.at("negus");
        return new Spoils(
                        Named.places(position.at("burnt"), grid),
                        Named.places(position.at("held"), grid),
                        none,
                        none,
                        count(position.at("freed")),
                        count(position.at("carried")),
                        count(position.at("shelf")),
                        negus.isThere() ? count(negus) : -1,
                        position.at("flight").flag())
                .rifles(Named.hexes(position.at("rifles"), grid))
                .guns(Named.hexes(position.at("guns"), grid));
    }

    private static int count(Node node) throws UnreadableException {
        return node.isThere() ? node.number(0, MOST) : 0;
    }
}
