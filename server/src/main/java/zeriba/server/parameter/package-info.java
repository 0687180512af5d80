/** What an operation takes: parameters, their types and what was given for them. */
package zeriba.server.parameter;
