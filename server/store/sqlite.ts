import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';
import type { ClaimedMessage, SearchCount, Store } from './store.ts';

/** Updates the schema. The version is SQLite's own `user_version`, written in the same transaction as the step. */
function migrate(database: DatabaseSync): void {
  // Immediate: if several servers start on a new file, one migrates and the others wait.
  database.exec('begin immediate');
  try {
    const { user_version: version } = database.prepare('pragma user_version').get() as { user_version: number };
    if (version > MIGRATIONS.length)
      throw new Error('The database was written by a newer version of the server: update it, or use another database.');
    for (const step of MIGRATIONS.slice(version)) database.exec(step.sqlite);
    database.exec(`pragma user_version = ${MIGRATIONS.length}`);
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

/**
 * A store in one SQLite file, created with its folder if missing.
 * @param file a path, or ":memory:"
 */
export function openSqliteStore(file: string): Store {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5000 });
  // Readers and the writer do not block each other, and a commit is on disk before it returns.
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  migrate(database);

  const countSearch = database.prepare(
    `insert into search_counts (day, query, count) values (?, ?, 1)
     on conflict (day, query) do update set count = count + 1`,
  );
  const topSearches = database.prepare(
    `select query, sum(count) as count from search_counts where day >= ?
     group by query order by sum(count) desc, query limit ?`,
  );
  const addMessage = database.prepare(
    `insert into contact_messages (id, received_at, name, email, subject, message, due_at) values (?, ?, ?, ?, ?, ?, ?)`,
  );
  const claimMessage = database.prepare(
    `update contact_messages set attempts = attempts + 1, due_at = :until
     where id = (select id from contact_messages where sent_at is null and due_at <= :now order by due_at, id limit 1)
     returning id, received_at as receivedAt, name, email, subject, message, attempts as attempt`,
  );
  const markSent = database.prepare(
    'update contact_messages set sent_at = ? where id = ? and attempts = ? and sent_at is null',
  );
  const postpone = database.prepare(
    'update contact_messages set due_at = ? where id = ? and attempts = ? and sent_at is null',
  );
  const countWaiting = database.prepare('select count(*) as waiting from contact_messages where sent_at is null');
  const forgetMessages = database.prepare('delete from contact_messages where sent_at < ?');
  const forgetCounts = database.prepare('delete from search_counts where day < ?');
  // Writes a page of the file, since a full disk is no obstacle to reading.
  const ping = database.prepare(`pragma user_version = ${MIGRATIONS.length}`);

  // node:sqlite is synchronous; `async` turns its exceptions into rejections, as the interface requires.
  return {
    countSearch: async (query, day) => void countSearch.run(day, query),
    topSearches: async (sinceDay, limit) =>
      (topSearches.all(sinceDay, limit) as unknown as SearchCount[]).map(({ query, count }) => ({ query, count })),
    addMessage: async ({ id, receivedAt, name, email, subject, message }) =>
      void addMessage.run(id, receivedAt, name, email, subject, message, receivedAt),
    claimMessage: async (now, lease) => {
      const row = claimMessage.get({ now, until: now + lease });
      return row ? ({ ...row } as unknown as ClaimedMessage) : null;
    },
    markSent: async (claim, now) => void markSent.run(now, claim.id, claim.attempt),
    postpone: async (claim, dueAt) => void postpone.run(dueAt, claim.id, claim.attempt),
    countWaiting: async () => (countWaiting.get() as { waiting: number }).waiting,
    forget: async (sentBefore, beforeDay) => {
      forgetMessages.run(sentBefore);
      forgetCounts.run(beforeDay);
    },
    ping: async () => void ping.run(),
    close: async () => database.close(),
  };
}
