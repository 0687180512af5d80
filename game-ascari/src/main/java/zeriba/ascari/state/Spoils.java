package zeriba.ascari.state;

import java.util.List;
import zeriba.board.Places;

/**
 * What a battle keeps account of beside its counters.
 *
 * @param burnt thorn hexes that have burnt
 * @param held objectives held by the attacker
 * @param rifles the hexes of Rifle markers that lie free, a hex for each, in order
 * @param guns the hexes of lost guns not yet recovered
 * @param freed captives freed
 * @param carried captives carried off
 * @param shelfTurns game turns for which the shelf of Amba Alagi counts
 * @param atDeath objectives the attacker held when the Negus died, or -1
 * @param fleeing whether the Ethiopians have heard of it
 * @param hull hits that a boat has taken
 */
public record Spoils(
        Places burnt,
        Places held,
        List<Integer> rifles,
        List<Integer> guns,
        int freed,
        int carried,
        int shelfTurns,
        int atDeath,
        boolean fleeing,
        int hull) {

    public Spoils {
        rifles = List.copyOf(rifles);
        guns = List.copyOf(guns);
    }

    static Spoils none(Places nowhere) {
        return new Spoils(nowhere, nowhere, List.of(), List.of(), 0, 0, 0, -1, false, 0);
    }

    /** The same with one more hex burnt down. */
    public Spoils burnt(int hex) {
        return new Spoils(
                burnt.with(hex),
                held,
                rifles,
                guns,
                freed,
                carried,
                shelfTurns,
                atDeath,
                fleeing,
                hull);
    }

    /** The same with these objectives in the hands of the attacker. */
    public Spoils held(Places byAttacker) {
        return new Spoils(
                burnt,
                byAttacker,
                rifles,
                guns,
                freed,
                carried,
                shelfTurns,
                atDeath,
                fleeing,
                hull);
    }

    /** The same with Rifle markers lying free in these hexes, a hex for each. */
    public Spoils rifles(List<Integer> lying) {
        return new Spoils(
                burnt,
                held,
                lying.stream().sorted().toList(),
                guns,
                freed,
                carried,
                shelfTurns,
                atDeath,
                fleeing,
                hull);
    }

    /** The same with guns lost in these hexes and not yet recovered. */
    public Spoils guns(List<Integer> lost) {
        return new Spoils(
                burnt,
                held,
                rifles,
                lost.stream().sorted().toList(),
                freed,
                carried,
                shelfTurns,
                atDeath,
                fleeing,
                hull);
    }

    /** The same with so many captives freed and so many carried off. */
    public Spoils captives(int nowFreed, int nowCarried) {
        return new Spoils(
                burnt,
                held,
                rifles,
                guns,
                nowFreed,
                nowCarried,
                shelfTurns,
                atDeath,
                fleeing,
                hull);
    }

    /** The same with so many game turns for which the shelf of Amba Alagi counts. */
    public Spoils shelfTurns(int turns) {
        return new Spoils(burnt, held, rifles, guns, freed, carried, turns, atDeath, fleeing, hull);
    }

    /** The same with so many objectives that the attacker held when the Negus died. */
    public Spoils atDeath(int objectives) {
        return new Spoils(
                burnt, held, rifles, guns, freed, carried, shelfTurns, objectives, fleeing, hull);
    }

    /** The same once the Ethiopians have heard of it, or before. */
    public Spoils fleeing(boolean heard) {
        return new Spoils(
                burnt, held, rifles, guns, freed, carried, shelfTurns, atDeath, heard, hull);
    }

    /** The same once the boat has taken so many hits in all. */
    public Spoils hull(int hits) {
        return new Spoils(
                burnt, held, rifles, guns, freed, carried, shelfTurns, atDeath, fleeing, hits);
    }
}
