package zeriba.ascari.rules;

import java.util.List;
import zeriba.ascari.Altered;
import zeriba.ascari.Desk;
import zeriba.ascari.state.Army;

/** Agordat with a company that may move one hex only. */
final class Ones {

    private final Desk.Play play =
            Altered.agordat("III-1\t0909", "movement=4", "movement=1")
                    .read(Desk.of("s2").put("III-1", "2204").put("D-AJ1", "0103"), Army.DEFENDER);

    List<String> options() {
        return play.options();
    }

    /** The step after the company has gone into the palms. */
    String after() {
        return play.then("move III-1 2203").step();
    }
}
