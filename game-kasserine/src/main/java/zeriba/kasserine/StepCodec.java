package zeriba.kasserine;

import java.util.Set;
import zeriba.engine.Agenda;
import zeriba.engine.Node;
import zeriba.engine.Result;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;
import zeriba.kasserine.rules.S18_Victory;

/** Between the steps still to be done and the neutral tree. */
final class StepCodec {

    private static final int MOST_MARKERS = 4;
    private static final int LONGEST_RETREAT = 3;

    private final KasserineMap map;

    StepCodec(KasserineMap map) {
        this.map = map;
    }

    /** The word for a step, in positions and in messages. */
    static String word(Step step) {
        return switch (step) {
            case Step.Draw _ -> "draw";
            case Step.Movement(_, Phase phase) -> phase.word();
            case Step.Going _ -> "going";
            case Step.Combat _ -> "combat";
            case Step.Commitment _ -> "commitment";
            case Step.Battle _ -> "battle";
            case Step.Losses _ -> "losses";
            case Step.Retreats _ -> "retreats";
            case Step.Advance _ -> "advance";
            case Step.EndOfTurn() -> "end-of-turn";
            case Step.Over _ -> "over";
        };
    }

    Value write(Agenda<Step> agenda) {
        return agenda.write(this::write);
    }

    private Value write(Step step) {
        Value.Fields fields = Value.NO_FIELDS.with("step", Value.of(word(step)));
        return switch (step) {
            case Step.Draw(Army army) -> with(fields, army);
            case Step.Movement(Army army, _) -> with(fields, army);
            case Step.Going(Army army, Phase phase, Unit unit, int from) ->
                    with(fields, army)
                            .with("phase", Value.of(phase.word()))
                            .with("unit", Value.of(unit.id()))
                            .with("from", Value.of(map.label(from)));
            case Step.Combat(Army army) -> with(fields, army);
            case Step.Commitment(Army army, Engagement engagement) ->
                    with(with(fields, army), engagement);
            case Step.Battle(Engagement engagement) ->
                    with(with(fields, engagement.army()), engagement);
            case Step.Losses(Army army, Units from) ->
                    with(fields, army).with("from", Value.texts(from.names()));
            case Step.Retreats(Army army, Units units, int length, Step.Part part) ->
                    with(fields, army)
                            .with("units", Value.texts(units.names()))
                            .with("hexes", Value.of(length))
                            .with("part", Value.of(word(part)));
            case Step.Advance(Army army, Units attackers, int hex) ->
                    with(fields, army)
                            .with("attackers", Value.texts(attackers.names()))
                            .with("hex", Value.of(map.label(hex)));
            case Step.EndOfTurn() -> fields;
            case Step.Over(Result result) ->
                    fields.with("winner", result.winnerName())
                            .with("rule", Value.of(result.rule()));
        };
    }

    private static String word(Step.Part part) {
        return part == Step.Part.ATTACKER ? "attacker" : "defender";
    }

    private static Value.Fields with(Value.Fields fields, Army army) {
        return fields.with("side", Value.of(army.toString()));
    }

    private static Value.Fields with(Value.Fields fields, Engagement engagement) {
        return fields.with("attacker", Value.of(engagement.army().toString()))
                .with("attackers", Value.texts(engagement.attackers().names()))
                .with("defender", Value.of(engagement.defender().id()))
                .with("attackMarkers", SupportCodec.open(engagement.attack()))
                .with("defenceMarkers", SupportCodec.open(engagement.defence()));
    }

    Agenda<Step> read(Node agenda) throws UnreadableException {
        return Agenda.read(agenda, this::step);
    }

    private Step step(Node node) throws UnreadableException {
        String word = node.at("step").text();
        return switch (word) {
            case "draw" -> new Step.Draw(army(node));
            case "movement" -> new Step.Movement(army(node), Phase.MOVEMENT);
            case "mobile-movement" -> new Step.Movement(army(node), Phase.MOBILE);
            case "going" -> going(node);
            case "combat" -> new Step.Combat(army(node));
            case "commitment" -> new Step.Commitment(Named.army(node.at("side")), engagement(node));
            case "battle" -> new Step.Battle(engagement(node));
            case "losses" -> losses(node);
            case "retreats" -> retreats(node);
            case "advance" -> advance(node);
            case "end-of-turn" -> {
                node.withOnly(Set.of("step"));
                yield new Step.EndOfTurn();
            }
            case "over" -> over(node);
            default -> throw node.at("step").fault("there is no step \"" + word + "\"");
        };
    }

    private static Army army(Node node) throws UnreadableException {
        return Named.army(node.withOnly(Set.of("step", "side")).at("side"));
    }

    private Step going(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "side", "phase", "unit", "from"));
        return new Step.Going(
                Named.army(node.at("side")),
                phase(node.at("phase")),
                Named.unit(node.at("unit")),
                Named.hex(node.at("from"), map));
    }

    private static Phase phase(Node node) throws UnreadableException {
        String word = node.text();
        for (Phase phase : Phase.values()) {
            if (phase.word().equals(word)) {
                return phase;
            }
        }
        throw node.fault("there is no phase \"" + word + "\"");
    }

    private static Engagement engagement(Node node) throws UnreadableException {
        node.withOnly(
                Set.of(
                        "step",
                        "side",
                        "attacker",
                        "attackers",
                        "defender",
                        "attackMarkers",
                        "defenceMarkers"));
        return new Engagement(
                Named.units(node.at("attackers"), Named.army(node.at("attacker"))),
                Named.unit(node.at("defender")),
                Named.markers(node.at("attackMarkers"), MOST_MARKERS),
                Named.markers(node.at("defenceMarkers"), MOST_MARKERS));
    }

    private static Step losses(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "side", "from"));
        Army army = Named.army(node.at("side"));
        return new Step.Losses(army, Named.units(node.at("from"), army));
    }

    private static Step retreats(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "side", "units", "hexes", "part"));
        Army army = Named.army(node.at("side"));
        String part = node.at("part").text();
        for (Step.Part which : Step.Part.values()) {
            if (word(which).equals(part)) {
                return new Step.Retreats(
                        army,
                        Named.units(node.at("units"), army),
                        node.at("hexes").number(1, LONGEST_RETREAT),
                        which);
            }
        }
        throw node.at("part").fault("must be attacker or defender");
    }

    private Step advance(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "side", "attackers", "hex"));
        Army army = Named.army(node.at("side"));
        return new Step.Advance(
                army, Named.units(node.at("attackers"), army), Named.hex(node.at("hex"), map));
    }

    private static Step over(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "winner", "rule"));
        String rule = node.at("rule").text();
        for (Result result : S18_Victory.results()) {
            if (result.rule().equals(rule)
                    && node.at("winner").value().equals(result.winnerName())) {
                return new Step.Over(result);
            }
        }
        throw node.fault("no game ends so: " + rule);
    }
}
