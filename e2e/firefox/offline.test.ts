/** The site without a network in Firefox, from a cold start: the server has ended. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fixture } from '../../fixtures/index.ts';
import { serveBuild } from '../own-server.ts';
import { findFirefox, startFirefox } from './marionette.ts';

const TOOLS = [
  { path: '/resize?width=300', run: 'Resize image', done: 'Image resized successfully' },
  { path: '/compress', run: 'Compress image', done: 'Image compressed successfully' },
  { path: '/convert?format=webp', run: 'Convert to', done: 'Format conversion complete' },
  { path: '/batch?width=300', run: 'Process All Images', done: 'Batch processing complete' },
];

/** In the page: waits until a condition holds, looking ten times a second. */
const until = (condition: string) =>
  `while (!(${condition})) await new Promise((resolve) => setTimeout(resolve, 100)); return true;`;

const WHOLE = `(await Promise.all((await window.caches.keys()).map(async (name) =>
  (await (await window.caches.open(name)).match('/.complete')) !== undefined))).some(Boolean)`;

test('after one visit every tool works in Firefox without a server, isolated as with one', async () => {
  test.slow();
  const path = findFirefox();
  test.skip(!path, 'No Firefox is installed: apt-get install firefox-esr, or name one with FIREFOX_PATH');
  const folder = mkdtempSync(join(tmpdir(), 'offline-'));
  const photo = join(folder, 'photo.jpg');
  writeFileSync(photo, await fixture('photo-1200.jpg'));
  const server = await serveBuild();
  const firefox = await startFirefox(path ?? '');
  try {
    await firefox.goto(`${server.origin}/`);
    await firefox.run(until(WHOLE));
    await firefox.goto('about:blank');
    await server.stop();
    for (const { path, run, done } of TOOLS) {
      await firefox.goto(server.origin + path);
      expect(await firefox.run('return window.crossOriginIsolated')).toBe(true);
      await firefox.choose(photo);
      const button = `[...document.querySelectorAll('main button')].find((button) => button.textContent.startsWith(${JSON.stringify(run)}) && !button.disabled)`;
      await firefox.run(until(button));
      await firefox.run(`${button}.click()`);
      await firefox.run(until(`document.body.textContent.includes(${JSON.stringify(done)})`));
    }
  } finally {
    await firefox.close();
    await server.stop().catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
});
