package zeriba.ascari.rules;

import java.util.List;
import zeriba.ascari.rules.general.Paragraphs;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.step.Task.Throw;

/** A step in which dice are thrown. */
public sealed interface Throwing extends Step, Throw<Ascari, Act>
        permits S4_Hits.Shot, S4_Hits.LeaderHits, S5_Melee.Melee, Metemma.Burning {

    @Override
    String effect(Ascari before, Roll roll);

    /** The paragraph under which the throw is told. */
    default String rule(Ascari before) {
        return rule();
    }

    @Override
    default List<Event> told(Ascari before, Roll roll) {
        List<Detail> details = List.of(new Detail("result", effect(before, roll)));
        return List.of(new Event.Threw(purpose(), roll, details, rule(before)));
    }

    /** Under which paragraphs the throw has changed counters. */
    default Paragraphs paragraphs(Ascari before, Roll roll) {
        return paragraphs(before, rule(before));
    }
}
