package zeriba.ai;

/** A signal that ends somebody else's search early: it then answers with the best it has found. */
public final class StopSignal {

    private volatile boolean asked;

    /** From now on the thinking that holds this ends as soon as it can. */
    public void ask() {
        asked = true;
    }

    /** Whether thinking should end. */
    public boolean isAsked() {
        return asked;
    }
}
