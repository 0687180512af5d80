package zeriba.fireandsword.rules.general;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.ObjectionDraft;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/** An objection in the making, in the terms of this game. */
public record Reason(Sudan state, ObjectionDraft draft) {

    /** A reason under a paragraph, by the key of its sentence, to be filled with arguments. */
    public static Reason of(Sudan state, String rule, String key) {
        return new Reason(state, ObjectionDraft.of(rule, key));
    }

    /** Names units. */
    public Reason units(Units units) {
        StringJoiner ids = new StringJoiner("+");
        for (int u = units.next(0); u >= 0; u = units.next(u + 1)) {
            String id = state.forces().unit(u).id();
            ids.add(id);
            draft.at(id);
        }
        draft.word(ids.toString());
        return this;
    }

    /** Names a unit. */
    public Reason unit(int unit) {
        draft.named(state.forces().unit(unit).id());
        return this;
    }

    /** Names a space. */
    public Reason space(int space) {
        draft.named(place(space));
        return this;
    }

    /** The spaces or boxes, the first two of them, that these units are in. */
    public Reason apart(Units units) {
        int first = state.at(units.first());
        int other = units.stream().filter(u -> state.at(u) != first).findFirst().orElseThrow();
        return units(units).space(first).space(state.at(other));
    }

    /** The place that an action is about, where it names one. */
    public Reason goal(Act act) {
        switch (act) {
            case Act.Deploy(int _, int space) -> draft.at(place(space));
            case Act.Split(int _, int one, int two) -> draft.at(List.of(place(one), place(two)));
            case Act.March(Units _, int space) -> draft.at(place(space));
            case Act.Steam(int _, Units _, int space) -> draft.at(place(space));
            case Act.Sea(int _, int space) -> draft.at(place(space));
            case Act.Leave(Units _, int space) -> draft.at(place(space));
            case Act.Rail _ -> draft.at(place(state.map().abuHamed));
            case Act.Rejoin(Units halves) -> draft.at(place(state.at(halves.first())));
            case Act.Sortie(Units units) -> draft.at(place(state.at(units.first())));
            case Act.Evacuate _ -> draft.at(place(state.map().suakin));
            case Act.Levy _ -> draft.at(place(state.map().khartoum));
            case Act _ -> {}
        }
        return this;
    }

    private String place(int space) {
        return space < Sudan.ALEXANDRIA ? state.map().label(space) : "off-map";
    }

    /** Names a number. */
    public Reason number(int number) {
        draft.word(Integer.toString(number));
        return this;
    }

    Reason word(String word) {
        draft.word(word);
        return this;
    }

    /** The objection with all its arguments. */
    public Optional<Objection> given() {
        return draft.given();
    }
}
