-- Of a game the record is the truth: its head, and its entries in order.
create table game_table (
    id text not null primary key,
    game text not null,
    rules_version integer not null,
    head text not null,
    dice text not null,
    training integer not null default 0,
    closed integer not null default 0,
    opened_at bigint not null
);

-- The number is the lock: whoever writes it first has made that entry.
create table entry (
    table_id text not null references game_table (id),
    number integer not null,
    line text not null,
    digest text not null,
    made_at bigint not null,
    primary key (table_id, number)
);

create table seat (
    table_id text not null references game_table (id),
    role text not null,
    level text not null,
    secret_hash text not null,
    primary key (table_id, role)
);

-- Which browsers, by the digests of their secrets, may act from a seat.
create table hold (
    table_id text not null references game_table (id),
    role text not null,
    browser text not null,
    since bigint not null,
    primary key (table_id, role, browser)
);

create index hold_by_browser on hold (browser);

create table remark (
    table_id text not null references game_table (id),
    number integer not null,
    role text not null,
    words text not null,
    made_at bigint not null,
    primary key (table_id, number)
);
