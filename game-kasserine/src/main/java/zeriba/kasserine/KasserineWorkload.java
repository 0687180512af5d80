package zeriba.kasserine;

import java.util.List;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.kasserine.rules.Reach;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;

/**
 * The workload that Kasserine is timed by: what its players do most.
 *
 * @param state the set-up, with ten Axis units in the plain east of Sbeitla
 */
public record KasserineWorkload(Kasserine state) {

    private static final List<String> ADVANCED =
            List.of("2815", "2914", "3016", "3117", "3218", "3319", "3420", "3521", "2713", "2612");

    /** The workload on the usual scenario. */
    public static KasserineWorkload of(KasserineGame game) {
        try {
            Setup setup = game.about().complete(Setup.of("historical"));
            Kasserine state = game.rules().setup(setup);
            for (int i = 0; i < ADVANCED.size(); i++) {
                int hex = state.map().find(ADVANCED.get(i)).orElseThrow();
                state = state.put(Unit.of(i), hex);
            }
            return new KasserineWorkload(state);
        } catch (UnreadableException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Unit tanks() {
        return Unit.named("AX02").orElseThrow();
    }

    /** Copies the state with a unit in another place; a sum that depends on every copy. */
    public long copies(int times) {
        Unit unit = tanks();
        int away = state.map().find("2413").orElseThrow();
        long sum = 0;
        for (int i = 0; i < times; i++) {
            sum += state.put(unit, away).place(unit);
        }
        return sum;
    }

    /** Works out where tanks of 12 points may go; a sum that depends on every time. */
    public long reaches(int times) {
        Unit unit = tanks();
        long sum = 0;
        for (int i = 0; i < times; i++) {
            sum += Reach.of(state, unit, Phase.MOVEMENT).ends().size();
        }
        return sum;
    }
}
