package zeriba.ascari.state;

import zeriba.engine.rules.Rule;

/**
 * What a game is played under, the same throughout: the battle, its ground, the tables, the
 * options.
 */
public record GameParameters(
        Battle battle, Ground ground, FireTables tables, RulesOptions options) {

    /** The last game turn. */
    @Rule("S3.TURNS")
    public int lastTurn() {
        return battle.has(Special.SECOND_DAY) && options.secondDay()
                ? battle.value("long-turns")
                : battle.turns();
    }

    public Counter counter(int number) {
        return battle.counter(number);
    }
}
