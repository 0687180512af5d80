package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Rule;
import zeriba.field.Body;
import zeriba.field.Contact;
import zeriba.field.Fate;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;
import zeriba.field.Land;
import zeriba.fireandsword.rules.battle.Field;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.QuickBattle;
import zeriba.fireandsword.rules.battle.Steamer;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/**
 * A battle that another game may fight for the campaign: what is asked, what its outcome is told
 * by.
 */
@Rule("12.9")
public record AskedBattle(Engagement engagement, Muster muster) {

    /** [design] So that battles on one ground are not all alike. */
    private static final int APART = 1_021;

    private static final int SEEDS = 1 << 16;

    /** [design] The map has room for so many counters of a side, of so many stands at most. */
    private static final int MOST_OWN = 18;

    private static final int OWN_STANDS = 8;
    private static final int MOST_RIVALS = 24;
    private static final int RIVAL_STANDS = 10;

    /** The battle that is at hand: how it is fought is to be chosen, or it is fought elsewhere. */
    public static Optional<AskedBattle> at(Sudan state) {
        if (!state.parameters().mayTakeTheField()) {
            return Optional.empty();
        }
        return switch (Step.of(state)) {
            case S12_Battles.Manner(Engagement at, Muster muster) ->
                    Optional.of(new AskedBattle(at, muster));
            case S12_Afield.Afield(Engagement at, Muster muster) ->
                    Optional.of(new AskedBattle(at, muster));
            case Step _ -> Optional.empty();
        };
    }

    /** Whether it is fought elsewhere, and its outcome is awaited. */
    public static boolean isAwaited(Sudan state) {
        return state.now() instanceof S12_Afield.Afield;
    }

    /** Whether Dervishes of an arm can hurt a boat. */
    @Rule("12.5")
    static boolean hurtsBoats(Arm arm) {
        return arm == Arm.GUNS || arm == Arm.RIFLES || arm == Arm.JEHADIA;
    }

    /**
     * Whether a battle is one for the field: there is room for all, and no boats are in it, unless
     * it is that of a boat under way.
     */
    @Rule("12.9")
    public static boolean isForTheField(Muster muster) {
        if (muster.isOfSteamer()) {
            return pooled(muster.rivals()) <= MOST_RIVALS;
        }
        return !muster.own().isEmpty()
                && !hasBoats(muster)
                && muster.own().stream().mapToInt(AskedBattle::counters).sum() <= MOST_OWN
                && pooled(muster.rivals()) <= MOST_RIVALS;
    }

    /** Whether gunboats fight beside others. */
    public static boolean hasBoats(Muster muster) {
        return muster.own().stream().anyMatch(troop -> troop.arm() == Arm.GUNBOAT);
    }

    /** The enemy's bands of one arm count as one. */
    private static int pooled(List<Troop> bands) {
        Map<Arm, Integer> stands = new EnumMap<>(Arm.class);
        bands.forEach(band -> stands.merge(band.arm(), band.stands(), Integer::sum));
        return stands.entrySet().stream()
                .mapToInt(arm -> counters(arm.getKey(), arm.getValue(), RIVAL_STANDS))
                .sum();
    }

    private static int counters(Troop troop) {
        return counters(troop.arm(), troop.stands(), OWN_STANDS);
    }

    private static int counters(Arm arm, int stands, int each) {
        return neutral(arm).isCrewed() ? stands : (stands + each - 1) / each;
    }

    /** It in neutral terms, on the ground that the space has. */
    public FieldBattle told(Sudan state) {
        int space = engagement.space();
        return new FieldBattle(
                contact(),
                muster.isOfSteamer() ? Land.NILE : land(state, space),
                Math.max(0, state.ground(space) - 1),
                (APART * state.turn() + muster.rivalStands()) % SEEDS,
                muster.commanded(),
                muster.own().stream().map(AskedBattle::body).toList(),
                rivals());
    }

    /** A relief is fought like a sortie, and called what it is. */
    private Contact contact() {
        return engagement.cause() == Engagement.Cause.RELIEF
                ? Contact.RELIEF
                : Contact.valueOf(muster.kind().name());
    }

    private List<Body> rivals() {
        List<Body> rivals = new ArrayList<>();
        for (Troop troop : muster.rivals()) {
            rivals.add(
                    new Body(
                            "D" + (rivals.size() + 1),
                            neutral(troop.arm()),
                            zeriba.field.Grade.TRAINED,
                            troop.stands()));
        }
        return rivals;
    }

    private static Body body(Troop troop) {
        return new Body(
                troop.name(),
                neutral(troop.arm()),
                zeriba.field.Grade.valueOf(troop.grade().name()),
                isBoat(troop) ? Steamer.hullPoints() : troop.stands());
    }

    private static boolean isBoat(Troop troop) {
        return troop.arm() == Arm.GUNBOAT;
    }

    private static zeriba.field.Arm neutral(Arm arm) {
        return zeriba.field.Arm.valueOf(arm.name());
    }

    private static Land land(Sudan state, int space) {
        if (state.map().isRiver(space)) {
            return Land.NILE;
        }
        if (state.map().region(space) == Region.EAST.number()) {
            return Land.HILLS;
        }
        return state.map().isTown(space) ? Land.DESERT : Land.WELLS;
    }

    /** The dice that say what it came to; of whoever holds the field somebody is left. */
    public Roll shown(FieldResult result) {
        List<Integer> losses =
                muster.own().stream().map(AskedBattle::body).map(result::lostBy).toList();
        return new S12_Afield.Afield(engagement, muster)
                .shown(result.held(), losses, result.commander());
    }

    /**
     * What it comes to where it is fought quickly, by dice of this seed; of commanders the casualty
     * cards decide then, which are drawn later.
     */
    @Rule("QB.1")
    public FieldResult quickly(long seed) {
        if (muster.isOfSteamer()) {
            return steamed(seed);
        }
        Field field = QuickBattle.settled(QuickBattle.of(muster));
        Optional<Dice> dice = QuickBattle.dice(field);
        for (int thrown = 1; dice.isPresent(); thrown++) {
            Roll roll = dice.get().thrown(SplitMix64.of(seed, thrown));
            field = QuickBattle.rolled(field, roll);
            dice = QuickBattle.dice(field);
        }
        Map<String, Integer> lost = new HashMap<>();
        for (Troop troop : muster.own()) {
            lost.put(troop.name(), field.lossOf(troop.name()));
        }
        return new FieldResult(field.isWon(), field.round(), lost, Fate.UNHURT);
    }

    /** The same of a boat under way: its hull is what it loses. */
    @Rule("QB.13")
    private FieldResult steamed(long seed) {
        Steamer fight = Steamer.of(muster, muster.ownStands() + (muster.commanded() ? 1 : 0));
        int rounds = 0;
        while (!fight.isOver()) {
            rounds++;
            fight = fight.rolled(fight.dice().thrown(SplitMix64.of(seed, rounds)));
        }
        int hull = Math.min(fight.hull(), Steamer.hullPoints());
        Map<String, Integer> lost = new HashMap<>();
        for (Troop troop : muster.own()) {
            lost.put(troop.name(), isBoat(troop) ? hull : 0);
        }
        return new FieldResult(fight.passes(), rounds, lost, Fate.UNHURT);
    }
}
