import { expect, it, vi } from 'vitest';
import type { Toast } from '#app/toast/toast.ts';
import { TOOLS } from '#catalogue/tools.ts';
import type { Engine, Result } from '#engine';
import * as api from '#engine';
import { batchWords } from '#words/batch.ts';
import { BatchScreen } from './batch-screen.ts';

const { resize, compress, convert } = TOOLS.batch.actions ?? expect.unreachable('a batch has actions');
const result = () => ({ format: 'webp', blob: new Blob(['x']), bytes: 1, notes: [] as Result['notes'] }) as Result;

/** A page that records its calls, and an engine whose jobs end at once. */
function makeScreen(run: Engine['run'] = async () => result()) {
  const toasts: Toast[] = [];
  const saved: string[] = [];
  const remembered: unknown[] = [];
  let prefetches = 0;
  const engine = { probe: async () => ({ format: 'png', pages: 1 }), preview: async () => Promise.reject(), run };
  const screen = new BatchScreen({
    loadEngine: async () => ({ engine, api }) as never,
    notify: (toast) => toasts.push(toast),
    saveFile: (_, name) => saved.push(name),
    prefetch: () => {
      prefetches += 1;
    },
    remember: (recipe) => remembered.push(recipe),
  });
  const ids = () => screen.batch.state.get().items.map(({ id }) => id);
  const statuses = () => screen.batch.state.get().items.map(({ status }) => status);
  return { screen, toasts, saved, remembered, prefetches: () => prefetches, ids, statuses };
}

const file = (name: string) => new File(['bytes'], name);
const read = async () => {};
const settled = () => vi.waitFor(() => new Promise((resolve) => setTimeout(resolve)));

it('adds files once the settings in the address are read, and says how many', async () => {
  const { screen, toasts, ids, prefetches } = makeScreen();
  const address = Promise.withResolvers<void>();
  const added = screen.add([file('a.png'), file('b.png')], () => address.promise);
  expect(screen.state.get().arriving).toBe(true);
  expect(ids()).toEqual([]);
  address.resolve();
  await added;
  expect(screen.state.get().arriving).toBe(false);
  expect(screen.state.get().problem).toBeUndefined();
  expect(ids()).toHaveLength(2);
  expect(toasts).toEqual([batchWords.added(2)]);
  expect(prefetches()).toBe(1);
});

it('adds nothing where the settings cannot be read, and shows why until it is cleared', async () => {
  const { screen, ids } = makeScreen();
  await screen.add([file('a.png')], () => Promise.reject(new TypeError('offline')));
  expect(ids()).toEqual([]);
  expect(screen.state.get()).toMatchObject({ arriving: false, problem: expect.stringMatching(/./) });
  screen.clearProblem();
  expect(screen.state.get().problem).toBeUndefined();
});

it('returns to what an action was left with', () => {
  const { screen } = makeScreen();
  const at60 = { ...compress, output: { ...compress.output, quality: 60 } };
  const converting = screen.switchTo('convert', at60);
  expect(converting.output).toMatchObject(convert.output);
  expect(screen.switchTo('compress', converting).output.quality).toBe(60);
});

it('runs nothing with a wrong field, nor a resize without a size, and names only the latter', () => {
  const { screen, toasts } = makeScreen();
  expect(screen.canRun(compress, true)).toBe(false);
  expect(toasts).toEqual([]);
  expect(screen.canRun({ ...resize, edits: [] }, false)).toBe(false);
  expect(toasts).toEqual([{ title: batchWords.noDimension, tone: 'destructive' }]);
  expect(screen.canRun(compress, false)).toBe(true);
});

it('asks for files where there are none', async () => {
  const { screen, toasts, remembered } = makeScreen();
  await screen.process(compress);
  expect(toasts).toEqual([{ ...batchWords.noFiles, tone: 'destructive' }]);
  expect(remembered).toEqual([]);
});

it('runs all files, remembers the settings and reports the end', async () => {
  const { screen, toasts, remembered, statuses } = makeScreen();
  await screen.add([file('a.png'), file('b.png')], read);
  await screen.process(convert);
  expect(statuses()).toEqual(['complete', 'complete']);
  expect(remembered).toEqual([convert]);
  expect(toasts.at(-1)).toEqual(batchWords.processed(2));
});

it('reports nothing of a run that was stopped', async () => {
  const { screen, toasts, statuses } = makeScreen(
    (_, __, { signal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('cancelled')))),
  );
  await screen.add([file('a.png')], read);
  await settled();
  const told = toasts.length;
  const run = screen.process(convert);
  await settled();
  expect(statuses()).toEqual(['processing']);
  screen.stop();
  await run;
  expect(statuses()).toEqual(['ready']);
  expect(toasts).toHaveLength(told);
});

it('saves a result under its new or its original name, once there is one', async () => {
  const { screen, saved, ids } = makeScreen();
  await screen.add([file('a.png')], read);
  const [id = ''] = ids();
  screen.save(id, compress, false);
  expect(saved).toEqual([]);
  await screen.process(compress);
  screen.save(id, compress, false);
  screen.save(id, compress, true);
  expect(saved).toEqual(['a-compressed.webp', 'a.webp']);
  const [blob] = screen.state.get().saved;
  expect(blob).toBe(screen.batch.state.get().items[0]?.outcome?.result.blob);
});

it('makes the result that is looked at, unless there is one', async () => {
  const run = vi.fn<Engine['run']>(async () => result());
  const { screen, ids } = makeScreen(run);
  await screen.add([file('a.png')], read);
  await settled();
  const [id = ''] = ids();
  screen.makeViewed(id, convert);
  await settled();
  screen.makeViewed(id, convert);
  await settled();
  expect(run).toHaveBeenCalledTimes(1);
  screen.compare(id);
  expect(screen.state.get().compared).toBe(id);
  screen.compare(undefined);
  expect(screen.state.get().compared).toBeUndefined();
});

it('counts how many times the list was emptied', async () => {
  const { screen, ids } = makeScreen();
  await screen.add([file('a.png')], read);
  screen.clear();
  expect(ids()).toEqual([]);
  expect(screen.state.get().clears).toBe(1);
});
