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
