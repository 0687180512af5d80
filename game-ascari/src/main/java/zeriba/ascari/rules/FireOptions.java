package zeriba.ascari.rules;

import java.util.Arrays;
import java.util.List;
import zeriba.ascari.rules.S4_FirePhase.Fire;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;

/**
 * Section 4.4. The fire combat phase: what may be chosen, in a compact form. Shots by firer, then
 * by target in the order of the counters; at last the end.
 */
@Rule({"4.4", "4.8", "N-2"})
final class FireOptions implements Options<Act> {

    private static final int ROOM = 16;

    /** More than there are counters. */
    private static final int EACH = 256;

    private static final Act ENDING = new Act.End();

    private final Ascari state;
    private final Fire fire;

    /** Each shot as a whole number: by whom, and at whom. */
    private int[] shots = new int[ROOM];

    private int size;

    private FireOptions(Ascari state, Fire fire) {
        this.state = state;
        this.fire = fire;
    }

    /** What an army may do next in its fire. */
    @Rule({"4.4", "4.8", "N-2"})
    static FireOptions of(Ascari state, Fire fire) {
        FireOptions options = new FireOptions(state, fire);
        List<Counter> targets = S4_FirePhase.targets(state, fire.army().enemy());
        for (Counter firer : state.battle().counters(fire.army())) {
            if (S4_FirePhase.isFree(state, firer)) {
                options.shots(firer, targets);
            }
        }
        return options;
    }

    private void shots(Counter firer, List<Counter> targets) {
        int range = S4_Fire.range(state, firer);
        for (Counter target : targets) {
            if (S4_FirePhase.mayShoot(state, firer, state.at(target), range)) {
                add(firer.number() * EACH + target.number());
            }
        }
    }

    private void add(int shot) {
        if (size == shots.length) {
            shots = Arrays.copyOf(shots, 2 * size);
        }
        shots[size++] = shot;
    }

    @Override
    @Rule("4.4")
    public long size() {
        return size + 1L;
    }

    @Override
    @Rule("4.4")
    public Act get(long k) {
        if (k < 0 || k > size) {
            throw new IndexOutOfBoundsException("no option " + k + " of " + size());
        }
        return k == size ? ENDING : shot(shots[(int) k]);
    }

    private Act shot(int shot) {
        Counter target = state.counter(shot % EACH);
        String name = S4_FirePhase.name(state, target);
        return new Act.Shoot(state.counter(shot / EACH).id(), state.at(target), name);
    }

    @Override
    @Rule("4.4")
    public boolean contains(Act act) {
        return fire.allows(state, act);
    }
}
