import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileFetched, fetchBlob } from './fetched.ts';
import { importWatched, untilItRuns } from './scripts.ts';
import { whileHeard } from './while-heard.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const SILENT = { name: 'TimeoutError' };

/** How a promise has settled so far. */
function watched<T>(promise: Promise<T>) {
  const seen: { value?: T; error?: unknown } = {};
  promise.then(
    (value) => {
      seen.value = value;
    },
    (error: unknown) => {
      seen.error = error;
    },
  );
  return seen;
}

/** A network with one file, whose bytes a test sends. A fetch of it also ends with its signal. */
function network(status = 200, type = 'application/wasm') {
  const open: { send(text: string): void; end(): void }[] = [];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(address);
    const { readable, writable } = new TransformStream<Uint8Array>();
    const writer = writable.getWriter();
    signal.addEventListener('abort', () => writer.abort(signal.reason).catch(() => {}));
    open.push({
      send: (text) => void writer.write(new TextEncoder().encode(text)).catch(() => {}),
      end: () => void writer.close().catch(() => {}),
    });
    return new Response(readable, { status, headers: { 'Content-Type': type } });
  });
  const at = (n: number) => open[n] ?? expect.unreachable(`no request ${n}`);
  return { asked, at };
}

describe('a download', () => {
  it('is given up after 20 silent seconds, and its signal is aborted', async () => {
    let signal: AbortSignal | undefined;
    const seen = watched(
      whileHeard((watch) => {
        signal = watch.signal;
        return new Promise(() => {});
      }),
    );
    await seconds(19);
    expect(seen).toEqual({});
    await seconds(1);
    expect(seen.error).toMatchObject(SILENT);
    expect(signal?.aborted).toBe(true);
  });

  it('is waited for while a byte comes now and then, and afterwards while it is compiled', async () => {
    const download = Promise.withResolvers<string>();
    let [heard, arrived] = [() => {}, () => {}];
    const seen = watched(
      whileHeard((watch) => {
        ({ heard, arrived } = watch);
        return download.promise;
      }),
    );
    for (const _ of Array.from({ length: 10 })) {
      await seconds(19);
      heard();
    }
    arrived();
    await seconds(600);
    expect(seen).toEqual({});
    download.resolve('there');
    await seconds(0);
    expect(seen.value).toBe('there');
  });

  it('reports its own error, and leaves no timer', async () => {
    await expect(whileHeard(() => Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a fetched file', () => {
  it('is read to its end while bytes arrive', async () => {
    const { at } = network();
    const seen = watched(fetchBlob('https://example.com/a.wasm'));
    await seconds(0);
    for (const letter of 'slowly') {
      await seconds(15);
      at(0).send(letter);
    }
    at(0).end();
    await seconds(0);
    expect(await seen.value?.text()).toBe('slowly');
  });

  it('is given up if its bytes stop', async () => {
    const { at } = network();
    const seen = watched(fetchBlob('https://example.com/a.wasm'));
    await seconds(0);
    at(0).send('begun');
    await seconds(21);
    expect(seen.error).toMatchObject(SILENT);
  });

  it('is an error if the server has none', async () => {
    const { at } = network(404);
    const seen = watched(fetchBlob('https://example.com/a.wasm'));
    await seconds(0);
    at(0).end();
    await seconds(0);
    expect(seen.error).toBeInstanceOf(TypeError);
  });

  it('is compiled from its own response', async () => {
    network();
    const compiled = vi.spyOn(WebAssembly, 'compileStreaming').mockImplementation(async (response) => {
      expect((await response).bodyUsed).toBe(false);
      return {} as WebAssembly.Module;
    });
    await compileFetched('https://example.com/a.wasm');
    expect(compiled).toHaveBeenCalledOnce();
    compiled.mockRestore();
  });

  it.each([
    ['application/octet-stream', '\0asm\x01\0\0\0'],
    ['text/html', '<!doctype html>'],
  ])('is compiled from its bytes as %s, or refused for them', async (type, content) => {
    const { at } = network(200, type);
    const seen = watched(compileFetched('https://example.com/a.wasm'));
    await seconds(0);
    at(0).send(content);
    at(0).end();
    await vi.waitFor(() => expect(seen).not.toEqual({}));
    if (content.startsWith('<'))
      expect(seen.error).toMatchObject({ message: expect.stringContaining('no WebAssembly') });
    else expect(seen.value).toBeInstanceOf(WebAssembly.Module);
  });
});

describe('an imported script', () => {
  const ADDRESS = 'https://example.com/assets/part.js';

  it('is followed by a second fetch if it takes long, with those that it imports', async () => {
    const { at, asked } = network();
    const seen = watched(importWatched(() => new Promise(() => {}), [ADDRESS]));
    await seconds(4);
    expect(asked).toEqual([]);
    await seconds(1);
    for (const part of ['import{a as b}', 'from"./shared.js"', ';import(`./rare.js`)']) {
      await seconds(15);
      at(0).send(part);
    }
    at(0).end();
    await seconds(1);
    expect(asked).toEqual([ADDRESS, 'https://example.com/assets/shared.js']);
    await seconds(15);
    at(1).send('export const a = 1');
    await seconds(15);
    expect(seen).toEqual({});
    await seconds(5);
    expect(seen.error).toMatchObject(SILENT);
  });

  it('is found in the text of the function that imports it', async () => {
    const { asked } = network();
    const load = Object.assign(() => new Promise(() => {}), {
      toString: () => '()=>e(()=>import(`./heic-abc.js`),d([0,1])).then(e=>e.open)',
    });
    const seen = watched(importWatched(load));
    await seconds(5);
    expect(asked).toEqual([expect.stringMatching(/\/heic-abc\.js$/)]);
    await seconds(15);
    expect(seen).toEqual({});
  });

  it('ends the loads of a page if nothing arrives, since a second import would wait for the first', async () => {
    network();
    const stop = vi.fn();
    vi.stubGlobal('stop', stop);
    const seen = watched(importWatched(() => new Promise(() => {}), []));
    await seconds(20);
    expect(seen.error).toMatchObject(SILENT);
    expect(stop).toHaveBeenCalledOnce();
    await expect(importWatched(() => Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
    expect(stop).toHaveBeenCalledOnce();
  });

  it('is fetched before its import if it is large, and reports how much has arrived', async () => {
    const { at, asked } = network();
    const seen: number[] = [];
    const load = vi.fn(async () => 'there');
    const done = importWatched(load, [ADDRESS], { bytes: 8, report: ({ share }) => seen.push(share) });
    await seconds(0);
    at(0).send('half');
    await seconds(15);
    expect([seen, asked, load.mock.calls]).toEqual([[0, 0.5], [ADDRESS], []]);
    at(0).send('rest');
    at(0).end();
    await seconds(0);
    expect(await done).toBe('there');
    expect(seen).toEqual([0, 0.5, 1, 1]);
  });

  it('is no second request if it is there soon', async () => {
    const { asked } = network();
    expect(await importWatched(async () => 'there', [ADDRESS])).toBe('there');
    await seconds(60);
    expect(asked).toEqual([]);
  });
});

describe('a worker', () => {
  it.each(['message', 'error'])('is not waited for after its first %s', async (word) => {
    network();
    const worker = new EventTarget();
    const seen = watched(untilItRuns(worker, 'https://example.com/worker.js'));
    await seconds(10);
    worker.dispatchEvent(new Event(word));
    await seconds(60);
    expect(seen).toEqual({ value: undefined });
  });

  it('is given up if nothing of its script arrives', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const seen = watched(untilItRuns(new EventTarget(), 'https://example.com/worker.js'));
    await seconds(20);
    expect(seen.error).toMatchObject(SILENT);
  });
});
