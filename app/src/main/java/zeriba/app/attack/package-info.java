/**
 * Attacks on a server of this machine, for a bench that asks whether honest players feel them.
 * Start reading at {@link zeriba.app.attack.Attack}.
 */
package zeriba.app.attack;
