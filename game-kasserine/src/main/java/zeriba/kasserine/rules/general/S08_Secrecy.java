package zeriba.kasserine.rules.general;

import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Viewer;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Support;

/** Section 8. Support fire: who knows which markers have been drawn. */
public final class S08_Secrecy {

    private S08_Secrecy() {}

    /** The state as somebody sees it: markers in another's hand lie face down. */
    @Rule("R27")
    public static Kasserine seenBy(Viewer viewer, Kasserine state) {
        Support seen = state.support();
        for (Army army : Army.values()) {
            boolean isOpen =
                    state.parameters().variants().openSupport() || viewer.isOn(army.side());
            if (!isOpen && !seen.hand(army).isEmpty()) {
                seen = seen.hidden(army);
            }
        }
        return seen.equals(state.support()) ? state : state.support(seen);
    }
}
