package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Rule;
import zeriba.field.Body;
import zeriba.field.Contact;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;
import zeriba.field.Land;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** A battle that another game may fight for the campaign: what is asked, what is entered of it. */
@Rule("12.9")
public record AskedBattle(Engagement engagement, Muster muster) {

    /** [design] So that grounds of neighbouring spaces have nothing in common. */
    private static final int APART = 1_021;

    private static final int SEEDS = 1 << 16;

    /** The battle that is at hand, from the choice how it is fought until its result is entered. */
    public static Optional<AskedBattle> at(Sudan state) {
        return switch (Step.of(state)) {
            case S12_Battles.Manner(Engagement at, Muster muster) ->
                    Optional.of(new AskedBattle(at, muster));
            case S12_Tabletop.Held(Engagement at, Muster muster) ->
                    Optional.of(new AskedBattle(at, muster));
            case S12_Tabletop.Toll step ->
                    Optional.of(new AskedBattle(step.engagement(), step.muster()));
            case S12_Tabletop.Confirm step ->
                    Optional.of(new AskedBattle(step.engagement(), step.muster()));
            case Step _ -> Optional.empty();
        };
    }

    /** It in neutral terms; none where boats fight. The ground of a space is always the same. */
    public Optional<FieldBattle> told(Sudan state) {
        if (muster.own().isEmpty()
                || muster.own().stream().anyMatch(troop -> troop.arm() == Arm.GUNBOAT)) {
            return Optional.empty();
        }
        int space = engagement.space();
        return Optional.of(
                new FieldBattle(
                        Contact.valueOf(muster.kind().name()),
                        land(state, space),
                        APART * space % SEEDS,
                        (APART * state.turn() + muster.rivalStands()) % SEEDS,
                        muster.commanded(),
                        muster.own().stream().map(AskedBattle::body).toList(),
                        rivals()));
    }

    private List<Body> rivals() {
        List<Body> rivals = new ArrayList<>();
        for (Troop troop : muster.rivals()) {
            rivals.add(
                    new Body(
                            "D" + (rivals.size() + 1),
                            arm(troop),
                            zeriba.field.Grade.TRAINED,
                            troop.stands()));
        }
        return rivals;
    }

    private static Body body(Troop troop) {
        return new Body(
                troop.name(),
                arm(troop),
                zeriba.field.Grade.valueOf(troop.grade().name()),
                troop.stands());
    }

    private static zeriba.field.Arm arm(Troop troop) {
        return zeriba.field.Arm.valueOf(troop.arm().name());
    }

    private static Land land(Sudan state, int space) {
        if (state.map().isRiver(space)) {
            return Land.NILE;
        }
        if (state.map().region(space) == Region.EAST.number()) {
            return Land.HILLS;
        }
        return state.map().isTown(space) ? Land.DESERT : Land.WELLS;
    }

    /** What is entered next of a result: that it is fought elsewhere, who holds, what is lost. */
    public Act entered(Sudan state, FieldResult result) {
        return switch (Step.of(state)) {
            case S12_Battles.Manner _ -> new Act.Fight(Act.Manner.TABLETOP);
            case S12_Tabletop.Held _ ->
                    new Act.Field(result.held() ? Act.Holder.OWN : Act.Holder.MAHDIST);
            case S12_Tabletop.Toll toll -> lost(state, toll, result);
            case S12_Tabletop.Confirm _ -> new Act.Confirm(Act.Verdict.CONFIRM);
            case Step step -> throw new IllegalStateException("no battle is at hand: " + step);
        };
    }

    private Act lost(Sudan state, S12_Tabletop.Toll toll, FieldResult result) {
        Troop troop = muster.own().get(toll.losses().size());
        int most = Math.toIntExact(toll.options(state).size() - 1);
        int lost = Math.min(most, result.lostBy(body(troop)));
        return new Act.Lose(state.forces().number(troop.name()), lost);
    }
}
