package zeriba.kassala.rules.general;

import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.ObjectionDraft;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** An objection in the making, in the terms of this game. */
public record Reason(KassalaMap map, ObjectionDraft draft) {

    /** A reason under a paragraph, by the key of its sentence, to be filled with arguments. */
    public static Reason of(Kassala state, String rule, String key) {
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
    public Reason hexes(long hexes) {
        draft.word(String.join(", ", map.labels(hexes)));
        return at(hexes);
    }

    /** A number that the sentence names. */
    public Reason number(int number) {
        draft.word(Integer.toString(number));
        return this;
    }

    /** Units that are pointed at only. */
    public Reason at(Units units) {
        draft.at(units.names());
        return this;
    }

    /** Hexes that are pointed at only. */
    public Reason at(long hexes) {
        draft.at(map.labels(hexes));
        return this;
    }

    /** The objection with all its arguments. */
    public Optional<Objection> given() {
        return draft.given();
    }
}
