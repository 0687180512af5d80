-- Accounts are for whoever wants one: tables work without.
create table account (
    id text not null primary key,
    name text not null,
    name_key text not null unique,
    password text not null,
    made_at bigint not null
);

-- A signed-in browser, by the digest of its token.
create table session (
    token_hash text not null primary key,
    account_id text not null references account (id),
    device text not null,
    made_at bigint not null,
    used_at bigint not null
);

create index session_by_account on session (account_id);

create table passkey (
    id text not null primary key,
    account_id text not null references account (id),
    label text not null,
    credential text not null,
    counter bigint not null,
    made_at bigint not null
);

create index passkey_by_account on passkey (account_id);

create table block (
    account_id text not null references account (id),
    blocked_id text not null references account (id),
    since bigint not null,
    primary key (account_id, blocked_id)
);

-- What works once, by its digest: the challenge of a passkey, the code in an e-mail.
create table ticket (
    hash text not null primary key,
    purpose text not null,
    expires_at bigint not null
);
