package zeriba.server.http;

import io.javalin.http.Context;
import zeriba.engine.text.Value;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;

/**
 * The reports of experiments as pages. They bring their script and style along, and so live apart
 * from the site: no cookie, no storage and no question to the server is theirs.
 *
 * @param report what answers with a report
 */
record ReportPages(Operations operations, Operation<?> report, BrowserAuthenticator browsers) {

    private static final String CONTENT_POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline';"
                    + " img-src data: blob:; base-uri 'none'; form-action 'none';"
                    + " frame-ancestors 'none'; sandbox allow-scripts allow-downloads";

    /** {@code GET /experiments/ID/report?lang=LL}. */
    void show(Context request) {
        String language = request.queryParam("lang");
        Value.Fields asked =
                Value.NO_FIELDS
                        .with("id", Value.of(request.pathParam("id")))
                        .with("lang", Value.of(language == null ? "en" : language));
        Value.Fields answer = operations.answer(browsers.caller(request), report, asked);
        if (answer.at("html") instanceof Value.Text(String html)) {
            request.header("Content-Security-Policy", CONTENT_POLICY)
                    .header("Cache-Control", "no-store")
                    .html(html);
        }
    }
}
