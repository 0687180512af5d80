package zeriba.app.suite;

import java.util.List;
import zeriba.engine.Game;
import zeriba.engine.text.Value;
import zeriba.testkit.Json;
import zeriba.testkit.TestTable;

/** The cases of a game, from the file of its id. */
record Suite(List<SuiteCase> cases) {

    static Suite of(Game<?, ?> game) {
        String text = new TestTable(Suite.class).text(game.about().id() + ".json");
        if (Json.read(text).at("cases") instanceof Value.Items(List<Value> items)) {
            return new Suite(
                    items.stream().map(item -> SuiteCase.read((Value.Fields) item)).toList());
        }
        throw new IllegalArgumentException("no cases in the suite of " + game.about().id());
    }
}
