package zeriba.fireandsword.rules.battle;

import static zeriba.board.Bits.*;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import zeriba.board.Bits;
import zeriba.fireandsword.state.Arm;

/**
 * A battle at one moment. Elements, the parts of troops that stand in one zone, are numbered: the
 * Anglo-Egyptian ones first. It never changes once it has left {@link QuickBattle}, which alone
 * works on copies.
 */
public final class Field {

    // The numbers of the marks in the set that an element bears.
    static final int BROKEN = 0;
    static final int MET = 1;
    static final int TORN = 2;
    static final int FOUGHT = 3;
    static final int OUT = 4;
    static final int SILENT = 5;
    static final int ENGAGED = 6;

    /** All the marks that an element can bear. */
    static final int MARKS = 127;

    /** How many zones a battle has: left, centre and right. */
    static final int ZONES = 3;

    /** What makes a share of stands round to the nearest. */
    private static final int HALF = Numbers.WHOLE / 2;

    /** The dice that it waits for, where they have been told already. */
    @Nullable FaceClasses awaited;

    final Muster muster;

    /** The flank on which a column is attacked, 0 or 2; -1 where that is not settled. */
    int flank = -1;

    int round;
    Stage stage = Stage.RALLY;

    /** The zone of the melee. */
    int zone;

    /** A bit for each zone whose defenders are gone. */
    int fallen;

    /** Whether the Anglo-Egyptians hold the field once the battle is over. */
    boolean won;

    /** Hits of the throw before: by shot, or by blow, or by element. */
    int[] hits = {};

    int ownCount;
    Troop[] troop = {};
    int[] n = {};
    int[] full = {};
    int[] at = {};
    int[] band = {};
    int[] dist = {};
    int[] fails = {};
    int[] lost = {};
    int[] marks = {};

    Field(Muster muster) {
        this.muster = muster;
    }

    Field copy() {
        Field copy = new Field(muster);
        copy.flank = flank;
        copy.round = round;
        copy.stage = stage;
        copy.zone = zone;
        copy.fallen = fallen;
        copy.won = won;
        copy.hits = hits;
        copy.ownCount = ownCount;
        copy.troop = troop;
        copy.full = full;
        copy.n = n.clone();
        copy.at = at.clone();
        copy.band = band.clone();
        copy.dist = dist.clone();
        copy.fails = fails.clone();
        copy.lost = lost.clone();
        copy.marks = marks.clone();
        return copy;
    }

    public Muster muster() {
        return muster;
    }

    public Stage stage() {
        return stage;
    }

    /** The round, from 1; 0 before the first. */
    public int round() {
        return round;
    }

    /** Whether the Anglo-Egyptians hold the field; of a battle that is over. */
    public boolean isWon() {
        return won;
    }

    /** How many zones have fallen. */
    public int fallenZones() {
        return Bits.size(fallen);
    }

    Kind kind() {
        return muster.kind();
    }

    boolean isAssault() {
        return muster.kind().isAssault();
    }

    /** Whether this is the first round of a battle that finds the Anglo-Egyptians unprepared. */
    boolean isHotRound() {
        return round == 1 && kind().isHot();
    }

    int size() {
        return n.length;
    }

    Arm arm(int e) {
        return troop[e].arm();
    }

    int grade(int e) {
        return troop[e].grade().rank();
    }

    boolean has(int e, int mark) {
        return contains(marks[e], mark);
    }

    void mark(int e, int mark) {
        marks[e] = (int) with(marks[e], mark);
    }

    void unmark(int e, int mark) {
        marks[e] = (int) without(marks[e], mark);
    }

    /** Whether it has stands and is not broken. */
    boolean fights(int e) {
        return n[e] > 0 && !has(e, BROKEN);
    }

    boolean fightsIn(int e, int z) {
        return at[e] == z && fights(e);
    }

    boolean isBoat(int e) {
        return arm(e) == Arm.GUNBOAT;
    }

    boolean isFallen(int z) {
        return contains(fallen, z);
    }

    /** Whether any element that can be fought, no boat, holds the zone. */
    boolean isHeld(int z) {
        for (int e = 0; e < ownCount; e++) {
            if (fightsIn(e, z) && !isBoat(e)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the element has too few stands left to count as worn. */
    boolean isSpent(int e) {
        return n[e] <= spentAt(full[e]);
    }

    boolean isWorn(int e) {
        return n[e] <= wornAt(full[e]) && !isSpent(e);
    }

    /** From how many stands on down a body of {@code stands} is worn. */
    public static int wornAt(int stands) {
        return (Numbers.WORN_AT * stands + HALF) / Numbers.WHOLE;
    }

    /** From how many stands on down a body of {@code stands} is spent. */
    public static int spentAt(int stands) {
        return (Numbers.SPENT_AT * stands + HALF) / Numbers.WHOLE;
    }

    /** How much more than a share of an element is gone: hundredths of stands. */
    int goneBeyond(int e, int share) {
        return Numbers.WHOLE * (full[e] - n[e]) - share * full[e];
    }

    /** Whether an element has lost a share, and something, in this round. */
    boolean hasJustLost(int e, int share) {
        return lost[e] >= Math.max(1, Numbers.up(share, full[e]));
    }

    void lose(int e, int stands) {
        n[e] -= stands;
        lost[e] += stands;
    }

    /** The stands that an own troop, by its name, has lost so far. */
    public int lossOf(String name) {
        int loss = 0;
        for (int e = 0; e < ownCount; e++) {
            if (troop[e].name().equals(name)) {
                loss += full[e] - n[e];
            }
        }
        return loss;
    }

    /** The stands that the Anglo-Egyptians have lost, boats apart. */
    public int ownLoss() {
        int loss = 0;
        for (int e = 0; e < ownCount; e++) {
            loss += isBoat(e) ? 0 : full[e] - n[e];
        }
        return loss;
    }

    /** The stands that the Dervishes have lost. */
    public int rivalLoss() {
        int loss = 0;
        for (int e = ownCount; e < size(); e++) {
            loss += full[e] - n[e];
        }
        return loss;
    }

    /** The elements where they stand, the Anglo-Egyptian ones first. */
    public List<Part> parts() {
        Part[] parts = new Part[size()];
        for (int e = 0; e < size(); e++) {
            parts[e] =
                    new Part(
                            troop[e],
                            n[e],
                            full[e],
                            at[e],
                            has(e, OUT) ? dist[e] : band[e],
                            has(e, BROKEN));
        }
        return List.of(parts);
    }

    /**
     * An element where it stands.
     *
     * @param zone 0 left, 1 centre, 2 right
     * @param band 3 cannon, 2 long rifle, 1 close, 0 contact
     */
    public record Part(Troop troop, int stands, int full, int zone, int band, boolean broken) {}

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Field that
                        && stage == that.stage
                        && round == that.round
                        && zone == that.zone
                        && fallen == that.fallen
                        && won == that.won
                        && flank == that.flank
                        && Arrays.equals(n, that.n)
                        && Arrays.equals(at, that.at)
                        && Arrays.equals(band, that.band)
                        && Arrays.equals(marks, that.marks)
                        && Arrays.equals(hits, that.hits)
                        && Arrays.equals(lost, that.lost)
                        && Arrays.equals(dist, that.dist)
                        && Arrays.equals(fails, that.fails)
                        && muster.equals(that.muster));
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                stage,
                round,
                zone,
                Arrays.hashCode(n),
                Arrays.hashCode(marks),
                Arrays.hashCode(hits));
    }

    @Override
    public String toString() {
        return muster.kind() + " round " + round + " " + stage + " " + Arrays.toString(n);
    }
}
