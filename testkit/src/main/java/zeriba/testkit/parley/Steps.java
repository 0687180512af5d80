package zeriba.testkit.parley;

/** The words for the steps. */
final class Steps {

    private Steps() {}

    static String word(Step step) {
        return switch (step) {
            case Step.Omen _ -> "omen";
            case Step.Draw _ -> "draw";
            case Step.Plotting _ -> "plot";
            case Step.Reveal _ -> "reveal";
            case Step.March _ -> "march";
            case Step.Shot _ -> "shot";
            case Step.Hit _ -> "hit";
            case Step.Assault _ -> "assault";
            case Step.Parrying _ -> "parry";
            case Step.Storming _ -> "storm";
            case Step.Sally _ -> "sally";
            case Step.EndOfTurn _ -> "end-of-turn";
            case Step.Judge _ -> "judge";
            case Step.Over _ -> "over";
        };
    }
}
