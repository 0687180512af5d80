package zeriba.arena;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The rows of a batch as an Apache Parquet file: one row group, every column required, one plain
 * uncompressed page each. Numbers as in the format's parquet.thrift.
 */
public final class ParquetFile {

    private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);
    private static final int TYPE_INT32 = 1;
    private static final int TYPE_INT64 = 2;
    private static final int TYPE_BYTE_ARRAY = 6;
    private static final int CONVERTED_UTF8 = 0;
    private static final int REQUIRED = 0;
    private static final int PLAIN = 0;
    private static final int RLE = 3;
    private static final int UNCOMPRESSED = 0;
    private static final int DATA_PAGE = 0;

    /** Where a column's only page lies. */
    private record Chunk(Column column, long at, int size) {}

    private ParquetFile() {}

    /** Writes or replaces {@code file}. */
    public static void write(Report report, Path file) throws IOException {
        List<Column> columns = Column.of(report.batch());
        List<Chunk> chunks = new ArrayList<>();
        long at = MAGIC.length;
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            out.write(MAGIC);
            for (Column column : columns) {
                byte[] page = page(column, report.rows());
                out.write(page);
                chunks.add(new Chunk(column, at, page.length));
                at += page.length;
            }
            byte[] footer = footer(chunks, report.rows().size());
            out.write(footer);
            out.write(littleEndian(footer.length, Integer.BYTES));
            out.write(MAGIC);
        }
    }

    private static byte[] page(Column column, List<Row> rows) {
        ByteArrayOutputStream cells = new ByteArrayOutputStream();
        rows.forEach(row -> cells.writeBytes(cell(column, row)));
        byte[] header =
                Thrift.struct(page ->
                        page.i32(1, DATA_PAGE)
                                .i32(2, cells.size())
                                .i32(3, cells.size())
                                .struct(
                                        5,
                                        data ->
                                                data.i32(1, rows.size())
                                                        .i32(2, PLAIN)
                                                        .i32(3, RLE)
                                                        .i32(4, RLE)));
        ByteArrayOutputStream page = new ByteArrayOutputStream();
        page.writeBytes(header);
        page.writeBytes(cells.toByteArray());
        return page.toByteArray();
    }

    private static byte[] cell(Column column, Row row) {
        return switch (column) {
            case Column.Whole32(_, var cell) -> littleEndian(cell.applyAsInt(row), Integer.BYTES);
            case Column.Whole64(_, var cell) -> littleEndian(cell.applyAsLong(row), Long.BYTES);
            case Column.Text(_, var cell) -> {
                byte[] utf8 = cell.apply(row).getBytes(StandardCharsets.UTF_8);
                ByteArrayOutputStream text = new ByteArrayOutputStream();
                text.writeBytes(littleEndian(utf8.length, Integer.BYTES));
                text.writeBytes(utf8);
                yield text.toByteArray();
            }
        };
    }

    private static byte[] footer(List<Chunk> chunks, long rows) {
        List<byte[]> schema = new ArrayList<>();
        schema.add(Thrift.struct(root -> root.text(4, "games").i32(5, chunks.size())));
        chunks.forEach(chunk -> schema.add(element(chunk.column())));
        byte[] group = rowGroup(chunks, rows);
        return Thrift.struct(file ->
                file.i32(1, 1)
                        .structs(2, schema)
                        .i64(3, rows)
                        .structs(4, List.of(group))
                        .text(6, "zeriba arena"));
    }

    private static byte[] element(Column column) {
        return Thrift.struct(element -> {
            element.i32(1, type(column)).i32(3, REQUIRED).text(4, column.name());
            if (column instanceof Column.Text) {
                element.i32(6, CONVERTED_UTF8);
            }
        });
    }

    private static byte[] rowGroup(List<Chunk> chunks, long rows) {
        long size = chunks.stream().mapToLong(Chunk::size).sum();
        List<byte[]> columns = chunks.stream().map(chunk -> chunk(chunk, rows)).toList();
        return Thrift.struct(group -> group.structs(1, columns).i64(2, size).i64(3, rows));
    }

    private static byte[] chunk(Chunk chunk, long rows) {
        return Thrift.struct(column ->
                column.i64(2, chunk.at())
                        .struct(
                                3,
                                data ->
                                        data.i32(1, type(chunk.column()))
                                                .i32s(2, List.of(PLAIN, RLE))
                                                .texts(3, List.of(chunk.column().name()))
                                                .i32(4, UNCOMPRESSED)
                                                .i64(5, rows)
                                                .i64(6, chunk.size())
                                                .i64(7, chunk.size())
                                                .i64(9, chunk.at())));
    }

    private static int type(Column column) {
        return switch (column) {
            case Column.Whole32 _ -> TYPE_INT32;
            case Column.Whole64 _ -> TYPE_INT64;
            case Column.Text _ -> TYPE_BYTE_ARRAY;
        };
    }

    private static byte[] littleEndian(long value, int size) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) (value >>> (8 * i));
        }
        return bytes;
    }
}
