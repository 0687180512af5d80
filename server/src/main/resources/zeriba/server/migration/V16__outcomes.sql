-- How games between people came out, to be counted; of the record it is a consequence. Games that
-- ended before are added when somebody next looks at them.
create table outcome (
    table_id text not null primary key references game_table (id),
    game text not null,
    rules_version integer not null,
    scenario text not null,
    options text not null,
    winner text not null,
    ended_at bigint not null
);
