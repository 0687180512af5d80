/**
 * Accounts for whoever wants one: name and password or passkey, sessions, blocking, taking
 * everything along or away. Start reading at {@link zeriba.server.account.Accounts}.
 */
package zeriba.server.account;
