package zeriba.fireandsword.rules.battle;

import java.util.List;
import zeriba.fireandsword.state.Arm;

/**
 * Who meets for a battle, and how.
 *
 * @param own the Anglo-Egyptian troops, in the order of their units
 * @param rivals the Dervishes, in the order in which they were thrown, guns last
 * @param commanded whether a commander is with the Anglo-Egyptians
 */
public record Muster(List<Troop> own, List<Troop> rivals, Kind kind, boolean commanded) {

    public Muster {
        own = List.copyOf(own);
        rivals = List.copyOf(rivals);
    }

    /** Whether it is the fight of a boat under way. */
    public boolean isOfSteamer() {
        return kind == Kind.STEAMER;
    }

    /** The stands of the Anglo-Egyptians, boats apart. */
    public int ownStands() {
        return own.stream().filter(t -> t.arm() != Arm.GUNBOAT).mapToInt(Troop::stands).sum();
    }

    /** The stands of the Dervishes. */
    public int rivalStands() {
        return rivals.stream().mapToInt(Troop::stands).sum();
    }
}
