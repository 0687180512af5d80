package zeriba.server.http;

import jakarta.servlet.ServletContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpSession;
import java.util.Collections;
import java.util.Enumeration;
import org.jspecify.annotations.Nullable;

/**
 * A request whose session is empty and kept nowhere: a library asks for one at every socket, and
 * each would stay in memory for ever.
 */
final class Sessionless extends HttpServletRequestWrapper {

    Sessionless(HttpServletRequest request) {
        super(request);
    }

    @Override
    public HttpSession getSession() {
        return new Empty(getServletContext());
    }

    @Override
    public @Nullable HttpSession getSession(boolean create) {
        return create ? getSession() : null;
    }

    private record Empty(ServletContext context) implements HttpSession {
        @Override
        public long getCreationTime() {
            return 0;
        }

        @Override
        public String getId() {
            return "";
        }

        @Override
        public long getLastAccessedTime() {
            return 0;
        }

        @Override
        public ServletContext getServletContext() {
            return context;
        }

        @Override
        public void setMaxInactiveInterval(int interval) {}

        @Override
        public int getMaxInactiveInterval() {
            return 0;
        }

        @Override
        public @Nullable Object getAttribute(String name) {
            return null;
        }

        @Override
        public Enumeration<String> getAttributeNames() {
            return Collections.emptyEnumeration();
        }

        @Override
        public void setAttribute(String name, Object value) {}

        @Override
        public void removeAttribute(String name) {}

        @Override
        public void invalidate() {}

        @Override
        public boolean isNew() {
            return true;
        }
    }
}
