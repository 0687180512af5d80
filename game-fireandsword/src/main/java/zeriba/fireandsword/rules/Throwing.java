package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.rules.Rules;
import zeriba.engine.step.Task.Throw;
import zeriba.fireandsword.rules.battle.FaceClasses;
import zeriba.fireandsword.rules.battle.Kind;
import zeriba.fireandsword.rules.general.EventDraft;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Word;

/** A step in which dice fall, or that goes on by itself where there is nothing to throw for. */
public sealed interface Throwing extends Step, Throw<Sudan, Act>
        permits S05_Revolts.Indexes,
                S06_Surprise.Slip,
                S14_Sieges.Sieges,
                S11_Encounters.Encounter,
                S11_Encounters.Types,
                S11_Encounters.Strength,
                S11_Encounters.Nature,
                S12_Battles.Fight,
                S12_Battles.Sail,
                S12_Afield.Survey,
                S12_Afield.Afield,
                S13_Casualties.Hit,
                S13_Casualties.Wounded,
                S14_Sieges.Supply,
                S16_Reinforcements.Arrivals,
                S05_Revolts.Revolts,
                S06_Surprise.Surprise,
                S08_Columns.Travel,
                S13_Casualties.Escape,
                S13_Casualties.Cards,
                S09_Gunboats.ThirdBoat,
                S16_Reinforcements.Levies {

    /** The sides of the common die. */
    int DIE = 6;

    /** The dice, the faces of each divided into classes that have the same effect. */
    FaceClasses faceClasses(Sudan state);

    @Override
    default Dice dice(Sudan state) {
        FaceClasses classes = faceClasses(state);
        return classes.isEmpty() ? Dice.NONE : classes.dice();
    }

    @Override
    default String purpose() {
        return word();
    }

    /** Folded by the classes of faces; none where they are too many to count. */
    @Override
    default List<Branch> branches(Rules<Sudan, Act> rules, Sudan state) {
        FaceClasses classes = faceClasses(state);
        return classes.isEmpty() || classes.dice().size() > Dice.MOST_OUTCOMES
                ? List.of()
                : new Folding(this, state, classes).branches();
    }

    /** The cards that were drawn and the suits that kill, where no dice were thrown. */
    default List<Detail> drawn(Roll roll) {
        return List.of();
    }

    /** What came of the throw, beside the changes that it made. */
    default List<Event> outcome(Sudan before, Sudan after, Roll roll) {
        return List.of();
    }

    /** What a battle is called that comes of the throw. */
    default String called(Kind kind) {
        return Word.of(kind);
    }

    /** What is told of this throw under its paragraph. */
    default EventDraft draft(Sudan before) {
        return new EventDraft(before, rule(before));
    }

    @Override
    default List<Event> told(Sudan before, Roll roll) {
        Sudan after = roll(before, roll);
        List<Event> all = new ArrayList<>();
        all.add(new Event.Threw(purpose(), roll, drawn(roll), rule(before)));
        all.addAll(outcome(before, after, roll));
        if (battle().isEmpty()) {
            Step.of(after)
                    .battle()
                    .ifPresent(to -> all.add(draft(before).told("kind-" + called(to.kind()))));
            all.addAll(S12_Afield.told(after));
        }
        return all;
    }
}
