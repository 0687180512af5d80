-- How often a right has changed hands: whoever has it under an earlier epoch has it no more.
alter table lease add column epoch bigint not null default 0;

-- A lease for each shard of the tables, held by nobody.
insert into lease (name, holder, expires)
with recursive shard (number) as (
    select 0 union all select number + 1 from shard where number < 255)
select 'shard ' || number, '', 0 from shard;
