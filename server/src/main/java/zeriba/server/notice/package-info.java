/**
 * Being told that it is one's turn: by web push, e-mail or webhook, each only where it was asked
 * for. Start reading at {@link zeriba.server.notice.Notices}.
 */
package zeriba.server.notice;
