package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.Event;
import zeriba.engine.Event.Detail;
import zeriba.engine.Roll;
import zeriba.fireandsword.battle.Arm;
import zeriba.fireandsword.battle.Field;
import zeriba.fireandsword.battle.Muster;
import zeriba.fireandsword.battle.Order;
import zeriba.fireandsword.battle.QuickBattle;
import zeriba.fireandsword.battle.Stage;
import zeriba.fireandsword.battle.Troop;
import zeriba.fireandsword.battle.Word;
import zeriba.fireandsword.rules.S15_Adjustment;
import zeriba.fireandsword.rules.S19_Commanded;

/**
 * What orders were given and what came of a throw, as dispatches tell it. Their arguments: units,
 * nothing, then a place or a number.
 */
record Dispatch(Sudan before, Sudan after, String rule) {

    /** What was ordered; nothing where the changes that follow tell it all. */
    List<Event> ordered(Act act) {
        return switch (act) {
            case Act.March(Units units, int to) -> List.of(orders("march", units, to));
            case Act.Rail(Units units) -> List.of(told("rail", units));
            case Act.Steam(int boat, Units load, int to) ->
                    List.of(orders("steam", load.with(boat), to));
            case Act.Sea(int unit, int to) -> List.of(orders("sea", Units.of(unit), to));
            case Act.Rejoin(Units halves) ->
                    List.of(orders("rejoin", Units.of(halves.first()), before.at(halves.first())));
            case Act.Sortie(Units units) ->
                    List.of(orders("sortie", units, before.at(units.first())));
            case Act.Leave(Units units, int to) -> List.of(orders("leave", units, to));
            case Act.Recommended _ -> List.of(told("recommended", Units.NONE));
            case Act.Attack _ -> List.of(told("attack", Units.NONE));
            case Act.CallOff _ -> List.of(told("call-off", Units.NONE));
            case Act.Fight(Act.Manner manner) ->
                    List.of(told("fight-" + Word.of(manner), Units.NONE));
            case Act.BreakOff _ -> List.of(told("break-off", Units.NONE));
            case Act.Field(Act.Holder holder) ->
                    List.of(
                            told(
                                    holder == Act.Holder.OWN ? "field-own" : "field-lost",
                                    Units.NONE));
            case Act.Lose(int unit, int stands) -> List.of(lost(unit, stands));
            case Act.Confirm(Act.Verdict verdict) ->
                    List.of(told(Word.of(verdict), Units.NONE, field()));
            case Act.Stay _ -> List.of(told("stay", Units.NONE));
            case Act.Levy(Act.Recruits recruits) -> List.of(told("levy-" + Word.of(recruits)));
            case Act.Deploy _, Act.Split _, Act.Arrive _, Act.Evacuate _ -> List.of();
            case Act.Orders(List<Order> zones) -> zoned(zones);
            case Act.End _ -> ended();
        };
    }

    private static final List<String> ZONES = List.of("left", "centre", "right");

    /** Each zone that is not left to the drill; of a share of the zones each. */
    private List<Event> zoned(List<Order> zones) {
        List<Event> all = new ArrayList<>();
        Step.Posture step = (Step.Posture) before.now();
        for (int z = 0; z < zones.size(); z++) {
            if (zones.size() < ZONES.size() || zones.get(z) != Order.DRILL) {
                String zone = ZONES.get(step.rival().size() + z);
                all.add(told("zone-" + zones.get(z).word(), Units.NONE, zone));
            }
        }
        if (all.isEmpty()) {
            all.add(told(step.isOwn() ? "zones-drill" : "zones-custom"));
        }
        endedByOrders(step, zones, all);
        return all;
    }

    /** A battle may be over once the orders are in, without a throw. */
    private void endedByOrders(Step.Posture step, List<Order> zones, List<Event> all) {
        List<Order> rival = new ArrayList<>(step.rival());
        rival.addAll(zones);
        if (step.isOwn() || rival.size() < ZONES.size()) {
            return;
        }
        boolean brokenOff = step.own().equals(S19_Commanded.BROKEN_OFF);
        Field now = brokenOff ? step.field() : QuickBattle.ordered(step.field(), step.own(), rival);
        if (brokenOff || now.stage() == Stage.OVER) {
            over(step.clash(), now, !brokenOff && now.isWon(), all);
        }
    }

    private void over(Clash clash, Field field, boolean won, List<Event> all) {
        all.addAll(new BattleCost(field, rule).told());
        String place = Places.name(before.map(), clash.space());
        all.add(told(won ? "field-won" : "field-given", Units.NONE, place));
    }

    private List<Event> ended() {
        return switch (before.now()) {
            case Step.SetUp _ -> List.of(told("end-set-up"));
            case Step.Movement _ -> List.of(told("end-movement"));
            case Step.Landing step ->
                    List.of(
                            told(
                                    "end-landing",
                                    Units.NONE,
                                    Places.name(before.map(), step.space())));
            case Step.Asking _, Step.Unasked _ -> List.of();
        };
    }

    /** Where the battle is fought that is being settled. */
    private String field() {
        return before.now() instanceof Step.Confirm step
                ? Places.name(before.map(), step.clash().space())
                : "";
    }

    private Event lost(int unit, int stands) {
        return stands == 0
                ? told("lose-none", Units.of(unit))
                : told("lose", Units.of(unit), stands + "");
    }

    private Event orders(String verb, Units units, int place) {
        return told(verb, units, Places.name(before.map(), place));
    }

    private Event told(String verb) {
        return told(verb, Units.NONE);
    }

    private Event told(String verb, Units units, String... facts) {
        List<String> ids = units.stream().mapToObj(u -> before.forces().unit(u).id()).toList();
        List<Detail> details = new ArrayList<>();
        for (String fact : facts) {
            details.add(new Detail("fact" + (details.size() + 1), fact));
        }
        return new Event.Acted(verb, ids, List.of(), details, rule);
    }

    /** What came of a throw, beside the changes that it made. */
    List<Event> thrown(Roll roll) {
        List<Event> all = new ArrayList<>();
        switch (before.now()) {
            case Step.Encounter step -> all.add(encountered(step.clash().space()));
            case Step.Strength _ -> arrayed(all);
            case Step.Fight step -> fought(step, roll, all);
            case Step.Sail step -> all.add(sailed(step));
            case Step.Travel step -> all.add(passed(step));
            case Step.Revolts _ -> revolted(all);
            case Step.Surprise _ -> surprised(all);
            case Step.ThirdBoat _ -> all.add(told(after.hasHermes() ? "hermes" : "no-hermes"));
            case Step.Arrivals step -> all.add(arrived(step.space()));
            case Step.Levies _ -> all.add(levied());
            case Step.Cards step -> buried(step, roll, all);
            case Step.Asking _, Step.Unasked _ -> {}
        }
        battle().filter(_ -> ofBefore().isEmpty())
                .ifPresent(muster -> all.add(told("kind-" + Word.of(muster.kind()))));
        return all;
    }

    /** Why the index of a region moves at the end of a turn. */
    List<Event> adjusted(Region region) {
        int number = region.number();
        List<Event> all = new ArrayList<>();
        if (before.status(number) == Sudan.PACIFIED) {
            return all;
        }
        if (before.gains(number) > 0) {
            all.add(told("index-raised", Units.NONE, region.id(), before.gains(number) + ""));
        }
        if (before.wins(number) > 0) {
            all.add(told("index-lowered", Units.NONE, region.id(), before.wins(number) + ""));
        }
        if (before.khartoumFell()) {
            all.add(told("index-khartoum", Units.NONE, region.id()));
        }
        int lent = S15_Adjustment.lent(before, region);
        if (lent != 0) {
            all.add(told(lent > 0 ? "index-lent" : "index-spared", Units.NONE, region.id()));
        }
        if (after.index(number) < S15_Adjustment.sum(before, region)) {
            all.add(told("index-held", Units.NONE, region.id()));
        }
        return all;
    }

    private Event encountered(int space) {
        String place = Places.name(before.map(), space);
        int count =
                switch (after.now()) {
                    case Step.Types step -> step.count();
                    case Step.CallOff step -> step.count();
                    case Step.Asking _, Step.Unasked _ -> 0;
                };
        return count == 0 ? told("clear", Units.NONE, place) : counted("sighted", count, place);
    }

    /** A sentence whose last fact is a number. */
    private Event counted(String verb, int count, String... more) {
        List<String> facts = new ArrayList<>(List.of(more));
        facts.add(count + "");
        return told(verb, Units.NONE, facts.toArray(String[]::new));
    }

    private void arrayed(List<Event> all) {
        List<Troop> rivals =
                after.now() instanceof Step.Nature nature
                        ? nature.rivals()
                        : battle().map(Muster::rivals).orElse(List.of());
        Map<Arm, Integer> stands = new EnumMap<>(Arm.class);
        rivals.forEach(troop -> stands.merge(troop.arm(), troop.stands(), Integer::sum));
        stands.forEach((arm, n) -> all.add(told("arrayed-" + Word.of(arm), Units.NONE, n + "")));
    }

    private Optional<Muster> battle() {
        return muster(after.now());
    }

    private Optional<Muster> ofBefore() {
        return muster(before.now());
    }

    private static Optional<Muster> muster(Step step) {
        return switch (step) {
            case Step.Manner manner -> Optional.of(manner.muster());
            case Step.Fight fight -> Optional.of(fight.field().muster());
            case Step.Posture posture -> Optional.of(posture.field().muster());
            case Step.Asking _, Step.Unasked _ -> Optional.empty();
        };
    }

    private void fought(Step.Fight step, Roll roll, List<Event> all) {
        Field was = step.field();
        Field now =
                step.commanded()
                        ? QuickBattle.rolledToRound(was, roll)
                        : QuickBattle.rolled(was, roll);
        int theirs = now.rivalLoss() - was.rivalLoss();
        int ours = now.ownLoss() - was.ownLoss();
        if (theirs > 0) {
            all.add(counted("theirs-fell", theirs));
        }
        if (ours > 0) {
            all.add(counted("ours-fell", ours));
        }
        if (theirs <= 0 && ours <= 0 && was.stage().isDeadly() && !now.stage().countsLosses()) {
            all.add(told("nobody-fell"));
        }
        if (now.fallenZones() > was.fallenZones()) {
            all.add(told("zone-fell"));
        }
        if (now.stage() == Stage.OVER) {
            over(step.clash(), now, now.isWon(), all);
        } else if (now.round() > was.round()) {
            all.add(told("round", Units.NONE, now.round() + ""));
        }
    }

    private Event sailed(Step.Sail step) {
        boolean ends = !(after.now() instanceof Step.Sail);
        String place = Places.name(before.map(), step.clash().space());
        return ends
                ? told(
                        after.now() instanceof Step.Travel ? "ran-past" : "turned-back",
                        Units.NONE,
                        place)
                : told("on-under-fire", Units.NONE, place);
    }

    private Event passed(Step.Travel step) {
        Units boat = Units.of(Math.max(0, step.boat()));
        return told(after.now() instanceof Step.Travel ? "cataract" : "cataract-stops", boat);
    }

    private void revolted(List<Event> all) {
        for (Region region : Region.all()) {
            if (before.status(region.number()) != after.status(region.number())) {
                return;
            }
        }
        all.add(told("no-revolt"));
    }

    private void surprised(List<Event> all) {
        for (int space = 0; space < before.map().size(); space++) {
            if (before.isMahdist(space) != after.isMahdist(space)) {
                return;
            }
        }
        all.add(told("no-surprise"));
    }

    private void buried(Step.Cards step, Roll roll, List<Event> all) {
        int dead = Deck.dead(roll, step.won());
        String verb = step.won() ? "casualties-won" : "casualties-lost";
        all.add(told(verb, Units.NONE, dead + "", roll.count() - dead + ""));
        if (after.now() instanceof Step.Hit hit) {
            all.add(counted("aces", hit.hits()));
        }
    }

    private Event arrived(int space) {
        String port = Places.name(before.map(), space);
        int left =
                after.now() instanceof Step.Landing landing && landing.space() == space
                        ? landing.left()
                        : 0;
        return left == 0 ? told("no-ship", Units.NONE, port) : counted("ships", left, port);
    }

    private Event levied() {
        return after.now() instanceof Step.Levy levy
                ? counted("levies", levy.stands())
                : told("no-levies");
    }
}
