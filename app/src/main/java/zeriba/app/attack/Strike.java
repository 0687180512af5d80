package zeriba.app.attack;

import java.io.IOException;

/** One who attacks, again and again. */
interface Strike {

    /**
     * Attacks once more.
     *
     * @return what the server made of it: a status, or a word where there is none
     * @throws IOException where the line was cut, or there is none
     */
    String again() throws IOException;
}
