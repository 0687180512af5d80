package zeriba.server.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * On which dates time was served. The wall clock goes with the served time until no server runs,
 * the machine sleeps or the clock is set: with each of these a leg begins.
 *
 * @param legs in the order of served time
 */
public record Calendar(List<Leg> legs) {

    /** Without a leap. */
    public static final Calendar EVEN = new Calendar(List.of());

    /**
     * From here on the wall clock goes with the served time.
     *
     * @param served milliseconds of served time
     * @param wall what the wall clock showed then
     */
    public record Leg(long served, long wall) {}

    /** A time by the wall clock, in milliseconds since 1970. */
    public record Span(long from, long to) {}

    public Calendar {
        legs = List.copyOf(legs);
    }

    /** This calendar with further legs. */
    public Calendar with(List<Leg> more) {
        return more.isEmpty()
                ? this
                : new Calendar(Stream.concat(legs.stream(), more.stream()).toList());
    }

    /** What the wall clock shows when so much time has been served. */
    public long wall(long served) {
        for (Leg leg : legs.reversed()) {
            if (leg.served() <= served) {
                return leg.wall() + served - leg.served();
            }
        }
        return served;
    }

    /** When, by the wall clock, time was served from {@code from} until {@code served}. */
    public List<Span> spans(Stamp from, long served) {
        List<Span> spans = new ArrayList<>();
        Leg leg = new Leg(from.served(), from.wall());
        for (Leg next : from(from.served(), served)) {
            spans.add(span(leg, next.served()));
            leg = next;
        }
        spans.add(span(leg, Math.max(served, leg.served())));
        return spans;
    }

    private static Span span(Leg leg, long served) {
        return new Span(leg.wall(), leg.wall() + served - leg.served());
    }

    /** A leg may begin with the entry that was the last before a server ended. */
    private List<Leg> from(long from, long to) {
        int first = legs.size();
        while (first > 0 && legs.get(first - 1).served() >= from) {
            first--;
        }
        return legs.subList(first, legs.size()).stream().filter(leg -> leg.served() < to).toList();
    }
}
