package zeriba.app.attack;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A request as it goes over the line.
 *
 * @param headers each a whole line; without one for the host, the server's own is meant
 */
record Asked(String method, String path, List<String> headers, String body) {

    Asked {
        headers = List.copyOf(headers);
    }

    /** A question to an operation, by whoever has this cookie. */
    static Asked of(String operation, String cookie, String body) {
        return new Asked("POST", "/api/" + operation, List.of("Cookie: zeriba=" + cookie), body);
    }

    /** The same with one header more. */
    Asked with(String header) {
        List<String> more = new ArrayList<>(headers);
        more.add(header);
        return new Asked(method, path, more, body);
    }

    String text() {
        StringBuilder text = new StringBuilder(method).append(' ').append(path);
        text.append(" HTTP/1.1\r\n");
        if (headers.stream().noneMatch(header -> header.startsWith("Host:"))) {
            text.append("Host: localhost\r\n");
        }
        headers.forEach(header -> text.append(header).append("\r\n"));
        if (!body.isEmpty()) {
            text.append("Content-Type: application/json\r\nContent-Length: ")
                    .append(body.getBytes(StandardCharsets.UTF_8).length)
                    .append("\r\n");
        }
        return text.append("\r\n").append(body).toString();
    }
}
