package zeriba.ascari.rules.general;

import java.util.ArrayList;
import java.util.List;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Kind;
import zeriba.engine.rules.Rule;

/** Special rules of Agordat. */
public final class Agordat {

    private Agordat() {}

    /** Guns lost in melee are left on the field. */
    @Rule("S2.GUNS")
    public static void leaveGuns(Draft draft, int hex) {
        List<Integer> guns = new ArrayList<>(draft.spoils().guns());
        guns.add(hex);
        draft.spoils(draft.spoils().guns(guns));
    }

    /** A company that ends its move where guns were lost recovers them. */
    @Rule("S2.GUNS")
    public static void recoverGuns(Draft draft, Counter unit, int hex) {
        if (unit.isRegular() && unit.kind() == Kind.RIFLE && draft.spoils().guns().contains(hex)) {
            List<Integer> left =
                    draft.spoils().guns().stream().filter(lost -> lost != hex).toList();
            draft.spoils(draft.spoils().guns(left));
        }
    }
}
