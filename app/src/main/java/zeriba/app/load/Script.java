package zeriba.app.load;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.server.dice.DiceSource;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.table.MemoryTables;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.table.TableSpec;

/**
 * A game whose dice come from a seed, played beforehand: the choices of one who takes any option,
 * so that a bench has nothing to think about while it measures.
 *
 * @param seed what the table's dice must come from
 * @param actions the choices, in order
 */
record Script(long seed, List<String> actions) {

    private static final int MOST = 400;

    Script {
        actions = List.copyOf(actions);
    }

    /** The script of this seed. */
    static <S, A> Script of(Game<S, A> game, long seed) {
        Setup setup = Setup.of(game.about().scenarios().getFirst().id());
        try {
            setup = game.about().complete(setup);
        } catch (zeriba.engine.text.UnreadableException e) {
            throw new IllegalStateException("a game has its first scenario", e);
        }
        Table<S, A> table =
                new MemoryTables(List.of(game))
                        .open(
                                TableSpec.of(
                                        new Start.FromScenario(setup),
                                        Journal.begin(game, setup),
                                        new DiceSource.Seeded(seed),
                                        Seats.allOf(game, Principal.OWNER)));
        SplitMix64 random = new SplitMix64(seed);
        List<String> actions = new ArrayList<>();
        List<Role> all = game.about().roles();
        TableSnapshot<S, A> scene = table.scene();
        while (actions.size() < MOST
                && scene.journal().result().isEmpty()
                && scene.journal().position().pending() instanceof Pending.Choice<A> choice) {
            A action = choice.options().get(random.below(choice.options().size()));
            actions.add(game.notation().write(action));
            scene = table.enter(Table.ANY_ENTRY, d -> d.choose(all, DecisionSource.PERSON, action));
        }
        return new Script(seed, actions);
    }
}
