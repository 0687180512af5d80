package zeriba.arena.report;

import java.util.List;
import java.util.stream.Collectors;

/** Pieces of a page. */
final class Html {

    private Html() {}

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** A section with its heading. */
    static String section(String title, String... parts) {
        return "<section>\n<h2>%s</h2>\n%s\n</section>\n"
                .formatted(escaped(title), String.join("\n", parts));
    }

    static String paragraph(String text) {
        return "<p>" + escaped(text) + "</p>";
    }

    /** A place for a drawing, with what it shows, what it is drawn from, and the numbers. */
    static String figure(ReportWords said, ReportCode code, Figure figure, String table) {
        return """
        <figure><figcaption>%s <span class="save"></span></figcaption>
        <div class="drawing">%s</div>
        <details><summary>%s</summary>%s</details></figure>\
        """
                .formatted(
                        escaped(figure.caption()),
                        code.embedded(figure.toValue()),
                        escaped(said.say("numbers")),
                        table);
    }

    /** A table whose first column is words and whose others are numbers. */
    static String table(List<String> heads, List<List<String>> rows) {
        String head =
                heads.stream()
                        .map(one -> "<th scope=\"col\">" + escaped(one) + "</th>")
                        .collect(Collectors.joining());
        String body = rows.stream().map(Html::row).collect(Collectors.joining("\n"));
        return "<div class=\"wide\"><table><thead><tr>%s</tr></thead><tbody>%s</tbody></table></div>"
                .formatted(head, body);
    }

    private static String row(List<String> cells) {
        String first = "<th scope=\"row\">" + escaped(cells.getFirst()) + "</th>";
        return cells.stream()
                .skip(1)
                .map(cell -> "<td>" + escaped(cell) + "</td>")
                .collect(Collectors.joining("", "<tr>" + first, "</tr>"));
    }
}
