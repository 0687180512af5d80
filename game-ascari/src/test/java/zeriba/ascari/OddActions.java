package zeriba.ascari;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.engine.dice.SplitMix64;

/** Well-formed actions that random play would not think of. */
public record OddActions(Ascari state, SplitMix64 random) {

    private static final int TRIED = 6;

    public Stream<Act> some() {
        List<Act> acts = new ArrayList<>();
        for (int i = 0; i < TRIED; i++) {
            acts.add(one(random.below(17)));
        }
        return acts.stream();
    }

    private Act one(int kind) {
        String id = id();
        return switch (kind) {
            case 0 -> new Act.Deploy(id, hex(), random.below(3) == 0);
            case 1 -> new Act.Guard(id);
            case 2 -> new Act.Historical();
            case 3, 4 -> new Act.Move(id, riders(id), near(id));
            case 5 -> new Act.Flip(id);
            case 6 -> new Act.Take(id);
            case 7 -> new Act.Exit(id, riders(id));
            case 8 -> new Act.Hand(id, id());
            case 9 -> new Act.Stop();
            case 10 -> new Act.End();
            case 11 -> new Act.Shoot(id, at(id()), random.below(4) == 0 ? id() : "");
            case 12 -> new Act.Shoot(id, hex(), "");
            case 13 -> new Act.Pass();
            case 14 ->
                    new Act.Retreat(
                            id, near(id), random.below(3) == 0 ? List.of(near(id)) : List.of());
            case 15 -> new Act.Spike(id);
            default -> new Act.Yield(id);
        };
    }

    private String id() {
        if (random.below(20) == 0) {
            return "X-1";
        }
        if (random.below(2) == 0 && state.agenda().now() instanceof Moving moving) {
            return state.counter(moving.mover()).id();
        }
        return state.counter(random.below(state.battle().counters().size())).id();
    }

    private int at(String id) {
        int number = state.battle().number(id);
        return number >= 0 && state.isOnMap(number) ? state.at(number) : hex();
    }

    private int near(String id) {
        int hex = state.ground().neighbour(at(id), random.below(6));
        return hex < 0 || random.below(5) == 0 ? hex() : hex;
    }

    private int hex() {
        return random.below(state.ground().size());
    }

    private List<String> riders(String mover) {
        return riders().stream().filter(rider -> !rider.equals(mover)).toList();
    }

    private List<String> riders() {
        return switch (random.below(6)) {
            case 0 -> List.of(id());
            case 1 -> {
                int leaders = 1 + random.below((1 << state.battle().leaders()) - 1);
                yield state.battle().riders(leaders);
            }
            default -> List.of();
        };
    }
}
