package zeriba.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Milestones as trees. Nothing derived is written: what is read leads on as the journal did. */
public final class MilestoneText {

    private MilestoneText() {}

    /** The tree of a milestone. */
    public static <S> Value.Fields write(Game<S, ?> game, Milestone<S> milestone) {
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

    private static Value.Fields talk(Talk talk) {
        Value.Fields told = Value.NO_FIELDS;
        if (talk.request() != null) {
            Talk.Request request = talk.request();
            told =
                    told.with("by", Value.of(request.by().name()))
                            .with("word", Value.of(WordText.write(request.word())))
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
    public static <S> Milestone<S> read(Game<S, ?> game, Value tree) throws UnreadableException {
        Node node = new Node("", tree);
        return new Milestone<>(
                count(node.at("number")),
                count(node.at("standing")),
                map(node.at("choices"), MilestoneText::count),
                game.codec().read(node.at("position").value()),
                talk(game, node.at("talk")),
                new Instructions(
                        map(node.at("orders"), kinds -> map(kinds, Node::text)),
                        map(node.at("plans"), MilestoneText::texts)));
    }

    private static int count(Node node) throws UnreadableException {
        return node.number(0, Integer.MAX_VALUE);
    }

    private static List<String> texts(Node node) throws UnreadableException {
        List<String> texts = new ArrayList<>();
        for (Node item : node.items()) {
            texts.add(item.text());
        }
        return texts;
    }

    private static <T> Map<String, T> map(Node node, Node.Reading<T> read)
            throws UnreadableException {
        Map<String, T> map = new LinkedHashMap<>();
        for (String name : node.fields().fields().keySet()) {
            map.put(name, read.read(node.at(name)));
        }
        return map;
    }

    private static Talk talk(Game<?, ?> game, Node node) throws UnreadableException {
        return new Talk(request(game, node), agreed(game, node), late(game, node));
    }

    private static Talk.@Nullable Request request(Game<?, ?> game, Node node)
            throws UnreadableException {
        if (!node.at("word").isThere()) {
            return null;
        }
        Role by = node.at("by").named("role", game.about()::role);
        Set<String> accepted = new TreeSet<>(texts(node.at("accepted")));
        return new Talk.Request(by, WordText.read(node.at("word").text()), accepted);
    }

    private static @Nullable Side late(Game<?, ?> game, Node node) throws UnreadableException {
        return node.at("late").isThere() ? side(game, node.at("late")) : null;
    }

    private static Side side(Game<?, ?> game, Node node) throws UnreadableException {
        return node.named(
                "side",
                name ->
                        game.about().sides().stream()
                                .filter(side -> side.name().equals(name))
                                .findFirst());
    }

    private static @Nullable Result agreed(Game<?, ?> game, Node node) throws UnreadableException {
        Node agreed = node.at("agreed");
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
