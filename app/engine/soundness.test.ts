import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Loaded } from './load-engine.ts';
import { soundness } from './soundness.ts';

const damaged = Object.assign(new Error('damaged'), { name: 'ImageError', code: 'unreadable' });
const tooLarge = Object.assign(new Error('too large'), { name: 'ImageError', code: 'too-large' });
const settled = (promise: Promise<void>) =>
  promise.then(
    () => 'opens',
    (error: unknown) => (error === damaged ? 'refused' : 'broken'),
  );

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @param browser its answer, @param engine that of the engine */
function look(browser: Promise<object>, engine: () => Promise<Blob> = async () => new Blob()) {
  vi.stubGlobal('createImageBitmap', () => browser);
  const preview = vi.fn(engine);
  const loaded = { engine: { preview } } as unknown as Loaded;
  return { ...soundness(new File(['x'], 'x.png'), loaded, new AbortController().signal), preview };
}

it('asks the engine only about what the browser refuses', async () => {
  const shown = look(Promise.resolve({ close: () => {} }));
  expect(await settled(shown.soon())).toBe('opens');
  expect(shown.preview).not.toHaveBeenCalled();
  const unknown = look(Promise.reject(new Error('TIFF')));
  expect(await settled(unknown.soon())).toBe('opens');
  expect(unknown.preview).toHaveBeenCalledOnce();
  expect(await settled(look(Promise.reject(new Error('PNG')), () => Promise.reject(damaged)).soon())).toBe('refused');
});

it('leaves a picture with too many pixels to the tool', async () => {
  const { soon, verdict } = look(Promise.reject(new Error('PNG')), () => Promise.reject(tooLarge));
  expect([await settled(soon()), await settled(verdict)]).toEqual(['opens', 'opens']);
});

it.each([
  [10_000, 10_000, 0],
  [4000, 3000, 1],
])('decodes no picture of so many pixels: %d × %d', async (width, height, times) => {
  vi.useRealTimers();
  const browser = vi.fn(async () => ({ close: () => {} }));
  vi.stubGlobal('createImageBitmap', browser);
  const api = { earlyProbe: async () => ({ width, height }) };
  const file = new File([new Uint8Array(2 * 1024 * 1024)], 'x.jpg');
  await soundness(file, { api, engine: {} } as unknown as Loaded, new AbortController().signal).verdict;
  expect(browser).toHaveBeenCalledTimes(times);
});

it('waits for a browser that takes long, and then for the engine, for a time', async () => {
  const { promise, reject } = Promise.withResolvers<object>();
  const large = look(promise, () => Promise.reject(damaged));
  const soon = settled(large.soon());
  await vi.runAllTimersAsync();
  expect(await soon).toBe('opens');
  reject(new Error('PNG'));
  expect(await settled(large.verdict)).toBe('refused');

  const drawing = Promise.withResolvers<Blob>();
  const heic = look(Promise.reject(new Error('HEIC')), () => drawing.promise);
  const opens = vi.fn();
  void heic.soon().then(opens);
  await vi.advanceTimersByTimeAsync(300);
  expect(opens).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(opens).toHaveBeenCalledOnce();
  drawing.reject(damaged);
  expect(await settled(heic.verdict)).toBe('refused');
});
