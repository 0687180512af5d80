package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.app.games.Games;
import zeriba.engine.text.Value;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.operation.Operations;
import zeriba.server.rpc.Rpc;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

/** Dice that people throw themselves: as many at once as the largest battle of any game has. */
class DiceByHandTest {

    private static final int HUNDRED = 100;

    /** Nine battalions in Khartoum and a unit in every other town. */
    private static final List<String> POSTS =
            List.of(
                    "deploy 1E KHARTOUM",
                    "deploy 2E KHARTOUM",
                    "deploy 3E KHARTOUM",
                    "deploy 4E KHARTOUM",
                    "deploy 5E KHARTOUM",
                    "deploy 6E KHARTOUM",
                    "deploy 7E KHARTOUM",
                    "deploy 8E KHARTOUM",
                    "deploy IXS KHARTOUM",
                    "deploy XS WHALFA",
                    "deploy XIS DONGOLA",
                    "deploy XIIS ABUHAMED",
                    "deploy XIIIS BERBER",
                    "deploy GEN ATBARA",
                    "deploy BBF ELDUEIM",
                    "deploy BBM KOSTI",
                    "deploy EC1 FASHODA",
                    "deploy EC2 SENNAR",
                    "deploy EC3 ELFASHER",
                    "deploy ECC1 ELOBEID",
                    "deploy ECC2 DARA",
                    "deploy EA1 SUAKIN",
                    "deploy EA2 TRINKITAT",
                    "deploy EA3 KASSALA",
                    "deploy HIC KHARTOUM",
                    "deploy BAK KHARTOUM",
                    "end");

    private final Rpc rpc =
            new Rpc(
                    new Operations(
                            new MemoryTables(Games.all()), new LevelPlayers(), ViewScope.PROTOCOL),
                    Principal.OWNER);

    private Value.Fields ask(String operation, Value.Fields parameters) throws BadJsonException {
        Value.Fields request =
                Value.NO_FIELDS
                        .with("jsonrpc", Value.of("2.0"))
                        .with("method", Value.of(operation))
                        .with("params", parameters)
                        .with("id", Value.of(1));
        Value answer = Json.read(rpc.answer(Json.write(request)).orElseThrow());
        assertThat(answer).isInstanceOf(Value.Fields.class);
        Value result = ((Value.Fields) answer).at("result");
        assertThat(result).as("%s", answer).isInstanceOf(Value.Fields.class);
        return (Value.Fields) result;
    }

    private Value.Fields play(String action) throws BadJsonException {
        return ask("play", table().with("action", Value.of(action)));
    }

    private static Value.Fields table() {
        return Value.NO_FIELDS.with("table", Value.of("t1"));
    }

    private Value.Fields enter(List<Long> faces) throws BadJsonException {
        return ask("play", table().with("dice", Value.of(faces.stream().map(Value::of).toList())));
    }

    private static List<Long> sides(Value.Fields view) {
        Value.Fields dice = (Value.Fields) view.at("dice");
        int count = (int) ((Value.Whole) dice.at("count")).number();
        return dice.at("sides") instanceof Value.Items(List<Value> each)
                ? each.stream().map(one -> ((Value.Whole) one).number()).toList()
                : Collections.nCopies(count, ((Value.Whole) dice.at("sides")).number());
    }

    private static String purpose(Value.Fields view) {
        return ((Value.Text) ((Value.Fields) view.at("dice")).at("purpose")).text();
    }

    private static boolean waits(Value.Fields view) {
        return view.at("pending").equals(Value.of("dice"));
    }

    /**
     * Every region rises, every town holds, and as many Jehadia as can be stand before Khartoum.
     */
    private static long face(String purpose, long sides) {
        return switch (purpose) {
            case "revolts", "encounter" -> 1;
            case "types" -> 3;
            case "surprise", "sieges", "strength" -> sides;
            default -> (sides + 1) / 2;
        };
    }

    private Value.Fields thrown(Value.Fields view) throws BadJsonException {
        String purpose = purpose(view);
        return enter(sides(view).stream().map(s -> face(purpose, s)).toList());
    }

    /** The first throw of the battle before Khartoum with more than a hundred dice. */
    private Value.Fields largest() throws BadJsonException {
        ask(
                "new",
                Value.NO_FIELDS
                        .with("game", Value.of("fireandsword"))
                        .with("scenario", Value.of("fixed"))
                        .with("roll", Value.of("manual")));
        Value.Fields view = ask("play", table().with("actions", Value.texts(POSTS)));
        while (waits(view)) {
            view = thrown(view);
        }
        thrown(play("sortie 1E+2E+3E+4E+5E+6E+7E+8E+IXS"));
        view = play("attack");
        while (waits(view) && sides(view).size() <= HUNDRED) {
            view = thrown(view);
        }
        return view;
    }

    @Test
    void moreThanAHundredDiceOfOneThrowAreEnteredByHand() throws BadJsonException {
        Value.Fields view = largest();
        assertThat(waits(view)).as("%s", view.at("pending")).isTrue();
        List<Long> faces = sides(view).stream().map(s -> 1 + s / 2).toList();
        assertThat(faces).hasSizeGreaterThan(HUNDRED);
        assertThat(enter(faces).at("events").toString()).contains("threw");
        String record = ((Value.Text) ask("record", table()).at("record")).text();
        assertThat(record.lines())
                .anyMatch(line -> line.startsWith("dice ") && line.split(" ").length > HUNDRED);
        assertThat(ask("load", Value.NO_FIELDS.with("record", Value.of(record))).at("table"))
                .isEqualTo(Value.of("t2"));
    }
}
