package zeriba.ascari.field;

/**
 * What a body of troops has lost in a battle on the field.
 *
 * @param body its name; of the enemy an arm, all of which counts as one
 * @param own whether it is of the force
 * @param stands how many stands it came with
 * @param lost how many of them are lost
 */
public record FieldLoss(String body, boolean own, int stands, int lost) {}
