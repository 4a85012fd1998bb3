import postgres from 'postgres';
import { MIGRATIONS } from './migrations.ts';
import type { ClaimedMessage, SearchCount, Store } from './store.ts';

/** An arbitrary lock id: servers that start together migrate one after the other. */
const MIGRATION_LOCK = 7_042_061;

async function migrate(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await transaction`create table if not exists schema_version (version integer not null)`;
    const [row] = await transaction<{ version: number }[]>`select version from schema_version`;
    const version = row?.version ?? 0;
    if (version > MIGRATIONS.length)
      throw new Error('The database was written by a newer version of the server: update it, or use another database.');
    for (const step of MIGRATIONS.slice(version)) await transaction.unsafe(step.postgres);
    if (row) await transaction`update schema_version set version = ${MIGRATIONS.length}`;
    else await transaction`insert into schema_version (version) values (${MIGRATIONS.length})`;
  });
}

/** Seconds before the next attempt to connect: short, so that a restarted database is used soon, and random, so that servers do not reconnect all at once. */
const untilNextTry = (tries: number): number => Math.min(0.05 * 2 ** tries, 1) * (0.5 + Math.random() / 2);

/**
 * A store in PostgreSQL, which several servers can share.
 * @param url postgres://user:password@host/database
 */
export async function openPostgresStore(url: string): Promise<Store> {
  const sql = postgres(url, {
    max: 5,
    connect_timeout: 10,
    idle_timeout: 60,
    backoff: untilNextTry,
    onnotice: () => {},
  });
  try {
    await migrate(sql);
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }

  return {
    countSearch: async (query, day) => {
      await sql`insert into search_counts (day, query, count) values (${day}, ${query}, 1)
        on conflict (day, query) do update set count = search_counts.count + 1`;
    },
    topSearches: async (sinceDay, limit) => {
      const rows = await sql<SearchCount[]>`select query, sum(count)::float8 as count from search_counts
        where day >= ${sinceDay} group by query order by sum(count) desc, query collate "C" limit ${limit}`;
      return rows.map(({ query, count }) => ({ query, count }));
    },
    addMessage: async ({ id, receivedAt, name, email, subject, message }) => {
      await sql`insert into contact_messages (id, received_at, name, email, subject, message, due_at)
        values (${id}, ${receivedAt}, ${name}, ${email}, ${subject}, ${message}, ${receivedAt})`;
    },
    claimMessage: async (now, lease) => {
      // Skips rows that another server has locked, so that two servers never claim the same message.
      const [row] = await sql<ClaimedMessage[]>`update contact_messages
        set attempts = attempts + 1, due_at = ${now + lease}
        where id = (select id from contact_messages where sent_at is null and due_at <= ${now}
          order by due_at, id limit 1 for update skip locked)
        returning id, received_at::float8 as "receivedAt", name, email, subject, message, attempts as attempt`;
      return row ? { ...row } : null;
    },
    markSent: async (claim, now) => {
      await sql`update contact_messages set sent_at = ${now}
        where id = ${claim.id} and attempts = ${claim.attempt} and sent_at is null`;
    },
    postpone: async (claim, dueAt) => {
      await sql`update contact_messages set due_at = ${dueAt}
        where id = ${claim.id} and attempts = ${claim.attempt} and sent_at is null`;
    },
    countWaiting: async () => {
      const [row] = await sql<{ waiting: number }[]>`select count(*)::float8 as waiting from contact_messages
        where sent_at is null`;
      return row?.waiting ?? 0;
    },
    forget: async (sentBefore, beforeDay) => {
      await sql`delete from contact_messages where sent_at < ${sentBefore}`;
      await sql`delete from search_counts where day < ${beforeDay}`;
    },
    ping: async () => {
      await sql`select 1`;
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
