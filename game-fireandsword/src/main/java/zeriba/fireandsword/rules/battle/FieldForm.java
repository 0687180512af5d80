package zeriba.fireandsword.rules.battle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Unwrapped;
import zeriba.engine.schema.As.Within;
import zeriba.engine.schema.Schema;
import zeriba.engine.schema.Shape;
import zeriba.engine.schema.Shapes;
import zeriba.engine.text.UnreadableException;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Grade;

/**
 * A battle as positions tell it.
 *
 * @param parts the elements: by its numbers each, the first of them that of its troop
 */
public record FieldForm(
        @Unwrapped MusterForm muster,
        @Within(from = -1, to = 2) int flank,
        @Of("round") int round,
        Stage stage,
        @Within(from = 0, to = 2) int zone,
        @Within(from = 0, to = 7) int fallen,
        List<@Within(from = 0, to = 999) Integer> hits,
        List<List<Integer>> parts) {

    private static final int[] MOST = {999, 99, 99, 2, 3, 3, 9, 99, Field.MARKS};

    /** Who meets, as positions tell it. */
    public record MusterForm(
            Kind kind,
            boolean commanded,
            @Of("own") List<Troop> own,
            @Of("rivals") List<Troop> rivals) {
        static MusterForm of(Muster muster) {
            return new MusterForm(muster.kind(), muster.commanded(), muster.own(), muster.rivals());
        }

        Muster muster() {
            return new Muster(own, rivals, kind, commanded);
        }
    }

    /** A body of troops; none in a campaign has magazine rifles. */
    public record TroopForm(
            String name, Arm arm, Grade grade, @Within(from = 1, to = 99) int stands) {
        static TroopForm of(Troop troop) {
            return new TroopForm(troop.name(), troop.arm(), troop.grade(), troop.stands());
        }

        Troop troop() {
            return new Troop(name, arm, grade, stands, false);
        }
    }

    /** A fight under steam. */
    public record SteamerForm(
            @Within(from = 0, to = 198) int rifles,
            @Within(from = 0, to = 20) int guns,
            @Within(from = 0, to = 297) int atFirst,
            @Within(from = 0, to = 198) int embarked,
            @Within(from = 0, to = 5) int hull,
            @Within(from = 1, to = 5) int round) {
        static SteamerForm of(Steamer s) {
            return new SteamerForm(
                    s.rifles(), s.guns(), s.atFirst(), s.embarked(), s.hull(), s.round());
        }

        Steamer fight() throws UnreadableException {
            require(atFirst >= rifles + guns, "atFirst", "more are left than there were");
            return new Steamer(rifles, guns, atFirst, embarked, hull, round, false);
        }
    }

    /** Teaches a schema what battles are made of. */
    public static Schema taught(Schema schema) {
        schema.like(Troop.class, TroopForm.class, TroopForm::of, TroopForm::troop);
        schema.where("own", troops(schema, true))
                .where("rivals", whole(troops(schema, false)))
                .where("round", Shape.whole(0, Numbers.LAST_ROUND))
                .like(Muster.class, MusterForm.class, MusterForm::of, MusterForm::muster)
                .like(Steamer.class, SteamerForm.class, SteamerForm::of, SteamerForm::fight)
                .like(Field.class, FieldForm.class, FieldForm::of, FieldForm::field);
        return schema.where("muster", whole(schema.of(Muster.class)))
                .where("field", whole(schema.of(Field.class)));
    }

    /** The same, refused as a whole; the reason tells which part of it is wrong. */
    private static <T> Shape<T> whole(Shape<T> of) {
        return new Shapes.Atom<>(
                of.form(),
                of.json(),
                of::write,
                tree -> {
                    try {
                        return of.read(tree);
                    } catch (UnreadableException e) {
                        throw new UnreadableException("", "" + e.getMessage());
                    }
                },
                _ -> {
                    throw new UnreadableException("", "is no word");
                },
                String::valueOf);
    }

    private static Shape<List<Troop>> troops(Schema schema, boolean own) {
        return new Shapes.Like<>(
                new Shapes.Many<>(schema.of(Troop.class), "+"),
                troops -> troops,
                troops -> {
                    require(!troops.isEmpty(), "", "nobody is there");
                    for (Troop troop : troops) {
                        require(
                                troop.arm().isOwn() == own,
                                "",
                                troop.name() + " is on the wrong side");
                    }
                    return troops;
                });
    }

    static FieldForm of(Field f) {
        List<Troop> all = troops(f);
        return new FieldForm(
                MusterForm.of(f.muster),
                f.flank,
                f.round,
                f.stage,
                f.zone,
                f.fallen,
                Arrays.stream(f.hits).boxed().toList(),
                IntStream.range(0, f.size()).mapToObj(e -> part(f, e, all)).toList());
    }

    private static List<Troop> troops(Field f) {
        List<Troop> all = new ArrayList<>(f.muster.own());
        all.addAll(f.muster.rivals());
        return all;
    }

    private static List<Integer> part(Field f, int e, List<Troop> all) {
        return List.of(
                all.indexOf(f.troop[e]),
                f.n[e],
                f.full[e],
                f.at[e],
                f.band[e],
                f.dist[e],
                f.fails[e],
                f.lost[e],
                f.marks[e]);
    }

    Field field() throws UnreadableException {
        require(muster.kind() != Kind.STEAMER, "kind", "a boat under way fights on no board");
        Field f = new Field(muster.muster());
        f.flank = flank;
        f.round = round;
        f.stage = stage;
        f.zone = zone;
        f.fallen = fallen;
        f.hits = hits.stream().mapToInt(hit -> hit).toArray();
        draw(f);
        check(f);
        return f;
    }

    /** Draws up the elements, the Anglo-Egyptian ones first. */
    private void draw(Field f) throws UnreadableException {
        List<Troop> all = troops(f);
        for (int e = 0; e < parts.size(); e++) {
            checkPart(e, all.size());
            boolean own = parts.get(e).getFirst() < f.muster.own().size();
            require(!own || f.ownCount == e, "parts[" + e + "]", "own parts come first");
            f.ownCount += own ? 1 : 0;
        }
        f.troop = parts.stream().map(part -> all.get(part.getFirst())).toArray(Troop[]::new);
        f.n = column(1);
        f.full = column(2);
        f.at = column(3);
        f.band = column(4);
        f.dist = column(5);
        f.fails = column(6);
        f.lost = column(7);
        f.marks = column(8);
    }

    private int[] column(int i) {
        return parts.stream().mapToInt(part -> part.get(i)).toArray();
    }

    private void checkPart(int e, int troops) throws UnreadableException {
        List<Integer> part = parts.get(e);
        String path = "parts[" + e + "]";
        require(part.size() == MOST.length, path, "a part of a troop has 9 numbers");
        IntUnaryOperator most = i -> i == 0 ? troops - 1 : MOST[i];
        for (int i = 0; i < MOST.length; i++) {
            boolean within = 0 <= part.get(i) && part.get(i) <= most.applyAsInt(i);
            String limits = "must be a whole number from 0 to " + most.applyAsInt(i);
            require(within, path + "[" + i + "]", limits);
        }
        boolean whole = part.get(1) <= part.get(2) && part.get(2) > 0;
        require(whole, path, "more stands than there were");
    }

    private static void check(Field f) throws UnreadableException {
        boolean drawn = f.stage != Stage.FLANK;
        boolean on = f.stage != Stage.OVER && drawn == (f.size() > 0);
        require(on, "", "a battle that is on has its troops drawn up");
        boolean early = !drawn && (f.kind() != Kind.COLUMN || f.round != 0);
        require(!early && f.flank != 1, "flank", "only a column waits for its flank");
        boolean begun = !drawn || f.round > 0 || f.stage == Stage.RALLY;
        require(begun, "round", "the first round has number 1");
        require(f.hits.length == hits(f), "hits", "hits that belong to another stage");
        for (Troop troop : drawn ? troops(f) : List.<Troop>of()) {
            int full = 0;
            for (int e = 0; e < f.size(); e++) {
                full += f.troop[e].equals(troop) ? f.full[e] : 0;
            }
            boolean whole = full % troop.stands() == 0 && full > 0;
            require(whole, "parts", troop.name() + " is not drawn up whole");
        }
    }

    /** How many hits a stage has from the throw before. */
    private static int hits(Field f) {
        return switch (f.stage) {
            case FIRE_LOSSES -> 2 * Field.ZONES;
            case DERVISH_BLOWS -> 1;
            case MELEE_LOSSES -> f.ownCount + 1;
            case FLANK, RALLY, MOVE, SALLY, JAM, PANIC, FIRE, CHARGE, BLOWS -> 0;
            case REACTION, WAVER, SHAKEN, ARMY, OVER -> 0;
        };
    }

    private static void require(boolean holds, String path, String reason)
            throws UnreadableException {
        if (!holds) {
            throw new UnreadableException(path, reason);
        }
    }
}
