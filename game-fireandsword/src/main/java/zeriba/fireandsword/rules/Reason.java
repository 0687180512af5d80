package zeriba.fireandsword.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zeriba.engine.Objection;
import zeriba.engine.ObjectionDraft;
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
