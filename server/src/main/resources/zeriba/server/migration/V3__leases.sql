-- Who of several servers plays a seat or runs a clock, until when by the database's clock.
create table lease (
    name text not null primary key,
    holder text not null,
    expires bigint not null
);
