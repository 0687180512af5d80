package zeriba.fireandsword;

/** The words for steps, in positions, messages and the purposes of throws. */
final class StepWords {

    private StepWords() {}

    /** The word for a step. */
    static String of(Step step) {
        return switch (step) {
            case Step.SetUp _ -> "set-up";
            case Step.Indexes _ -> "indexes";
            case Step.TurnBegins _ -> "turn-begins";
            case Step.Revolts _ -> "revolts";
            case Step.Surprise _ -> "surprise";
            case Step.Slip _ -> "slip";
            case Step.Sieges _ -> "sieges";
            case Step.MovementBegins _ -> "movement-begins";
            case Step.Movement _ -> "movement";
            case Step.Travel _ -> "travel";
            case Step.Settle _ -> "settle";
            case Step.Encounter _ -> "encounter";
            case Step.CallOff _ -> "call-off";
            case Step.Types _ -> "types";
            case Step.Strength _ -> "strength";
            case Step.Nature _ -> "nature";
            case Step.Manner _ -> "manner";
            case Step.Posture _ -> "orders";
            case Step.Fight _ -> "battle";
            case Step.Sail _ -> "steamer";
            case Step.Held _ -> "held";
            case Step.Toll _ -> "toll";
            case Step.Confirm _ -> "confirm";
            case Step.Escape _ -> "escape";
            case Step.Cards _ -> "cards";
            case Step.Hit _ -> "hit";
            case Step.Wounded _ -> "wounded";
            case Step.Aftermath _ -> "aftermath";
            case Step.Freed _ -> "freed";
            case Step.Supply _ -> "supply";
            case Step.EndOfMovement _ -> "end-of-movement";
            case Step.Camps _ -> "camps";
            case Step.Supplies _ -> "supplies";
            case Step.Adjustment _ -> "adjustment";
            case Step.ThirdBoat _ -> "third-boat";
            case Step.Arrivals _ -> "arrivals";
            case Step.Landing _ -> "landing";
            case Step.Levies _ -> "levies";
            case Step.Levy _ -> "levy";
            case Step.EndOfTurn _ -> "end-of-turn";
            case Step.Over _ -> "over";
        };
    }

    /** What a throw in a step is for; in a battle, the stage. */
    static String purpose(Step step) {
        return switch (step) {
            case Step.Fight fight -> "battle-" + fight.field().stage().purpose();
            case Step.Travel _ -> "cataract";
            case Step.Asking _, Step.Unasked _ -> of(step);
        };
    }
}
