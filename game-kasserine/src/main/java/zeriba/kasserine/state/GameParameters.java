package zeriba.kasserine.state;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zeriba.board.Bits;
import zeriba.board.Places;

/**
 * What a game is played under, the same throughout: board, factors, charts, scenario, and the
 * variants in force.
 *
 * @param sites the hexes whose control counts: the objectives, then the one that counts as Sbeitla
 * @param outside hexes that this scenario is not played on
 * @param west hexes in which penny packets are frozen
 * @param towns the hexes that the rules name
 */
public record GameParameters(
        KasserineMap map,
        Roster roster,
        Charts charts,
        Scenario scenario,
        Variants variants,
        List<Integer> sites,
        Places outside,
        Places west,
        Towns towns) {

    /** The hexes that the rules name, by what they are. */
    public record Towns(int sbeitla, int kasserine, int thala, int tebessa) {}

    /** The parameters of a scenario with these variants. */
    public static GameParameters of(
            KasserineMap map, Roster roster, Charts charts, Scenario scenario, Variants variants) {
        Towns towns =
                new Towns(
                        hex(map, variants.sbeitla()),
                        hex(map, "2014"),
                        hex(map, "2003"),
                        hex(map, "0306"));
        Set<Integer> sites = new LinkedHashSet<>(scenario.objectives());
        sites.add(towns.sbeitla());
        sites.add(towns.thala());
        sites.add(towns.tebessa());
        Places outside = map.passable().minus(scenario.hexes());
        int column = charts.number("penny-column");
        Places west = Places.where(map.grid().size(), hex -> map.column(hex) < column);
        return new GameParameters(
                map, roster, charts, scenario, variants, List.copyOf(sites), outside, west, towns);
    }

    private static int hex(KasserineMap map, String label) {
        return map.find(label).orElseThrow();
    }

    /** The number of the last turn. */
    public int lastTurn() {
        return scenario.turns() > 0 ? scenario.turns() : variants.turns();
    }

    /** The bit of a hex among the sites, or 0. */
    public long site(int hex) {
        int place = sites.indexOf(hex);
        return place < 0 ? Bits.NONE : Bits.only(place);
    }

    /** The hexes of a set of sites, in order. */
    public List<Integer> sites(long bits) {
        return Bits.stream(bits).mapToObj(sites::get).toList();
    }

    /** Whether two games are played under the same parameters. */
    public boolean isSame(GameParameters other) {
        return scenario.id().equals(other.scenario.id()) && variants.equals(other.variants);
    }
}
