package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Unwrapped;
import zeriba.field.Fate;
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

    /** What the last die says of a commander, from its face 1 on. */
    private static final List<Fate> FATES = List.of(Fate.UNHURT, Fate.WOUNDED, Fate.FALLEN);

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

    /** Why nobody is asked how a battle that begins is to be fought, where the field is open. */
    @Rule("12.9")
    static List<Event> told(Sudan state) {
        if (!state.parameters().mayTakeTheField()
                || !(state.now() instanceof S12_Battles.Fight fight)) {
            return List.of();
        }
        boolean boats = AskedBattle.hasBoats(fight.field().muster());
        return List.of(new EventDraft(state, "12.9").told(boats ? "quick-boats" : "quick-many"));
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
     * one for each unit of the force how many stands it has lost, and the last what has become of
     * its commander, if it has one.
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
            if (hasCommander()) {
                classes.free(FATES.size());
            }
            return classes;
        }

        /** Whoever commands aboard a steamer has no counter, and the boat alone is hit. */
        private boolean hasCommander() {
            return muster.commanded() && !muster.isOfSteamer();
        }

        private Optional<Fate> fate(Roll roll) {
            return hasCommander()
                    ? Optional.of(FATES.get(roll.face(muster.own().size() + 1) - 1))
                    : Optional.empty();
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
            int lost = 0;
            for (int i = 0; i < muster.own().size(); i++) {
                lost += roll.face(i + 1) - 1;
            }
            return lost;
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
            return S12_Battles.decided(crowned, engagement, muster.kind(), won, losses, fate(roll));
        }

        /** What the dice of it show where the battle came to this. */
        Roll shown(boolean won, List<Integer> losses, Fate commander) {
            List<Integer> faces = new ArrayList<>();
            faces.add(won ? HELD : HELD - 1);
            losses.forEach(lost -> faces.add(lost + 1));
            if (hasCommander()) {
                faces.add(FATES.indexOf(commander) + 1);
            }
            return Roll.of(faces.stream().mapToInt(Integer::intValue).toArray());
        }

        /**
         * Nothing was thrown: who has lost how much is told, whether the commander was hit, and who
         * holds the field.
         */
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
            Units first = S13_Casualties.first(before, engagement);
            fate(roll).flatMap(Afield::hit).ifPresent(verb -> all.add(draft.told(verb, first)));
            String end = isHeld(roll) ? "field-won" : "field-given";
            all.add(draft.at(end, Units.NONE, engagement.space()));
            return all;
        }

        private static Optional<String> hit(Fate fate) {
            return switch (fate) {
                case UNHURT -> Optional.empty();
                case WOUNDED -> Optional.of("commander-wounded");
                case FALLEN -> Optional.of("commander-fell");
            };
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.battle().asked(engagement, muster, place.next());
        }
    }
}
