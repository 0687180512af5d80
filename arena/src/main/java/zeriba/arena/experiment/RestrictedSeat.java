package zeriba.arena.experiment;

import java.util.ArrayList;
import java.util.List;
import zeriba.ai.Advice;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.ai.level.Recruit;
import zeriba.engine.Game;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/**
 * A player who is offered only what its restrictions leave. It does not know of them when it looks
 * ahead, so what they cost is at most what is measured. What it chooses all the same is chosen anew
 * by what looks best.
 */
final class RestrictedSeat<S, A> implements Seat<S, A> {

    /** Of how many options all are looked at; of more, none is. */
    private static final long MOST = 5_000;

    private static final Recruit.Habits SIMPLE = new Recruit.Habits(0, 0);

    private final Game<S, A> game;
    private final Seat<S, A> player;
    private final Seat<S, A> simple;
    private final List<Restriction> restrictions;

    RestrictedSeat(Game<S, A> game, Seat<S, A> player, long seed, List<Restriction> restrictions) {
        this.game = game;
        this.player = player;
        this.simple = new Recruit(SIMPLE).seat(game, seed);
        this.restrictions = List.copyOf(restrictions);
    }

    @Override
    public Advice<A> advise(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
        int turn = game.moment(seen).turn();
        List<Restriction> now =
                restrictions.stream()
                        .filter(restriction -> restriction.holds(role.side().name(), turn))
                        .toList();
        if (now.isEmpty() || choice.options().size() > MOST) {
            return player.advise(seen, role, choice, stop);
        }
        List<A> left = left(choice.options(), now);
        if (left.isEmpty() || left.size() == choice.options().size()) {
            return player.advise(seen, role, choice, stop);
        }
        Pending.Choice<A> rest =
                new Pending.Choice<>(choice.side(), Options.of(left), choice.secrecy());
        Advice<A> advice = player.advise(seen, role, rest, stop);
        return isForbidden(advice.action(), now) ? simple.advise(seen, role, rest, stop) : advice;
    }

    private List<A> left(Options<A> options, List<Restriction> now) {
        List<A> left = new ArrayList<>();
        for (A action : options) {
            if (!isForbidden(action, now)) {
                left.add(action);
            }
        }
        return left;
    }

    private boolean isForbidden(A action, List<Restriction> now) {
        String text = game.notation().write(action);
        return now.stream().anyMatch(restriction -> restriction.forbids(text));
    }
}
