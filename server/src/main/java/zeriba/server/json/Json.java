package zeriba.server.json;

import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import zeriba.engine.text.Value;

/** Trees of values as JSON text and back. Reading is strict and knows limits. */
public final class Json {

    /** The deepest nesting that is read. */
    public static final int MOST_DEPTH = 64;

    /** The longest text, in characters, that is read: a long record fits. */
    public static final int LONGEST_TEXT = 1 << 20;

    /** The longest number, in characters, that is read. */
    public static final int LONGEST_NUMBER = 40;

    private static final int LONGEST_NAME = 200;
    private static final int USUAL_BYTES = 8_192;

    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(MOST_DEPTH)
                                    .maxNumberLength(LONGEST_NUMBER)
                                    .maxStringLength(LONGEST_TEXT)
                                    .maxNameLength(LONGEST_NAME)
                                    .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build();

    private Json() {}

    /** The tree of a text that is one JSON value and nothing else. */
    public static Value read(String text) throws BadJsonException {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                throw new BadJsonException("there is no JSON in an empty text");
            }
            Value value = value(parser, first);
            if (parser.nextToken() != null) {
                throw new BadJsonException("something follows after the JSON value");
            }
            return value;
        } catch (JacksonException e) {
            throw new BadJsonException("not JSON: " + e.getOriginalMessage());
        }
    }

    private static Value value(JsonParser parser, JsonToken token) throws BadJsonException {
        return switch (token) {
            case START_OBJECT -> fields(parser);
            case START_ARRAY -> items(parser);
            case VALUE_STRING -> Value.of(parser.getString());
            case VALUE_NUMBER_INT -> whole(parser);
            case VALUE_NUMBER_FLOAT -> real(parser);
            case VALUE_TRUE -> Value.of(true);
            case VALUE_FALSE -> Value.of(false);
            case VALUE_NULL -> Value.NOTHING;
            case NOT_AVAILABLE, END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT ->
                    throw new BadJsonException("not JSON: " + token + " where a value should be");
        };
    }

    private static Value fields(JsonParser parser) throws BadJsonException {
        Map<String, Value> fields = new LinkedHashMap<>();
        for (JsonToken token = parser.nextToken();
                token != JsonToken.END_OBJECT;
                token = parser.nextToken()) {
            String name = parser.currentName();
            fields.put(name, value(parser, parser.nextToken()));
        }
        return new Value.Fields(fields);
    }

    private static Value items(JsonParser parser) throws BadJsonException {
        List<Value> items = new ArrayList<>();
        for (JsonToken token = parser.nextToken();
                token != JsonToken.END_ARRAY;
                token = parser.nextToken()) {
            items.add(value(parser, token));
        }
        return Value.of(items);
    }

    /** Numbers beyond 64 bits are read as the nearest fraction, which no parameter accepts. */
    private static Value whole(JsonParser parser) throws BadJsonException {
        return switch (parser.getNumberType()) {
            case INT, LONG -> Value.of(parser.getLongValue());
            case BIG_INTEGER, FLOAT, DOUBLE, BIG_DECIMAL -> real(parser);
        };
    }

    private static Value real(JsonParser parser) throws BadJsonException {
        double number = Double.parseDouble(parser.getString());
        if (!Double.isFinite(number)) {
            throw new BadJsonException("a number beyond all bounds");
        }
        return Value.of(number);
    }

    /** The tree as JSON on one line. */
    public static String write(Value value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            write(out, value);
        }
        return text.toString();
    }

    /** The same in UTF-8, as answers over HTTP are sent. */
    public static byte[] bytes(Value value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(USUAL_BYTES);
        try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), bytes)) {
            write(out, value);
        }
        return bytes.toByteArray();
    }

    private static void write(JsonGenerator out, Value value) {
        switch (value) {
            case Value.Text(String text) -> out.writeString(text);
            case Value.Whole(long number) -> out.writeNumber(number);
            case Value.Real(double number) -> out.writeNumber(number);
            case Value.Flag(boolean set) -> out.writeBoolean(set);
            case Value.Nothing() -> out.writeNull();
            case Value.Items(List<Value> items) -> {
                out.writeStartArray();
                items.forEach(item -> write(out, item));
                out.writeEndArray();
            }
            case Value.Fields(Map<String, Value> fields) -> {
                out.writeStartObject();
                fields.forEach((name, field) -> {
                    out.writeName(name);
                    write(out, field);
                });
                out.writeEndObject();
            }
        }
    }
}
