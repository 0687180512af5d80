package zeriba.kassala;

import java.util.Set;
import zeriba.engine.Agenda;
import zeriba.engine.Node;
import zeriba.engine.Result;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;
import zeriba.kassala.rules.S3_Winning;

/** Between the steps still to be done and the neutral tree. */
final class StepCodec {

    private final KassalaMap map;

    StepCodec(KassalaMap map) {
        this.map = map;
    }

    /** The word for a step, in positions and in messages. */
    static String word(Step step) {
        return switch (step) {
            case Step.Deployment _ -> "deployment";
            case Step.Movement _ -> "movement";
            case Step.Combat _ -> "combat";
            case Step.Battle _ -> "battle";
            case Step.Losses _ -> "losses";
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
            case Step.Deployment(Army army) -> with(fields, army);
            case Step.Movement(Army army) -> with(fields, army);
            case Step.Combat(Army army) -> with(fields, army);
            case Step.Battle(Army army, Units attackers, Units defenders) ->
                    with(fields, army)
                            .with("attackers", Value.texts(attackers.names()))
                            .with("defenders", Value.texts(defenders.names()));
            case Step.Losses(Army army, Units from, int atLeast) ->
                    with(fields, army)
                            .with("from", Value.texts(from.names()))
                            .with("atLeast", Value.of(atLeast));
            case Step.Advance(Army army, Units attackers, Units advanced, long hexes) ->
                    with(fields, army)
                            .with("attackers", Value.texts(attackers.names()))
                            .with("advanced", Value.texts(advanced.names()))
                            .with("hexes", Value.texts(map.labels(hexes)));
            case Step.EndOfTurn() -> fields;
            case Step.Over(Result result) ->
                    fields.with("winner", result.winnerName())
                            .with("rule", Value.of(result.rule()));
        };
    }

    private static Value.Fields with(Value.Fields fields, Army army) {
        return fields.with("side", Value.of(army.toString()));
    }

    Agenda<Step> read(Node agenda) throws UnreadableException {
        return Agenda.read(agenda, this::step);
    }

    private Step step(Node node) throws UnreadableException {
        String word = node.at("step").text();
        return switch (word) {
            case "deployment" -> new Step.Deployment(army(node));
            case "movement" -> new Step.Movement(army(node));
            case "combat" -> new Step.Combat(army(node));
            case "battle" -> battle(node);
            case "losses" -> losses(node);
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

    private static Step battle(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "side", "attackers", "defenders"));
        return new Step.Battle(
                Named.army(node.at("side")),
                Named.units(node.at("attackers")),
                Named.units(node.at("defenders")));
    }

    private static Step losses(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "side", "from", "atLeast"));
        return new Step.Losses(
                Named.army(node.at("side")),
                Named.units(node.at("from")),
                node.at("atLeast").number(1, 100));
    }

    private Step advance(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "side", "attackers", "advanced", "hexes"));
        return new Step.Advance(
                Named.army(node.at("side")),
                Named.units(node.at("attackers")),
                Named.units(node.at("advanced")),
                Named.hexes(node.at("hexes"), map));
    }

    private static Step over(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "winner", "rule"));
        String rule = node.at("rule").text();
        for (Result result : S3_Winning.results()) {
            if (result.rule().equals(rule)) {
                if (node.at("winner").value().equals(result.winnerName())) {
                    return new Step.Over(result);
                }
                throw node.at("winner").fault("does not win by " + rule);
            }
        }
        throw node.at("rule").fault("no game ends by " + rule);
    }
}
