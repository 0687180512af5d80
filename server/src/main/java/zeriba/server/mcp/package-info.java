/** The operations as tools of the Model Context Protocol, for language models. */
package zeriba.server.mcp;
