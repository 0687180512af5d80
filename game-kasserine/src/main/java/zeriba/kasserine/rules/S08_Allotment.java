package zeriba.kasserine.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Secrecy;
import zeriba.engine.schema.As.Called;
import zeriba.engine.step.Task.Throw;
import zeriba.engine.text.UnreadableException;
import zeriba.kasserine.rules.general.S12_LinesOfCommunication;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Markers;
import zeriba.kasserine.state.Support;

/** Section 8.1. Support fire: the markers that a side draws for a turn. */
public final class S08_Allotment {

    private S08_Allotment() {}

    /** How many markers an army draws in this turn. */
    @Rule({"8.1", "12.0"})
    public static int markers(Kasserine state, Army army) {
        return markers(state, army, state.turn());
    }

    /** How many markers an army would draw in a turn, as everybody stands now. */
    @Rule({"8.1", "12.0"})
    public static int markers(Kasserine state, Army army, int turn) {
        int allotment = state.parameters().charts().allotment(army, turn);
        int drawn = Math.max(0, allotment - S12_LinesOfCommunication.losses(state, army));
        return Math.min(drawn, state.parameters().charts().pool(army).size());
    }

    /** A side draws its support fire markers: a die for each, with as many sides as are left. */
    @Rule({"8.1", "R27"})
    public record Draw(@Called("side") Army army) implements TurnStep, Throw<Kasserine, Act> {

        @Override
        public boolean isIdle(Kasserine state) {
            return markers(state, army) == 0;
        }

        @Override
        public String purpose() {
            return "draw";
        }

        @Override
        public Dice dice(Kasserine state) {
            return diceOf(state, army);
        }

        /** As every throw's, but whether the side alone knows of it depends on an option. */
        @Override
        public Pending<Act> pending(Kasserine state) {
            Secrecy secrecy =
                    state.parameters().variants().openSupport()
                            ? new Secrecy.Open()
                            : new Secrecy.KnownTo(army.side());
            return isIdle(state)
                    ? new Pending.Automatic<>()
                    : new Pending.Chance<>(dice(state), purpose(), secrecy);
        }

        @Override
        public Kasserine skip(Kasserine state) {
            return S04_Sequence.next(state);
        }

        @Override
        public Kasserine roll(Kasserine state, Roll roll) {
            Support drawn = state.support().hand(army, drawn(state, army, roll));
            return S04_Sequence.next(state.support(drawn));
        }

        /** Every different hand, with the lowest throw that draws it and how many throws do. */
        @Override
        public List<Branch> branches(Rules<Kasserine, Act> rules, Kasserine state) {
            Hands hands = new Hands(state.parameters().charts().pool(army), markers(state, army));
            return hands.all().stream()
                    .map(hand -> new Branch(hands.roll(hand), hands.weight(hand)))
                    .toList();
        }

        @Override
        public List<Event> told(Kasserine before, Roll roll) {
            List<Detail> details =
                    List.of(
                            new Detail("side", army.toString()),
                            new Detail("markers", drawn(before, army, roll).toString()));
            return List.of(new Event.Threw(purpose(), roll, details, rule()));
        }

        @Override
        public void check(PositionCheck check) throws UnreadableException {
            check.nothingDone();
        }
    }

    private static Dice diceOf(Kasserine state, Army army) {
        int pool = state.parameters().charts().pool(army).size();
        int[] sides = new int[markers(state, army)];
        for (int i = 0; i < sides.length; i++) {
            sides[i] = pool - i;
        }
        return Dice.unequal(sides);
    }

    private static Markers drawn(Kasserine state, Army army, Roll roll) {
        Markers left = state.parameters().charts().pool(army);
        Markers hand = Markers.NONE;
        for (int i = 0; i < roll.count(); i++) {
            Markers marker = Markers.of(left.value(roll.face(i) - 1));
            left = left.minus(marker);
            hand = hand.plus(marker);
        }
        return hand;
    }

    /** Every different hand of so many markers out of those left, with how often it is drawn. */
    @Rule("8.1")
    public static Map<Markers, Long> hands(Markers left, int size) {
        Hands hands = new Hands(left, size);
        Map<Markers, Long> all = new LinkedHashMap<>();
        hands.all().forEach(hand -> all.put(hand, hands.weight(hand)));
        return all;
    }

    /** All the hands of so many markers out of a pool. */
    private record Hands(Markers pool, int size) {

        List<Markers> all() {
            List<Markers> all = new ArrayList<>();
            add(1, Markers.NONE, all);
            return all;
        }

        private void add(int value, Markers hand, List<Markers> all) {
            int left = size - hand.size();
            if (value > Markers.HIGHEST) {
                if (left == 0) {
                    all.add(hand);
                }
                return;
            }
            Markers more = hand;
            for (int count = 0; count <= Math.min(left, pool.count(value)); count++) {
                add(value + 1, more, all);
                more = more.plus(Markers.of(value));
            }
        }

        /** How many throws draw this hand: its orders, times the choices among equal markers. */
        private long weight(Markers hand) {
            long weight = 1;
            int place = 0;
            for (int value = 1; value <= Markers.HIGHEST; value++) {
                for (int i = 0; i < hand.count(value); i++) {
                    place++;
                    weight = weight * place * (pool.count(value) - i) / (i + 1);
                }
            }
            return weight;
        }

        private Roll roll(Markers hand) {
            int[] faces = new int[size];
            Markers left = pool;
            int i = 0;
            for (int value : hand.values()) {
                faces[i++] = 1 + firstOf(left, value);
                left = left.minus(Markers.of(value));
            }
            return Roll.of(faces);
        }

        private static int firstOf(Markers left, int value) {
            int before = 0;
            for (int lower = 1; lower < value; lower++) {
                before += left.count(lower);
            }
            return before;
        }
    }
}
