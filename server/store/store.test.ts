import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestPostgres } from '../../fixtures/postgres.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store, StoredMessage } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
const cluster = await startTestPostgres();

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if ('stop' in cluster) cluster.stop();
});

let files = 0;
const databases = [
  {
    name: 'SQLite',
    skipped: undefined,
    fresh: () => {
      const file = join(folder, 'deep', `${++files}.sqlite`);
      return async (): Promise<Store> => openSqliteStore(file);
    },
  },
  {
    name: 'PostgreSQL',
    skipped: 'skipped' in cluster ? cluster.skipped : undefined,
    fresh: () => {
      const name = `test_${++files}`;
      let made: Promise<unknown> | undefined;
      return async (): Promise<Store> => {
        if ('skipped' in cluster) throw new Error(cluster.skipped);
        const { url } = cluster;
        made ??= createDatabase(url, name);
        await made;
        return openPostgresStore(url.replace(/\/postgres$/, `/${name}`));
      };
    },
  },
];

async function createDatabase(url: string, name: string): Promise<void> {
  const { default: postgres } = await import('postgres');
  const sql = postgres(url, { max: 1 });
  await sql.unsafe(`create database ${name}`);
  await sql.end();
}

const message = (id: string, receivedAt = 1000): StoredMessage => ({
  id,
  receivedAt,
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: "Robert'); drop table contact_messages;--",
  message: 'Zeile eins\nline two 🎉 "quoted" \\ and all',
});

const MINUTE = 60_000;

describe.each(databases)('the store on $name', ({ fresh, skipped }) => {
  if (skipped) {
    test('is skipped', ({ skip }) => skip(skipped));
    return;
  }
  let open: () => Promise<Store>;
  let store: Store;
  const others: Store[] = [];
  const openAnother = async () => {
    const other = await open();
    others.push(other);
    return other;
  };

  beforeEach(async () => {
    open = fresh();
    store = await open();
    return async () => {
      for (const each of [store, ...others.splice(0)]) await each.close();
    };
  });

  test('counts searches per query and day, most frequent first', async () => {
    await store.countSearch('old and often', '2026-10-01');
    for (const day of ['2026-11-01', '2026-11-01', '2026-11-02']) await store.countSearch('jpg to png', day);
    for (const query of ['b', 'a']) await store.countSearch(query, '2026-11-02');
    expect(await store.topSearches('2026-11-01', 10)).toEqual([
      { query: 'jpg to png', count: 3 },
      { query: 'a', count: 1 },
      { query: 'b', count: 1 },
    ]);
    expect(await store.topSearches('2026-11-02', 1)).toEqual([{ query: 'a', count: 1 }]);
  });

  test('counts from several servers at once add up', async () => {
    const other = await openAnother();
    await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? store : other).countSearch('webp', '2026-11-01')));
    expect(await store.topSearches('2026-11-01', 10)).toEqual([{ query: 'webp', count: 40 }]);
  });

  test('a message is returned as it was stored', async () => {
    await store.addMessage(message('m1'));
    expect(await store.claimMessage(1000, MINUTE)).toEqual({ ...message('m1'), attempt: 1 });
  });

  test('a claimed message cannot be claimed again until its lease ends', async () => {
    await store.addMessage(message('m1'));
    await store.claimMessage(1000, MINUTE);
    expect(await store.claimMessage(1000 + MINUTE - 1, MINUTE)).toBeNull();
    expect((await store.claimMessage(1000 + MINUTE, MINUTE))?.attempt).toBe(2);
  });

  test('several servers never claim a message twice', async () => {
    const ids = Array.from({ length: 30 }, (_, i) => `m${i}`);
    for (const id of ids) await store.addMessage(message(id));
    const servers = [store, await openAnother(), await openAnother()];
    const taken: string[] = [];
    await Promise.all(
      servers.map(async (server) => {
        for (;;) {
          const claim = await server.claimMessage(2000, MINUTE);
          if (!claim) return;
          taken.push(claim.id);
        }
      }),
    );
    expect(taken.toSorted()).toEqual(ids.toSorted());
  });

  test('a sent message is never due again and no longer waits', async () => {
    await store.addMessage(message('m1'));
    await store.addMessage(message('m2', 2000));
    expect(await store.countWaiting()).toBe(2);
    const claim = await store.claimMessage(5000, MINUTE);
    if (!claim) throw new Error('No message was due.');
    await store.markSent(claim, 5001);
    expect(await store.countWaiting()).toBe(1);
    expect((await store.claimMessage(5000 + 2 * MINUTE, MINUTE))?.id).toBe('m2');
    expect(await store.claimMessage(5000 + 2 * MINUTE, MINUTE)).toBeNull();
  });

  test('a postponed message is due at its time, after others that are already due', async () => {
    await store.addMessage(message('m1', 1000));
    await store.addMessage(message('m2', 1001));
    const first = await store.claimMessage(2000, MINUTE);
    if (!first) throw new Error('No message was due.');
    await store.postpone(first, 9000);
    expect((await store.claimMessage(2000, MINUTE))?.id).toBe('m2');
    expect(await store.claimMessage(8999, MINUTE)).toBeNull();
    expect(await store.claimMessage(9000, MINUTE)).toMatchObject({ id: 'm1', attempt: 2 });
  });

  test('a server with an expired claim changes nothing', async () => {
    await store.addMessage(message('m1'));
    const late = await store.claimMessage(1000, MINUTE);
    const current = await store.claimMessage(1000 + MINUTE, MINUTE);
    if (!late || !current) throw new Error('No message was due.');
    await store.postpone(late, 1);
    await store.markSent(late, 2);
    expect(await store.countWaiting()).toBe(1);
    expect(await store.claimMessage(1000 + MINUTE, MINUTE)).toBeNull();
    await store.markSent(current, 3);
    expect(await store.countWaiting()).toBe(0);
  });

  test('removes old counts and sent messages, and never a waiting one', async () => {
    await store.countSearch('old', '2025-11-01');
    await store.countSearch('new', '2026-11-01');
    await store.addMessage(message('sent'));
    const claim = await store.claimMessage(1000, MINUTE);
    if (!claim) throw new Error('No message was due.');
    await store.markSent(claim, 2000);
    await store.addMessage(message('waiting'));
    await store.forget(2001, '2026-01-01');
    expect(await store.topSearches('2000-01-01', 10)).toEqual([{ query: 'new', count: 1 }]);
    expect(await store.countWaiting()).toBe(1);
    // The id is free again: the sent one is gone.
    await store.addMessage(message('sent'));
    await expect(store.addMessage(message('waiting'))).rejects.toThrow();
  });

  test('data survives a restart, and the schema is created once', async () => {
    await store.addMessage(message('m1'));
    await store.countSearch('gif', '2026-11-01');
    const again = await openAnother();
    expect(await again.countWaiting()).toBe(1);
    expect(await again.topSearches('2026-11-01', 10)).toEqual([{ query: 'gif', count: 1 }]);
  });

  test('servers that start together on an empty database create one schema', async () => {
    const openFresh = fresh();
    const started = await Promise.all(Array.from({ length: 4 }, () => openFresh()));
    await Promise.all(started.map((each) => each.countSearch('tiff', '2026-11-01')));
    expect(await started[0]?.topSearches('2026-11-01', 10)).toEqual([{ query: 'tiff', count: 4 }]);
    for (const each of started) await each.close();
  });

  test('answers a ping, and rejects it once closed', async () => {
    await store.ping();
    const other = await open();
    await other.close();
    await expect(other.ping()).rejects.toThrow();
  });
});
