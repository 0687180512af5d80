package zeriba.app.command.option;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import zeriba.ai.StopSignal;

/**
 * Long work that Ctrl-C ends early: it is asked to stop, and the process waits until what was
 * reached has been told. Closing it says that it has.
 */
public final class Interruptible implements AutoCloseable {

    /** [design] So long the process waits at most. */
    private static final long PATIENCE_SECONDS = 10;

    private final StopSignal stop = new StopSignal();
    private final CountDownLatch told = new CountDownLatch(1);
    private final Thread hook = new Thread(this::endEarly);

    private Interruptible() {}

    /** From now on until it is closed Ctrl-C asks its signal. */
    public static Interruptible begin() {
        Interruptible work = new Interruptible();
        Runtime.getRuntime().addShutdownHook(work.hook);
        return work;
    }

    /** What the work heeds. */
    public StopSignal stop() {
        return stop;
    }

    private void endEarly() {
        stop.ask();
        try {
            var _ = told.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        told.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // it is running: this is the end that it waits for
        }
    }
}
