package zeriba.kasserine.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zeriba.kasserine.page.Answer.SupportPool;
import zeriba.kasserine.page.Answer.SupportPools;
import zeriba.kasserine.rules.S08_Allotment;
import zeriba.kasserine.rules.S08_Allotment.Draw;
import zeriba.kasserine.rules.general.S12_LinesOfCommunication;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Markers;

/** The pools of support fire, and what each side draws next as everybody stands. */
record SupportFire(Kasserine state) {

    SupportPools pools() {
        return new SupportPools(Stream.of(Army.values()).map(this::pool).toList());
    }

    private SupportPool pool(Army army) {
        int next = state.turn() + (state.agenda().now() instanceof Draw ? 0 : 1);
        Optional<Integer> turn =
                Optional.of(next).filter(number -> number <= state.parameters().lastTurn());
        return new SupportPool(
                army,
                counts(state.parameters().charts().pool(army)),
                turn,
                turn.map(number -> state.parameters().charts().allotment(army, number)),
                turn.map(_ -> S12_LinesOfCommunication.losses(state, army)),
                turn.map(number -> S08_Allotment.markers(state, army, number)));
    }

    /** How many markers there are of the values from 1 on. */
    private static List<Integer> counts(Markers pool) {
        return IntStream.rangeClosed(1, Markers.HIGHEST).map(pool::count).boxed().toList();
    }
}
