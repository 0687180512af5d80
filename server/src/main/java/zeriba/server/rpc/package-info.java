/** JSON-RPC 2.0: requests as text to operations and back, over standard input and output. */
package zeriba.server.rpc;
