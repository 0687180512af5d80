package zeriba.fireandsword;

import zeriba.engine.schema.Notations;

/** The words for steps, in positions, messages and the purposes of throws. */
final class StepWords {

    private StepWords() {}

    /** The word for a step. */
    static String of(Step step) {
        return Notations.verb(step.getClass());
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
