import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTestSite } from '../test-site.ts';
import { keepAssets } from './earlier.ts';
import { loadSite } from './load.ts';
import { serveSite } from './serve.ts';

const site = makeTestSite();
const kept = join(site.root, 'kept');
afterAll(() => site.remove());

/** A new build, in which a part has another name. */
function upgrade(from: string, to: string): void {
  for (const ending of ['', '.br', '.gz'])
    renameSync(
      join(site.client, `assets/main-${from}.js${ending}`),
      join(site.client, `assets/main-${to}.js${ending}`),
    );
}

test('an upgraded server serves the parts of the build before, with their headers, and none of older ones', async () => {
  const start = () => loadSite(site.client, () => keepAssets(site.client, kept));
  const get = (served: ReturnType<typeof start>, name: string) =>
    serveSite(served, new Request(`https://example.org/assets/main-${name}.js`), {}).response;
  const first = start();
  expect(get(first, 'a1B2c3D4').status).toBe(200);

  upgrade('a1B2c3D4', 'b1B2c3D4');
  // The second start of a build changes nothing.
  for (const served of [start(), start()]) {
    const old = get(served, 'a1B2c3D4');
    expect(old.status).toBe(200);
    expect(old.headers.get('Cache-Control')).toContain('immutable');
    expect(await old.text()).toBe(await get(first, 'a1B2c3D4').text());
    expect(get(served, 'b1B2c3D4').status).toBe(200);
  }

  upgrade('b1B2c3D4', 'c1B2c3D4');
  const third = start();
  expect(['a1B2c3D4', 'b1B2c3D4', 'c1B2c3D4'].map((name) => get(third, name).status)).toEqual([404, 200, 200]);
});
