package zeriba.app.opponent;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zeriba.ai.Advice;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.app.opponent.EngineCallException.Fault;
import zeriba.arena.ForfeitException;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/**
 * A program in one chair. For each decision it is given a position dealt from what the chair sees,
 * and what it suggests there is played.
 */
final class EngineSeat<S, A> implements Seat<S, A> {

    /** [design] What loading and answering may take beside the thought. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    private final EngineLevel level;
    private final Game<S, A> game;
    private final long seed;
    private long asked;

    EngineSeat(EngineLevel level, Game<S, A> game, long seed) {
        this.level = level;
        this.game = game;
        this.seed = seed;
    }

    @Override
    public Advice<A> advise(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
        SplitMix64 random = SplitMix64.of(seed, ++asked);
        S world = game.rules().dealt(role, seen, (dice, _) -> dice.thrown(random));
        try {
            return suggested(world, choice, stop);
        } catch (EngineCallException fault) {
            if (stop.isAsked()) {
                A first = choice.options().get(0);
                return new Advice<>(first, List.of(first), 0.5, List.of());
            }
            throw new ForfeitException(
                    role.side(),
                    fault.fault().name().toLowerCase(Locale.ROOT),
                    level.name() + " " + fault.getMessage());
        }
    }

    private Advice<A> suggested(S world, Pending.Choice<A> choice, StopSignal stop)
            throws EngineCallException {
        EngineProcess process = level.borrow(game.about());
        Value.Fields answer;
        try {
            answer = answer(process, world, stop);
        } catch (EngineCallException fault) {
            if (fault.fault() == Fault.ILLEGAL) {
                level.keep(process);
            } else {
                process.close();
            }
            throw fault;
        }
        level.keep(process);
        return advice(answer, choice);
    }

    private Value.Fields answer(EngineProcess process, S world, StopSignal stop)
            throws EngineCallException {
        Value.Fields opening =
                Value.NO_FIELDS
                        .with("game", Value.of(game.about().id()))
                        .with("scenario", Value.of(level.setup().scenario()))
                        .with("options", new Value.Fields(level.setup().options()))
                        .with("commands", commands())
                        .with("position", game.codec().write(world));
        Value table = process.ask("new", opening, level.limit(), stop).at("table");
        Value.Fields question =
                Value.NO_FIELDS
                        .with("table", table)
                        .with("millis", Value.of(level.limit().toMillis()));
        Value.Fields whole =
                level.level().map(word -> question.with("level", Value.of(word))).orElse(question);
        Value.Fields answer = process.ask("suggest", whole, level.limit().plus(GRACE), stop);
        process.ask("close", Value.NO_FIELDS.with("table", table), level.limit(), stop);
        return answer;
    }

    private Value.Fields commands() {
        Value.Fields commands = Value.NO_FIELDS;
        for (var command : level.setup().commands().entrySet()) {
            commands = commands.with(command.getKey(), Value.of(command.getValue()));
        }
        return commands;
    }

    private Advice<A> advice(Value.Fields answer, Pending.Choice<A> choice)
            throws EngineCallException {
        A action = read(answer.at("action"));
        if (!choice.options().contains(action)) {
            throw new EngineCallException(
                    Fault.ILLEGAL, "may not " + game.notation().write(action));
        }
        double value = answer.at("value") instanceof Value.Real(double number) ? number : 0.5;
        return new Advice<>(action, line(action, answer), value, List.of());
    }

    private List<A> line(A action, Value.Fields answer) throws EngineCallException {
        List<A> line = new ArrayList<>(List.of(action));
        if (answer.at("line") instanceof Value.Items(List<Value> items)) {
            for (Value item : items.stream().skip(1).toList()) {
                line.add(read(item));
            }
        }
        return line;
    }

    private A read(Value text) throws EngineCallException {
        if (!(text instanceof Value.Text(String words))) {
            throw new EngineCallException(Fault.ILLEGAL, "suggests nothing");
        }
        try {
            return game.notation().read(words);
        } catch (UnreadableException e) {
            throw new EngineCallException(Fault.ILLEGAL, "suggests '" + words + "'");
        }
    }
}
