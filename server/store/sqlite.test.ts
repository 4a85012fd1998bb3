import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqliteStore } from './sqlite.ts';

test('a ping writes to the file, so that it fails on a full disk, and changes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ping-'));
  const file = join(folder, 'picwright.sqlite');
  const store = openSqliteStore(file);
  using other = new DatabaseSync(file);
  // Counts the commits of other connections.
  const commits = () => (other.prepare('pragma data_version').get() as { data_version: number }).data_version;
  const version = () => other.prepare('pragma user_version').get();
  const [before, stored] = [commits(), version()];
  await store.ping();
  expect(commits()).toBeGreaterThan(before);
  expect(version()).toEqual(stored);
  await store.close();
  rmSync(folder, { recursive: true });
});
