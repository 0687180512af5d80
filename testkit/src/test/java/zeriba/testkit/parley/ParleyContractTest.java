package zeriba.testkit.parley;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.testkit.contract.GameContract;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Place;
import zeriba.testkit.parley.state.Unit;

class ParleyContractTest extends GameContract<Parley, Act> {

    @Override
    protected Game<Parley, Act> game() {
        return new ParleyGame();
    }

    @Override
    protected String defaultBox() {
        return "gone";
    }

    @Override
    protected void checkState(Parley state) {
        for (Place place : Place.onMap()) {
            assertThat(state.unitsAt(place).count()).isLessThanOrEqualTo(2);
        }
    }

    @Override
    protected Stream<Act> oddActions(Parley state, SplitMix64 random) {
        Unit one = Unit.ALL.get(random.below(Unit.ALL.size()));
        Unit other = Unit.ALL.get(random.below(Unit.ALL.size()));
        Place from = Place.onMap().get(random.below(6));
        Place to = Place.onMap().get(random.below(6));
        return Stream.of(
                new Act.Advance(one, to),
                new Act.Shoot(one, other),
                new Act.Storm(List.of(one, other), to),
                new Act.Storm(List.of(one), Place.GATE),
                new Act.Parry(1 + random.below(8)),
                new Act.Move(one, to, List.of()),
                new Act.Move(one, to, List.of(from, to)),
                new Act.Move(other, to, List.of(to)));
    }
}
