-- A link from a notice is for whoever was told, opens once, and while the seat is theirs.
delete from turn_link;
alter table turn_link add column holder text not null default '';
alter table turn_link add column opened_by text not null default '';

create index turn_link_by_holder on turn_link (holder);

-- A link to a seat seats whoever opened it first, and nobody else.
alter table seat add column opened_by text not null default '';

update seat set opened_by = coalesce((
    select min(h.browser) from hold h where h.table_id = seat.table_id and h.role = seat.role), '');

-- Who said it, whoever has the seat by now.
alter table remark add column holder text not null default '';

update remark set holder = coalesce((
    select min(h.browser) from hold h
    where h.table_id = remark.table_id and h.role = remark.role
    having count(*) = 1), '');

create index remark_by_holder on remark (holder);

-- From which browsers, by the digests of their secrets, somebody has signed in.
create table acquaintance (
    browser text not null,
    account_id text not null references account (id),
    primary key (browser, account_id)
);

create index acquaintance_by_account on acquaintance (account_id);

-- Whose it is; its purpose is kept as a digest.
delete from ticket;
alter table ticket add column holder text not null default '';

create index ticket_by_holder on ticket (holder);

-- What a name looks like: of two that look the same the later is refused.
alter table account add column look text not null default '';

create index account_by_look on account (look);
