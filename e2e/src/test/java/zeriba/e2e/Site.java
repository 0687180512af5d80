package zeriba.e2e;

/** Where pages are served. */
public interface Site {

    /** The address of a page, given from its first slash on. */
    String url(String path);
}
