package zeriba.ascari.rules.general;

import java.util.Optional;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.board.HexGrid;
import zeriba.board.Places;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.ObjectionDraft;

/** An objection in the making, in the terms of this game. */
public record Reason(HexGrid grid, ObjectionDraft draft) {

    /** A reason under a paragraph, by the key of its sentence, to be filled with arguments. */
    public static Reason of(Ascari state, String rule, String key) {
        return new Reason(state.ground().grid(), ObjectionDraft.of(rule, key));
    }

    /** A counter that the sentence names and that is pointed at. */
    public Reason counter(Counter counter) {
        return text(counter.id());
    }

    /** A counter of another battle, or of none: named, and not to be pointed at. */
    Reason unknown(String id) {
        draft.word(id);
        return this;
    }

    /** An army that the sentence names; it is no place. */
    public Reason army(Army army) {
        draft.word(army.toString());
        return this;
    }

    /** A text that the sentence names and that is pointed at. */
    public Reason text(String id) {
        draft.named(id);
        return this;
    }

    /** A hex that the sentence names and that is pointed at. */
    public Reason hex(int hex) {
        return text(hex >= 0 && hex < grid.size() ? grid.label(hex) : "nowhere");
    }

    /** Hexes that the sentence names and that are pointed at. */
    public Reason hexes(Places hexes) {
        draft.word(String.join(", ", grid.labels(hexes))).at(grid.labels(hexes));
        return this;
    }

    /** A number that the sentence names. */
    public Reason number(int number) {
        draft.word(Integer.toString(number));
        return this;
    }

    /** The objection with all its arguments. */
    public Optional<Objection> given() {
        return draft.given();
    }
}
