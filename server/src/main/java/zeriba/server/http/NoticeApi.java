package zeriba.server.http;

import io.javalin.http.Context;
import java.util.List;
import zeriba.server.notice.NoticePreferences;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;

/** What is answered under {@code /api/notices}. */
final class NoticeApi {

    private final NoticePreferences wishes;
    private final BrowserAuthenticator browsers;
    private final Operations operations;

    NoticeApi(NoticePreferences wishes, BrowserAuthenticator browsers, Operations operations) {
        this.operations = operations;
        this.wishes = wishes;
        this.browsers = browsers;
    }

    /** {@code GET /api/notices}: how one wants to be told, and how one could be. */
    void show(Context request) {
        Answers.result(request, wishes.shown(browsers.asker(request)));
    }

    /** {@code POST /api/notices/OPERATION}. */
    void operate(Context request) {
        String name = "notices/" + request.pathParam("operation");
        Operation<?> operation =
                operations().stream()
                        .filter(known -> known.name().equals(name))
                        .findFirst()
                        .orElseThrow(() ->
                                new Refusal(
                                        Refusal.Kind.NO_OPERATION, "there is no such operation"));
        Answers.result(
                request,
                operations.answer(
                        BrowserAuthenticator.caller(request, browsers.known(request)),
                        operation,
                        Answers.parameters(request)));
    }

    List<Operation<?>> operations() {
        return wishes.operations();
    }
}
