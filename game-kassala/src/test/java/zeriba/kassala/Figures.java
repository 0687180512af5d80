package zeriba.kassala;

import java.util.List;
import zeriba.engine.BoardQuery;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Single figures out of what the game tells of a position. */
public final class Figures {

    private Figures() {}

    /** The column that an attack is resolved on: {@code 2-1}. */
    public static String column(Desk desk, String attack) {
        return arithmetic(desk, attack).at("column") instanceof Value.Text(String column)
                ? column
                : "none";
    }

    /** The two strengths after all modifiers: {@code 7-2}. */
    static String strengths(Desk desk, String attack) {
        Value.Fields arithmetic = arithmetic(desk, attack);
        return whole(arithmetic, "attack") + "-" + whole(arithmetic, "defence");
    }

    /** What a throw of the die does in an attack: {@code EX}. */
    static String result(Desk desk, String attack, int die) {
        return arithmetic(desk, attack).at("results") instanceof Value.Items(List<Value> results)
                        && results.get(die - 1) instanceof Value.Text(String result)
                ? result
                : "none";
    }

    private static Value.Fields arithmetic(Desk desk, String attack) {
        try {
            return Desk.GAME.arithmetic(desk.state(), Desk.GAME.notation().read(attack));
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The movement points that it takes a unit to get to a hex; -1 where it cannot. */
    static long cost(Desk desk, String unit, String hex) {
        try {
            Value.Fields reach = Desk.GAME.look(desk.state(), new BoardQuery("reach", unit, ""));
            for (Value place : ((Value.Items) reach.at("places")).items()) {
                Value.Fields fields = (Value.Fields) place;
                if (fields.at("at").equals(Value.of(hex))) {
                    return whole(fields, "cost");
                }
            }
            return -1;
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static long whole(Value.Fields fields, String name) {
        return fields.at(name) instanceof Value.Whole(long number) ? number : -1;
    }
}
