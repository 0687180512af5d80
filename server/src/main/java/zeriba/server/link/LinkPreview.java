package zeriba.server.link;

import static zeriba.server.parameter.Parameter.required;

import java.util.List;
import java.util.Optional;
import zeriba.engine.Game;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;
import zeriba.server.operation.Operation;
import zeriba.server.parameter.Parameter;
import zeriba.server.parameter.Type;
import zeriba.server.seat.Principal;
import zeriba.server.table.Table;
import zeriba.server.table.Tables;
import zeriba.server.table.verify.Bridge;

/** The operation that shows on what map something would be played at another table. */
public final class LinkPreview {

    private static final Parameter TABLE = required("table", new Type.Text(100), "The table's id.");

    private LinkPreview() {}

    /** What would be played at another table, if anything would. */
    public record Preview(Optional<Proposal> proposed) {}

    /** A game that would be played at another table, as it would begin. */
    public record Proposal(
            @As.Doc("The game's id.") String game,
            String scenario,
            @As.Doc("Its map and counters.") Value.Fields sheet) {}

    /** Shows what a choice that is pending would have another table play. */
    public static Operation<Preview> operation(Tables tables, Bridge bridge) {
        return new Operation<>(
                "preview",
                "Shows the map on which another table would play what may be chosen now.",
                List.of(TABLE),
                "proposed: game, scenario, sheet; nothing where no choice has another table play",
                Preview.class,
                (asker, given) -> preview(tables.table(given.text("table")), asker, bridge));
    }

    private static <S, A> Preview preview(Table<S, A> table, Principal asker, Bridge bridge) {
        Game<S, A> game = table.game();
        Optional<String> order = game.proposed(table.scene().seenBy(asker).state());
        return new Preview(
                order.map(to -> bridge.errand(game, to))
                        .map(errand ->
                                new Proposal(
                                        errand.game().about().id(),
                                        errand.setup().scenario(),
                                        errand.game().sheet())));
    }
}
