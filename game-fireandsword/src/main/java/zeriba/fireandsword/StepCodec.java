package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Agenda;
import zeriba.engine.Node;
import zeriba.engine.Result;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;
import zeriba.fireandsword.battle.FieldText;
import zeriba.fireandsword.battle.Order;
import zeriba.fireandsword.battle.Steamer;

/** Between the steps still to be done and the neutral tree. */
final class StepCodec {

    private final SudanMap map;
    private final Forces forces;
    private final StepReader reader;

    StepCodec(SudanMap map, Forces forces) {
        this.map = map;
        this.forces = forces;
        this.reader = new StepReader(map, forces);
    }

    Value ids(Units units) {
        return Value.texts(units.stream().mapToObj(u -> forces.unit(u).id()).toList());
    }

    Value spaces(long spaces) {
        List<String> labels = new ArrayList<>();
        for (long left = spaces; left != 0; left &= left - 1) {
            labels.add(map.label(Long.numberOfTrailingZeros(left)));
        }
        return Value.texts(labels);
    }

    private Value place(int place) {
        return Value.of(Places.name(map, place));
    }

    Value write(Agenda<Step> agenda) {
        return Value.of(agenda.steps().stream().map(this::write).toList());
    }

    Agenda<Step> read(Node agenda) throws UnreadableException {
        List<Step> steps = new ArrayList<>();
        for (Node item : agenda.items()) {
            steps.add(reader.read(item));
        }
        if (steps.isEmpty()) {
            throw agenda.fault("something must be left to do");
        }
        return Agenda.of(steps);
    }

    private Value.Fields write(Step step) {
        Value.Fields f = Value.NO_FIELDS.with("step", Value.of(StepWords.of(step)));
        return switch (step) {
            case Step.SetUp _,
                    Step.Indexes _,
                    Step.TurnBegins _,
                    Step.MovementBegins _,
                    Step.Revolts _,
                    Step.Movement _,
                    Step.Settle _,
                    Step.EndOfMovement _,
                    Step.Supplies _,
                    Step.Adjustment _,
                    Step.ThirdBoat _,
                    Step.Levies _,
                    Step.EndOfTurn _ ->
                    f;
            case Step.Surprise s -> f.with("region", Value.of(Region.of(s.region()).id()));
            case Step.Slip s ->
                    f.with("region", Value.of(Region.of(s.region()).id()))
                            .with("places", spaces(s.places()));
            case Step.Sieges s ->
                    f.with("towns", spaces(s.towns())).with("more", Value.of(s.more()));
            case Step.Travel s -> travel(f, s);
            case Step.Encounter s -> clash(f, s.clash());
            case Step.CallOff s -> clash(f, s.clash()).with("count", Value.of(s.count()));
            case Step.Types s -> clash(f, s.clash()).with("count", Value.of(s.count()));
            case Step.Strength s -> clash(f, s.clash()).with("types", numbers(s.types()));
            case Step.Nature s ->
                    clash(f, s.clash())
                            .with("count", Value.of(s.count()))
                            .with("rivals", FieldText.troops(s.rivals()));
            case Step.Manner s -> clash(f, s.clash()).with("muster", FieldText.write(s.muster()));
            case Step.Posture s ->
                    clash(f, s.clash())
                            .with("field", FieldText.write(s.field()))
                            .with("own", orders(s.own()))
                            .with("rival", orders(s.rival()));
            case Step.Fight s ->
                    clash(f, s.clash())
                            .with("field", FieldText.write(s.field()))
                            .with("ordered", Value.of(s.commanded()));
            case Step.Sail s -> clash(f, s.clash()).with("fight", sail(s.fight()));
            case Step.Held s -> clash(f, s.clash()).with("muster", FieldText.write(s.muster()));
            case Step.Toll s ->
                    clash(f, s.clash())
                            .with("muster", FieldText.write(s.muster()))
                            .with("won", Value.of(s.won()))
                            .with("losses", numbers(s.losses()));
            case Step.Confirm s ->
                    clash(f, s.clash())
                            .with("muster", FieldText.write(s.muster()))
                            .with("won", Value.of(s.won()))
                            .with("losses", numbers(s.losses()));
            case Step.Escape s ->
                    clash(f, s.clash())
                            .with("hot", Value.of(s.hot()))
                            .with("losses", losses(s.losses()));
            case Step.Cards s ->
                    clash(f, s.clash())
                            .with("won", Value.of(s.won()))
                            .with("losses", losses(s.losses()));
            case Step.Hit s ->
                    clash(f, s.clash())
                            .with("won", Value.of(s.won()))
                            .with("hits", Value.of(s.hits()))
                            .with("deck", Value.of(s.deck()));
            case Step.Wounded s ->
                    clash(f, s.clash())
                            .with("won", Value.of(s.won()))
                            .with("commanders", ids(s.commanders()));
            case Step.Aftermath s -> clash(f, s.clash()).with("won", Value.of(s.won()));
            case Step.Freed s ->
                    f.with("space", place(s.space())).with("relieved", Value.of(s.relieved()));
            case Step.Supply s ->
                    f.with("space", place(s.space())).with("foraged", Value.of(s.foraged()));
            case Step.Camps s -> f.with("spaces", spaces(s.spaces()));
            case Step.Arrivals s -> f.with("space", place(s.space()));
            case Step.Landing s -> landing(f, s);
            case Step.Levy s -> f.with("stands", Value.of(s.stands()));
            case Step.Over s -> over(f, s.result());
        };
    }

    private Value.Fields travel(Value.Fields f, Step.Travel s) {
        return f.with("units", ids(s.units()))
                .with("boat", s.boat() < 0 ? Value.NOTHING : Value.of(forces.unit(s.boat()).id()))
                .with("path", Value.of(s.path().stream().map(this::place).toList()))
                .with("cleared", Value.of(s.cleared()));
    }

    private Value.Fields landing(Value.Fields f, Step.Landing s) {
        return f.with("space", place(s.space()))
                .with("left", Value.of(s.left()))
                .with("boxes", Value.of(s.boxes()))
                .with("landed", ids(s.landed()))
                .with("evacuated", Value.of(s.evacuated()));
    }

    private static Value.Fields over(Value.Fields f, Result result) {
        return f.with("winner", Value.of(result.winner().map(w -> w.name()).orElse("")))
                .with("rule", Value.of(result.rule()))
                .with("grade", Value.of(result.grade()))
                .with("score", Value.of(result.score()));
    }

    private Value.Fields clash(Value.Fields f, Clash clash) {
        return f.with("cause", Value.of(FieldText.word(clash.cause())))
                .with("at", place(clash.space()))
                .with("force", ids(clash.force()))
                .with("inside", ids(clash.inside()))
                .with("origin", place(clash.origin()));
    }

    private static Value sail(Steamer s) {
        return Value.NO_FIELDS
                .with("rifles", Value.of(s.rifles()))
                .with("guns", Value.of(s.guns()))
                .with("atFirst", Value.of(s.atFirst()))
                .with("embarked", Value.of(s.embarked()))
                .with("hull", Value.of(s.hull()))
                .with("round", Value.of(s.round()));
    }

    private static Value numbers(List<Integer> numbers) {
        return Value.of(numbers.stream().map(n -> Value.of((long) n)).toList());
    }

    /** Orders; those that are hidden read "?". */
    private static Value orders(List<Order> orders) {
        return orders.equals(Secrets.UNSEEN)
                ? Value.of("?")
                : Value.texts(orders.stream().map(Order::word).toList());
    }

    private Value losses(List<Loss> losses) {
        return Value.of(
                losses.stream()
                        .map(l ->
                                Value.NO_FIELDS
                                        .with("unit", Value.of(forces.unit(l.unit()).id()))
                                        .with("lost", Value.of(l.lost()))
                                        .with("before", Value.of(l.before()))
                                        .with("away", Value.of(l.away())))
                        .toList());
    }
}
