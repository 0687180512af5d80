package zeriba.fireandsword.state;

import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Within;

/**
 * What a battle cost a unit.
 *
 * @param lost stands lost, before the cards
 * @param before stands that it had
 * @param away whether it got away, or held the field
 */
public record Loss(
        @Of("unit") int unit,
        @Within(from = 0, to = 99) int lost,
        @Within(from = 1, to = 99) int before,
        @Implied(written = true) boolean away) {}
