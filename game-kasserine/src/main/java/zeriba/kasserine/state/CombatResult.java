package zeriba.kasserine.state;

import java.util.Optional;
import java.util.stream.Stream;
import zeriba.engine.rules.Rule;

/** What a combat may lead to. */
public enum CombatResult {
    /** All attackers retreat one hex. */
    @Rule("CRT.A")
    A1("A1"),
    /** All attackers retreat two hexes. */
    @Rule("CRT.A")
    A2("A2"),
    /** The attacker depletes one unit. */
    @Rule("CRT.(A)")
    ATTACKER_DEPLETED("(A)"),
    /** Nothing. */
    @Rule("CRT.NE")
    NE("NE"),
    /** Both sides deplete one unit. */
    @Rule("CRT.EX")
    EX("Ex"),
    /** The defender retreats one hex. */
    @Rule("CRT.D")
    D1("D1"),
    /** The defender retreats two hexes. */
    @Rule("CRT.D")
    D2("D2"),
    /** The defender retreats three hexes. */
    @Rule("CRT.D")
    D3("D3"),
    /** The defender is depleted and retreats one hex. */
    @Rule("CRT.(D)")
    DEFENDER_DEPLETED("(D)"),
    /** The defender is eliminated. */
    @Rule("CRT.DE")
    DE("DE");

    private final String printed;

    CombatResult(String printed) {
        this.printed = printed;
    }

    /** The result as the table prints it. */
    public String printed() {
        return printed;
    }

    /** The paragraph that says what it means. */
    public String rule() {
        return switch (this) {
            case A1, A2 -> "CRT.A";
            case D1, D2, D3 -> "CRT.D";
            case EX -> "CRT.EX";
            case ATTACKER_DEPLETED, NE, DEFENDER_DEPLETED, DE -> "CRT." + printed;
        };
    }

    /** How many hexes whoever is beaten retreats, 0 to 3. */
    public int length(Charts charts) {
        return switch (this) {
            case A1, D1 -> 1;
            case DEFENDER_DEPLETED -> charts.number("depleted-retreats");
            case A2, D2 -> 2;
            case D3 -> 3;
            case ATTACKER_DEPLETED, NE, EX, DE -> 0;
        };
    }

    /** Whether it is the attackers who are beaten, and not the defender. */
    public boolean beatsAttackers() {
        return switch (this) {
            case A1, A2, ATTACKER_DEPLETED -> true;
            case NE, EX, D1, D2, D3, DEFENDER_DEPLETED, DE -> false;
        };
    }

    /** What of it a bombardment brings about: only what happens to the defender. */
    @Rule("8.4")
    public CombatResult byBombardment() {
        return switch (this) {
            case A1, A2, ATTACKER_DEPLETED, NE, EX -> NE;
            case D1, D2, D3, DEFENDER_DEPLETED, DE -> this;
        };
    }

    /** The result that the table prints so. */
    public static Optional<CombatResult> printed(String text) {
        return Stream.of(values()).filter(result -> result.printed.equals(text)).findFirst();
    }
}
