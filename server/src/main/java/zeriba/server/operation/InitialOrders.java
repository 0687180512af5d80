package zeriba.server.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zeriba.engine.Game;
import zeriba.engine.record.Responder;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.parameter.Arguments;
import zeriba.server.refusal.Refusal;
import zeriba.server.table.Table;

/**
 * Initial standing orders, given with a table, before anybody is asked.
 *
 * @param said who gives which
 */
public record InitialOrders(List<Said> said) {

    /** What the parameter {@code orders} takes. */
    public static final String ORDERS =
            "Standing orders of your roles: {\"axis\":{\"support\":\"lowest\"}}; who gives none is"
                    + " asked.";

    /** An order of a role. */
    public record Said(Role by, TableAction.Order order) {}

    public InitialOrders {
        said = List.copyOf(said);
    }

    /** The orders of these parameters; refused where a role of {@code own} cannot give them. */
    public static InitialOrders of(Game<?, ?> game, Arguments given, List<Role> own) {
        List<Said> said = new ArrayList<>();
        for (Map.Entry<String, Value> one : given.tree("orders").fields().entrySet()) {
            String path = "orders." + one.getKey();
            Role by =
                    own.stream()
                            .filter(role -> role.name().equals(one.getKey()))
                            .findFirst()
                            .orElseThrow(
                                    () -> Refusal.badParameter(path, "must be one of your roles"));
            if (!(one.getValue() instanceof Value.Fields kinds)) {
                throw Refusal.badParameter(path, "must have values by kind of order");
            }
            kinds.fields().forEach((kind, value) -> said.add(order(game, path, by, kind, value)));
        }
        return new InitialOrders(said);
    }

    private static Said order(Game<?, ?> game, String path, Role by, String kind, Value value) {
        TableAction.Order order = new TableAction.Order(kind, text(path + "." + kind, value));
        try {
            Responder.check(game, order);
        } catch (UnreadableException e) {
            throw Refusal.badParameter(path + "." + kind, String.valueOf(e.getMessage()));
        }
        return new Said(by, order);
    }

    private static String text(String path, Value value) {
        return switch (value) {
            case Value.Text(String text) -> text;
            case Value.Whole(long number) -> Long.toString(number);
            case Value.Flag(boolean on) -> on ? "on" : "off";
            case Value.Real _, Value.Fields _, Value.Items _, Value.Nothing _ ->
                    throw Refusal.badParameter(path, "must be a word, a number, true or false");
        };
    }

    /** Gives them at a table that has just been opened. */
    public <S, A> void give(Table<S, A> table) {
        if (!said.isEmpty()) {
            table.enter(Table.ANY_ENTRY, draft -> said.forEach(s -> draft.say(s.by(), s.order())));
        }
    }
}
