package zeriba.ascari.state;

import java.util.Locale;

/** A special rule that a battle may have: its data say which of them are in force. */
public enum Special {
    /** Raiders who are surprised at first. */
    SURPRISE,
    /** A camp that is asleep at first. */
    DAWN,
    /** Cartridges that run short. */
    CARTRIDGES,
    /** A second day, by option. */
    SECOND_DAY,
    /** Columns that arrive one after another, by option. */
    STAGGER,
    /** No order to go. */
    ORDERS,
    /** A bayonet charge. */
    BAYONET,
    /** Guns that may be spiked. */
    SPIKE,
    /** A shelf that counts for each turn it is held. */
    SHELF,
    /** Fire in the thorns. */
    FIRE,
    /** Objectives that are plundered. */
    BOOTY,
    /** Attackers who lie in wait. */
    HIDDEN;

    /** Its place in the order of these, from 0. */
    @SuppressWarnings("EnumOrdinal") // the order is what the number means
    public int number() {
        return ordinal();
    }

    /** The word for it in the data. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
