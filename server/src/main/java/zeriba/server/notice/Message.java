package zeriba.server.notice;

/**
 * What somebody is told.
 *
 * @param title in a few words
 * @param text in a sentence
 * @param link where to go
 */
record Message(String title, String text, String link) {}
