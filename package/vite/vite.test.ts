/**
 * The Vite plugin, in a development server and in a build.
 *
 * @module-tag all
 */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, createServer, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import picwright, { type PicwrightOptions } from './index.ts';

/* Small builds with the real Vite, of a page whose script, style and public folder contain pictures. */

const SIZE = { width: 600, height: 400 };
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'picwright-vite-'));
  const photo = asSharp(photoLike(SIZE.width, SIZE.height));
  const files: Record<string, string | Buffer> = {
    'index.html': '<!doctype html><title>Test</title><script type="module" src="/main.js"></script>',
    'main.js': `import url from './photo.jpg?resize=300&format=webp';
      import plain from './photo.jpg';
      import './style.css';
      document.title = url + plain;`,
    'style.css': 'body { background: url(./wall.png) }',
    'photo.jpg': await photo.clone().jpeg({ quality: 98 }).toBuffer(),
    'wall.png': await photo.clone().png().toBuffer(),
    'public/icon.png': await photo.clone().resize(200).png().toBuffer(),
    'public/broken.png': (await photo.clone().png().toBuffer()).subarray(0, 9000),
  };
  await mkdir(join(root, 'public'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content);
}, 60_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const warnings: string[] = [];

function configOf(options?: PicwrightOptions): InlineConfig {
  const logger = {
    info: () => {},
    warn: (text: string) => void warnings.push(text),
    warnOnce: () => {},
    error: () => {},
  };
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [picwright(options)],
    customLogger: { ...logger, clearScreen: () => {}, hasErrorLogged: () => false, hasWarned: false },
  };
}

/** Builds the page. @returns its files by name, without the hash */
async function built(options?: PicwrightOptions): Promise<Map<string, Buffer>> {
  await build(configOf(options));
  const dist = join(root, 'dist');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ name, parentPath }) => {
        const bytes = await readFile(join(parentPath, name));
        return [name.replace(/-[\w-]{8}(?=\.\w+$)/, ''), bytes] as const;
      }),
    ),
  );
}

const source = (name: string) => readFile(join(root, name));

describe('a build', () => {
  it('contains the picture of an import, at an address that the page knows', async () => {
    const files = await built();
    expect(await sharp(files.get('photo.webp')).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    expect(files.get('index.js')?.toString()).toMatch(/\/assets\/photo-[\w-]{8}\.webp/);
  });

  it('compresses emitted pictures in their own format: from scripts, from styles and from the public folder', async () => {
    const files = await built();
    for (const [name, from, format] of [
      ['photo.jpg', 'photo.jpg', 'jpeg'],
      ['wall.png', 'wall.png', 'png'],
      ['icon.png', 'public/icon.png', 'png'],
    ] as const) {
      const bytes = files.get(name) ?? Buffer.alloc(0);
      expect(bytes.length, name).toBeGreaterThan(0);
      expect(bytes.length, name).toBeLessThan((await source(from)).length);
      expect((await sharp(bytes).metadata()).format).toBe(format);
    }
    expect(files.get('broken.png')).toEqual(await source('public/broken.png'));
    expect(warnings).toContainEqual(expect.stringContaining('broken.png'));
  });

  it('leaves pictures unchanged that are excluded', async () => {
    const untouched = await built({ emitted: false });
    expect(untouched.get('wall.png')).toEqual(await source('wall.png'));
    const some = await built({ include: /icon/ });
    expect(some.get('photo.jpg')).toEqual(await source('photo.jpg'));
    expect(some.get('icon.png')?.length).toBeLessThan((await source('public/icon.png')).length);
  });

  it('uses its results from the disk', async () => {
    const cacheDir = 'cache';
    const first = await built({ cacheDir });
    const kept = (await readdir(join(root, cacheDir))).filter((name) => name.length === 64);
    const whenMade = async () =>
      Promise.all(kept.map(async (name) => (await stat(join(root, cacheDir, name))).mtimeMs));
    const times = await whenMade();
    expect(kept).toHaveLength(4);
    // The build uses the cached file: other content in the cache proves it.
    const webp = await Promise.all(kept.map(async (name) => [name, await source(join(cacheDir, name))] as const));
    const [key = ''] = webp.find(([, bytes]) => bytes.equals(first.get('photo.webp') ?? Buffer.alloc(0))) ?? [];
    const other = await sharp(await source('photo.jpg'))
      .resize(10)
      .webp()
      .toBuffer();
    await writeFile(join(root, cacheDir, key), other);
    const changed = kept.indexOf(key);
    const second = await built({ cacheDir, emitted: 'aim=compress' });
    expect(second.get('index.js')?.toString()).toContain('data:image/webp');
    expect((await whenMade()).toSpliced(changed, 1)).toEqual(times.toSpliced(changed, 1));
  });

  it('fails with the name of an invalid key', async () => {
    await writeFile(
      join(root, 'main.js'),
      "import url from './photo.jpg?width=300&fromat=webp'; document.title = url;",
    );
    await expect(built()).rejects.toThrow('fromat');
    expect(() => picwright({ emitted: 'format=webp' })).toThrow('keeps its format');
  });
});

describe('the dev server', () => {
  it('serves the picture of an import', async () => {
    await using server = Object.assign(await createServer({ ...configOf(), server: { port: 0, host: '127.0.0.1' } }), {
      [Symbol.asyncDispose]: () => server.close(),
    });
    await server.listen();
    const [origin = ''] = server.resolvedUrls?.local ?? [];
    const script = await (await fetch(new URL('/photo.jpg?width=120&format=avif&import', origin))).text();
    const [, inner = ''] = /from "([^"]+)"/.exec(script) ?? [];
    const [, address = ''] = /export default "([^"]+)"/.exec(await (await fetch(new URL(inner, origin))).text()) ?? [];
    const picture = Buffer.from(await (await fetch(new URL(address, origin))).arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'heif', width: 120 });
  });
});
