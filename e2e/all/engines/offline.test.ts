/** The site without a network in Firefox, from a cold start: the server has stopped. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fixture } from '../../../fixtures/index.ts';
import { serveBuild } from '../../../proof/serve/site.ts';
import { press, says } from '../../../scripts/machine/browsers/driven.ts';
import { startFirefox } from '../../../scripts/machine/browsers/firefox.ts';
import { needed } from '../../../scripts/machine/tool.ts';
import { PROOF } from '../../test.ts';

const TOOLS = [
  { path: '/resize?width=300', run: 'Resize image', done: 'Image resized successfully' },
  { path: '/compress', run: 'Compress image', done: 'Image compressed successfully' },
  { path: '/convert?format=webp', run: 'Convert to', done: 'Format conversion complete' },
  { path: '/batch?width=300', run: 'Process All Images', done: 'Batch processing complete' },
];

const WHOLE = `(await Promise.all((await window.caches.keys()).map(async (name) =>
  (await (await window.caches.open(name)).match('/.complete')) !== undefined))).some(Boolean)`;

test('after one visit every tool works in Firefox without a server, isolated as with one', PROOF, async () => {
  test.slow();
  const command = needed('firefox', (reason) => test.skip(true, reason));
  const folder = mkdtempSync(join(tmpdir(), 'offline-'));
  const photo = join(folder, 'photo.jpg');
  writeFileSync(photo, await fixture('photo-1200.jpg'));
  const server = await serveBuild();
  const firefox = await startFirefox(command);
  try {
    await firefox.goto(`${server.origin}/`);
    await firefox.until(WHOLE);
    await firefox.goto('about:blank');
    await server.stop();
    for (const { path, run, done } of TOOLS) {
      await firefox.goto(server.origin + path);
      expect(await firefox.run('return window.crossOriginIsolated')).toBe(true);
      await firefox.choose(photo);
      await says(firefox, 'photo.jpg');
      await press(firefox, run);
      await says(firefox, done);
    }
  } finally {
    await firefox.close();
    await server.stop().catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
});
