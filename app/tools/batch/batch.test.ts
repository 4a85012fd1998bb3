import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOOLS } from '#catalogue/tools.ts';
import type { Engine, ImageErrorCode, Recipe, Result } from '#engine';
import * as api from '#engine';
import { Batch, filesIn, resultOf, runEnded, runProgress } from './batch.ts';

const { resize, convert } = TOOLS.batch.actions ?? expect.unreachable('a batch has actions');

interface Job {
  file: File;
  recipe: Recipe;
  progress(done: number): void;
  finish(): void;
  fail(code: ImageErrorCode): void;
}

/** An engine whose jobs end when the test decides, and that fails to read the headers of `broken`. */
function engineWith(broken: string[] = []) {
  const jobs: Job[] = [];
  const engine: Engine = {
    warm: async () => {},
    capabilities: async () => ({ reads: api.READABLE_IDS, writes: api.WRITABLE_IDS, ignores: [] }),
    probe: async (file) => {
      if (broken.includes((file as File).name)) throw new api.ImageError('unreadable', 'broken');
      const pages = Number(/^(\d) pages/.exec((file as File).name)?.[1] ?? 1);
      return { format: 'png', width: 4, height: 3, pages } as never;
    },
    pages: async ({ name }) => Array.from({ length: 3 }, (_, i) => new File(['page'], `page ${i + 1} of ${name}`)),
    preview: async () => new Blob(['small']),
    runAll: () => expect.unreachable('a batch runs one recipe per file'),
    open: () => expect.unreachable('a batch opens nothing'),
    judge: async () => undefined,
    bind: async () => new Blob(),
    run: (file, recipe, { signal, onProgress } = {}) =>
      new Promise<Result>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new api.ImageError('cancelled', 'cancelled')));
        jobs.push({
          file,
          recipe,
          progress: (done) => onProgress?.({ stage: 'encoding', done }),
          finish: () =>
            resolve({ format: 'webp', blob: new Blob(['x']), bytes: 1, notes: [] as Result['notes'] } as Result),
          fail: (code) => reject(new api.ImageError(code, code)),
        });
      }),
    [Symbol.asyncDispose]: async () => {},
  };
  const batch = new Batch(async () => ({ engine, api }) as never);
  return { batch, jobs };
}

const file = (name: string) => new File(['bytes'], name);
const statuses = (batch: Batch) => batch.state.get().items.map(({ status }) => status);
const settled = () => vi.waitFor(() => new Promise((resolve) => setTimeout(resolve)));
const idAt = (batch: Batch, index: number) => batch.state.get().items[index]?.id ?? '';

describe('a batch', () => {
  const held = new Set<string>();
  beforeEach(() => {
    held.clear();
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      const url = `blob:${held.size}-${Math.random()}`;
      held.add(url);
      return url;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
      held.delete(url);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('replaces a file with its pages, each with its own row', async () => {
    const { batch } = engineWith();
    batch.add([file('a'), file('3 pages'), file('b')]);
    await settled();
    const names = batch.state.get().items.map(({ file }) => file.name);
    expect(names).toEqual(['a', 'page 1 of 3 pages', 'page 2 of 3 pages', 'page 3 of 3 pages', 'b']);
    expect(batch.state.get().items.every(({ probe }) => probe)).toBe(true);
    // Each page counts as an equal share of its file's bytes.
    const [whole, ...shares] = batch.state
      .get()
      .items.slice(0, 4)
      .map(({ file: { size }, bytes }) => [size, bytes]);
    expect(whole?.[1]).toBe(whole?.[0]);
    for (const [size = 0, bytes] of shares) expect(bytes).toBe(Math.round(size / 3));
  });

  it('recognises a file that was compressed before', async () => {
    const { batch, jobs } = engineWith();
    batch.add([file('a')]);
    await settled();
    void batch.process(TOOLS.batch.actions?.compress ?? expect.unreachable());
    await settled();
    jobs[0]?.finish();
    await settled();
    batch.add([new File(['x'], 'a-compressed'), file('b')]);
    await settled();
    expect(batch.state.get().items.map(({ isCompressed }) => isCompressed ?? false)).toEqual([false, true, false]);
  });

  it('counts the pages of a file as one', async () => {
    const { batch } = engineWith();
    batch.add([file('a'), file('3 pages'), file('b')]);
    await settled();
    expect(filesIn(batch.state.get().items)).toBe(3);
    const [, first, second] = batch.state.get().items;
    for (const page of [first, second]) batch.remove(page?.id ?? expect.unreachable());
    expect(batch.state.get().items).toHaveLength(3);
    expect(filesIn(batch.state.get().items)).toBe(3);
  });

  it('moves every file from ready through processing to complete', async () => {
    const { batch, jobs } = engineWith();
    batch.add([file('a.png'), file('b.png')]);
    await settled();
    expect(statuses(batch)).toEqual(['ready', 'ready']);
    const run = batch.process(resize);
    await settled();
    expect(statuses(batch)).toEqual(['processing', 'processing']);
    for (const job of jobs) job.finish();
    expect(await run).toMatchObject({ processed: 2, failed: 0, cancelled: false });
    expect(statuses(batch)).toEqual(['complete', 'complete']);
    expect(batch.state.get().run).toBeUndefined();
    expect(batch.state.get().items[0]?.outcome?.name).toBe('a-resized.webp');
  });

  it('lets one file fail alone, and retries it with the next run', async () => {
    const { batch, jobs } = engineWith();
    batch.add([file('a.png'), file('b.png')]);
    const run = batch.process(resize);
    await settled();
    jobs[0]?.fail('codec-failed');
    jobs[1]?.finish();
    expect(await run).toMatchObject({ processed: 1, failed: 1 });
    expect(batch.state.get().items[0]).toMatchObject({ status: 'error', error: expect.stringMatching(/^[A-Z].*\.$/) });
    const again = batch.process(resize);
    await settled();
    expect(jobs.map((job) => job.file.name)).toEqual(['a.png', 'b.png', 'a.png']);
    jobs[2]?.finish();
    expect(await again).toMatchObject({ processed: 1, failed: 0 });
  });

  it('keeps results in another order', async () => {
    const { batch, jobs } = engineWith();
    batch.add([file('a.png'), file('b.png'), file('c.png')]);
    const run = batch.process(resize);
    await settled();
    for (const job of jobs) job.finish();
    await run;
    batch.move(idAt(batch, 2), 0);
    expect(batch.state.get().items.map(({ file }) => file.name)).toEqual(['c.png', 'a.png', 'b.png']);
    expect(statuses(batch)).toEqual(['complete', 'complete', 'complete']);
    expect(await batch.process(resize)).toMatchObject({ processed: 0 });
    batch.move('nobody', 1);
    expect(batch.state.get().items).toHaveLength(3);
  });

  it('skips finished files, until the settings change', async () => {
    const { batch, jobs } = engineWith();
    batch.add([file('a.png')]);
    const first = batch.process(resize);
    await settled();
    jobs[0]?.finish();
    await first;
    expect(await batch.process(resize)).toMatchObject({ processed: 0, failed: 0 });
    expect(jobs).toHaveLength(1);
    const second = batch.process(convert);
    await settled();
    expect(jobs).toHaveLength(2);
    // The first run's result is available until another one replaces it.
    expect(batch.state.get().items[0]?.outcome?.recipe).toEqual(resize);
    jobs[1]?.finish();
    await second;
    expect(batch.state.get().items[0]?.outcome).toMatchObject({ recipe: convert, name: 'a.webp' });
  });

  it('cancels one file, or all, and keeps earlier results', async () => {
    const { batch, jobs } = engineWith();
    batch.add([file('a.png'), file('b.png')]);
    const first = batch.process(resize);
    await settled();
    batch.cancel(idAt(batch, 0));
    jobs[1]?.finish();
    expect(await first).toMatchObject({ processed: 1, cancelled: true });
    expect(statuses(batch)).toEqual(['ready', 'complete']);
    const second = batch.process(convert);
    await settled();
    batch.cancelAll();
    await second;
    expect(statuses(batch)).toEqual(['ready', 'complete']);
    expect(batch.state.get().items[1]?.outcome?.recipe).toEqual(resize);
  });

  it('does not remove a file that is being processed', async () => {
    const { batch, jobs } = engineWith();
    batch.add([file('a.png'), file('b.png')]);
    await settled();
    const run = batch.retry(idAt(batch, 0), resize);
    batch.remove(idAt(batch, 0));
    batch.remove(idAt(batch, 1));
    await settled();
    expect(batch.state.get().items.map((item) => item.file.name)).toEqual(['a.png']);
    jobs[0]?.finish();
    await run;
    batch.remove(idAt(batch, 0));
    expect(batch.state.get().items).toEqual([]);
  });

  it('reports a damaged header before a run', async () => {
    const { batch } = engineWith(['broken.png']);
    batch.add([file('a.png'), file('broken.png')]);
    await settled();
    expect(statuses(batch)).toEqual(['ready', 'error']);
    expect(batch.state.get().items[1]?.error).toMatch(/damaged/);
  });

  it('fails every file if the engine cannot be loaded', async () => {
    const batch = new Batch(() => Promise.reject(new Error('offline')));
    batch.add([file('a.png')]);
    expect(await batch.process(resize)).toMatchObject({ processed: 0, failed: 1, error: 'offline' });
  });

  it('counts the run as a whole', async () => {
    const { batch, jobs } = engineWith();
    batch.add([file('a.png'), file('b.png'), file('c.png'), file('d.png')]);
    expect(runProgress(batch.state.get())).toBe(0);
    const run = batch.process(resize);
    await settled();
    jobs[0]?.finish();
    jobs[1]?.progress(0.5);
    await settled();
    expect(runProgress(batch.state.get())).toBeCloseTo(1.5 / 4);
    expect(runEnded(batch.state.get())).toBe(1);
    for (const job of jobs) job.finish();
    await run;
  });

  describe('before a run', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const pause = () => vi.advanceTimersByTimeAsync(1000);
    const withFiles = async (count: number) => {
      const made = engineWith();
      made.batch.add(Array.from({ length: count }, (_, n) => file(`${n}`)));
      await pause();
      return { ...made, names: () => made.jobs.map(({ file }) => file.name) };
    };

    it('processes the first rows', async () => {
      const { batch, jobs, names } = await withFiles(9);
      batch.preview(convert);
      await pause();
      for (let n = 0; n < 4; n++) {
        jobs[n]?.finish();
        await pause();
      }
      expect(names()).toEqual(['0', '1', '2', '3']);
      expect(statuses(batch).every((status) => status === 'ready')).toBe(true);
      expect(batch.state.get().items.map((item) => resultOf(item, convert)?.name)).toEqual([
        ...['0.webp', '1.webp', '2.webp', '3.webp'],
        ...Array.from({ length: 5 }, () => undefined),
      ]);
      expect(batch.state.get().items.map((item) => resultOf(item, resize))).toEqual(Array(9).fill(undefined));
    });

    it('processes the file that is compared first, and only that if live results are off', async () => {
      const { batch, names } = await withFiles(9);
      batch.previewOne(idAt(batch, 8), convert);
      await pause();
      expect(names()).toEqual(['8']);
      batch.preview(convert);
      await pause();
      expect(names()).toEqual(['8', '0']);
    });

    it('uses such a result for the run, and joins one that is in progress', async () => {
      const { batch, jobs } = await withFiles(2);
      batch.preview(convert);
      await pause();
      jobs[0]?.finish();
      await pause();
      const run = batch.process(convert);
      await pause();
      jobs[1]?.finish();
      expect(await run).toMatchObject({ processed: 2 });
      expect(jobs).toHaveLength(2);
      expect(batch.state.get().items.map(({ trial }) => trial)).toEqual([undefined, undefined]);
    });

    it('uses none of a file that has changed since, which can be chosen again', async () => {
      const { batch, jobs } = await withFiles(1);
      batch.preview(convert);
      await pause();
      jobs[0]?.finish();
      await pause();
      const [item] = batch.state.get().items;
      const gone = () => Promise.reject(new DOMException('The file has changed', 'NotReadableError'));
      vi.spyOn(item?.file ?? expect.fail(), 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: gone }));
      const run = batch.process(convert);
      await pause();
      expect(await run).toMatchObject({ failed: 1, error: expect.stringMatching(/changed since you chose it/) });
      expect(batch.state.get().items).toMatchObject([{ status: 'error', hasChanged: true }]);
      batch.chooseAgain(idAt(batch, 0), file('new'));
      expect(batch.state.get().items).toMatchObject([{ status: 'ready', file: { name: 'new' } }]);
      expect(batch.state.get().items.map((row) => resultOf(row, convert))).toEqual([undefined]);
    });

    it('stops when they are no longer wanted', async () => {
      const { batch, jobs } = await withFiles(3);
      batch.preview(convert);
      await pause();
      batch.preview(undefined);
      await pause();
      expect(jobs).toHaveLength(2);
    });
  });

  it('draws thumbnails of rows in view, and releases their addresses', async () => {
    const { batch } = engineWith();
    batch.add([file('a.png'), file('b.png'), file('c.png'), file('d.png')]);
    await settled();
    expect(held.size).toBe(0);
    for (const index of [0, 1, 2]) await batch.draw(idAt(batch, index), new AbortController().signal);
    await batch.draw(idAt(batch, 3), AbortSignal.abort());
    expect(held.size).toBe(3);
    batch.remove(idAt(batch, 0));
    expect(held.size).toBe(2);
    batch.clear();
    expect(held.size).toBe(0);
  });
});
