package zeriba.kasserine.rules.general;

import java.util.List;
import java.util.Optional;
import zeriba.board.Places;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.ObjectionDraft;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** An objection in the making, in the terms of this game. */
public record Reason(KasserineMap map, ObjectionDraft draft) {

    /** A reason under a paragraph, by the key of its sentence, to be filled with arguments. */
    public static Reason of(Kasserine state, String rule, String key) {
        return new Reason(state.map(), ObjectionDraft.of(rule, key));
    }

    /** Units that the sentence names and that are pointed at. */
    public Reason units(Units units) {
        draft.word(units.toString()).at(units.names());
        return this;
    }

    /** A unit that the sentence names and that is pointed at. */
    public Reason unit(Unit unit) {
        return units(Units.of(unit));
    }

    /** A hex that the sentence names and that is pointed at. */
    public Reason hex(int hex) {
        draft.named(map.label(hex));
        return this;
    }

    /** Hexes that the sentence names and that are pointed at. */
    Reason hexes(Places hexes) {
        draft.word(String.join(", ", map.labels(hexes))).at(map.labels(hexes));
        return this;
    }

    /** A word or number that the sentence names. */
    public Reason word(String word) {
        draft.word(word);
        return this;
    }

    /** Points, given in half points. */
    public Reason points(int halves) {
        return word(halves % 2 == 0 ? Integer.toString(halves / 2) : halves / 2 + "½");
    }

    /** A unit that is pointed at only. */
    public Reason at(Unit unit) {
        draft.at(List.of(unit.id()));
        return this;
    }

    /** A hex that is pointed at only. */
    public Reason at(int hex) {
        draft.at(List.of(map.label(hex)));
        return this;
    }

    /** The objection with all its arguments. */
    public Optional<Objection> given() {
        return draft.given();
    }
}
