package zeriba.server.settings;

/** What is set cannot be used; the message says where and what to write. */
public final class SettingsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SettingsException(String message) {
        super(message);
    }
}
