-- Tables that anybody may join, and the level that is wished for.
create table listing (
    table_id text not null primary key references game_table (id),
    level text not null,
    since bigint not null
);

-- The rematch of a table.
create table sequel (
    table_id text not null primary key references game_table (id),
    next_id text not null references game_table (id)
);
