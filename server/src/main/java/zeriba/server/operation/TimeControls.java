package zeriba.server.operation;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.clock.TimeControl;
import zeriba.server.clock.TimeControlText;
import zeriba.server.clock.TimeoutPolicy;
import zeriba.server.parameter.Arguments;
import zeriba.server.refusal.Refusal;

/** Time controls as they are asked for. */
public final class TimeControls {

    /** What a pace may say. */
    public static final String FORM =
            "{\"kind\":\"live\",\"base\":600,\"increment\":5}, seconds, or"
                    + " {\"kind\":\"correspondence\",\"days\":3,\"reserve\":10,"
                    + "\"holidays\":[\"sat\",\"2026-12-24\"]}; \"end\" is claim, computer or"
                    + " default: what happens when a side's time is over.";

    private TimeControls() {}

    /** The pace of this parameter; free where it was not given. */
    public static TimeControl of(Arguments given) {
        Value.Fields pace = given.tree("pace");
        if (pace.fields().isEmpty()) {
            return new TimeControl.Free();
        }
        try {
            TimeoutPolicy end = TimeControlText.end(text(pace, "end", TimeoutPolicy.CLAIM.word()));
            return switch (text(pace, "kind", "")) {
                case "live" ->
                        TimeControlText.live(
                                whole(pace, "base", 600), whole(pace, "increment", 0), end);
                case "correspondence" ->
                        TimeControlText.correspondence(
                                whole(pace, "days", 3),
                                whole(pace, "reserve", 0),
                                texts(pace),
                                end);
                default -> throw new UnreadableException("pace.kind", "live or correspondence");
            };
        } catch (UnreadableException e) {
            throw Refusal.unreadable("pace", e);
        }
    }

    private static String text(Value.Fields pace, String name, String otherwise)
            throws UnreadableException {
        return switch (pace.at(name)) {
            case Value.Text(String text) -> text;
            case Value.Nothing _ -> otherwise;
            case Value _ -> throw new UnreadableException("pace." + name, "must be a text");
        };
    }

    private static long whole(Value.Fields pace, String name, long otherwise)
            throws UnreadableException {
        return switch (pace.at(name)) {
            case Value.Whole(long number) -> number;
            case Value.Nothing _ -> otherwise;
            case Value _ -> throw new UnreadableException("pace." + name, "must be a number");
        };
    }

    private static List<String> texts(Value.Fields pace) throws UnreadableException {
        List<String> texts = new ArrayList<>();
        if (pace.at("holidays") instanceof Value.Items(List<Value> items)) {
            for (Value item : items) {
                if (!(item instanceof Value.Text(String text))) {
                    throw new UnreadableException("pace.holidays", "must be texts");
                }
                texts.add(text);
            }
        }
        return texts;
    }
}
