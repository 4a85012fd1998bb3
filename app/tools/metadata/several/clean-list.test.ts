import { expect, it } from 'vitest';
import type { Cleaned, Wanted } from '#engine/inspect/requests.ts';
import { CleanList } from './clean-list.ts';

const [a, b] = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')];
const settled = () => new Promise((resolve) => setTimeout(resolve));
const cleaned = (text: string): Cleaned => ({
  reveals: [{ code: 'serial' }],
  removable: 3,
  isPartial: false,
  made: { blob: new Blob([text]), remaining: 0, needed: 1 },
});

/** A list whose work is recorded. */
function recorded(clean = async (file: File, { removal }: Wanted) => cleaned(`${file.name} without ${removal}`)) {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const list = new CleanList((file, wanted, signal) => {
    asked.push(`${file.name} ${wanted.removal} ${JSON.stringify(wanted.changes ?? {})}`.replace(' {}', ''));
    signals.push(signal);
    return clean(file, wanted);
  });
  return { list, asked, signals };
}

it('cleans each file once, and files that come later', async () => {
  const { list, asked } = recorded();
  list.show([a], { removal: 'everything' });
  list.show([a, b], { removal: 'everything' });
  await settled();
  list.show([a, b], { removal: 'everything' });
  expect(asked).toEqual(['a.jpg everything', 'b.jpg everything']);
  expect([...list.rows.get().values()].map(({ removable }) => removable)).toEqual([3, 3]);
});

it('cleans all again with another removal, and keeps what they reveal', async () => {
  const { list, asked } = recorded();
  list.show([a], { removal: 'everything' });
  await settled();
  list.show([a], { removal: 'place' });
  expect(list.rows.get().get(a)).toEqual({ reveals: [{ code: 'serial' }], removable: 3, isPartial: false });
  await settled();
  expect(asked).toEqual(['a.jpg everything', 'a.jpg place']);
  const { made } = list.rows.get().get(a) ?? {};
  expect(typeof made === 'object' && (await made.blob.text())).toBe('a.jpg without place');
});

it('aborts what is not wanted any more, whose end changes nothing', async () => {
  const ends: (() => void)[] = [];
  const { list, signals } = recorded(
    () =>
      new Promise((resolve) => {
        ends.push(() => resolve(cleaned('')));
      }),
  );
  list.show([a, b], { removal: 'everything' });
  list.show([b], { removal: 'everything' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  for (const end of ends) end();
  await settled();
  expect([...list.rows.get().keys()]).toEqual([b]);
  list.show([a, b], { removal: 'place' });
  list[Symbol.dispose]();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, true, true]);
});

it('keeps an error until the file is tried again', async () => {
  let isOnline = false;
  const { list } = recorded(async () => {
    if (!isOnline) throw new Error('offline');
    return cleaned('');
  });
  list.show([a], { removal: 'everything' });
  await settled();
  expect(list.rows.get().get(a)?.error).toEqual(new Error('offline'));
  list.show([a, b], { removal: 'everything' });
  await settled();
  isOnline = true;
  list.again(a);
  await settled();
  expect(list.rows.get().get(a)?.removable).toBe(3);
});

it('makes all again with other changes, and none with equal ones', async () => {
  const { list, asked } = recorded();
  list.show([a], { changes: { author: 'Ann' } });
  await settled();
  list.show([a], { changes: { author: 'Ann' } });
  list.show([a], { changes: { author: 'Bob' } });
  await settled();
  expect(asked).toEqual(['a.jpg undefined {"author":"Ann"}', 'a.jpg undefined {"author":"Bob"}']);
});
