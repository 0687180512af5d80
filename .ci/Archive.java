import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Writes a folder as tar.gz (ustar), the same bytes for the same files: by name, of no owner, all of
 * one time. Arguments: the file to write, the folder, the time in seconds since 1970.
 */
final class Archive {

    private static final int BLOCK = 512;
    private static final int BLOCKS_AT_END = 20;

    private final OutputStream out;
    private final Path folder;
    private final long seconds;
    private long written = 0;

    private Archive(OutputStream out, Path folder, long seconds) {
        this.out = out;
        this.folder = folder;
        this.seconds = seconds;
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[1]).toAbsolutePath();
        try (OutputStream file = Files.newOutputStream(Path.of(arguments[0]));
                OutputStream packed = new Packed(file)) {
            new Archive(packed, folder, Long.parseLong(arguments[2])).write();
        }
    }

    private static final class Packed extends GZIPOutputStream {
        Packed(OutputStream file) throws IOException {
            super(file, 1 << 16);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    private void write() throws IOException {
        List<Path> all;
        try (Stream<Path> found = Files.walk(folder)) {
            all = found.sorted((a, b) -> name(a).compareTo(name(b))).toList();
        }
        for (Path path : all) {
            if (Files.isSymbolicLink(path)) {
                head(name(path), 0777, 0, '2', Files.readSymbolicLink(path).toString());
            } else if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                head(name(path) + "/", 0755, 0, '5', "");
            } else {
                head(name(path), Files.isExecutable(path) ? 0755 : 0644, Files.size(path), '0', "");
                written += Files.copy(path, out);
                fill();
            }
        }
        out.write(new byte[BLOCK * 2]);
        written += BLOCK * 2;
        while (written % (BLOCK * BLOCKS_AT_END) != 0) {
            out.write(new byte[BLOCK]);
            written += BLOCK;
        }
    }

    private String name(Path path) {
        return folder.getParent().relativize(path).toString().replace('\\', '/');
    }

    private void fill() throws IOException {
        int more = (int) ((BLOCK - written % BLOCK) % BLOCK);
        out.write(new byte[more]);
        written += more;
    }

    private void head(String name, int mode, long size, char type, String link) throws IOException {
        byte[] head = new byte[BLOCK];
        int cut = name.length() <= 100 ? -1 : name.indexOf('/', name.length() - 101);
        text(head, 0, 100, name.substring(cut + 1));
        octal(head, 100, 8, mode);
        octal(head, 108, 8, 0);
        octal(head, 116, 8, 0);
        octal(head, 124, 12, size);
        octal(head, 136, 12, seconds);
        head[156] = (byte) type;
        text(head, 157, 100, link);
        text(head, 257, 8, "ustar\00000");
        text(head, 345, 155, cut < 0 ? "" : name.substring(0, cut));
        checksum(head);
        out.write(head);
        written += BLOCK;
    }

    private static void checksum(byte[] head) {
        for (int i = 148; i < 156; i++) {
            head[i] = ' ';
        }
        int sum = 0;
        for (byte one : head) {
            sum += one & 0xff;
        }
        octal(head, 148, 7, sum);
    }

    private static void text(byte[] head, int at, int longest, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > longest) {
            throw new IllegalArgumentException("too long for an archive: " + text);
        }
        System.arraycopy(bytes, 0, head, at, bytes.length);
    }

    private static void octal(byte[] head, int at, int length, long number) {
        text(head, at, length, ("%0" + (length - 1) + "o\0").formatted(number));
    }
}
