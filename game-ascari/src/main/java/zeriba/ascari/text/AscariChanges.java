package zeriba.ascari.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.ascari.rules.Step;
import zeriba.ascari.rules.general.Paragraphs;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Spoils;
import zeriba.board.HexGrid;
import zeriba.board.Places;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Manner;

/** What is another on the map after a transition: places and conditions of counters, spoils. */
record AscariChanges(Ascari before, Ascari after) {

    /** Marks that a counter gets, the weightiest first. */
    private static final List<Mark> GAINED =
            List.of(
                    Mark.REDUCED,
                    Mark.BROKEN,
                    Mark.RETREAT,
                    Mark.HIDDEN,
                    Mark.OPPORTUNITY,
                    Mark.FIRE,
                    Mark.COMBAT,
                    Mark.CAPTIVES,
                    Mark.RIFLE,
                    Mark.BOOTY,
                    Mark.LIMBERED,
                    Mark.MOVED,
                    Mark.DONE);

    /** Marks whose loss is worth a sentence; the others go by themselves as the turns go on. */
    private static final List<Mark> LOST =
            List.of(Mark.HIDDEN, Mark.LIMBERED, Mark.CAPTIVES, Mark.RIFLE);

    /** What became of the counters: who went where, who left the map, then conditions. */
    List<Event> ofCounters(Paragraphs rules) {
        List<Event> went = new ArrayList<>();
        List<Event> left = new ArrayList<>();
        List<Event> conditions = new ArrayList<>();
        for (Counter counter : before.battle().counters()) {
            int from = before.at(counter);
            int to = after.at(counter);
            if (from != to && to != Ascari.UNSEEN) {
                (to >= 0 ? went : left).add(moved(counter, rules));
            }
            boolean isKnown = from != Ascari.UNSEEN;
            if (from != Ascari.ELIMINATED && to != Ascari.ELIMINATED && isKnown) {
                condition(counter, rules).ifPresent(conditions::add);
            }
        }
        return Stream.of(went, left, conditions).flatMap(List::stream).toList();
    }

    private Event moved(Counter counter, Paragraphs rules) {
        int to = after.at(counter);
        return new Event.Moved(
                counter.id(),
                Names.place(before, counter),
                Names.place(after, counter),
                manner(before.at(counter), to),
                rules.ofPlace(counter, to));
    }

    private Optional<Event> condition(Counter counter, Paragraphs rules) {
        String was = Names.condition(before, counter);
        String is = Names.condition(after, counter);
        return was.equals(is) ? Optional.empty() : Optional.of(headline(counter, was, is, rules));
    }

    /** The one thing among several that is worth a sentence. */
    private Event headline(Counter counter, String was, String is, Paragraphs rules) {
        for (Mark mark : GAINED) {
            if (after.has(mark, counter.number()) && !before.has(mark, counter.number())) {
                String rule = rules.ofGained(counter, mark);
                return new Event.Changed(counter.id(), "is." + mark.word(), was, is, rule);
            }
        }
        for (Mark mark : LOST) {
            if (before.has(mark, counter.number()) && !after.has(mark, counter.number())) {
                String rule = rules.ofLost(mark);
                return new Event.Changed(counter.id(), "is.no-" + mark.word(), was, is, rule);
            }
        }
        return new Event.Changed(counter.id(), "is.ready", was, is, rules.under());
    }

    private Manner manner(int from, int to) {
        return switch (to) {
            case Ascari.ELIMINATED, Ascari.SPIKED -> Manner.ELIMINATED;
            case Ascari.CAPTURED -> Manner.CAPTURED;
            case Ascari.EXITED -> Manner.LEFT;
            default ->
                    switch (from) {
                        case Ascari.RESERVE -> Manner.DEPLOYED;
                        case Ascari.UNSEEN -> Manner.ARRIVED;
                        default -> Step.of(before).manner();
                    };
        };
    }

    /** What is counted beside the counters. */
    List<Event> ofSpoils() {
        List<Event> events = new ArrayList<>();
        Spoils was = before.spoils();
        Spoils is = after.spoils();
        if (was.equals(is)) {
            return events;
        }
        changed(events, "burnt", labels(was.burnt()), labels(is.burnt()), "S5.FIRE");
        changed(events, "held", labels(was.held()), labels(is.held()), "R-62");
        lying(events, "rifles", was.rifles(), is.rifles(), "4.6");
        lying(events, "guns", was.guns(), is.guns(), "S2.GUNS");
        changed(events, "freed", "" + was.freed(), "" + is.freed(), "S1.CAPTIVES");
        changed(events, "carried", "" + was.carried(), "" + is.carried(), "S1.EXIT");
        changed(events, "shelf", "" + was.shelfTurns(), "" + is.shelfTurns(), "S4.VICTORY");
        changed(events, "negus", "" + was.atDeath(), "" + is.atDeath(), "S5.NEGUS");
        changed(events, "hull", "" + was.hull(), "" + is.hull(), "FIELD.BOAT");
        changed(events, "flight", "" + was.fleeing(), "" + is.fleeing(), "S5.NEGUS");
        return events;
    }

    private static void changed(
            List<Event> events, String what, String from, String to, String rule) {
        if (!from.equals(to)) {
            events.add(new Event.Changed("", what, from, to, rule));
        }
    }

    /** Markers that lie on the ground since now, or that have been taken from there: only these. */
    private void lying(
            List<Event> events, String what, List<Integer> was, List<Integer> is, String rule) {
        changed(events, what + ".left", "", labels(without(is, was)), rule);
        changed(events, what + ".taken", labels(without(was, is)), "", rule);
    }

    /** Hexes, of which each one of others takes one away. */
    private static List<Integer> without(List<Integer> hexes, List<Integer> others) {
        List<Integer> rest = new ArrayList<>(hexes);
        others.forEach(rest::remove);
        return rest;
    }

    private String labels(Places places) {
        return String.join(" ", grid().labels(places));
    }

    private String labels(List<Integer> hexes) {
        return String.join(" ", hexes.stream().map(grid()::label).toList());
    }

    private HexGrid grid() {
        return before.ground().grid();
    }
}
