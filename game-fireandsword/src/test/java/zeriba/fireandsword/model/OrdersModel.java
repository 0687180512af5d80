package zeriba.fireandsword.model;

import java.util.Comparator;
import java.util.List;
import zeriba.fireandsword.state.Order;

/**
 * What defenders' orders in a commanded battle do beside the drill, a second time. The rules for
 * players leave open which neighbour gets the stand; that is as RULES.md has it.
 */
final class OrdersModel {

    private final BattleBoard b;

    OrdersModel(BattleBoard board) {
        this.b = board;
    }

    /** Stands go over where it is ordered. */
    void shifted() {
        for (int zone = 0; zone < BattleBoard.ZONES; zone++) {
            if (b.feed.own(zone) == Order.SHIFT) {
                shift(zone);
            }
        }
    }

    /**
     * One stand of the strongest foot goes to the neighbour with fewer fighters, if its unit is
     * there.
     */
    private void shift(int zone) {
        foot(zone).stream()
                .filter(o -> o.stands > 1)
                .max(Comparator.comparingInt(o -> o.stands))
                .ifPresent(body ->
                        b.own.stream()
                                .filter(o -> o.troop.equals(body.troop) && o.isUp())
                                .filter(o -> o.zone == neighbour(zone))
                                .findFirst()
                                .ifPresent(body::givesAStand));
    }

    private int neighbour(int zone) {
        boolean left = fighters(0) <= fighters(2);
        return zone != 1 ? 1 : left ? 0 : 2;
    }

    private int fighters(int zone) {
        return BattleBoard.stands(b.own(zone).stream().filter(o -> !o.isServed()).toList());
    }

    private List<Body> foot(int zone) {
        return b.own(zone).stream().filter(Body::isFoot).toList();
    }

    /** Defenders who advance meet all who are close. */
    void met() {
        for (Body rival : b.rivals) {
            boolean close = rival.isUp() && rival.band == 1 && !rival.is("GUNS");
            if (close && b.feed.own(rival.zone) == Order.ADVANCE) {
                rival.band = 0;
            }
        }
    }
}
