package zeriba.fireandsword;

import java.util.Set;

/** Objections that random play hardly ever brings about. */
final class ObjectionsTest {
    static final Set<String> RARE = Set.of();
}
