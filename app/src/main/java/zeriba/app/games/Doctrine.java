package zeriba.app.games;

import java.util.List;
import zeriba.ai.Advice;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.ascari.AscariGame;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.field.FieldBattle;

/**
 * A player of battles on the field that keeps to one doctrine and looks no further.
 *
 * @param name the doctrine
 */
public record Doctrine(String name) implements Level {

    /** [design] In the enemy's turn nobody fires farther than so many hexes. */
    private static final int KEPT = 2;

    /** The doctrines that there are for a battle, of each side. */
    public static List<List<String>> of(FieldBattle battle) {
        AscariGame game = new FieldBridge().ordered(battle);
        return game.about().sides().stream().map(game::doctrines).toList();
    }

    @Override
    public String about() {
        return "the doctrine " + name;
    }

    @Override
    @SuppressWarnings("unchecked") // the states and actions of the one game that has doctrines
    public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
        if (game instanceof AscariGame ascari) {
            return (Seat<S, A>) new Chair(ascari, name, new SplitMix64(seed));
        }
        throw new IllegalArgumentException(game.about().id() + " has no doctrines");
    }

    private record Chair(AscariGame game, String doctrine, SplitMix64 random)
            implements Seat<Ascari, Act> {

        @Override
        public Advice<Act> advise(
                Ascari seen, Role role, Pending.Choice<Act> choice, StopSignal stop) {
            Evaluation<Ascari, Act> way = game.doctrine(role.side(), doctrine);
            Ascari dealt = game.rules().dealt(role, seen, (dice, _) -> dice.thrown(random));
            Act act = way.scripted(dealt, choice, random);
            boolean isKept = act instanceof Act.Shoot shot && keeps(dealt, choice, shot);
            Act fit = isKept ? new Act.Pass() : act;
            Act legal = choice.options().contains(fit) ? fit : choice.options().get(0);
            return new Advice<>(legal, List.of(legal), way.value(dealt, role.side()), List.of());
        }

        /** Whether a shot in the enemy's turn is kept for somebody nearer. */
        private static boolean keeps(Ascari state, Pending.Choice<Act> choice, Act.Shoot shot) {
            int from = state.at(state.battle().number(shot.firer()));
            return choice.options().contains(new Act.Pass())
                    && state.ground().distance(from, shot.hex()) > KEPT;
        }
    }
}
