-- The language in which somebody asked to be told.
alter table notice_way add column language text not null default 'en';
