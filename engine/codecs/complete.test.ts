import { describe, expect, it } from 'vitest';
import { type FixtureName, fixture } from '../../fixtures/index.ts';
import { workOn } from './work-on.ts';

const WHOLE = {
  jpeg: ['quadrants.jpg', 'progressive.jpg', 'grey.jpg', 'cmyk-with-profile.jpg', 'place-and-thumbnail.jpg'],
  png: ['quadrants.png', 'interlaced.png', 'palette.png', '16-bit.png'],
  webp: ['quadrants.webp', 'lossless.webp', 'transparent.webp', 'four-frames.webp'],
  gif: ['quadrants.gif', 'four-frames.gif'],
} as const satisfies Record<string, readonly FixtureName[]>;

describe.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s', (id) => {
  const isComplete = async (bytes: Uint8Array) =>
    (await workOn({ id })).isComplete?.(bytes) ?? expect.fail('cannot tell');

  it.each(WHOLE[id])('is complete: %s', async (name) => {
    expect(await isComplete(await fixture(name))).toBe(true);
  });

  it.each(WHOLE[id])('is not complete if it is truncated: %s', async (name) => {
    const bytes = await fixture(name);
    for (const share of [0.2, 0.5, 0.9]) {
      expect(await isComplete(bytes.subarray(0, Math.floor(bytes.length * share))), String(share)).toBe(false);
    }
    // Every reader does without a GIF's trailer.
    expect(await isComplete(bytes.subarray(0, -1))).toBe(id === 'gif');
    expect(await isComplete(bytes.subarray(0, -2))).toBe(false);
  });

  it('is complete with data after its end', async () => {
    expect(await isComplete(Buffer.concat([await fixture(WHOLE[id][0]), Buffer.from('a video')]))).toBe(true);
  });

  it('of a few bytes is not complete', async () => {
    for (const length of [0, 1, 9])
      expect(await isComplete((await fixture(WHOLE[id][0])).subarray(0, length))).toBe(false);
  });
});
