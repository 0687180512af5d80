package zeriba.fireandsword.rules.general;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.fireandsword.rules.battle.Field;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Word;

/** What a battle that is over has cost either side, by unit and by arm. */
public record BattleCost(Field field, String rule) {

    /** Of a body of troops, how many stands went down and how many it had. */
    private record Share(int fell, int had) {
        Share plus(Share other) {
            return new Share(fell + other.fell, had + other.had);
        }
    }

    /** Everybody who lost a stand, our own by unit, the Dervishes by arm. */
    List<Event> told() {
        Map<String, Share> own = new LinkedHashMap<>();
        Map<Arm, Share> rivals = new EnumMap<>(Arm.class);
        for (Field.Part part : field.parts()) {
            Share share = new Share(part.full() - part.stands(), part.full());
            if (field.muster().own().contains(part.troop())) {
                own.merge(part.troop().name(), share, Share::plus);
            } else {
                rivals.merge(part.troop().arm(), share, Share::plus);
            }
        }
        List<Event> all = new ArrayList<>();
        own.forEach((id, share) -> tell("toll", List.of(id), share, all));
        rivals.forEach((arm, share) -> tell("toll-" + Word.of(arm), List.of(), share, all));
        return all;
    }

    /** That a unit has lost stands; nothing where it has lost none. */
    public static Optional<Event> own(Troop troop, int fell, String rule) {
        Share share = new Share(fell, troop.stands());
        return fell > 0
                ? Optional.of(toll("toll", List.of(troop.name()), share, rule))
                : Optional.empty();
    }

    private void tell(String verb, List<String> units, Share share, List<Event> all) {
        if (share.fell() > 0) {
            all.add(toll(verb, units, share, rule));
        }
    }

    private static Event toll(String verb, List<String> units, Share share, String rule) {
        List<Detail> details =
                List.of(Detail.number("fell", share.fell()), Detail.number("had", share.had()));
        return new Event.Acted(verb, units, List.of(), details, rule);
    }
}
