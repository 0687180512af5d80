package zeriba.arena.report;

import java.util.List;
import java.util.Locale;
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

    /** A drawing with what it shows, and the numbers it is drawn from. */
    static String figure(String caption, String svg, String table) {
        return """
        <figure><figcaption>%s <span class="save"></span></figcaption>
        <div class="drawing">%s</div>
        <details><summary>The numbers</summary>%s</details></figure>\
        """
                .formatted(escaped(caption), svg, table);
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

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f", 100 * share);
    }

    /** Points with their sign. */
    static String points(double difference) {
        String said = String.format(Locale.ROOT, "%+.1f", 100 * difference);
        return said.equals("-0.0") ? "0.0" : said.replace('-', '\u2212');
    }

    static String number(double number) {
        return Math.abs(number) >= 100
                ? String.format(Locale.ROOT, "%,.0f", number)
                : String.format(Locale.ROOT, "%.2f", number);
    }
}
