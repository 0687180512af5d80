-- How many milliseconds an entry took that count for clocks; -1: what lies between the stamps.
alter table entry add column used bigint not null default -1;

-- When a table was opened, by served time; 0: as by the wall clock.
alter table game_table add column opened_served bigint not null default 0;

-- Served time goes on from where it was; seen_at is when that was noted.
alter table service add column served bigint not null default 0;

update service set served = seen_at - away;

alter table service drop column away;

-- From so much served time on, the wall clock goes with it, until the next row.
create table calendar (
    served_at bigint not null primary key,
    wall_at bigint not null
);
