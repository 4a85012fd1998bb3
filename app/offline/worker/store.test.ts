import { beforeEach, describe, expect, test } from 'vitest';
import type { Build } from './build.ts';
import { memoryCaches } from './memory-caches.ts';
import { createStore, OtherBuildError } from './store.ts';

const OLD: Build = {
  revision: 'old',
  manifest: '/assets/manifest-11111111.js',
  shell: ['/', '/resize', '/assets/manifest-11111111.js', '/assets/tool-oldoldol.js', '/assets/vips-samesame.wasm'],
  later: [
    '/tools/a',
    '/tools/a.data',
    '/tools/b',
    '/tools/b.data',
    '/assets/heic-oldoldol.js',
    '/assets/pdf-oldoldol.js',
  ],
  photos: {},
};
const NEW: Build = {
  revision: 'new',
  manifest: '/assets/manifest-22222222.js',
  shell: ['/', '/resize', '/assets/manifest-22222222.js', '/assets/tool-newnewne.js', '/assets/vips-samesame.wasm'],
  later: [
    '/tools/a',
    '/tools/a.data',
    '/tools/b',
    '/tools/b.data',
    '/assets/heic-newnewne.js',
    '/assets/pdf-newnewne.js',
  ],
  photos: {},
};

let caches: CacheStorage;
let requested: string[];
/** The server's current build; undefined without a network. */
let served: Build | undefined;

const fetch = async (path: string): Promise<Response> => {
  requested.push(path);
  if (!served) throw new TypeError('Failed to fetch');
  if (![...served.shell, ...served.later].includes(path)) return new Response('', { status: 404 });
  return new Response(`${path} of ${served.manifest}`);
};
const storeOf = (build: Build) => createStore({ build, caches, fetch });
const textOf = async (found: Response | undefined) => (found ? found.text() : undefined);

beforeEach(() => {
  caches = memoryCaches();
  requested = [];
  served = OLD;
});

describe('one build', () => {
  test('stores only its shell, and requests nothing twice', async () => {
    await storeOf(OLD).fill();
    expect([...requested].sort()).toEqual([...OLD.shell].sort());
    requested = [];
    await storeOf(OLD).fill();
    expect(requested).toEqual([]);
    expect(await storeOf(OLD).findAsset('/assets/pdf-oldoldol.js')).toBeUndefined();
  });

  test('continues after an interruption', async () => {
    served = undefined;
    await expect(storeOf(OLD).fill()).rejects.toThrow('Failed to fetch');
    served = { ...OLD, shell: ['/', '/resize'] };
    await expect(storeOf(OLD).fill()).rejects.toThrow('404');
    served = OLD;
    requested = [];
    await storeOf(OLD).fill();
    expect(requested.every((path) => path.startsWith('/assets/'))).toBe(true);
    expect(requested.length).toBe(3);
  });

  test('stores a visited page with its data, and everything on request', async () => {
    await storeOf(OLD).visit('/tools/a');
    expect(requested.sort()).toEqual(['/tools/a', '/tools/a.data']);
    requested = [];
    await storeOf({ ...OLD, photos: { '/tools/b': ['/assets/heic-oldoldol.js'] } }).visit('/tools/b');
    expect(requested).toContain('/assets/heic-oldoldol.js');
    const shares: number[] = [];
    await storeOf(OLD).keepEverything((share) => shares.push(share));
    expect(shares.at(-1)).toBe(1);
    served = undefined;
    await storeOf(OLD).fill();
    for (const path of OLD.later) {
      const { findAsset, findPage } = storeOf(OLD);
      expect(await (path.startsWith('/assets/') ? findAsset(path) : findPage(path)), path).toBeDefined();
    }
  });

  test('stores no page of another site', async () => {
    const store = storeOf(OLD);
    await expect(store.keep('/', new Response('of /assets/manifest-22222222.js'))).rejects.toThrow(OtherBuildError);
    await store.keep('/', new Response('an error', { status: 500 }));
    await store.keep('/admin', new Response(OLD.manifest));
    expect(await store.findPage('/')).toBeUndefined();
    expect(await store.findPage('/admin')).toBeUndefined();
  });
});

describe('a newer build', () => {
  beforeEach(async () => {
    const old = storeOf(OLD);
    await old.fill();
    await old.visit('/tools/a');
    await old.keep('/assets/heic-oldoldol.js', new Response('codec'));
    served = NEW;
    requested = [];
  });

  test('requests only new files, and those that were used and visited', async () => {
    await storeOf(NEW).fill();
    expect(requested.sort()).toEqual(
      [
        ...NEW.shell.filter((path) => path !== '/assets/vips-samesame.wasm'),
        '/tools/a',
        '/tools/a.data',
        '/assets/heic-newnewne.js',
      ].sort(),
    );
  });

  test('serves the old one’s pages until it is complete, and never its own without their scripts', async () => {
    const store = storeOf(NEW);
    await store.keep('/resize', new Response(`early ${NEW.manifest}`));
    expect(await textOf(await store.findPage('/resize'))).toContain(OLD.manifest);
    await store.fill();
    expect(await textOf(await store.findPage('/resize'))).toContain(NEW.manifest);
  });

  test('keeps the old one’s scripts while a page of it is open, and removes everything of it afterwards', async () => {
    const store = storeOf(NEW);
    await store.noteOpen(['tab 1', 'tab 2']);
    await store.forgetEarlier([]);
    expect(await store.findPage('/resize'), 'not before the new one is whole').toBeDefined();
    await store.fill();
    await store.forgetEarlier(['tab 2', 'tab 3']);
    expect(await store.findAsset('/assets/tool-oldoldol.js')).toBeDefined();
    await store.forgetEarlier(['tab 3']);
    expect(await store.findAsset('/assets/tool-oldoldol.js')).toBeUndefined();
    expect(await store.findAsset('/assets/vips-samesame.wasm')).toBeDefined();
    expect(await caches.keys()).not.toContain('pages-old');
  });

  test('removes nothing before it has noted which pages are open', async () => {
    const store = storeOf(NEW);
    await store.fill();
    await store.forgetEarlier(['tab 1']);
    expect(await store.isEarlier(OLD.manifest)).toBe(true);
    await store.noteOpen(['tab 1']);
    await store.forgetEarlier([]);
    expect(await store.isEarlier(OLD.manifest)).toBe(false);
  });

  test('distinguishes pages of the old one from its own, and from those of an even newer build', async () => {
    const { isEarlier } = storeOf(NEW);
    expect(await isEarlier(OLD.manifest)).toBe(true);
    expect(await isEarlier(NEW.manifest)).toBe(false);
    expect(await isEarlier('/assets/manifest-33333333.js')).toBe(false);
  });

  test('stores everything if that was chosen before', async () => {
    served = OLD;
    await storeOf(OLD).keepEverything(() => {});
    served = NEW;
    await storeOf(NEW).fill();
    expect(await storeOf(NEW).findAsset('/assets/pdf-newnewne.js')).toBeDefined();
    expect(await textOf(await storeOf(NEW).findPage('/tools/b'))).toContain(NEW.manifest);
  });
});
