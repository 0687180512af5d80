package zeriba.kasserine.text;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.Notations;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.schema.Shapes;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.rules.S07_Results.Battle;
import zeriba.kasserine.rules.S08_SupportFire.Commitment;
import zeriba.kasserine.rules.S18_Victory;
import zeriba.kasserine.rules.S18_Victory.Over;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Charts;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.GameParameters;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Markers;
import zeriba.kasserine.state.Path;
import zeriba.kasserine.state.PlaceNames;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** How positions, steps and actions on a map are written and read. */
public final class KasserineSchema {

    private final Schema schema;

    public KasserineSchema(KasserineMap map) {
        Shape<Unit> unit = Shape.named("unit", Unit::id, Unit::named);
        Shape<Integer> hex = Shape.named("hex", map::label, label -> PlaceNames.hex(map, label));
        this.schema =
                new Schema(
                                MethodHandles.lookup(),
                                Map.of(
                                        Unit.class, unit,
                                        Units.class, units(unit),
                                        Markers.class, markers(),
                                        Path.class, way(hex),
                                        Trigger.class,
                                                Shape.named("event", Trigger::id, Trigger::named)))
                        .where("hex", hex)
                        .where("place", place(map))
                        .where("winner", Shape.orNothing("winner"))
                        .like(Commitment.class, Fight.class, Fight::of, Fight::commitment)
                        .like(Battle.class, Fight.class, Fight::of, Fight::battle)
                        .like(Over.class, Ending.class, Ending::of, Ending::over);
    }

    private static Shape<Units> units(Shape<Unit> unit) {
        return new Shapes.Like<>(
                new Shapes.Many<>(unit, "+"),
                (Units units) -> units.stream().toList(),
                units -> {
                    if (units.isEmpty()) {
                        throw new UnreadableException("", "at least one unit must be named");
                    }
                    return Units.named(units, units.getFirst().army());
                });
    }

    private static Shape<Path> way(Shape<Integer> hex) {
        return new Shapes.Like<>(
                new Shapes.Many<>(hex, "+"),
                way -> way.stream().boxed().toList(),
                hexes -> Path.of(hexes.stream().mapToInt(Integer::intValue).toArray()));
    }

    /** Markers that lie open: a list of values, and in words {@code 2+3} or {@code none}. */
    private static Shape<Markers> markers() {
        Shape<Markers> values =
                new Shapes.Like<>(
                        new Shapes.Many<>(Shape.whole(1, Markers.HIGHEST), "+"),
                        Markers::values,
                        KasserineSchema::marked);
        return new Shapes.Atom<>(
                "VALUE+VALUE",
                values.json(),
                values::write,
                values::read,
                KasserineSchema::markers,
                Markers::toString);
    }

    private static Markers marked(List<Integer> values) throws UnreadableException {
        if (values.size() > Charts.MOST_MARKERS) {
            throw new UnreadableException("", "has more markers than " + Charts.MOST_MARKERS);
        }
        return values.stream().map(Markers::of).reduce(Markers.NONE, Markers::plus);
    }

    private static Markers markers(String text) throws UnreadableException {
        if (text.equals("none")) {
            return Markers.NONE;
        }
        if (!text.matches("[1-4]([+][1-4]){0,3}")) {
            throw new UnreadableException("", "\"" + text + "\" are no markers");
        }
        return marked(List.of(text.split("[+]")).stream().map(Integer::valueOf).toList());
    }

    private static Shape<Integer> place(KasserineMap map) {
        return Shape.named(
                "hex", place -> PlaceNames.of(map, place), name -> PlaceNames.find(map, name));
    }

    /** A combat under way, and who is to commit markers to it. */
    record Fight(
            Optional<Army> side,
            Army attacker,
            List<Unit> attackers,
            Unit defender,
            Optional<Markers> attackMarkers,
            Optional<Markers> defenceMarkers) {
        static Fight of(Commitment step) {
            return of(step.army(), step.engagement());
        }

        static Fight of(Battle step) {
            return of(step.engagement().army(), step.engagement());
        }

        private static Fight of(Army side, Engagement engagement) {
            return new Fight(
                    Optional.of(side),
                    engagement.army(),
                    engagement.attackers().stream().toList(),
                    engagement.defender(),
                    Optional.of(engagement.attack()),
                    Optional.of(engagement.defence()));
        }

        Commitment commitment() throws UnreadableException {
            Army army =
                    side.orElseThrow(
                            () -> new UnreadableException("side", "must say who commits markers"));
            return new Commitment(army, engagement());
        }

        Battle battle() throws UnreadableException {
            return new Battle(engagement());
        }

        private Engagement engagement() throws UnreadableException {
            try {
                return new Engagement(
                        Units.named(attackers, attacker),
                        defender,
                        attackMarkers.orElse(Markers.NONE),
                        defenceMarkers.orElse(Markers.NONE));
            } catch (UnreadableException e) {
                throw e.under("attackers");
            }
        }
    }

    /** How a game ended. */
    record Ending(@Of("winner") String winner, String rule) {
        static Ending of(Over over) {
            return of(over.result());
        }

        private static Ending of(Result result) {
            return new Ending(result.winner().map(Side::name).orElse(""), result.rule());
        }

        Over over() throws UnreadableException {
            return S18_Victory.results().stream()
                    .filter(result -> of(result).equals(this))
                    .findFirst()
                    .map(Over::new)
                    .orElseThrow(() -> new UnreadableException("", "no game ends so: " + rule));
        }
    }

    /** Actions as text: {@code move AX01}, {@code to 3719}, {@code attack AX01+AX02 AL04}. */
    public Notation<Act> notation() {
        return Notations.notation(schema.of(Act.class));
    }

    /** Positions of the game, under the parameters that a set-up gives. */
    public Codec<Kasserine> codec(GameInfo about, Function<Setup, GameParameters> parameters) {
        Shape<KasserineForm> shape = schema.of(KasserineForm.class);
        return new Codec<>() {
            @Override
            public Value.Fields write(Kasserine state) {
                return (Value.Fields) shape.write(KasserineForm.of(state));
            }

            @Override
            public Kasserine read(Value position) throws UnreadableException {
                KasserineForm form = shape.read(position);
                return form.state(parameters.apply(form.setup(about)));
            }
        };
    }
}
