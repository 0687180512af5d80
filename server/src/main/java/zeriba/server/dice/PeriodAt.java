package zeriba.server.dice;

import zeriba.engine.record.Journal;
import zeriba.engine.rules.Entry;

/**
 * The period that a record has come to by one of its entries: what dice that fall next are bound to
 * follows from it and from the table's secrets, none of which it has.
 *
 * @param entry the number of the entry; 0 before the first
 */
public record PeriodAt(int entry, Period period) {

    /** Before the first entry of a table with these dice. */
    public static PeriodAt beginning(DiceSource dice) {
        return new PeriodAt(0, Period.first(scheme(dice, 0)));
    }

    private static Scheme scheme(DiceSource dice, int period) {
        return dice instanceof DiceSource.Proven(Binding binding)
                ? binding.scheme(period)
                : Scheme.FIRST;
    }

    /** Whether these dice may have come to it. */
    public boolean isOf(DiceSource dice) {
        return period.scheme() == scheme(dice, period.number());
    }

    /**
     * The same after the last entry of {@code journal}, which goes on from here.
     *
     * @param brought so many of its entries were made at another table
     */
    public <S, A> PeriodAt after(Journal<S, A> journal, int brought) {
        Period then = period;
        // by the second scheme nothing that was brought along changes it, however long that is
        int from = period.scheme() == Scheme.SECOND ? Math.max(entry, brought) : entry;
        for (int number = from + 1; number <= journal.last(); number++) {
            Entry<A> next = journal.entry(number);
            then = number <= brought ? then.afterOneBrought(next) : then.after(next);
        }
        return new PeriodAt(journal.last(), then);
    }
}
