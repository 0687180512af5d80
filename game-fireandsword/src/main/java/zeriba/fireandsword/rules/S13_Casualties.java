package zeriba.fireandsword.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Roll;
import zeriba.engine.Rule;
import zeriba.fireandsword.Clash;
import zeriba.fireandsword.Deck;
import zeriba.fireandsword.Edit;
import zeriba.fireandsword.Figures;
import zeriba.fireandsword.Loss;
import zeriba.fireandsword.Step;
import zeriba.fireandsword.Sudan;
import zeriba.fireandsword.Unit;
import zeriba.fireandsword.Units;
import zeriba.fireandsword.battle.Cast;
import zeriba.fireandsword.battle.Field;

/** Wounded and killed: escape, the casualty cards, commanders who are hit. */
public final class S13_Casualties {

    private static final int DIE = 6;

    private S13_Casualties() {}

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
    static int escapes(Sudan state, Clash clash, boolean hot, int u) {
        Unit unit = state.forces().unit(u);
        int least =
                unit.isBoat()
                        ? Figures.ESCAPE_BOAT
                        : unit.isMounted() ? Figures.ESCAPE_MOUNTED : Figures.ESCAPE_FOOT;
        return least
                + (hot ? Figures.ESCAPE_HOT : 0)
                - (isNearFriend(state, clash) ? Figures.ESCAPE_NEAR : 0);
    }

    /** Whether a town of ours, or a boat, is next to the field: not by rail, which runs one way. */
    @Rule({"QB.15", "10.2"})
    private static boolean isNearFriend(Sudan state, Clash clash) {
        int space = clash.space();
        for (int to : state.map().spacesAt(space)) {
            if (state.map().landLink(space, to, state.terms().has("roads")) < 0) {
                continue;
            }
            boolean town = state.map().isTown(to) && !state.isMahdist(to);
            if (town || hasBoat(state, to)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasBoat(Sudan state, int space) {
        return state.unitsAt(space).stream().anyMatch(u -> state.forces().unit(u).isBoat());
    }

    private static boolean mustFlee(Clash clash, Loss loss) {
        return !clash.inside().contains(loss.unit());
    }

    @Rule({"13.1", "QB.15"})
    public static void escapeDice(Sudan state, Step.Escape step, Cast cast) {
        for (Loss loss : step.losses()) {
            if (mustFlee(step.clash(), loss)) {
                cast.die(DIE, escapes(state, step.clash(), step.hot(), loss.unit()));
            }
        }
    }

    /** Who does not get away loses half of what is left, and all his wounded. */
    @Rule({"13.1", "QB.15"})
    public static Sudan escape(Sudan state, Step.Escape step, Roll roll) {
        Edit e = state.edit();
        List<Loss> away = new ArrayList<>();
        int die = 0;
        for (Loss loss : step.losses()) {
            boolean flees = mustFlee(step.clash(), loss);
            if (flees && roll.face(die++) < escapes(state, step.clash(), step.hot(), loss.unit())) {
                reduce(e, loss.unit(), (loss.before() - loss.lost()) / Figures.ESCAPE_ONE_IN);
                away.add(new Loss(loss.unit(), 0, loss.before(), false));
            } else {
                away.add(loss);
            }
        }
        return e.instead(new Step.Cards(step.clash(), false, away)).now();
    }

    private static int drawn(List<Loss> losses) {
        return losses.stream().mapToInt(Loss::lost).sum();
    }

    /** A card for each lost stand, each drawn from those that are left. */
    @Rule({"13.2", "R-75"})
    public static void cardDice(Sudan state, Step.Cards step, Cast cast) {
        int left = Deck.SIZE;
        for (int i = drawn(step.losses()); i > 0; i--) {
            cast.free(left);
            left = Deck.fewer(left);
        }
    }

    /** A heart kills; whoever is not on the field loses his spades too. An ace hits a commander. */
    @Rule({"13.2", "QB.15"})
    public static Sudan cards(Sudan state, Step.Cards step, Roll roll) {
        Edit e = state.edit();
        long deck = Deck.WHOLE;
        int die = 0;
        int aces = 0;
        for (Loss loss : step.losses()) {
            int killed = 0;
            for (int i = 0; i < loss.lost(); i++) {
                int card = Deck.card(deck, roll.face(die++));
                deck = Deck.without(deck, card);
                killed += Deck.kills(card, step.won()) ? 1 : 0;
                aces += Deck.isAce(card) ? 1 : 0;
            }
            if (loss.away() && killed > 0) {
                reduce(e, loss.unit(), loss.before() - killed);
            }
        }
        int hits = Math.min(aces, commanders(state, step.clash()).size());
        Step after = new Step.Aftermath(step.clash(), step.won());
        return e.instead(hits > 0 ? new Step.Hit(step.clash(), step.won(), hits, deck) : after)
                .now();
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
    static Units commanders(Sudan state, Clash clash) {
        Units fit = Units.NONE;
        for (int u = clash.force().next(0); u >= 0; u = clash.force().next(u + 1)) {
            boolean is = state.forces().unit(u).isCommander() && state.condition(u) == 0;
            fit = is && state.isOnMap(u) ? fit.with(u) : fit;
        }
        return fit;
    }

    @Rule("QB.15")
    public static void hitDice(Step.Hit step, Cast cast) {
        int left = Long.bitCount(step.deck());
        for (int i = 0; i < step.hits(); i++) {
            cast.free(left);
            left = Deck.fewer(left);
        }
    }

    /** A second heart kills a commander; any other card puts him out for some turns. */
    @Rule("QB.15")
    public static Sudan hit(Sudan state, Step.Hit step, Roll roll) {
        Edit e = state.edit();
        Units fit = commanders(state, step.clash());
        Units wounded = Units.NONE;
        long deck = step.deck();
        int u = -1;
        for (int i = 0; i < step.hits(); i++) {
            u = fit.next(u + 1);
            int card = Deck.card(deck, roll.face(i));
            deck = Deck.without(deck, card);
            if (Deck.isHeart(card)) {
                e.put(u, Sudan.GONE);
            } else {
                wounded = wounded.with(u);
            }
        }
        Step after = new Step.Aftermath(step.clash(), step.won());
        return e.instead(
                        wounded.isEmpty()
                                ? after
                                : new Step.Wounded(step.clash(), step.won(), wounded))
                .now();
    }

    @Rule("QB.15")
    public static void woundDice(Step.Wounded step, Cast cast) {
        for (int i = 0; i < step.commanders().size(); i++) {
            cast.free(DIE);
        }
    }

    @Rule("QB.15")
    public static Sudan wound(Sudan state, Step.Wounded step, Roll roll) {
        Edit e = state.edit();
        int die = 0;
        for (int u = step.commanders().next(0); u >= 0; u = step.commanders().next(u + 1)) {
            e.condition(u, roll.face(die++));
        }
        return e.instead(new Step.Aftermath(step.clash(), step.won())).now();
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
