/** What whoever runs a server may set, in one file and in the environment. */
package zeriba.server.settings;
