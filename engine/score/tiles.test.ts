import { describe, expect, it } from 'vitest';
import { noise, paint, photoLike } from '../../fixtures/pictures.ts';
import { FORMATS } from '../formats/index.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { compileModule } from '../worker/modules.node.ts';
import { judgeOf } from './judge.ts';
import { prepare } from './score.ts';
import { activityOf, chooseTiles, cut, join, mosaicOf, TILE } from './tiles.ts';

const rgb = (raw: { data: Buffer; width: number; height: number }): Pixels => ({
  ...raw,
  data: new Uint8Array(raw.data),
  channels: 3,
});

/** Busier from left to right, with a flat square at the left and strong noise at the right. */
function rising(width: number, height: number): Pixels {
  const random = noise(3);
  return rgb(
    paint(width, height, (x, y) => {
      if (x < 300 && y < 300) return [128, 128, 128];
      const strength = x > width - 300 && y > height - 300 ? 200 : (60 * x) / width;
      const value = 128 + (random() - 0.5) * strength;
      return [value, value, value];
    }),
  );
}

describe('the tiles of a large picture', () => {
  const picture = rising(1500, 1200);
  const tiles = chooseTiles(picture);

  it('are twelve inside the picture, aligned to blocks of 16 and 64', () => {
    expect(tiles).toHaveLength(12);
    for (const { left, top, width, height } of tiles) {
      expect([width, height, left % 64, top % 64]).toEqual([TILE, TILE, 0, 0]);
      expect(left + width).toBeLessThanOrEqual(picture.width);
      expect(top + height).toBeLessThanOrEqual(picture.height);
    }
  });

  it('differ from each other, and their shares add up to one', () => {
    expect(new Set(tiles.map(({ left, top }) => `${left} ${top}`)).size).toBe(12);
    expect(tiles.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('begin with the flattest and end with the busiest', () => {
    const activities = tiles.map((tile) => activityOf(picture, tile));
    expect(activities).toEqual(activities.toSorted((a, b) => a - b));
    expect(activities[0]).toBe(0);
    expect(tiles.at(-1)).toMatchObject({ left: 1216, top: 896 });
  });

  it('are the same every time', () => {
    expect(chooseTiles(picture)).toEqual(tiles);
  });
});

it.each([
  [100, 80],
  [200, 4000],
  [800, 600],
])('a picture of %d × %d is judged whole', (width, height) => {
  const picture = rgb(paint(width, height, (x) => [x % 256, 0, 0]));
  expect(chooseTiles(picture)).toEqual([{ left: 0, top: 0, width, height, share: 1 }]);
});

it.each([
  [900, 750, 5],
  [1200, 1000, 9],
  [1250, 1250, 11],
])('a picture of %d × %d has %i tiles, at most half of it', (width, height, count) => {
  const tiles = chooseTiles(rising(width, height));
  expect(tiles).toHaveLength(count);
  expect(count * TILE ** 2).toBeLessThanOrEqual((width * height) / 2);
  expect(tiles.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
});

it('a mosaic holds its tiles as they are', () => {
  const picture = rising(1500, 1200);
  const tiles = chooseTiles(picture);
  const mosaic = join(tiles.map((tile) => cut(picture, tile)));
  mosaicOf(tiles).places.forEach((place, i) => {
    expect(cut(mosaic, place).data).toEqual(cut(picture, tiles[i] ?? place).data);
  });
});

describe('judged by its tiles', async () => {
  const kernel = await compileModule('score');
  const reference = rgb(photoLike(1500, 1200, 2));
  const judging = judgeOf(kernel, reference, FORMATS.jpeg);
  /** The same with noise everywhere, as an encoder would leave it. */
  const grained = (strength: number): Pixels => {
    const random = noise(9);
    const data = Uint8ClampedArray.from(reference.data, (value) => value + Math.round((random() - 0.5) * strength));
    return { ...reference, data };
  };

  it('the predicted score is that of the whole picture', { tags: ['all'] }, () => {
    for (const strength of [6, 12, 24]) {
      const candidate = grained(strength);
      const { score } = judging.judge(candidate, 'whole');
      expect(Math.abs(score - prepare(kernel, reference).score(candidate))).toBeLessThan(1.5);
    }
  });

  it('the mosaic of a candidate scores like the candidate', () => {
    const candidate = grained(12);
    const mosaic = join(chooseTiles(reference).map((tile) => cut(candidate, tile)));
    expect(judging.judge(mosaic, 'probe')).toEqual(judging.judge(candidate, 'whole'));
  });

  it('a palette, which the whole picture shares, is judged whole', () => {
    const whole = judgeOf(kernel, reference, FORMATS.png);
    const candidate = grained(12);
    expect(whole.mosaic).toBeUndefined();
    expect(whole.judge(candidate, 'whole').score).toBe(prepare(kernel, reference).score(candidate));
  });

  it('local damage makes the worst tile', () => {
    const [tile] = chooseTiles(reference);
    const data = reference.data.slice();
    for (let y = 0; y < TILE; y++) {
      const at = (((tile?.top ?? 0) + y) * reference.width + (tile?.left ?? 0)) * 3;
      for (let i = at; i < at + TILE * 3; i++) data[i] = (data[i] ?? 0) ^ 24;
    }
    const { score, worst } = judging.judge({ ...reference, data }, 'whole');
    expect(worst).toBeLessThan(score - 20);
  });
});
