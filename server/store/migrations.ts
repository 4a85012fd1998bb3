/**
 * The schema as a list of steps. A released step never changes: a change is a new step at the end. Both databases have the
 * same steps, each in its own dialect.
 */
export interface Migration {
  name: string;
  sqlite: string;
  postgres: string;
}

export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'searches counted per normalised query and day',
    sqlite: `create table search_counts (
      day text not null,
      query text not null,
      count integer not null,
      primary key (day, query)
    ) strict, without rowid`,
    postgres: `create table search_counts (
      day text not null,
      query text not null,
      count bigint not null,
      primary key (day, query)
    )`,
  },
  {
    name: 'contact messages, with when each is due to be sent and when it was',
    sqlite: `create table contact_messages (
      id text primary key,
      received_at integer not null,
      name text not null,
      email text not null,
      subject text not null,
      message text not null,
      attempts integer not null default 0,
      due_at integer not null,
      sent_at integer
    ) strict;
    create index contact_messages_due on contact_messages (due_at) where sent_at is null`,
    postgres: `create table contact_messages (
      id text primary key,
      received_at bigint not null,
      name text not null,
      email text not null,
      subject text not null,
      message text not null,
      attempts integer not null default 0,
      due_at bigint not null,
      sent_at bigint
    );
    create index contact_messages_due on contact_messages (due_at) where sent_at is null`,
  },
];
