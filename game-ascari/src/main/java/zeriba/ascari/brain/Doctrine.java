package zeriba.ascari.brain;

import java.util.LinkedHashMap;
import java.util.Map;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.board.map.MapText;

/**
 * How an army goes about a battle from here on: a stance for each of its waves. Those of battles on
 * the field have names and are tried against each other.
 *
 * @param first its stance as long as a second wave has still to come
 * @param then its stance after that
 */
record Doctrine(Stance first, Stance then) {

    /** One stance throughout. */
    static Doctrine of(Stance stance) {
        return new Doctrine(stance, stance);
    }

    /** The stance for a position. */
    Stance at(Ascari state) {
        return AscariEvaluation.isToCome(state) ? first : then;
    }

    /** The doctrines of an army in battles of these stances, by their names, in their order. */
    static Map<String, Doctrine> named(MapText text, String stances, Army army) {
        Map<String, Stance> all = Stance.doctrines(text, stances, army);
        Map<String, String> then = Stance.then(text, stances, army);
        Map<String, Doctrine> doctrines = new LinkedHashMap<>();
        all.forEach((name, first) -> {
            Stance second = all.getOrDefault(then.getOrDefault(name, name), first);
            doctrines.put(name, new Doctrine(first, second));
        });
        return doctrines;
    }
}
