package zeriba.ascari.field;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.rules.Rule;
import zeriba.field.Arm;
import zeriba.field.Body;
import zeriba.field.Contact;
import zeriba.field.FieldBattle;
import zeriba.field.Grade;

/**
 * The counters that the forces of a battle come to.
 *
 * @param grain stands in a step of the force, 1 to 4
 * @param own the counters of the force, in the order of its bodies
 * @param rivals the counters of the enemy
 * @param emirs how many chiefs the enemy has
 * @param transport how many counters of transport the force has with it
 */
record FieldForces(int grain, List<Piece> own, List<Piece> rivals, int emirs, int transport) {

    private static final int HUNDRED = 100;
    private static final int MOST_EMIRS = 4;

    /**
     * A counter.
     *
     * @param of the body that it is of; for the enemy one of all that are of its arm
     * @param ordinal its number among those of its body, from 1
     * @param steps how many steps it has, 1 or 2
     */
    record Piece(Body of, int ordinal, int steps) {}

    FieldForces {
        own = List.copyOf(own);
        rivals = List.copyOf(rivals);
    }

    /** The forces at the finest grain at which the map has room for them, if there is one. */
    static Optional<FieldForces> of(FieldBattle battle, FieldFigures figures) {
        int thickness = figures.figure("thickness", battle.contact());
        for (int grain = 1; grain <= figures.figure("thickest"); grain++) {
            List<Piece> own = own(battle, grain);
            List<Piece> rivals = rivals(battle, grain, thickness);
            if (own.size() <= figures.figure("most-own")
                    && rivals.size() <= figures.figure("most-rivals")) {
                int each = figures.figure("counters-an-emir", battle.contact());
                int emirs = Math.clamp((rivals.size() + each - 1) / each, 1, MOST_EMIRS);
                return Optional.of(
                        new FieldForces(grain, own, rivals, emirs, transport(battle, figures)));
            }
        }
        return Optional.empty();
    }

    /** A force on the march has a counter of transport for every so many stands. */
    private static int transport(FieldBattle battle, FieldFigures figures) {
        return battle.contact().isOnTheMarch()
                ? Math.clamp(
                        battle.ownStands() / figures.figure("transport-stands"),
                        figures.figure("transport-least"),
                        figures.figure("transport-most"))
                : 0;
    }

    /**
     * Whether a counter of the enemy is of his second wave: those of the later half of his rubs, or
     * every second one where there is a single rub.
     */
    @Rule("FIELD.WAVES")
    boolean isSecond(int rival) {
        return emirs == 1 ? rival % 2 == 1 : isOfSecondRub(rival % emirs);
    }

    /** Whether a rub comes in the second wave. */
    @Rule("FIELD.WAVES")
    boolean isOfSecondRub(int rub) {
        return emirs > 1 && rub >= (emirs + 1) / 2;
    }

    /** How many counters the force has in all. */
    int ownCounters() {
        return own.size() + transport;
    }

    private static List<Piece> own(FieldBattle battle, int grain) {
        List<Piece> pieces = new ArrayList<>();
        if (battle.contact() == Contact.STEAMER) {
            pieces.add(new Piece(boat(battle), 1, 1));
            return pieces;
        }
        for (Body body : battle.own()) {
            int stands = body.stands();
            add(pieces, body, body.arm().isCrewed() ? stands : steps(stands, grain));
        }
        return pieces;
    }

    /** The boat of a steamer's battle; who is aboard has no counter. */
    @Rule("FIELD.BOAT")
    static Body boat(FieldBattle battle) {
        return battle.own().stream()
                .filter(body -> body.arm() == Arm.GUNBOAT)
                .findFirst()
                .orElseThrow();
    }

    /** The steps of so many stands: the last of them stands for what is over. */
    static int steps(int stands, int grain) {
        return (stands + grain - 1) / grain;
    }

    /** The enemy is pooled by arm: he owes nobody an account of his losses. */
    private static List<Piece> rivals(FieldBattle battle, int grain, int thickness) {
        Map<Arm, Integer> stands = new EnumMap<>(Arm.class);
        battle.rivals().forEach(body -> stands.merge(body.arm(), body.stands(), Integer::sum));
        List<Piece> pieces = new ArrayList<>();
        stands.forEach((arm, all) -> {
            int thick = thickness * grain;
            int steps = (2 * HUNDRED * all + thick) / (2 * thick);
            Body pool = new Body(arm.word(), arm, Grade.TRAINED, Math.clamp(all, 1, 99));
            add(pieces, pool, arm.isCrewed() ? all : Math.max(1, steps));
        });
        return pieces;
    }

    private static void add(List<Piece> pieces, Body body, int steps) {
        int most = body.arm().isCrewed() ? 1 : 2;
        int ordinal = 1;
        for (int left = steps; left > 0; left -= most) {
            pieces.add(new Piece(body, ordinal++, Math.min(most, left)));
        }
    }

    /** The stands that a body of the force has lost with so many of its steps. */
    int lost(Body body, int steps) {
        if (body.arm().isCrewed()) {
            return steps;
        }
        return steps >= steps(body.stands(), grain) ? body.stands() : steps * grain;
    }

    /** The enemy by arm, each as one body. */
    List<Body> pools() {
        return rivals.stream().map(Piece::of).distinct().toList();
    }

    /** The stands that an arm of the enemy has lost with so many of its steps: its share of all. */
    int lostOfPool(Body pool, int steps) {
        int all =
                rivals.stream()
                        .filter(piece -> piece.of().equals(pool))
                        .mapToInt(Piece::steps)
                        .sum();
        return (2 * pool.stands() * steps + all) / (2 * all);
    }
}
