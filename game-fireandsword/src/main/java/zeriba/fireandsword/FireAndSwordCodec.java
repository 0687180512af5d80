package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zeriba.engine.Codec;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;
import zeriba.fireandsword.battle.Grade;

/** Between a state and the neutral tree. */
final class FireAndSwordCodec implements Codec<Sudan> {

    static final List<String> DAMAGE = List.of("none", "minor", "major");
    static final List<String> STATUS = List.of("quiet", "revolt", "pacified");

    private final SudanMap map;
    private final Forces forces;
    private final FireAndSwordRules rules;
    private final StepCodec steps;

    FireAndSwordCodec(SudanMap map, Forces forces, FireAndSwordRules rules) {
        this.map = map;
        this.forces = forces;
        this.rules = rules;
        this.steps = new StepCodec(map, forces);
    }

    /** What a unit's condition is called. */
    static String conditionName(Unit unit) {
        return unit.isCommander() ? "out" : unit.isBoat() ? "damage" : "grade";
    }

    /** A unit's condition in a word. */
    static String condition(Unit unit, int condition) {
        return unit.isCommander()
                ? Integer.toString(condition)
                : unit.isBoat()
                        ? DAMAGE.get(condition)
                        : Grade.of(condition).name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Value.Fields write(Sudan state) {
        Map<String, Value> commands = new LinkedHashMap<>();
        new java.util.TreeMap<>(state.terms().commands())
                .forEach((command, role) -> commands.put(command, Value.of(role)));
        Map<String, Value> options = new LinkedHashMap<>();
        Terms.OPTIONS.forEach(o ->
                options.put(o.id(), state.terms().options().getOrDefault(o.id(), o.byDefault())));
        return Value.NO_FIELDS
                .with("turn", Value.of(state.turn()))
                .with("points", Value.of(state.points()))
                .with("options", new Value.Fields(options))
                .with("commands", new Value.Fields(commands))
                .with("units", units(state))
                .with("moved", steps.ids(state.moved()))
                .with("stopped", steps.ids(state.stopped()))
                .with("boats", boats(state))
                .with("towns", towns(state))
                .with("camps", camps(state))
                .with("regions", regions(state))
                .with("converted", steps.spaces(state.converted()))
                .with("trail", links(state.trail()))
                .with("khartoumFell", Value.of(state.khartoumFell()))
                .with("railhead", Value.of(state.railhead()))
                .with("railed", Value.of(state.railed()))
                .with("hermes", Value.of(state.hasHermes()))
                .with("levied", Value.of((state.isLevied(0) ? 1 : 0) + (state.isLevied(1) ? 2 : 0)))
                .with("split", state.split() < 0 ? Value.NOTHING : Value.of(id(state.split())))
                .with("laurels", laurels(state))
                .with("agenda", steps.write(state.agenda()));
    }

    private String id(int unit) {
        return forces.unit(unit).id();
    }

    private Value units(Sudan state) {
        Map<String, Value> units = new LinkedHashMap<>();
        for (Unit unit : forces.all()) {
            int u = unit.number();
            if (state.at(u) != Sudan.GONE) {
                Value condition =
                        unit.isCommander()
                                ? Value.of(state.condition(u))
                                : Value.of(condition(unit, state.condition(u)));
                units.put(
                        unit.id(),
                        Value.NO_FIELDS
                                .with("at", Value.of(Places.name(map, state.at(u))))
                                .with("stands", Value.of(state.stands(u)))
                                .with(conditionName(unit), condition));
            }
        }
        return new Value.Fields(units);
    }

    /** Where units were before, and when the turn began, as far as that is another place. */
    private Value boats(Sudan state) {
        Map<String, Value> all = new LinkedHashMap<>();
        for (Unit unit : forces.all()) {
            int u = unit.number();
            Value.Fields trip = Value.NO_FIELDS;
            boolean here = state.at(u) != Sudan.GONE;
            if (here && state.came(u) != state.at(u)) {
                trip = trip.with("came", Value.of(Places.name(map, state.came(u))));
            }
            if (state.began(u) != (here ? state.at(u) : Sudan.GONE)) {
                trip = trip.with("began", Value.of(Places.name(map, state.began(u))));
            }
            if (state.steps(u) > 0) {
                trip = trip.with("steps", Value.of(state.steps(u)));
            }
            if (state.barred(u) >= 0) {
                trip = trip.with("barred", Value.of(map.label(state.barred(u))));
            }
            if (!trip.fields().isEmpty()) {
                all.put(unit.id(), trip);
            }
        }
        return new Value.Fields(all);
    }

    private Value towns(Sudan state) {
        Map<String, Value> towns = new LinkedHashMap<>();
        for (long left = map.towns(); left != 0; left &= left - 1) {
            int town = Long.numberOfTrailingZeros(left);
            towns.put(
                    map.label(town),
                    Value.NO_FIELDS
                            .with("mahdist", Value.of(state.isMahdist(town)))
                            .with("supply", Value.of(state.supply(town)))
                            .with("supplied", Value.of(state.isSupplied(town)))
                            .with("sortied", Value.of(state.hasSortied(town))));
        }
        return new Value.Fields(towns);
    }

    private Value camps(Sudan state) {
        Map<String, Value> camps = new LinkedHashMap<>();
        for (int space = 0; space < map.size(); space++) {
            if (state.stay(space) > 0) {
                camps.put(map.label(space), Value.of(state.stay(space)));
            }
        }
        return new Value.Fields(camps);
    }

    private static Value regions(Sudan state) {
        Map<String, Value> regions = new LinkedHashMap<>();
        for (Region region : Region.all()) {
            int n = region.number();
            regions.put(
                    region.id(),
                    Value.NO_FIELDS
                            .with("index", Value.of(state.index(n)))
                            .with("status", Value.of(STATUS.get(state.status(n))))
                            .with("gains", Value.of(state.gains(n)))
                            .with("wins", Value.of(state.wins(n)))
                            .with("steamed", Value.of(state.hasSteamed(n))));
        }
        return new Value.Fields(regions);
    }

    private Value links(long links) {
        List<String> ids = new ArrayList<>();
        for (long left = links; left != 0; left &= left - 1) {
            ids.add(map.network().links().get(Long.numberOfTrailingZeros(left)).id());
        }
        return Value.texts(ids);
    }

    private static Value laurels(Sudan state) {
        List<Value> laurels = new ArrayList<>();
        for (int seat = 0; seat < Seats.MOST; seat++) {
            laurels.add(Value.of(state.laurels(seat)));
        }
        return Value.of(laurels);
    }

    @Override
    public Sudan read(Value value) throws UnreadableException {
        return new PositionReader(map, forces, rules).read(value);
    }
}
