package zeriba.server.notice;

import jakarta.mail.Authenticator;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.Properties;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/** E-mail through the mail server that the settings name. */
final class MailChannel implements Channel {

    private static final String PATIENCE_MILLIS = "10000";

    private final Session session;
    private final String from;

    MailChannel(Settings settings) {
        this.session = Session.getInstance(properties(settings), authenticator(settings));
        this.from = settings.text(Setting.SMTP_FROM);
    }

    private static Properties properties(Settings settings) {
        Properties all = new Properties();
        String security = settings.text(Setting.SMTP_SECURITY);
        all.put("mail.transport.protocol", "smtp");
        all.put("mail.smtp.host", settings.text(Setting.SMTP_HOST));
        all.put("mail.smtp.port", settings.text(Setting.SMTP_PORT));
        all.put("mail.smtp.auth", Boolean.toString(settings.given(Setting.SMTP_USER).isPresent()));
        all.put("mail.smtp.ssl.enable", Boolean.toString(security.equals("tls")));
        all.put("mail.smtp.ssl.checkserveridentity", "true");
        all.put("mail.smtp.starttls.enable", Boolean.toString(security.equals("starttls")));
        all.put("mail.smtp.starttls.required", Boolean.toString(security.equals("starttls")));
        all.put("mail.smtp.connectiontimeout", PATIENCE_MILLIS);
        all.put("mail.smtp.timeout", PATIENCE_MILLIS);
        all.put("mail.smtp.writetimeout", PATIENCE_MILLIS);
        return all;
    }

    private static Authenticator authenticator(Settings settings) {
        Optional<String> user = settings.given(Setting.SMTP_USER);
        String password = settings.text(Setting.SMTP_PASSWORD);
        return new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication(user.orElse(""), password);
            }
        };
    }

    @Override
    public void carry(Contact way, Message message) throws IOException {
        try {
            MimeMessage mail = new MimeMessage(session);
            mail.setFrom(new InternetAddress(from, "Zeriba", "UTF-8"));
            mail.setRecipient(
                    jakarta.mail.Message.RecipientType.TO, new InternetAddress(way.target(), true));
            mail.setSubject(message.title(), StandardCharsets.UTF_8.name());
            mail.setText(
                    message.text() + "\n\n" + message.link() + "\n", StandardCharsets.UTF_8.name());
            mail.setHeader("Auto-Submitted", "auto-generated");
            mail.setHeader(
                    "Date",
                    DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC)));
            Transport.send(mail);
        } catch (MessagingException e) {
            throw new IOException("the mail server refused: " + e.getClass().getSimpleName(), e);
        }
    }
}
