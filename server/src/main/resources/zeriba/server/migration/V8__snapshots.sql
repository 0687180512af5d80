-- What tables go on from without all that came before: only a cache, which the record can make
-- again. One that is missing, damaged or of other rules is passed over.
create table snapshot (
    table_id text not null,
    number integer not null,
    rules_version integer not null,
    kept text not null,
    primary key (table_id, number)
);
