-- When an entry was made, less the time in which no server was running.
alter table entry add column served_at bigint not null default 0;

-- Not before this moment of served time is somebody's time over; 0: nobody's will be.
alter table game_table add column due_at bigint not null default 0;

create index game_table_due on game_table (due_at);

-- When a server was last running, and for how long in all none was.
create table service (
    id integer not null primary key,
    seen_at bigint not null,
    away bigint not null
);
