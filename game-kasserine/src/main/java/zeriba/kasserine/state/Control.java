package zeriba.kasserine.state;

/**
 * Who holds what, and what has ever happened.
 *
 * @param held sites that an Axis unit was the last to occupy, by their bits in the scenario
 * @param most the most objectives that ever counted as captured at once, 0 to 3
 * @param triggers what has happened, by the bits of {@link Trigger}
 */
public record Control(long held, int most, int triggers) {

    /** The beginning of a game. */
    public static final Control NONE = new Control(0, 0, 0);

    public boolean has(Trigger trigger) {
        return trigger.isIn(triggers);
    }

    /** The same once an event has happened that brings reinforcements. */
    public Control with(Trigger trigger) {
        return has(trigger) ? this : new Control(held, most, triggers | trigger.mask());
    }

    /** The same with these sites held, bit n for site n. */
    public Control held(long sites) {
        return sites == held ? this : new Control(sites, most, triggers);
    }

    /** The same with so many sites as the most ever captured. */
    public Control most(int captured) {
        return captured <= most ? this : new Control(held, captured, triggers);
    }
}
