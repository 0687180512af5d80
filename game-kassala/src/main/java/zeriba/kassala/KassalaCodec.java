package zeriba.kassala;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import zeriba.engine.Agenda;
import zeriba.engine.Codec;
import zeriba.engine.Node;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;
import zeriba.kassala.rules.S2B_Sequence;

/** Between a state and the neutral tree. */
final class KassalaCodec implements Codec<Kassala> {

    static final String ELIMINATED = "eliminated";
    static final String RESERVE = "reserve";

    private static final Set<String> PARTS =
            Set.of("turn", "options", "units", "moved", "agenda", "contacts");

    private final KassalaMap map;
    private final KassalaRules rules;
    private final StepCodec steps;

    KassalaCodec(KassalaMap map, KassalaRules rules) {
        this.map = map;
        this.rules = rules;
        this.steps = new StepCodec(map);
    }

    @Override
    public Value.Fields write(Kassala state) {
        Value.Fields position =
                Value.NO_FIELDS
                        .with("turn", Value.of(state.turn()))
                        .with("options", options(state.terms()))
                        .with("units", units(state))
                        .with("agenda", steps.write(state.agenda()));
        if (!state.moved().isEmpty()) {
            position = position.with("moved", Value.texts(state.moved().names()));
        }
        boolean told = state.agenda().now() instanceof Step.Combat;
        return !told && state.contacts().equals(Contacts.NONE)
                ? position
                : position.with("contacts", contacts(state.contacts()));
    }

    /**
     * The third is written only where it is on: positions from before there was one are as ever.
     */
    private static Value options(Terms terms) {
        Value.Fields options =
                Value.NO_FIELDS
                        .with(KassalaRules.CANNON, Value.of(terms.cannon()))
                        .with(KassalaRules.MIXED, Value.of(terms.mixed()));
        return terms.farCannon() ? options.with(KassalaRules.FAR_CANNON, Value.of(true)) : options;
    }

    private static Value units(Kassala state) {
        Map<String, Value> units = new LinkedHashMap<>();
        for (Unit unit : Unit.all()) {
            units.put(unit.name(), Value.NO_FIELDS.with("at", Value.of(place(state, unit))));
        }
        return new Value.Fields(units);
    }

    /** The label of the hex or the name of the box of a unit. */
    static String place(Kassala state, Unit unit) {
        int place = state.place(unit);
        return switch (place) {
            case Kassala.ELIMINATED -> ELIMINATED;
            case Kassala.RESERVE -> RESERVE;
            default -> state.map().label(place);
        };
    }

    private Value contacts(Contacts contacts) {
        return Value.NO_FIELDS
                .with("due", Value.texts(contacts.due().names()))
                .with("free", Value.texts(contacts.free().names()))
                .with("targets", Value.texts(map.labels(contacts.targets())))
                .with("shared", Value.texts(map.labels(contacts.shared())))
                .with("attacked", Value.texts(map.labels(contacts.attacked())));
    }

    @Override
    public Kassala read(Value value) throws UnreadableException {
        Node position = new Node("", value).withOnly(PARTS);
        Node options =
                position.at("options").isThere()
                        ? position.at("options")
                                .withOnly(
                                        Set.of(
                                                KassalaRules.CANNON,
                                                KassalaRules.MIXED,
                                                KassalaRules.FAR_CANNON))
                        : new Node("options", Value.NO_FIELDS);
        Terms terms =
                rules.terms(
                        options.at(KassalaRules.CANNON).flag(),
                        options.at(KassalaRules.MIXED).flag(),
                        options.at(KassalaRules.FAR_CANNON).flag());
        Agenda<Step> agenda = steps.read(position.at("agenda"));
        Kassala state =
                Kassala.empty(terms, agenda)
                        .turn(position.at("turn").number(1, S2B_Sequence.LAST_TURN), agenda);
        state = placed(state, position.at("units")).moved(Named.units(position.at("moved")));
        PositionCheck check = new PositionCheck(map);
        check.agenda(state, position.at("agenda"));
        check.units(state, position.at("units"));
        check.moved(state, position.at("moved"));
        return check.begun(begun(state, position.at("contacts")), position);
    }

    private Kassala placed(Kassala empty, Node units) throws UnreadableException {
        Kassala state = empty;
        for (String name : units.fields().fields().keySet()) {
            Node node = units.at(name);
            Unit unit =
                    Unit.named(name)
                            .orElseThrow(() -> node.fault("no unit is called \"" + name + "\""));
            node.withOnly(Set.of("at"));
            state = state.put(unit, place(node.at("at")));
        }
        return state;
    }

    private int place(Node node) throws UnreadableException {
        return switch (node.text()) {
            case ELIMINATED -> Kassala.ELIMINATED;
            case RESERVE -> Kassala.RESERVE;
            default -> Named.hex(node, map);
        };
    }

    /** The state with its contacts; where none are given, its portion begins now. */
    private Kassala begun(Kassala state, Node contacts) throws UnreadableException {
        if (!contacts.isThere()) {
            return S2B_Sequence.entered(state).moved(state.moved());
        }
        contacts.withOnly(Set.of("due", "free", "targets", "shared", "attacked"));
        return state.contacts(
                new Contacts(
                        Named.units(contacts.at("due")),
                        Named.units(contacts.at("free")),
                        Named.hexes(contacts.at("targets"), map),
                        Named.hexes(contacts.at("shared"), map),
                        Named.hexes(contacts.at("attacked"), map)));
    }
}
