package zeriba.engine.dice;

/** Where throws come from. */
@FunctionalInterface
public interface DiceCup {

    /**
     * The throw for entry number {@code entry} of a record. A cup answers the same for the same
     * number, so nothing that was undone is thrown twice: its number is never used again.
     */
    Roll roll(Dice dice, long entry);

    /** Fair dice from a seed: the same seed, dice and entry number give the same throw for ever. */
    static DiceCup seeded(long seed) {
        return (dice, entry) -> dice.thrown(SplitMix64.of(seed, entry));
    }
}
