/**
 * A cluster of servers on one database, by Apache Pekko: its sharding says which server owns which
 * shard of the tables, and moves shards when servers come and go; everything else goes from server
 * to server without it. What was answered is in the database, and its epochs keep whoever lost a
 * shard from writing.
 */
package zeriba.cluster;
