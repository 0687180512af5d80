-- The table that plays what another waits for, after a throw of it.
create table linked (
    table_id text not null references game_table (id),
    after integer not null,
    played_id text not null references game_table (id),
    primary key (table_id, after)
);
