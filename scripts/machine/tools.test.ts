import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, TOOL_NAMES } from './tools.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'decoys-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A program of that name that answers everything with a friendly line and success. */
function decoy(name: string): void {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho "${name} 99.0, at your service"\n`);
  chmodSync(file, 0o755);
}

it.for(['magick', 'convert'])('another program called %s is not taken for ImageMagick', async (name, { skip }) => {
  skip(process.platform === 'win32', 'Decoys are shell scripts (another convert)');
  decoy(name);
  vi.stubEnv('PATH', folder);
  expect(await find('imageMagick')).toMatchObject({ missing: expect.stringContaining('ImageMagick does not work') });
});

it('a browser that renders nothing is missing, and the reason has the path', async ({ skip }) => {
  skip(process.platform === 'win32', 'Decoys are shell scripts (another convert)');
  decoy('chromium');
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'chromium'));
  expect(await find('chromium')).toMatchObject({ missing: expect.stringContaining(join(folder, 'chromium')) });
});

it.each(TOOL_NAMES)('%s is missing if nothing is on the PATH, with a reason', async (name) => {
  vi.stubEnv('PATH', folder);
  vi.stubEnv('WITHOUT', 'postgres,procfs');
  vi.stubEnv('CHROMIUM_PATH', undefined);
  const found = await find(name);
  if ('command' in found) expect(found.command).not.toContain('/usr/');
  else expect(found.missing).toMatch(/is not installed \(.+\)|is left out by WITHOUT/);
});

it('WITHOUT excludes tools by name', async () => {
  vi.stubEnv('WITHOUT', 'git,firefox');
  expect(await find('git')).toEqual({ missing: 'git is left out by WITHOUT', debian: [] });
});
