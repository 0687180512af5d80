package zeriba.kasserine.state;

/**
 * A combat that has been declared.
 *
 * @param attackers the units that attack; none in a bombardment
 * @param defender the unit attacked
 * @param attack markers committed by the attacker so far
 * @param defence markers committed by the defender so far
 */
public record Engagement(Units attackers, Unit defender, Markers attack, Markers defence) {

    /** A combat to which nobody has committed markers yet. */
    public static Engagement declared(Units attackers, Unit defender) {
        return new Engagement(attackers, defender, Markers.NONE, Markers.NONE);
    }

    /** The army that attacks. */
    public Army army() {
        return attackers.army();
    }

    public boolean isBombardment() {
        return attackers.isEmpty();
    }

    /** The combat with the markers of one side. */
    public Engagement supported(Army by, Markers markers) {
        return by == army()
                ? new Engagement(attackers, defender, markers, defence)
                : new Engagement(attackers, defender, attack, markers);
    }
}
