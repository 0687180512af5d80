-- How somebody who is away wants to be told; the holder is who holds seats.
create table notice_way (
    holder text not null,
    kind text not null,
    target text not null,
    keys text not null,
    confirmed integer not null default 0,
    since bigint not null,
    primary key (holder, kind, target)
);

-- The entries at which somebody was told, and reminded, last; whether they have looked since.
create table notice_told (
    holder text not null,
    table_id text not null references game_table (id),
    entry integer not null,
    looked integer not null default 0,
    reminded integer not null default -1,
    told_at bigint not null,
    primary key (holder, table_id)
);

-- What opens a seat from a notice, by its digest.
create table turn_link (
    hash text not null primary key,
    table_id text not null references game_table (id),
    role text not null,
    expires_at bigint not null
);

-- What the server keeps of itself.
create table keyring (
    name text not null primary key,
    kept text not null
);
