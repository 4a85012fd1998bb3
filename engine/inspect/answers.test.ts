import { expect, it } from 'vitest';
import { fixture } from '../../fixtures/index.ts';
import { Answers } from './answers.ts';

const photo = async () => new Blob([new Uint8Array(await fixture('place-and-thumbnail.jpg'))]);

it('answers with what a file reveals, and with the file without it', async () => {
  const answers = new Answers();
  const read = await answers.to({ id: 1, type: 'inspect', file: await photo() });
  expect(read).toMatchObject({
    id: 1,
    value: { format: 'jpeg', hidden: [{ kind: 'thumbnail', blob: expect.any(Blob) }] },
  });
  const removed = await answers.to({ id: 2, type: 'remove', removal: 'everything' });
  expect(removed).toMatchObject({ id: 2, value: { remaining: 0, blob: expect.any(Blob) } });
});

it('answers with what failed', async () => {
  const answers = new Answers();
  expect(await answers.to({ id: 1, type: 'remove', removal: 'place' })).toMatchObject({ id: 1, code: undefined });
  const text = new Blob(['hello']);
  expect(await answers.to({ id: 2, type: 'inspect', file: text })).toMatchObject({
    code: 'unsupported',
    message: expect.stringContaining('no picture'),
  });
});

it('cleans one file of several, and keeps the one that was inspected', async () => {
  const answers = new Answers();
  await answers.to({ id: 1, type: 'inspect', file: await photo() });
  const plain = new Blob([new Uint8Array(await fixture('quadrants.png'))]);
  const cleaned = await answers.to({ id: 2, type: 'clean', file: plain, removal: 'everything' });
  expect(cleaned).toMatchObject({ id: 2, value: { reveals: [], made: { remaining: 0, blob: expect.any(Blob) } } });
  const removed = await answers.to({ id: 3, type: 'remove', removal: 'everything' });
  expect(removed).toMatchObject({ value: { blob: { type: 'image/jpeg' } } });
});

it('writes after removing, and states what the new file says apart from what is left', async () => {
  const answers = new Answers();
  await answers.to({ id: 1, type: 'inspect', file: await photo() });
  const changes = { author: 'Ann', keywords: ['lake', 'boat'], date: '2024-05-01T12:00:00', dpi: 240 };
  const written = await answers.to({ id: 2, type: 'remove', removal: 'everything', changes });
  expect(written).toMatchObject({
    value: {
      remaining: 0,
      written: { taken: '2024-05-01T12:00:00', author: 'Ann', keywords: 'lake, boat', dpi: 240 },
    },
  });
});

it('removes nothing if nothing is to be removed', async () => {
  const answers = new Answers();
  const file = await photo();
  await answers.to({ id: 1, type: 'inspect', file });
  const kept = (await answers.to({ id: 2, type: 'remove' })) as { value: { blob: Blob; remaining: number } };
  expect(new Uint8Array(await kept.value.blob.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
  expect(kept.value.remaining).toBeGreaterThan(5);
  const dated = await answers.to({ id: 3, type: 'remove', changes: { date: '2024-05-01T12:00:00' } });
  expect(dated).toMatchObject({ value: { remaining: kept.value.remaining } });
  const moved = await answers.to({ id: 4, type: 'clean', file, changes: { shift: 60 } });
  expect(moved).toMatchObject({ value: { made: { remaining: kept.value.remaining, written: {} } } });
});

it('answers that a format cannot hold what would be written', async () => {
  const answers = new Answers();
  const gif = new Blob([new Uint8Array(await fixture('four-frames.gif'))]);
  const cleaned = await answers.to({ id: 1, type: 'clean', file: gif, changes: { author: 'Ann' } });
  expect(cleaned).toMatchObject({ value: { made: 'cannot-write' } });
});
