package zeriba.testkit.contract;

import java.util.List;
import zeriba.engine.Game;
import zeriba.engine.text.Value;

/** What is drawn of a game, by the ids that its sheet gives. */
final class DrawnIds<S> {

    private final Game<S, ?> game;

    DrawnIds(Game<S, ?> game) {
        this.game = game;
    }

    /** The ids in a field of the sheet, such as {@code hexes}, of the scenario of a state. */
    List<String> of(S state, String field) {
        return items(sheet(state).at(field)).stream()
                .map(one -> ((Value.Text) ((Value.Fields) one).at("id")).text())
                .toList();
    }

    private Value.Fields sheet(S state) {
        Value.Fields sheet = game.sheet();
        return sheet.at("scenarios") instanceof Value.Fields all
                        && game.scenario(state).isPresent()
                        && all.at(game.scenario(state).get()) instanceof Value.Fields own
                ? own
                : sheet;
    }

    private static List<Value> items(Value value) {
        return value instanceof Value.Items(List<Value> items) ? items : List.of();
    }
}
