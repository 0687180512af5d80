package zeriba.ascari.naive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.engine.text.Value;

/** A position as its text gives it, with the options as recommended: who stands where. */
public class NaiveField {

    protected static final String ATTACKER = "attacker";

    private static final Set<String> ARMED = Set.of("rifle", "bande", "squadron");

    protected final NaiveMap map;
    protected final int turn;
    private final String battle;
    private final Map<String, String> at = new HashMap<>();
    private final Map<String, Set<String>> is = new HashMap<>();
    private final List<Value.Fields> agenda = new ArrayList<>();
    private final Set<String> burnt = new HashSet<>();
    protected final List<String> rifles = new ArrayList<>();
    protected final boolean flight;
    protected final Value.Fields position;

    /** The position of a text. */
    public NaiveField(NaiveMap map, Value.Fields position) {
        this.map = map;
        this.position = position;
        this.battle = text(position.at("battle"));
        this.turn = number(position.at("turn"));
        ((Value.Fields) position.at("units"))
                .fields()
                .forEach((id, value) -> {
                    Value.Fields unit = (Value.Fields) value;
                    at.put(id, text(unit.at("at")));
                    is.put(id, Set.of(text(unit.at("is")).split(" ")));
                });
        ((Value.Items) position.at("agenda"))
                .items()
                .forEach(step -> agenda.add((Value.Fields) step));
        burnt.addAll(texts(position, "burnt"));
        rifles.addAll(texts(position, "rifles"));
        this.flight = position.fields().containsKey("flight");
    }

    protected static String text(Value value) {
        return ((Value.Text) value).text();
    }

    protected static int number(Value value) {
        return (int) ((Value.Whole) value).number();
    }

    protected static List<String> texts(Value.Fields fields, String name) {
        return fields.fields().containsKey(name)
                ? ((Value.Items) fields.at(name)).items().stream().map(NaiveField::text).toList()
                : List.of();
    }

    /** The word for what is to be done now, or one or more steps later. */
    public String step(int later) {
        return text(agenda.get(later).at("step"));
    }

    protected Value.Fields detail(int later) {
        return agenda.get(later);
    }

    /** Where a counter is; eliminated where the text has no word of it. */
    public String at(String counter) {
        return at.getOrDefault(counter, "eliminated");
    }

    /** Whether a counter is in a condition. */
    public boolean is(String counter, String condition) {
        return is.getOrDefault(counter, Set.of()).contains(condition);
    }

    /** All that a counter is; nothing for one that is ready. */
    public Set<String> conditions(String counter) {
        Set<String> conditions = new HashSet<>(is.getOrDefault(counter, Set.of()));
        conditions.remove("ready");
        return conditions;
    }

    protected boolean isOnMap(String counter) {
        return Character.isDigit(at(counter).charAt(0));
    }

    public String side(String counter) {
        return map.trait(counter, "army");
    }

    protected String kind(String counter) {
        return map.trait(counter, "kind");
    }

    protected boolean isLeader(String counter) {
        return kind(counter).equals("leader");
    }

    protected boolean isBattery(String counter) {
        return kind(counter).equals("battery");
    }

    protected String battle() {
        return battle;
    }

    protected boolean isBattle(String id) {
        return battle.equals(id);
    }

    protected boolean isItalian(String counter) {
        return map.people(side(counter)).equals("italian")
                && Set.of("rifle", "squadron", "battery").contains(kind(counter));
    }

    /** The ground of a hex as it is now. */
    protected String ground(String hex) {
        return burnt.contains(hex) ? "clear" : map.terrain(hex);
    }

    protected int level(String hex) {
        return map.effect(ground(hex), "level");
    }

    /** Who is on the move, or nobody. */
    public String mover() {
        for (Value.Fields step : agenda) {
            if (text(step.at("step")).equals("moving")) {
                return text(step.at("mover"));
            }
        }
        return "";
    }

    /** The combat unit in a hex, the one on the move apart; or nobody. */
    public String standing(String hex) {
        for (String id : map.counters()) {
            if (!isLeader(id) && at(id).equals(hex) && !id.equals(mover())) {
                return id;
            }
        }
        return "";
    }

    protected boolean holds(String side, String hex) {
        return !standing(hex).isEmpty() && side(standing(hex)).equals(side);
    }

    /** The leaders of a side in a hex. */
    protected List<String> leadersAt(String side, String hex) {
        return map.counters().stream()
                .filter(id -> isLeader(id) && side(id).equals(side) && at(id).equals(hex))
                .toList();
    }

    protected static String enemy(String side) {
        return side.equals(ATTACKER) ? "defender" : ATTACKER;
    }

    protected boolean isArmed(String unit) {
        return ARMED.contains(kind(unit))
                || is(unit, "rifle")
                || (isBattery(unit) && !is(unit, "limbered"));
    }

    /** The leaders with a unit who lead it. */
    protected List<String> proper(String unit) {
        return leadersAt(side(unit), at(unit)).stream()
                .filter(leader -> {
                    String leads = map.trait(leader, "leads");
                    return leads.equals("italian")
                            ? isItalian(unit)
                            : leads.equals(map.trait(unit, "organisation"));
                })
                .toList();
    }
}
