package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Unwrapped;
import zeriba.fireandsword.rules.battle.FaceClasses;
import zeriba.fireandsword.rules.battle.Muster;
import zeriba.fireandsword.rules.battle.Steamer;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.rules.general.BattleCost;
import zeriba.fireandsword.rules.general.EventDraft;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Loss;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/** Battles that another game fights on the field: on what ground, and what comes of them. */
public final class S12_Afield {

    /** [design] Grounds are told apart by so many numbers. */
    private static final int GROUNDS = 1 << 16;

    /** What the first die of an outcome shows where the field is held. */
    private static final int HELD = 2;

    private S12_Afield() {}

    /** What the field has no room for is fought quickly; elsewhere one may choose. */
    @Rule("12.9")
    static Sudan begin(Sudan state, Engagement engagement, Muster muster) {
        if (!AskedBattle.isForTheField(muster)) {
            return S12_Battles.quick(state, engagement, muster);
        }
        return state.ground(engagement.space()) == 0
                ? state.instead(new Survey(engagement, muster))
                : state.instead(new S12_Battles.Manner(engagement, muster));
    }

    /** What the ground of a space is like, the first time that somebody fights there. */
    @Rule("12.9")
    public record Survey(@Unwrapped Engagement engagement, @Of("muster") Muster muster)
            implements Throwing {

        @Override
        public Optional<Muster> battle() {
            return Optional.of(muster);
        }

        @Override
        public FaceClasses faceClasses(Sudan state) {
            return FaceClasses.of(GROUNDS);
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            return state.edit()
                    .ground(engagement.space(), roll.face(0))
                    .instead(new S12_Battles.Manner(engagement, muster))
                    .now();
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.battle().asked(engagement, muster, place.next());
        }
    }

    /**
     * A battle is fought on the field. Its dice are no dice: the first says who holds the field,
     * and one for each unit of the force how many stands it has lost.
     */
    @Rule("12.9")
    public record Afield(@Unwrapped Engagement engagement, @Of("muster") Muster muster)
            implements Throwing {

        @Override
        public Optional<Muster> battle() {
            return Optional.of(muster);
        }

        @Override
        public FaceClasses faceClasses(Sudan state) {
            FaceClasses classes = FaceClasses.of(HELD);
            muster.own().forEach(troop -> classes.free(bears(troop) + 1));
            return classes;
        }

        /** Of whoever holds the field somebody is left. */
        private boolean isHeld(Roll roll) {
            return roll.face(0) == HELD && lost(roll) < stands();
        }

        /** How much a troop may lose: its stands, or a boat under way its hull. */
        private static int bears(Troop troop) {
            return troop.arm() == Arm.GUNBOAT ? Steamer.hullPoints() : troop.stands();
        }

        private int lost(Roll roll) {
            return roll.sum() - roll.face(0) - muster.own().size();
        }

        private int stands() {
            return muster.own().stream().mapToInt(Afield::bears).sum();
        }

        /** The hits that the boat has taken, whatever they say of who is aboard. */
        private int hull(Roll roll) {
            int boat = 0;
            while (muster.own().get(boat).arm() != Arm.GUNBOAT) {
                boat++;
            }
            return roll.face(boat + 1) - 1;
        }

        private boolean hasPassed(Roll roll) {
            return roll.face(0) == HELD && hull(roll) < Steamer.hullPoints();
        }

        private Sudan steamed(Sudan state, Roll roll) {
            Steamer fight = Steamer.of(muster, muster.ownStands());
            Steamer over = fight.over(hull(roll), hasPassed(roll));
            return S09_Gunboats.fought(state, engagement, over);
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            if (muster.isOfSteamer()) {
                return steamed(state, roll);
            }
            List<Loss> losses = new ArrayList<>();
            for (int i = 0; i < muster.own().size(); i++) {
                Troop troop = muster.own().get(i);
                int u = state.forces().number(troop.name());
                losses.add(new Loss(u, roll.face(i + 1) - 1, troop.stands(), true));
            }
            boolean won = isHeld(roll);
            Sudan crowned = S12_Battles.crowned(state, engagement, won);
            return S12_Battles.decided(crowned, engagement, muster.kind(), won, losses);
        }

        /** What the dice of it show where the battle came to this. */
        Roll shown(boolean won, List<Integer> losses) {
            int[] faces = new int[losses.size() + 1];
            faces[0] = won ? HELD : HELD - 1;
            for (int i = 0; i < losses.size(); i++) {
                faces[i + 1] = losses.get(i) + 1;
            }
            return Roll.of(faces);
        }

        /** Nothing was thrown: who has lost how much is told, and who holds the field. */
        @Override
        public List<Event> told(Sudan before, Roll roll) {
            EventDraft draft = draft(before);
            List<Event> all = new ArrayList<>();
            if (muster.isOfSteamer()) {
                String end = hasPassed(roll) ? "ran-past" : "turned-back";
                all.add(draft.at(end, Units.NONE, engagement.space()));
                return all;
            }
            for (int i = 0; i < muster.own().size(); i++) {
                Troop troop = muster.own().get(i);
                BattleCost.own(troop, roll.face(i + 1) - 1, draft.rule()).ifPresent(all::add);
            }
            String end = isHeld(roll) ? "field-won" : "field-given";
            all.add(draft.at(end, Units.NONE, engagement.space()));
            return all;
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.battle().asked(engagement, muster, place.next());
        }
    }
}
