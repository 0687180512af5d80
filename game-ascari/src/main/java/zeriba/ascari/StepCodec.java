package zeriba.ascari;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import zeriba.ascari.rules.S7_Victory;
import zeriba.board.HexGrid;
import zeriba.engine.Agenda;
import zeriba.engine.Node;
import zeriba.engine.Result;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

/** Between the steps still to be done in a battle and the neutral tree. */
final class StepCodec {

    private static final int MOST_POINTS = 9;

    private final Battle battle;
    private final HexGrid grid;

    StepCodec(Battle battle) {
        this.battle = battle;
        this.grid = battle.grid();
    }

    /** The word for a step, in positions and in messages. */
    static String word(Step step) {
        return switch (step) {
            case Step.Deployment _ -> "deployment";
            case Step.Movement _ -> "movement";
            case Step.Moving _ -> "moving";
            case Step.Window _ -> "window";
            case Step.Shot _ -> "shot";
            case Step.LeaderHits _ -> "leader-hits";
            case Step.Melee _ -> "melee";
            case Step.Spiking _ -> "spiking";
            case Step.Retreat _ -> "retreat";
            case Step.Fire _ -> "fire";
            case Step.Burning _ -> "burning";
            case Step.Administration _ -> "administration";
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
            case Step.Fire(Army army) -> with(fields, army);
            case Step.Administration(Army army) -> with(fields, army);
            case Step.Moving moving -> moving(fields, moving);
            case Step.Window(Army by, long firers) ->
                    with(fields, by).with("firers", Value.texts(units(firers)));
            case Step.Shot(int firer, int target, boolean opportunity) ->
                    fields.with("firer", Value.of(id(firer)))
                            .with("target", Value.of(id(target)))
                            .with("opportunity", Value.of(opportunity));
            case Step.LeaderHits(int leaders) ->
                    fields.with("leaders", Value.texts(battle.riders(leaders)));
            case Step.Melee(int attacker, int defender, int from) ->
                    fields.with("attacker", Value.of(id(attacker)))
                            .with("defender", Value.of(id(defender)))
                            .with("from", Value.of(grid.label(from)));
            case Step.Spiking(int battery) -> fields.with("battery", Value.of(id(battery)));
            case Step.Retreat(int unit, int from) ->
                    fields.with("unit", Value.of(id(unit)))
                            .with("from", Value.of(grid.label(from)));
            case Step.Burning(var left) -> fields.with("hexes", Value.texts(grid.labels(left)));
            case Step.Over(Result result) -> over(fields, result);
        };
    }

    private Value.Fields moving(Value.Fields fields, Step.Moving moving) {
        Value.Fields written =
                fields.with("mover", Value.of(id(moving.mover())))
                        .with("points", Value.of(moving.points()))
                        .with(
                                "path",
                                Value.texts(
                                        moving.path().hexes().stream().map(grid::label).toList()));
        if (moving.riders() != 0) {
            written = written.with("riders", Value.texts(battle.riders(moving.riders())));
        }
        if (moving.halted()) {
            written = written.with("halted", Value.of(true));
        }
        return moving.flipped() ? written.with("flipped", Value.of(true)) : written;
    }

    private static Value.Fields over(Value.Fields fields, Result result) {
        return fields.with("winner", result.winnerName())
                .with("rule", Value.of(result.rule()))
                .with("grade", Value.of(result.grade()))
                .with("score", Value.of(result.score()));
    }

    private String id(int number) {
        return battle.counter(number).id();
    }

    private List<String> units(long units) {
        List<String> names = new ArrayList<>();
        for (long rest = units; rest != 0; rest &= rest - 1) {
            names.add(id(Long.numberOfTrailingZeros(rest)));
        }
        return names;
    }

    private static Value.Fields with(Value.Fields fields, Army army) {
        return fields.with("side", Value.of(army.toString()));
    }

    /** The agenda; the end of a battle is told by the rest of the position. */
    Agenda<Step> read(Node agenda) throws UnreadableException {
        return Agenda.read(agenda, this::step);
    }

    private Step step(Node node) throws UnreadableException {
        String word = node.at("step").text();
        return switch (word) {
            case "deployment" -> new Step.Deployment(army(node));
            case "movement" -> new Step.Movement(army(node));
            case "fire" -> new Step.Fire(army(node));
            case "administration" -> new Step.Administration(army(node));
            case "moving" -> moving(node);
            case "window" -> {
                node.withOnly(Set.of("step", "side", "firers"));
                yield new Step.Window(
                        Named.army(node.at("side")), Named.units(node.at("firers"), battle));
            }
            case "shot" -> shot(node);
            case "leader-hits" -> {
                node.withOnly(Set.of("step", "leaders"));
                yield new Step.LeaderHits(Named.leaders(node.at("leaders"), battle));
            }
            case "melee" -> melee(node);
            case "spiking" -> {
                node.withOnly(Set.of("step", "battery"));
                yield new Step.Spiking(Named.counter(node.at("battery"), battle).number());
            }
            case "retreat" -> {
                node.withOnly(Set.of("step", "unit", "from"));
                yield new Step.Retreat(
                        Named.counter(node.at("unit"), battle).number(),
                        Named.hex(node.at("from"), grid));
            }
            case "burning" -> {
                node.withOnly(Set.of("step", "hexes"));
                yield new Step.Burning(Named.places(node.at("hexes"), grid));
            }
            case "over" -> over(node);
            default -> throw node.at("step").fault("there is no step \"" + word + "\"");
        };
    }

    private static Army army(Node node) throws UnreadableException {
        return Named.army(node.withOnly(Set.of("step", "side")).at("side"));
    }

    private Step moving(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "mover", "points", "path", "riders", "halted", "flipped"));
        List<Integer> path = Named.hexes(node.at("path"), grid);
        if (path.isEmpty()) {
            throw node.at("path").fault("must have a hex at least, the first where it began");
        }
        return new Step.Moving(
                Named.counter(node.at("mover"), battle).number(),
                Named.leaders(node.at("riders"), battle),
                node.at("points").number(0, MOST_POINTS),
                Path.of(path),
                node.at("halted").flag(),
                node.at("flipped").flag());
    }

    private Step shot(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "firer", "target", "opportunity"));
        return new Step.Shot(
                Named.counter(node.at("firer"), battle).number(),
                Named.counter(node.at("target"), battle).number(),
                node.at("opportunity").flag());
    }

    private Step melee(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "attacker", "defender", "from"));
        return new Step.Melee(
                Named.counter(node.at("attacker"), battle).number(),
                Named.counter(node.at("defender"), battle).number(),
                Named.hex(node.at("from"), grid));
    }

    private static Step over(Node node) throws UnreadableException {
        node.withOnly(Set.of("step", "winner", "rule", "grade", "score"));
        String rule = node.at("rule").text();
        String grade = node.at("grade").text();
        int score = node.at("score").number(-1000, 1000);
        return new Step.Over(
                node.at("winner").isThere()
                        ? new Result.Won(Named.army(node.at("winner")).side(), rule, grade, score)
                        : new Result.Drawn(rule, grade, score));
    }

    /** Refuses an end that the rest of the position does not lead to. */
    static void requireEnd(Ascari state, Result told, Node node) throws UnreadableException {
        Result result = S7_Victory.result(state);
        if (!result.equals(told)) {
            throw node.fault("the battle would end otherwise: " + result);
        }
    }
}
