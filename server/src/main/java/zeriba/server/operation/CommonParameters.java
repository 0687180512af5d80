package zeriba.server.operation;

import static zeriba.server.parameter.Parameter.optional;
import static zeriba.server.parameter.Parameter.required;

import zeriba.server.parameter.Parameter;
import zeriba.server.parameter.Type;

/** Parameters, and types of them, that several operations have. */
final class CommonParameters {

    static final Type NAME = new Type.Text(100);
    static final Type ACTION = new Type.Text(4_000);
    static final Type NUMBER = new Type.Whole(0, Integer.MAX_VALUE);
    static final Type MILLIS = new Type.Whole(0, 60_000);

    static final Parameter TABLE = required("table", NAME, "The table's id.");
    static final Parameter ENTRY =
            optional("entry", NUMBER, "The last entry you know of; refused if there is a later.");
    static final Parameter AT =
            optional("at", NUMBER, "The entry after which it is asked; the last if none.");

    private CommonParameters() {}
}
