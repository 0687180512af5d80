package zeriba.fireandsword;

import java.util.List;
import zeriba.fireandsword.battle.Order;

/** Everything that a player can choose. Units and spaces are numbers. */
public sealed interface Act {

    /** What is done in the set-up. */
    sealed interface Posting extends Act {}

    /** What is done in the movement. */
    sealed interface Moving extends Act {}

    /** What is decided about a battle and in it. */
    sealed interface Fighting extends Act {}

    /** What is decided after a battle, and at the end of a turn. */
    sealed interface Settling extends Act {}

    /** A unit or commander is set up in a town. */
    record Deploy(int unit, int space) implements Posting {}

    /** A battalion is split between two towns, the larger half in the first. */
    record Split(int unit, int first, int second) implements Posting {}

    /** The recommended set-up, whole. */
    record Recommended() implements Posting {}

    /** The phase is over. */
    record End() implements Act {}

    /** A stack marches, or a commander rides alone. */
    record March(Units units, int space) implements Moving {}

    /** A stack takes the Desert Railway. */
    record Rail(Units units) implements Moving {}

    /** A boat sails, with passengers or none. */
    record Steam(int boat, Units passengers, int space) implements Moving {}

    /** A unit goes from port to port by sea. */
    record Sea(int unit, int space) implements Moving {}

    /** The halves of a battalion that was split join again. */
    record Rejoin(Units halves) implements Moving {}

    /** A besieged garrison goes out to fight. */
    record Sortie(Units units) implements Moving {}

    /** The sortie is carried out. */
    record Attack() implements Fighting {}

    /** The sortie is called off. */
    record CallOff() implements Fighting {}

    /** How a battle is fought: quick, commanded or on a table. */
    record Fight(Manner manner) implements Fighting {}

    /** The ways to fight a battle. */
    enum Manner {
        QUICK,
        COMMANDED,
        TABLETOP
    }

    /** Orders for the three zones. */
    record Orders(List<Order> zones) implements Fighting {
        public Orders {
            zones = List.copyOf(zones);
        }
    }

    /** The attackers break off. */
    record BreakOff() implements Fighting {}

    /** Who held the field on the table. */
    record Field(boolean own) implements Fighting {}

    /** What a unit lost on the table. */
    record Lose(int unit, int stands) implements Fighting {}

    /** What was entered is right, or must be entered again. */
    record Confirm(boolean right) implements Fighting {}

    /** A garrison gathers supplies, or its relief stays. */
    record Stay() implements Settling {}

    /** Units leave a town that has been freed. */
    record Leave(Units units, int space) implements Settling {}

    /** A unit or commander lands. */
    record Arrive(int unit) implements Settling {}

    /** A unit leaves for Alexandria. */
    record Evacuate(int unit) implements Settling {}

    /** Levies join the foot, or the horse. */
    record Levy(boolean foot) implements Settling {}
}
