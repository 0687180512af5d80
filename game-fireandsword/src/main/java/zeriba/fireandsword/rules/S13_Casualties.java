package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Detail;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Unwrapped;
import zeriba.engine.schema.As.Within;
import zeriba.field.Fate;
import zeriba.fireandsword.rules.battle.FaceClasses;
import zeriba.fireandsword.rules.battle.Faces;
import zeriba.fireandsword.rules.battle.Field;
import zeriba.fireandsword.rules.general.Deck;
import zeriba.fireandsword.rules.general.EventDraft;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Loss;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/** Wounded and killed: escape, the casualty cards, commanders who are hit. */
public final class S13_Casualties {

    private S13_Casualties() {}

    /**
     * The beaten try to get away.
     *
     * @param commander what has become of him on the field, if the battle was fought there
     */
    @Rule({"QB.15", "13.1"})
    public record Escape(
            @Unwrapped Engagement engagement,
            @Implied(written = true) boolean hot,
            @Implied(written = true) List<Loss> losses,
            Optional<Fate> commander)
            implements Throwing {
        public Escape {
            losses = List.copyOf(losses);
        }

        private boolean mustFlee(Loss loss) {
            return !engagement.inside().contains(loss.unit());
        }

        @Override
        public FaceClasses faceClasses(Sudan state) {
            FaceClasses classes = new FaceClasses();
            for (Loss loss : losses) {
                if (mustFlee(loss)) {
                    classes.die(DIE, escapes(state, engagement, hot, loss.unit()));
                }
            }
            return classes;
        }

        @Override
        public Sudan skip(Sudan state) {
            return state.instead(new Cards(engagement, false, losses, commander));
        }

        /** Who does not get away loses half of what is left, and all his wounded. */
        @Override
        public Sudan roll(Sudan state, Roll roll) {
            Edit e = state.edit();
            Faces faces = new Faces(roll);
            List<Loss> away = new ArrayList<>();
            for (Loss loss : losses) {
                if (mustFlee(loss) && faces.next() < escapes(state, engagement, hot, loss.unit())) {
                    reduce(e, loss.unit(), (loss.before() - loss.lost()) / Figures.ESCAPE_ONE_IN);
                    away.add(new Loss(loss.unit(), 0, loss.before(), false));
                } else {
                    away.add(loss);
                }
            }
            return e.instead(new Cards(engagement, false, away, commander)).now();
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.battle().losses(engagement, losses, commander);
        }
    }

    /**
     * A card is drawn for each lost stand, each from those that are left.
     *
     * @param commander what has become of him on the field, if the battle was fought there
     */
    @Rule({"13.2", "QB.15", "R-75"})
    public record Cards(
            @Unwrapped Engagement engagement,
            @Implied(written = true) boolean won,
            @Implied(written = true) List<Loss> losses,
            Optional<Fate> commander)
            implements Throwing {
        public Cards {
            losses = List.copyOf(losses);
        }

        @Override
        public FaceClasses faceClasses(Sudan state) {
            return Deck.faceClasses(Deck.SIZE, losses.stream().mapToInt(Loss::lost).sum());
        }

        @Override
        public Sudan skip(Sudan state) {
            return roll(state, Roll.of(new int[0]));
        }

        /**
         * A heart kills; whoever is not on the field loses his spades too. An ace hits a commander,
         * unless the battle was fought on the field, where he was hit or was not.
         */
        @Override
        public Sudan roll(Sudan state, Roll roll) {
            Edit e = state.edit();
            Faces faces = new Faces(roll);
            long deck = Deck.WHOLE;
            int aces = 0;
            for (Loss loss : losses) {
                int killed = 0;
                for (int i = 0; i < loss.lost(); i++) {
                    int card = Deck.card(deck, faces.next());
                    deck = Deck.without(deck, card);
                    killed += Deck.kills(card, won) ? 1 : 0;
                    aces += Deck.isAce(card) ? 1 : 0;
                }
                if (loss.away() && killed > 0) {
                    reduce(e, loss.unit(), loss.before() - killed);
                }
            }
            return e.instead(next(state, aces, deck)).now();
        }

        /** What comes next where so many aces were drawn, and these cards are left. */
        @Rule({"QB.15", "12.9"})
        private Step next(Sudan state, int aces, long deck) {
            Step unhurt = new S12_Battles.Aftermath(engagement, won);
            if (commander.isEmpty()) {
                int hits = Math.min(aces, commanders(state, engagement).size());
                return hits > 0 ? new Hit(engagement, won, hits, deck) : unhurt;
            }
            return switch (commander.get()) {
                case UNHURT -> unhurt;
                case WOUNDED -> new Wounded(engagement, won, first(state, engagement));
                case FALLEN -> new Hit(engagement, won, 1, deck);
            };
        }

        @Override
        public List<Detail> drawn(Roll roll) {
            return Deck.told(Deck.WHOLE, roll, won);
        }

        @Override
        public List<Event> outcome(Sudan before, Sudan after, Roll roll) {
            EventDraft draft = draft(before);
            int dead = Deck.dead(roll, won);
            String verb = won ? "casualties-won" : "casualties-lost";
            Event buried = draft.counted(verb, roll.count() - dead, dead + "");
            return after.now() instanceof Hit hit && commander.isEmpty()
                    ? List.of(buried, draft.counted("aces", hit.hits()))
                    : List.of(buried);
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.battle().losses(engagement, losses, commander);
        }
    }

    /** Commanders who were hit draw again. */
    @Rule("QB.15")
    public record Hit(
            @Unwrapped Engagement engagement,
            @Implied(written = true) boolean won,
            @Within(from = 1, to = 4) int hits,
            @Of("deck") long deck)
            implements Throwing {

        @Override
        public FaceClasses faceClasses(Sudan state) {
            return Deck.faceClasses(size(deck), hits);
        }

        /** A second heart kills a commander; any other card puts him out for some turns. */
        @Override
        public Sudan roll(Sudan state, Roll roll) {
            Edit e = state.edit();
            Units fit = commanders(state, engagement);
            Units wounded = Units.NONE;
            long left = deck;
            int u = -1;
            for (int i = 0; i < hits; i++) {
                u = fit.next(u + 1);
                int card = Deck.card(left, roll.face(i));
                left = Deck.without(left, card);
                if (Deck.isHeart(card)) {
                    e.put(u, Sudan.GONE);
                } else {
                    wounded = wounded.with(u);
                }
            }
            Step after = new S12_Battles.Aftermath(engagement, won);
            return e.instead(wounded.isEmpty() ? after : new Wounded(engagement, won, wounded))
                    .now();
        }

        @Override
        public List<Detail> drawn(Roll roll) {
            return Deck.told(deck, roll, true);
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return hits <= check.battle().fit(engagement)
                    ? check.battle().aftermath(engagement)
                    : Optional.of("more hits than commanders");
        }
    }

    /** How long wounded commanders are out. */
    @Rule("QB.15")
    public record Wounded(
            @Unwrapped Engagement engagement,
            @Implied(written = true) boolean won,
            Units commanders)
            implements Throwing {

        @Override
        public FaceClasses faceClasses(Sudan state) {
            FaceClasses classes = new FaceClasses();
            commanders.stream().forEach(_ -> classes.free(DIE));
            return classes;
        }

        @Override
        public Sudan roll(Sudan state, Roll roll) {
            Edit e = state.edit();
            Faces faces = new Faces(roll);
            commanders.stream().forEach(u -> e.condition(u, faces.next()));
            return e.instead(new S12_Battles.Aftermath(engagement, won)).now();
        }

        @Override
        public Optional<String> fault(PositionCheck check, PositionCheck.Place place) {
            return check.areHurt(engagement, commanders)
                    ? check.battle().aftermath(engagement)
                    : Optional.of("nobody is wounded");
        }
    }

    /** The condition that a fresh unit has: the grade of troops, nothing else for others. */
    @Rule("R-74")
    static int printed(Unit unit) {
        return unit.isBoat() || unit.isCommander() ? 0 : unit.grade().rank();
    }

    /** The stands that a unit had when it was set up. */
    @Rule("R-76")
    public static int original(Sudan state, Unit unit) {
        return unit.number() == state.split() ? unit.stands() - unit.stands() / 2 : unit.stands();
    }

    /** What a unit is rated by its stands: fresh, worn and spent from so many on down. */
    @Rule("R-76")
    public static String rating(int stands) {
        return stands + "/" + Field.wornAt(stands) + "/" + Field.spentAt(stands);
    }

    /** The least that a unit must throw to get away. */
    @Rule("QB.15")
    static int escapes(Sudan state, Engagement engagement, boolean hot, int u) {
        Unit unit = state.forces().unit(u);
        int least =
                unit.isBoat()
                        ? Figures.ESCAPE_BOAT
                        : unit.isMounted() ? Figures.ESCAPE_MOUNTED : Figures.ESCAPE_FOOT;
        return least
                + (hot ? Figures.ESCAPE_HOT : 0)
                - (isNearFriend(state, engagement) ? Figures.ESCAPE_NEAR : 0);
    }

    /** Whether a town of ours, or a boat, is next to the field: not by rail, which runs one way. */
    @Rule({"QB.15", "10.2"})
    private static boolean isNearFriend(Sudan state, Engagement engagement) {
        int space = engagement.space();
        for (int to : state.map().spacesAt(space)) {
            if (state.map().landLink(space, to, state.parameters().has("roads")) < 0) {
                continue;
            }
            boolean town = state.map().isTown(to) && !state.isMahdist(to);
            if (town || state.unitsAt(to).meets(state.forces().boats())) {
                return true;
            }
        }
        return false;
    }

    /** Lost stands are gone; a unit at half its strength loses a grade, once. */
    @Rule({"13.3", "QB.15", "R-76"})
    private static void reduce(Edit e, int u, int left) {
        Unit unit = e.now().forces().unit(u);
        e.stands(u, left);
        boolean lowered = e.now().condition(u) < printed(unit);
        if (left > 0
                && !lowered
                && Figures.LOWERED_ONE_IN * left <= original(e.now(), unit)
                && !unit.isBoat()) {
            e.condition(u, Math.max(0, printed(unit) - 1));
        }
    }

    /** The commanders in a fight who are fit. */
    @Rule("QB.15")
    static Units commanders(Sudan state, Engagement engagement) {
        Units fit = Units.NONE;
        for (int u = engagement.force().next(0); u >= 0; u = engagement.force().next(u + 1)) {
            boolean is = state.forces().unit(u).isCommander() && state.condition(u) == 0;
            fit = is && state.isOnMap(u) ? fit.with(u) : fit;
        }
        return fit;
    }

    /** The first of them, whom the counter of a leader on the field stands for. */
    @Rule({"QB.15", "12.9"})
    static Units first(Sudan state, Engagement engagement) {
        int u = commanders(state, engagement).next(0);
        return u < 0 ? Units.NONE : Units.of(u);
    }

    /** Wounded commanders mend by a turn. */
    @Rule("QB.15")
    static void mend(Edit e) {
        for (Unit unit : e.now().forces().all()) {
            int u = unit.number();
            if (unit.isCommander() && e.now().condition(u) > 0) {
                e.condition(u, e.now().condition(u) - 1);
            }
        }
    }
}
