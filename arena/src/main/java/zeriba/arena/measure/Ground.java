package zeriba.arena.measure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ObjDoubleConsumer;
import zeriba.engine.Game;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.text.Value;

/** Where units stood, went, were attacked, and fell. */
record Ground() implements Measure {

    @Override
    public String id() {
        return "ground";
    }

    @Override
    public String about() {
        return "how often a place was stood in at the begin of a turn, entered, attacked, or a unit"
                + " lost in it: stood.PLACE, entered.PLACE, attacked.PLACE, lost.PLACE";
    }

    @Override
    public boolean wantsEvents() {
        return true;
    }

    @Override
    public <S, A> Watch<S, A> watch(Game<S, A> game) {
        return new Watching<>(game);
    }

    private static final class Watching<S, A> implements Watch<S, A> {
        private final Counts counts = new Counts();
        private final Map<String, String> places = new HashMap<>();
        private final Game<S, A> game;
        private int turn = -1;

        Watching(Game<S, A> game) {
            this.game = game;
        }

        @Override
        public void chose(S before, Role role, Pending.Choice<A> choice, A action, long nanos) {
            int now = game.moment(before).turn();
            if (now != turn) {
                turn = now;
                stood(game.codec().write(before));
            }
        }

        /** A position tells of each unit where it is at. */
        private void stood(Value position) {
            if (position instanceof Value.Fields fields
                    && fields.at("units") instanceof Value.Fields units) {
                units.fields()
                        .forEach((unit, told) -> {
                            if (told instanceof Value.Fields its
                                    && its.at("at") instanceof Value.Text(String at)) {
                                counts.add("stood." + at);
                                places.put(unit, at);
                            }
                        });
            }
        }

        @Override
        public void happened(S before, List<Event> events) {
            for (Event event : events) {
                switch (event) {
                    case Event.Moved moved -> moved(moved);
                    case Event.Acted acted -> acted.targets().forEach(this::attacked);
                    case Event.Changed _, Event.Threw _, Event.Began _, Event.Ended _ -> {}
                }
            }
        }

        private void moved(Event.Moved moved) {
            if (Losses.isLost(moved)) {
                counts.add("lost." + moved.from());
            } else {
                counts.add("entered." + moved.to());
            }
            places.put(moved.unit(), moved.to());
        }

        /** A target is a place, or a unit where it stands. */
        private void attacked(String target) {
            counts.add("attacked." + places.getOrDefault(target, target));
        }

        @Override
        public void tell(S end, ObjDoubleConsumer<String> facts) {
            counts.tell(facts);
        }
    }
}
