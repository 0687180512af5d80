-- Entries that no longer count, since the table has gone on under later rules.
alter table entry add column lapsed integer not null default 0;
