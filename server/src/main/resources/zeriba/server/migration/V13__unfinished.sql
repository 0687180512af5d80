-- Of game_table, closed is 2 while the entries of a new table are still being written.
create index game_table_unfinished on game_table (closed) where closed = 2;
