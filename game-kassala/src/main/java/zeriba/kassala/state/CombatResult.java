package zeriba.kassala.state;

import zeriba.engine.rules.Rule;

/** What a battle comes to. */
public enum CombatResult {
    /** Defender eliminated. */
    @Rule("CRT.DE")
    DE,
    /** Attacker eliminated. */
    @Rule("CRT.AE")
    AE,
    /** Exchange. */
    @Rule("CRT.EX")
    EX,
    /** Contact. */
    @Rule("CRT.C")
    C;

    /** The paragraph that says what it means. */
    public String rule() {
        return "CRT." + name();
    }
}
