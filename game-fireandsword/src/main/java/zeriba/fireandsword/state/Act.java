package zeriba.fireandsword.state;

import zeriba.engine.schema.As.Forms;
import zeriba.engine.schema.As.Kind;
import zeriba.engine.schema.As.Of;

/**
 * Everything that a player can choose, in the order in which the forms are told; and the parts of
 * it that belong to one step each. Units and spaces are numbers.
 */
public sealed interface Act
        permits Act.Deploy,
                Act.Split,
                Act.Recommended,
                Act.March,
                Act.Rail,
                Act.Steam,
                Act.Sea,
                Act.Rejoin,
                Act.Sortie,
                Act.Attack,
                Act.CallOff,
                Act.Fight,
                Act.Field,
                Act.Lose,
                Act.Confirm,
                Act.Stay,
                Act.Leave,
                Act.Arrive,
                Act.Evacuate,
                Act.Levy,
                Act.End,
                Act.Posting,
                Act.Moving,
                Act.Sallying,
                Act.Freed,
                Act.Landing {

    /** What is done in the set-up. */
    sealed interface Posting extends Act {}

    /** What is done in the movement. */
    sealed interface Moving extends Act {}

    /** What a garrison does that has seen how many besiege it. */
    sealed interface Sallying extends Act {}

    /** What a garrison does that has its way free. */
    sealed interface Freed extends Act {}

    /** What is done in a port. */
    sealed interface Landing extends Act {}

    /** A unit or commander is set up in a town. */
    @Forms("deploy UNIT TOWN")
    record Deploy(@Of("unit") int unit, @Of("space") int space) implements Act, Posting {}

    /** A battalion is split between two towns, the larger half in the first. */
    @Forms("split BATTALION TOWN TOWN")
    record Split(@Of("unit") int unit, @Of("space") int first, @Of("space") int second)
            implements Act, Posting {}

    /** The recommended set-up, whole. */
    record Recommended() implements Act, Posting {}

    /** The phase is over. */
    record End() implements Act, Posting, Moving, Landing {}

    /** A stack marches, or a commander rides alone. */
    @Forms("march U+U SPACE")
    record March(@Of("stack") Units units, @Of("space") int space) implements Act, Moving {}

    /** A stack takes the Desert Railway. */
    @Forms("rail U+U")
    record Rail(@Of("stack") Units units) implements Act, Moving {}

    /** A boat sails, with passengers or none. */
    @Forms({"steam BOAT SPACE", "steam BOAT+U+U SPACE"})
    record Steam(@Of("unit") int boat, Units passengers, @Of("space") int space)
            implements Act, Moving {}

    /** A unit goes from port to port by sea. */
    @Forms("sea UNIT PORT")
    record Sea(@Of("unit") int unit, @Of("space") int space) implements Act, Moving {}

    /** The halves of a battalion that was split join again. */
    @Forms("rejoin U+U")
    record Rejoin(@Of("stack") Units halves) implements Act, Moving {}

    /** A besieged garrison goes out to fight. */
    @Forms("sortie U+U")
    record Sortie(@Of("stack") Units units) implements Act, Moving {}

    /** The sortie is carried out. */
    record Attack() implements Act, Sallying {}

    /** The sortie is called off. */
    record CallOff() implements Act, Sallying {}

    /** How a battle is fought: quickly, on a table or on the field. */
    record Fight(Manner manner) implements Act {}

    /** The ways to fight a battle. */
    enum Manner {
        QUICK,
        TABLETOP,
        FIELD
    }

    /** Who held the field on the table. */
    record Field(Holder holder) implements Act {}

    /** The sides that may hold a field. */
    enum Holder {
        OWN,
        MAHDIST
    }

    /** What a unit lost on the table. */
    @Forms("lose UNIT STANDS")
    record Lose(@Of("unit") int unit, @Of("stands") int stands) implements Act {}

    /** What was entered is right, or must be entered again. */
    record Confirm(@Kind Verdict verdict) implements Act {}

    /** What may be said of a result. */
    enum Verdict {
        CONFIRM,
        CORRECT
    }

    /** A garrison gathers supplies, or its relief stays. */
    record Stay() implements Act, Freed {}

    /** Units leave a town that has been freed. */
    @Forms("leave U+U SPACE")
    record Leave(@Of("stack") Units units, @Of("space") int space) implements Act, Freed {}

    /** A unit or commander lands. */
    record Arrive(@Of("unit") int unit) implements Act, Landing {}

    /** A unit leaves for Alexandria. */
    record Evacuate(@Of("unit") int unit) implements Act, Landing {}

    /** Levies join the foot, or the horse. */
    record Levy(Recruits recruits) implements Act {}

    /** What levies may be. */
    enum Recruits {
        FOOT,
        HORSE
    }
}
