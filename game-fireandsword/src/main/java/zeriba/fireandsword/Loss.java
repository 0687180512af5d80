package zeriba.fireandsword;

/**
 * What a battle cost a unit.
 *
 * @param lost stands lost, before the cards
 * @param before stands that it had
 * @param away whether it got away, or held the field
 */
public record Loss(int unit, int lost, int before, boolean away) {}
