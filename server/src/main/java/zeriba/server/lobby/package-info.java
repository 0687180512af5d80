/**
 * What is done around games on a server: tables open to anybody, rematches, seats that change
 * hands. Start reading at {@link zeriba.server.lobby.LobbyOperations}.
 */
package zeriba.server.lobby;
