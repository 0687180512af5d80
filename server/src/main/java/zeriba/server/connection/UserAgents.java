package zeriba.server.connection;

import java.util.List;

/** User agents, what browsers call themselves, made short: Firefox on Linux. */
public final class UserAgents {

    private static final List<String> BROWSERS =
            List.of("Edg", "OPR", "Firefox", "Chrome", "Safari");
    private static final List<String> SYSTEMS =
            List.of("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux");

    private UserAgents() {}

    /** The name of the browser and system that a User-Agent tells of. */
    public static String named(String agent) {
        return shown(first(BROWSERS, agent)) + " on " + first(SYSTEMS, agent);
    }

    private static String first(List<String> names, String agent) {
        return names.stream().filter(agent::contains).findFirst().orElse("something");
    }

    private static String shown(String browser) {
        return switch (browser) {
            case "Edg" -> "Edge";
            case "OPR" -> "Opera";
            case "something" -> "A program";
            default -> browser;
        };
    }
}
