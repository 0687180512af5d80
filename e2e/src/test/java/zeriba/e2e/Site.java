package zeriba.e2e;

/** Where pages are served. */
interface Site {

    /** The address of a page, given from its first slash on. */
    String url(String path);
}
