package zeriba.kassala.naive;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.kassala.naive.NaiveBoard.Unit;

/** What follows a throw of the die, and the last turn: II.E, CRT, III. */
record NaiveAftermath(NaiveBoard board, NaiveCounters counters) {

    List<String> losses(List<String> losable, int toLose) {
        List<String> options = new ArrayList<>();
        for (List<String> some : NaiveCombat.subsets(losable)) {
            int lost = some.stream().mapToInt(u -> board.unit(u).combat()).sum();
            boolean noneToSpare =
                    some.stream().allMatch(u -> lost - board.unit(u).combat() < toLose);
            if (lost >= toLose && noneToSpare) {
                options.add("lose " + String.join("+", some));
            }
        }
        return options;
    }

    List<String> advances(Collection<String> advancers, Collection<String> vacated) {
        List<String> options = new ArrayList<>();
        for (String unit : advancers) {
            for (String hex : vacated) {
                if (mayAdvance(board.unit(unit), hex)) {
                    options.add("advance " + unit + " " + hex);
                }
            }
        }
        options.add("stay");
        return options;
    }

    private boolean mayAdvance(Unit unit, String hex) {
        String from = counters.placeOf(unit.id());
        boolean closed = board.isTown(hex) || board.isWadi(from, hex);
        return !unit.isCannon()
                && board.neighbours(from).contains(hex)
                && !(unit.isCavalry() && closed);
    }

    String winner() {
        boolean inUdaka =
                counters.places().entrySet().stream().anyMatch(e -> holds(e, board.udaka));
        boolean inKassala =
                counters.places().entrySet().stream().anyMatch(e -> holds(e, board.kassala));
        return inUdaka && inKassala ? "christian" : inUdaka || inKassala ? "draw" : "moslem";
    }

    private boolean holds(Map.Entry<String, String> unit, Set<String> town) {
        return counters.isOf(unit.getKey(), "christian") && town.contains(unit.getValue());
    }
}
