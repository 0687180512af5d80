-- How often something was tried of late at any of the servers that share a database; who tried it
-- is kept as a digest, until then.
create table attempt (
    who text not null primary key,
    used integer not null,
    until bigint not null
);
