import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createEngine } from '#engine';
import { fixtureFile } from '../../../fixtures/index.ts';
import { boxOf, ICONS } from './icons.ts';
import { makeIcons } from './make-icons.ts';
import { OPENS } from './settings.ts';

const square = { width: 100, height: 100 };
const wide = { width: 200, height: 100 };

it.each([
  ['the whole icon', { side: 48 }, OPENS, wide, [48, 48]],
  ['less with free space', { side: 100 }, { ...OPENS, padding: 10 }, square, [80, 80]],
  ['a square within the circle of a mask', { side: 512, masked: true as const }, OPENS, square, [289, 289]],
  [
    'all of a masked icon that it fills',
    { side: 512, masked: true as const },
    { ...OPENS, fit: 'cover' as const },
    wide,
    [512, 512],
  ],
])('gives the picture %s', (_claim, icon, settings, own, [width, height]) => {
  expect(boxOf(icon, settings, own)).toEqual({ width, height });
});

it('keeps every corner within the circle of a mask', () => {
  for (const own of [square, wide, { width: 30, height: 400 }]) {
    const { width, height } = boxOf({ side: 512, masked: true }, OPENS, own);
    expect(Math.hypot(width, height)).toBeLessThanOrEqual(512 * 0.8);
  }
});

describe('the icons of a picture', () => {
  const engine = createEngine({ workers: 1 });
  afterAll(() => engine[Symbol.asyncDispose]());
  const pixelsOf = async (blob: Blob) =>
    sharp(await blob.arrayBuffer())
      .ensureAlpha()
      .raw()
      .toBuffer();
  const { signal } = new AbortController();

  it('have their sizes, and a background where they need one', async () => {
    const file = await fixtureFile('transparent.png');
    const probe = await engine.probe(file);
    const made = await makeIcons(engine, file, probe, OPENS, signal);
    expect(made.map(({ name }) => name)).toEqual(ICONS.map(({ name }) => name));
    for (const { name, side, opaque, format, blob } of made.filter(({ format }) => format === 'png')) {
      expect(await sharp(await blob.arrayBuffer()).metadata(), name).toMatchObject({
        width: side,
        height: side,
        format,
      });
      // The corner at the left, where the fixture is transparent.
      const [red, green, blue, alpha] = await pixelsOf(blob);
      expect([red, green, blue, alpha], name).toEqual(opaque ? [255, 255, 255, 255] : [0, 0, 0, 0].with(3, alpha ?? 0));
      if (!opaque) expect(alpha).toBeLessThan(16);
    }
  });

  it('have free space in the background’s colour', async () => {
    const file = await fixtureFile('quadrants.png');
    const probe = await engine.probe(file);
    const made = await makeIcons(engine, file, probe, { ...OPENS, padding: 20, background: '#336699' }, signal);
    const icon = made.find(({ name }) => name === 'icon-192.png');
    const pixels = icon ? await pixelsOf(icon.blob) : expect.unreachable('it is made');
    const at = (x: number, y: number) => [...pixels.subarray((y * 192 + x) * 4, (y * 192 + x) * 4 + 4)];
    expect(at(0, 0)).toEqual([0x33, 0x66, 0x99, 255]);
    expect(at(96, 10)).toEqual([0x33, 0x66, 0x99, 255]);
    expect(at(60, 96)).not.toEqual([0x33, 0x66, 0x99, 255]);
  });

  it('include an ICO with bitmaps of 16, 32 and 48 pixels', async () => {
    const file = await fixtureFile('quadrants.png');
    const probe = await engine.probe(file);
    const [ico] = await makeIcons(engine, file, probe, OPENS, signal);
    const bytes = ico ? Buffer.from(await ico.blob.arrayBuffer()) : expect.unreachable('it is made');
    expect(bytes.readUInt16LE(2)).toBe(1);
    const entries = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => {
      const at = 6 + index * 16;
      const [size, offset] = [bytes.readUInt32LE(at + 8), bytes.readUInt32LE(at + 12)];
      return {
        side: bytes[at],
        bits: bytes.readUInt16LE(at + 6),
        header: bytes.readUInt32LE(offset),
        end: offset + size,
      };
    });
    expect(entries.map(({ side }) => side)).toEqual([16, 32, 48]);
    // BITMAPINFOHEADER, not a PNG.
    for (const { bits, header } of entries) expect([bits, header]).toEqual([32, 40]);
    expect(entries.at(-1)?.end).toBe(bytes.length);
  });
});
