package zeriba.fireandsword.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zeriba.engine.Objection;
import zeriba.engine.ObjectionDraft;
import zeriba.fireandsword.Act;
import zeriba.fireandsword.Sudan;
import zeriba.fireandsword.Units;

/** An objection in the making, in the terms of this game. */
record Reason(Sudan state, ObjectionDraft draft) {

    static Reason of(Sudan state, String rule, String key) {
        return new Reason(state, ObjectionDraft.of(rule, key));
    }

    Reason units(Units units) {
        List<String> ids = units.stream().mapToObj(u -> state.forces().unit(u).id()).toList();
        draft.word(ids.stream().collect(Collectors.joining("+"))).at(ids);
        return this;
    }

    Reason unit(int unit) {
        String id = state.forces().unit(unit).id();
        draft.word(id).at(List.of(id));
        return this;
    }

    Reason space(int space) {
        draft.named(place(space));
        return this;
    }

    /** The spaces or boxes, the first two of them, that these units are in. */
    Reason apart(Units units) {
        int first = state.at(units.first());
        int other = units.stream().filter(u -> state.at(u) != first).findFirst().orElseThrow();
        return units(units).space(first).space(state.at(other));
    }

    /** The place that an action is about, where it names one. */
    Reason goal(Act act) {
        switch (act) {
            case Act.Deploy(int _, int space) -> draft.at(List.of(place(space)));
            case Act.Split(int _, int one, int two) -> draft.at(List.of(place(one), place(two)));
            case Act.March(Units _, int space) -> draft.at(List.of(place(space)));
            case Act.Steam(int _, Units _, int space) -> draft.at(List.of(place(space)));
            case Act.Sea(int _, int space) -> draft.at(List.of(place(space)));
            case Act.Leave(Units _, int space) -> draft.at(List.of(place(space)));
            case Act.Rail _ -> draft.at(List.of(place(state.map().abuHamed)));
            case Act.Sortie(Units units) -> draft.at(List.of(place(state.at(units.first()))));
            case Act.Evacuate _ -> draft.at(List.of(place(state.map().suakin)));
            case Act.Levy _ -> draft.at(List.of(place(state.map().khartoum)));
            case Act.Arrive _, Act.Stay _, Act.Recommended _, Act.End _, Act.Fighting _ -> {}
        }
        return this;
    }

    private String place(int space) {
        return space < Sudan.ALEXANDRIA ? state.map().label(space) : "off-map";
    }

    Reason number(int number) {
        draft.word(Integer.toString(number));
        return this;
    }

    Reason word(String word) {
        draft.word(word);
        return this;
    }

    Optional<Objection> given() {
        return draft.given();
    }
}
