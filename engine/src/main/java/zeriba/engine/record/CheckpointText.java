package zeriba.engine.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Game;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Milestones as trees. Nothing derived is written: what is read leads on as the journal did. */
public final class CheckpointText {

    private CheckpointText() {}

    /** The tree of a milestone. */
    public static <S> Value.Fields write(Game<S, ?> game, Checkpoint<S> milestone) {
        Instructions given = milestone.instructions();
        return Value.NO_FIELDS
                .with("number", Value.of(milestone.number()))
                .with("standing", Value.of(milestone.standing()))
                .with("choices", fields(milestone.choices(), Value::of))
                .with("talk", talk(milestone.talk()))
                .with("orders", fields(given.orders(), kinds -> fields(kinds, Value::of)))
                .with("plans", fields(given.plans(), Value::texts))
                .with("position", game.codec().write(milestone.state()));
    }

    private static <T> Value.Fields fields(
            Map<String, T> map, java.util.function.Function<T, Value> write) {
        Map<String, Value> all = new TreeMap<>();
        map.forEach((name, value) -> all.put(name, write.apply(value)));
        return new Value.Fields(all);
    }

    private static Value.Fields talk(TableStatus talk) {
        Value.Fields told = Value.NO_FIELDS;
        if (talk.request() != null) {
            TableStatus.Request request = talk.request();
            told =
                    told.with("by", Value.of(request.by().name()))
                            .with("word", Value.of(TableActionText.write(request.word())))
                            .with(
                                    "accepted",
                                    Value.texts(request.accepted().stream().sorted().toList()));
        }
        if (talk.agreed() != null) {
            told = told.with("agreed", result(talk.agreed()));
        }
        return talk.late() == null ? told : told.with("late", Value.of(talk.late().name()));
    }

    private static Value.Fields result(Result result) {
        return Value.NO_FIELDS
                .with("winner", result.winnerName())
                .with("rule", Value.of(result.rule()))
                .with("grade", Value.of(result.grade()))
                .with("score", Value.of(result.score()));
    }

    /** The milestone of a tree. */
    public static <S> Checkpoint<S> read(Game<S, ?> game, Value tree) throws UnreadableException {
        TreeReader node = new TreeReader("", tree);
        return new Checkpoint<>(
                count(node.at("number")),
                count(node.at("standing")),
                map(node.at("choices"), CheckpointText::count),
                game.codec().read(node.at("position").value()),
                talk(game, node.at("talk")),
                new Instructions(
                        map(node.at("orders"), kinds -> map(kinds, TreeReader::text)),
                        map(node.at("plans"), CheckpointText::texts)));
    }

    private static int count(TreeReader node) throws UnreadableException {
        return node.number(0, Integer.MAX_VALUE);
    }

    private static List<String> texts(TreeReader node) throws UnreadableException {
        List<String> texts = new ArrayList<>();
        for (TreeReader item : node.items()) {
            texts.add(item.text());
        }
        return texts;
    }

    private static <T> Map<String, T> map(TreeReader node, TreeReader.Reading<T> read)
            throws UnreadableException {
        Map<String, T> map = new LinkedHashMap<>();
        for (String name : node.fields().fields().keySet()) {
            map.put(name, read.read(node.at(name)));
        }
        return map;
    }

    private static TableStatus talk(Game<?, ?> game, TreeReader node) throws UnreadableException {
        return new TableStatus(request(game, node), agreed(game, node), late(game, node));
    }

    private static TableStatus.@Nullable Request request(Game<?, ?> game, TreeReader node)
            throws UnreadableException {
        if (!node.at("word").isThere()) {
            return null;
        }
        Role by = node.at("by").named("role", game.about()::role);
        Set<String> accepted = new TreeSet<>(texts(node.at("accepted")));
        return new TableStatus.Request(by, TableActionText.read(node.at("word").text()), accepted);
    }

    private static @Nullable Side late(Game<?, ?> game, TreeReader node)
            throws UnreadableException {
        return node.at("late").isThere() ? side(game, node.at("late")) : null;
    }

    private static Side side(Game<?, ?> game, TreeReader node) throws UnreadableException {
        return node.named(
                "side",
                name ->
                        game.about().sides().stream()
                                .filter(side -> side.name().equals(name))
                                .findFirst());
    }

    private static @Nullable Result agreed(Game<?, ?> game, TreeReader node)
            throws UnreadableException {
        TreeReader agreed = node.at("agreed");
        if (!agreed.isThere()) {
            return null;
        }
        String rule = agreed.at("rule").text();
        String grade = agreed.at("grade").text();
        int score = agreed.at("score").number(Integer.MIN_VALUE, Integer.MAX_VALUE);
        return agreed.at("winner").isThere()
                ? new Result.Won(side(game, agreed.at("winner")), rule, grade, score)
                : new Result.Drawn(rule, grade, score);
    }
}
