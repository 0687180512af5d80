package zeriba.arena;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/**
 * Structures in Thrift's compact protocol, as far as Parquet's metadata needs it: fields in
 * ascending order, whole numbers, texts, structures and lists of them.
 */
final class Thrift {

    private static final int I32 = 5;
    private static final int I64 = 6;
    private static final int BINARY = 8;
    private static final int LIST = 9;
    private static final int STRUCT = 12;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int lastField;

    /** The bytes of one structure. */
    static byte[] struct(Consumer<Thrift> fields) {
        Thrift thrift = new Thrift();
        fields.accept(thrift);
        thrift.out.write(0);
        return thrift.out.toByteArray();
    }

    Thrift i32(int field, int value) {
        header(field, I32);
        varint(zigzag(value));
        return this;
    }

    Thrift i64(int field, long value) {
        header(field, I64);
        varint(zigzag(value));
        return this;
    }

    Thrift text(int field, String value) {
        header(field, BINARY);
        bytes(value);
        return this;
    }

    Thrift struct(int field, Consumer<Thrift> fields) {
        header(field, STRUCT);
        out.writeBytes(struct(fields));
        return this;
    }

    Thrift structs(int field, List<byte[]> structs) {
        header(field, LIST);
        listHeader(structs.size(), STRUCT);
        structs.forEach(out::writeBytes);
        return this;
    }

    Thrift i32s(int field, List<Integer> values) {
        header(field, LIST);
        listHeader(values.size(), I32);
        values.forEach(value -> varint(zigzag(value)));
        return this;
    }

    Thrift texts(int field, List<String> values) {
        header(field, LIST);
        listHeader(values.size(), BINARY);
        values.forEach(this::bytes);
        return this;
    }

    private void bytes(String value) {
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        varint(utf8.length);
        out.writeBytes(utf8);
    }

    private void header(int field, int type) {
        int step = field - lastField;
        if (step < 1 || step > 15) {
            throw new IllegalArgumentException("field " + field + " after " + lastField);
        }
        out.write((step << 4) | type);
        lastField = field;
    }

    private void listHeader(int size, int type) {
        if (size < 15) {
            out.write((size << 4) | type);
        } else {
            out.write(0xF0 | type);
            varint(size);
        }
    }

    private void varint(long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            out.write((int) ((rest & 0x7F) | 0x80));
            rest >>>= 7;
        }
        out.write((int) rest);
    }

    private static long zigzag(long value) {
        return (value << 1) ^ (value >> 63);
    }
}
