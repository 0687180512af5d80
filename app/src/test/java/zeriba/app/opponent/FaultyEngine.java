package zeriba.app.opponent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program that speaks as much of the protocol as its argument says, and is wrong after that. */
public final class FaultyEngine {

    private static final Pattern ID = Pattern.compile("\"id\":([0-9]+)");

    private FaultyEngine() {}

    /** Answers line by line. */
    public static void main(String[] arguments) throws IOException {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Matcher id = ID.matcher(line);
            if (id.find()) {
                answer(arguments[0], line, id.group(1));
            }
        }
    }

    private static void answer(String fault, String line, String id) {
        if (line.contains("\"games\"")) {
            int version = fault.equals("other-rules") ? 99 : 1;
            say("{\"games\":[{\"id\":\"kassala\",\"rulesVersion\":" + version + "}]}", id);
        } else if (line.contains("\"suggest\"")) {
            suggest(fault, id);
        } else {
            say("{\"table\":\"t1\"}", id);
        }
    }

    private static void suggest(String fault, String id) {
        switch (fault) {
            case "dies" -> System.exit(1);
            case "babbles" -> System.out.println("I resign.");
            case "cheats" -> say("{\"action\":\"move CC1 0304\"}", id);
            case "mumbles" -> say("{\"action\":\"mumble\"}", id);
            case "refuses" ->
                    System.out.println(
                            "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32000},\"id\":" + id + "}");
            default -> {
                // says nothing
            }
        }
    }

    private static void say(String result, String id) {
        System.out.println("{\"jsonrpc\":\"2.0\",\"result\":" + result + ",\"id\":" + id + "}");
    }
}
