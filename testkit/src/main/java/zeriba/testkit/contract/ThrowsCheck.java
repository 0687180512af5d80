package zeriba.testkit.contract;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.engine.Game;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.testkit.Claim;

/** Throws folded to their effects: none twice, none missing, each counted exactly. */
final class ThrowsCheck<S, A> implements Check<S, A> {

    private static final int MOST_COUNTED = 1_296;
    private static final int DRAWN = 20;

    private final Game<S, A> game;

    ThrowsCheck(Game<S, A> game) {
        this.game = game;
    }

    @Override
    public void position(Position<S, A> position, SplitMix64 random) {
        if (!(position.pending() instanceof Pending.Chance<A> chance)) {
            return;
        }
        Claim.that(!chance.purpose().isEmpty(), "a throw without a purpose");
        List<Branch> branches = game.rules().branches(position.state());
        if (branches.isEmpty()) {
            Claim.that(
                    chance.dice().size() > Dice.MOST_OUTCOMES,
                    "%s can be counted, but has no branches",
                    chance.dice());
            return;
        }
        Map<S, Long> effects = effects(position.state(), chance.dice(), branches);
        if (chance.dice().size() <= MOST_COUNTED) {
            Claim.equal(counted(position.state(), chance.dice()), effects, "throws and branches");
        } else {
            drawn(position.state(), chance.dice(), effects.keySet(), random);
        }
    }

    private Map<S, Long> effects(S state, Dice dice, List<Branch> branches) {
        Map<S, Long> effects = new HashMap<>();
        long sum = 0;
        for (Branch branch : branches) {
            Claim.that(dice.canShow(branch.roll()), "%s cannot show %s", dice, branch.roll());
            Claim.that(branch.weight() > 0, "a branch that no throw leads to: %s", branch);
            Long twice = effects.put(game.rules().roll(state, branch.roll()), branch.weight());
            Claim.that(twice == null, "two branches with the same effect: %s", branches);
            sum += branch.weight();
        }
        Claim.that(sum == dice.size(), "%s throws in branches, %s in all", sum, dice.size());
        return effects;
    }

    private Map<S, Long> counted(S state, Dice dice) {
        Map<S, Long> counted = new HashMap<>();
        for (Roll roll : dice.outcomes()) {
            counted.merge(game.rules().roll(state, roll), 1L, Long::sum);
        }
        return counted;
    }

    private void drawn(S state, Dice dice, Set<S> effects, SplitMix64 random) {
        Set<S> known = new HashSet<>(effects);
        for (int i = 0; i < DRAWN; i++) {
            Roll roll = dice.thrown(random);
            Claim.that(known.contains(game.rules().roll(state, roll)), "%s is in no branch", roll);
        }
    }
}
