package zeriba.fireandsword;

import java.util.List;
import zeriba.fireandsword.battle.Order;

/** Everything that a player can choose. Units and spaces are numbers. */
public sealed interface Act {

    /** A unit or commander is set up in a town. */
    record Deploy(int unit, int space) implements Act {}

    /** A battalion is split between two towns, the larger half in the first. */
    record Split(int unit, int first, int second) implements Act {}

    /** The recommended set-up, whole. */
    record Recommended() implements Act {}

    /** The phase is over. */
    record End() implements Act {}

    /** A stack marches, or a commander rides alone. */
    record March(Units units, int space) implements Act {}

    /** A stack takes the Desert Railway. */
    record Rail(Units units) implements Act {}

    /** A boat sails, with passengers or none. */
    record Steam(int boat, Units passengers, int space) implements Act {}

    /** A unit goes from port to port by sea. */
    record Sea(int unit, int space) implements Act {}

    /** A besieged garrison goes out to fight. */
    record Sortie(Units units) implements Act {}

    /** The sortie is carried out. */
    record Attack() implements Act {}

    /** The sortie is called off. */
    record CallOff() implements Act {}

    /** How a battle is fought: quick, commanded or on a table. */
    record Fight(Manner manner) implements Act {}

    /** The ways to fight a battle. */
    enum Manner {
        QUICK,
        COMMANDED,
        TABLETOP
    }

    /** Orders for the three zones. */
    record Orders(List<Order> zones) implements Act {
        public Orders {
            zones = List.copyOf(zones);
        }
    }

    /** The attackers break off. */
    record BreakOff() implements Act {}

    /** Who held the field on the table. */
    record Field(boolean own) implements Act {}

    /** What a unit lost on the table. */
    record Lose(int unit, int stands) implements Act {}

    /** What was entered is right, or must be entered again. */
    record Confirm(boolean right) implements Act {}

    /** A garrison gathers supplies, or its relief stays. */
    record Stay() implements Act {}

    /** Units leave a town that has been freed. */
    record Leave(Units units, int space) implements Act {}

    /** A unit or commander lands. */
    record Arrive(int unit) implements Act {}

    /** A unit leaves for Alexandria. */
    record Evacuate(int unit) implements Act {}

    /** Levies join the foot, or the horse. */
    record Levy(boolean foot) implements Act {}
}
