package zeriba.app.games;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeriba.ai.Advice;
import zeriba.ai.Level;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.ascari.AscariGame;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.Play;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;
import zeriba.field.Asking;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;

/**
 * A level that has the battles of a game that asks for them fought on the field, by the same level
 * on both sides. What it asks and enters is the game's; what the map has no room for it leaves to
 * the game.
 */
public record FieldLevel(Level level) implements Level {

    private static final long DICE = 1_000;

    @Override
    public String name() {
        return level.name();
    }

    @Override
    public String about() {
        return level.about();
    }

    @Override
    @SuppressWarnings("unchecked") // a game asks about its own states and actions
    public <S, A> Seat<S, A> seat(Game<S, A> game, long seed) {
        Seat<S, A> seat = level.seat(game, seed);
        return game instanceof Asking<?, ?> asking
                ? new Linked<>(seat, (Asking<S, A>) asking, new Fights(level, seed))
                : seat;
    }

    /** A seat whose battles are fought on the field. */
    private record Linked<S, A>(Seat<S, A> seat, Asking<S, A> asking, Fights fights)
            implements Seat<S, A> {

        @Override
        public Advice<A> advise(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
            return seat.advise(seen, role, choice, stop);
        }

        /** What is entered of the battle that is at hand, where that may be. */
        @Override
        public A choose(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
            Optional<FieldBattle> asked = asking.asked(seen);
            if (asked.isPresent() && fights.hasRoom(asked.get())) {
                A entry = asking.entered(seen, fights.result(asked.get()));
                if (choice.options().contains(entry)) {
                    return entry;
                }
            }
            return seat.choose(seen, role, choice, stop);
        }
    }

    /** Battles as they are fought, the last of them kept while its result is entered. */
    private static final class Fights {

        private final AscariGame ascari = new AscariGame();
        private final Level level;
        private final long seed;
        private @Nullable FieldBattle last;
        private FieldResult known = new FieldResult(false, 0, Map.of());

        Fights(Level level, long seed) {
            this.level = level;
            this.seed = seed;
        }

        boolean hasRoom(FieldBattle battle) {
            return ascari.hasRoom(battle);
        }

        FieldResult result(FieldBattle battle) {
            if (!battle.equals(last)) {
                known = fought(battle);
                last = battle;
            }
            return known;
        }

        private FieldResult fought(FieldBattle battle) {
            try {
                AscariGame game = ascari.of(battle);
                long own = SplitMix64.of(seed, battle.written().hashCode()).next();
                Map<Side, Seat<Ascari, Act>> seats = new HashMap<>();
                for (Side side : game.about().sides()) {
                    seats.put(side, level.seat(game, SplitMix64.of(own, seats.size()).next()));
                }
                Setup setup = game.about().complete(Setup.of("field"));
                DiceCup cup = DiceCup.seeded(SplitMix64.of(own, DICE).next());
                Play.Played<Act> played =
                        Play.toTheEnd(
                                game, setup, side -> Objects.requireNonNull(seats.get(side)), cup);
                return game.result(Play.replay(game, played.record()).position().state());
            } catch (UnreadableException impossible) {
                throw new IllegalStateException("there is room for " + battle, impossible);
            }
        }
    }
}
