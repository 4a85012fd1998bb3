import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoLike, type RawPicture } from '../../../../fixtures/pictures.ts';
import { type Portrait, portrait } from '../../../../fixtures/portraits.ts';
import { dilation } from '../pixels/closing.ts';
import type { Rgba } from '../pixels/rgba.ts';
import { whitened } from './whitened.ts';

async function asJpeg({ data, width, height }: RawPicture): Promise<Rgba> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { data: await sharp(jpeg).ensureAlpha().raw().toBuffer(), width, height };
}

const GREY: Portrait = { wall: '#c8c8c4', shirt: '#27456b', hair: '#2a1d16', grain: 2 };
const GOOD: Readonly<Record<string, Portrait>> = {
  'a grey wall': GREY,
  'a wall in falling light': { ...GREY, falloff: 0.25 },
  'a beige wall, with noise': { ...GREY, wall: '#d9c6a5', grain: 5 },
  'a blue curtain': { ...GREY, wall: '#5a86c0', shirt: '#f2f2f2' },
  'a nearly white wall': { ...GREY, wall: '#eceae6', falloff: 0.1 },
};

const STRIPES = [...Array(12).keys()]
  .map((i) => `<rect x="${i * 50}" width="25" height="760" fill="#8a5a30"/>`)
  .join('');
const SHADOW =
  '<radialGradient id="s"><stop offset=".4" stop-color="#444" stop-opacity=".6"/><stop offset="1" stop-opacity="0"/></radialGradient>' +
  '<ellipse cx="380" cy="400" rx="260" ry="330" fill="url(#s)"/>';
const BAD: Readonly<Record<string, Portrait>> = {
  'a striped wall': { ...GREY, behind: STRIPES },
  'a shirt of the wall’s colour': { ...GREY, shirt: '#c9c9c6' },
  'fair hair of the wall’s colour': { ...GREY, wall: '#d9c6a5', hair: '#dac8a8' },
  'a soft shadow beside the head': { ...GREY, behind: SHADOW },
};

describe('a wall', () => {
  it.each(Object.entries(GOOD))('becomes white, and the person stays: %s', async (_, how) => {
    const { photo, truth } = await portrait(how);
    const before = await asJpeg(photo);
    const after = whitened(before);
    if (typeof after === 'string') throw new Error(after);
    const person = truth.map((value) => (value > 0 ? 1 : 0));
    const wall = dilation(person, photo, 3);
    const inner = dilation(
      person.map((value) => 1 - value),
      photo,
      3,
    );
    let [walls, whites, persons, same] = [0, 0, 0, 0];
    for (let at = 0; at < truth.length; at++) {
      const pixel = after.data.subarray(4 * at, 4 * at + 3);
      if (!wall[at]) {
        walls++;
        if (pixel.every((value) => value === 255)) whites++;
      }
      if (!inner[at]) {
        persons++;
        if (pixel.every((value, c) => value === before.data[4 * at + c])) same++;
      }
    }
    expect(whites / walls).toBeGreaterThan(0.99);
    expect(same / persons).toBeGreaterThan(0.99);
  });

  it.each(Object.entries(BAD))('stays where hair or clothes would go: %s', async (_, how) => {
    expect(typeof whitened(await asJpeg((await portrait(how)).photo))).toBe('string');
  });

  it('stays in a picture without one', async () => {
    expect(typeof whitened(await asJpeg(photoLike(500, 600)))).toBe('string');
  });

  it('has no border in its own colour around hair', async () => {
    const { photo, truth } = await portrait({ ...GREY, wall: '#5a86c0' });
    const after = whitened(await asJpeg(photo));
    if (typeof after === 'string') throw new Error(after);
    // Mixtures of dark hair and white are grey. Those with the blue wall would have more blue than red.
    const bluish = truth.reduce((count, value, at) => {
      const [red = 0, , blue = 0] = after.data.subarray(4 * at, 4 * at + 3);
      const isHair = at < 600 * 300 && value > 20 && value < 235;
      return count + (isHair && blue - red > 60 ? 1 : 0);
    }, 0);
    const mixed = truth.reduce((count, value, at) => count + (at < 600 * 300 && value > 20 && value < 235 ? 1 : 0), 0);
    expect(bluish / mixed).toBeLessThan(0.1);
  });
});
