package zeriba.kasserine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.engine.About;
import zeriba.engine.Agenda;
import zeriba.engine.Codec;
import zeriba.engine.Node;
import zeriba.engine.Setup;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;
import zeriba.kasserine.rules.S18_Victory;

/** Between a state and the neutral tree. */
final class KasserineCodec implements Codec<Kasserine> {

    static final String ELIMINATED = "eliminated";
    static final String DUE = "due";
    static final String STRENGTH = "strength";

    private static final String FULL = "full";
    private static final String REDUCED = "reduced";
    private static final Set<String> PARTS =
            Set.of(
                    "turn",
                    "scenario",
                    "options",
                    "units",
                    "agenda",
                    "moved",
                    "arrivalsOver",
                    "fought",
                    "struck",
                    "bombarded",
                    "mired",
                    "held",
                    "captured",
                    "events",
                    "support");

    private final About about;
    private final KasserineMap map;
    private final KasserineRules rules;
    private final StepCodec steps;

    KasserineCodec(About about, KasserineMap map, KasserineRules rules) {
        this.about = about;
        this.map = map;
        this.rules = rules;
        this.steps = new StepCodec(map);
    }

    @Override
    public Value.Fields write(Kasserine state) {
        Value.Fields position =
                Value.NO_FIELDS
                        .with("turn", Value.of(state.turn()))
                        .with("scenario", Value.of(state.terms().scenario().id()))
                        .with("options", options(state.terms().variants()))
                        .with("units", units(state))
                        .with("agenda", steps.write(state.agenda()));
        Control control = state.control();
        return activity(position, state)
                .with("held", Value.texts(held(state)))
                .with("captured", Value.of(control.most()))
                .with("events", Value.texts(events(control)))
                .with("support", SupportCodec.write(state.support()));
    }

    private static Value.Fields options(Variants variants) {
        return Value.NO_FIELDS
                .with(Variants.SBEITLA, Value.of(variants.sbeitla()))
                .with(Variants.MOBILE, Value.of(variants.mobilePercent()))
                .with(Variants.ZONE_LOCK, Value.of(variants.zoneLock()))
                .with(Variants.TURNS, Value.of(variants.turns()))
                .with(Variants.SUPPLY, Value.of(variants.supply()))
                .with(Variants.OPEN_SUPPORT, Value.of(variants.openSupport()));
    }

    private static Value units(Kasserine state) {
        Map<String, Value> units = new LinkedHashMap<>();
        for (Unit unit : Unit.all()) {
            units.put(
                    unit.id(),
                    Value.NO_FIELDS
                            .with("at", Value.of(place(state, unit)))
                            .with(STRENGTH, Value.of(strength(state, unit))));
        }
        return new Value.Fields(units);
    }

    /** The label of the hex or the name of the box of a unit. */
    static String place(Kasserine state, Unit unit) {
        int place = state.place(unit);
        return switch (place) {
            case Kasserine.ELIMINATED -> ELIMINATED;
            case Kasserine.DUE -> DUE;
            default -> state.map().label(place);
        };
    }

    /** The word for how strong a unit still is. */
    static String strength(Kasserine state, Unit unit) {
        return state.isReduced(unit) ? REDUCED : FULL;
    }

    private static Value.Fields activity(Value.Fields position, Kasserine state) {
        Activity done = state.activity();
        Army army = mover(state);
        Value.Fields fields = position;
        fields = with(fields, "moved", army, done.moved());
        if (done.closed()) {
            fields = fields.with("arrivalsOver", Value.of(true));
        }
        fields = with(fields, "fought", army, done.fought());
        fields = with(fields, "struck", army.enemy(), done.struck());
        fields = with(fields, "bombarded", army.enemy(), done.bombarded());
        return with(fields, "mired", army, done.mired());
    }

    private static Value.Fields with(Value.Fields fields, String name, Army army, long bits) {
        return bits == 0 ? fields : fields.with(name, Value.texts(new Units(army, bits).names()));
    }

    /** Whose phase it is; the Axis, where it is nobody's. */
    static Army mover(Kasserine state) {
        for (Step step : state.agenda().steps()) {
            switch (step) {
                case Step.Movement(Army army, _) -> {
                    return army;
                }
                case Step.Combat(Army army) -> {
                    return army;
                }
                case Step.Draw _,
                        Step.Going _,
                        Step.Commitment _,
                        Step.Battle _,
                        Step.Losses _,
                        Step.Retreats _,
                        Step.Advance _,
                        Step.EndOfTurn _,
                        Step.Over _ -> {}
            }
        }
        return Army.AXIS;
    }

    private static List<String> held(Kasserine state) {
        List<String> held = new ArrayList<>();
        List<Integer> sites = state.terms().sites();
        for (int i = 0; i < sites.size(); i++) {
            if ((state.control().held() >>> i & 1) != 0) {
                held.add(state.map().label(sites.get(i)));
            }
        }
        return held;
    }

    private static List<String> events(Control control) {
        List<String> events = new ArrayList<>();
        for (Trigger trigger : Trigger.values()) {
            if (control.has(trigger)) {
                events.add(trigger.id());
            }
        }
        return events;
    }

    @Override
    public Kasserine read(Value value) throws UnreadableException {
        Node position = new Node("", value).withOnly(PARTS);
        Terms terms = terms(position);
        Agenda<Step> agenda = steps.read(position.at("agenda"));
        Kasserine state =
                Kasserine.empty(terms, agenda)
                        .turn(position.at("turn").number(1, terms.lastTurn()), agenda);
        PositionCheck check = new PositionCheck(position);
        state = placed(state, position.at("units"));
        check.agenda(state);
        state = state.activity(activity(state, position)).control(control(state, position));
        state = state.support(SupportCodec.read(state, position.at("support")));
        return check.checked(state);
    }

    private Terms terms(Node position) throws UnreadableException {
        Setup setup =
                position.at("scenario").isThere()
                        ? Setup.of(position.at("scenario").text())
                        : Setup.of(about.scenarios().getFirst().id());
        Node options = position.at("options");
        if (options.isThere()) {
            for (var option : options.fields().fields().entrySet()) {
                setup = setup.with(option.getKey(), option.getValue());
            }
        }
        return rules.terms(about.complete(setup));
    }

    private Kasserine placed(Kasserine empty, Node units) throws UnreadableException {
        Kasserine state = empty;
        for (String name : units.fields().fields().keySet()) {
            Node node = units.at(name);
            Unit unit =
                    Unit.named(name)
                            .orElseThrow(() -> node.fault("no unit is called \"" + name + "\""));
            node.withOnly(Set.of("at", STRENGTH));
            state = state.put(unit, place(node.at("at")));
            if (node.at(STRENGTH).isThere() && isReduced(state, unit, node.at(STRENGTH))) {
                state = state.reduced(unit.army(), state.reduced(unit.army()) | unit.mask());
            }
        }
        return state;
    }

    private static boolean isReduced(Kasserine state, Unit unit, Node node)
            throws UnreadableException {
        String word = node.text();
        if (!word.equals(FULL) && !word.equals(REDUCED)) {
            throw node.fault("must be full or reduced");
        }
        boolean reduced = word.equals(REDUCED);
        if (reduced && (state.roster().twoSided(unit.army()) & unit.mask()) == 0) {
            throw node.fault(unit + " has no reduced side");
        }
        return reduced;
    }

    private int place(Node node) throws UnreadableException {
        return switch (node.text()) {
            case ELIMINATED -> Kasserine.ELIMINATED;
            case DUE -> Kasserine.DUE;
            default -> Named.hex(node, map);
        };
    }

    private static Activity activity(Kasserine state, Node position) throws UnreadableException {
        Army army = mover(state);
        return new Activity(
                bits(position, "moved", army),
                position.at("arrivalsOver").isThere() && position.at("arrivalsOver").flag(),
                bits(position, "fought", army),
                bits(position, "struck", army.enemy()),
                bits(position, "bombarded", army.enemy()),
                bits(position, "mired", army));
    }

    private static long bits(Node position, String name, Army army) throws UnreadableException {
        Node node = position.at(name);
        return node.isThere() ? Named.units(node, army).bits() : 0;
    }

    private Control control(Kasserine state, Node position) throws UnreadableException {
        int held = 0;
        Node sites = position.at("held");
        for (Node node : sites.isThere() ? sites.items() : List.<Node>of()) {
            int bit = state.terms().site(Named.hex(node, map));
            if (bit == 0) {
                throw node.fault("nobody asks who holds this hex");
            }
            held |= bit;
        }
        Node most = position.at("captured");
        int captured = most.isThere() ? most.number(0, S18_Victory.TO_WIN) : 0;
        int triggers = 0;
        Node events = position.at("events");
        for (Node node : events.isThere() ? events.items() : List.<Node>of()) {
            String id = node.text();
            triggers |=
                    Trigger.named(id)
                            .orElseThrow(() -> node.fault("there is no event \"" + id + "\""))
                            .mask();
        }
        return new Control(held, captured, triggers);
    }
}
