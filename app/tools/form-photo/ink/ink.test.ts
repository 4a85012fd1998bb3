import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photographed, SHEETS, type Sheet } from '../../../../fixtures/signatures.ts';
import { regionsOf, widened } from '../pixels/regions.ts';
import type { Rgba } from '../pixels/rgba.ts';
import { type Ink, inkOf } from './ink.ts';
import { painted } from './painted.ts';

/** As a phone writes a photo. */
async function asJpeg({ data, width, height }: { data: Buffer; width: number; height: number }): Promise<Rgba> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
  return { data: await sharp(jpeg).ensureAlpha().raw().toBuffer(), width, height };
}

/** Darker than this is visible on white. */
const VISIBLE = 60;

describe('the ink on a photographed sheet', () => {
  it.each(Object.entries(SHEETS))('is kept, and nothing else: %s', async (_, sheet) => {
    const { photo, truth } = await photographed(sheet);
    const ink = inkOf(await asJpeg(photo));
    const cover = ink?.cover ?? new Uint8Array();
    // Pixels that ink covers by half or more.
    const inked = truth.map((value) => (value >= 128 ? 1 : 0));
    const visible = cover.map((value) => (value >= VISIBLE ? 1 : 0));
    const all = inked.reduce((sum, value) => sum + value, 0);
    const kept = inked.reduce((sum, value, i) => sum + (value && visible[i] ? 1 : 0), 0);
    const near = widened(
      widened(
        truth.map((value) => (value > 0 ? 1 : 0)),
        photo,
      ),
      photo,
    );
    const outside = regionsOf(
      visible.map((value, i) => (value && !near[i] ? 1 : 0)),
      photo,
    );
    const largest = outside.reduce((most, { pixels }) => Math.max(most, pixels.length), 0);
    expect(kept / all).toBeGreaterThanOrEqual(0.97);
    expect(largest).toBeLessThanOrEqual(2);
  });

  it('keeps the grey edges of strokes', async () => {
    const { photo } = await photographed(SHEETS['black pen in even light'] as Sheet);
    const cover = inkOf(await asJpeg(photo))?.cover ?? new Uint8Array();
    const grey = cover.filter((value) => value > 30 && value < 225).length;
    const full = cover.filter((value) => value >= 225).length;
    expect(grey / full).toBeGreaterThan(0.15);
    expect(grey / full).toBeLessThan(0.6);
  });

  it('is none on an empty sheet', async () => {
    const sheet = { ...(SHEETS['black pen in even light'] as Sheet), cover: 0 };
    for (const empty of [sheet, { ...sheet, grain: 8, falloff: 0.5 }, { ...sheet, shadow: { depth: 0.5, edge: 20 } }])
      expect(inkOf(await asJpeg((await photographed(empty)).photo))).toBeUndefined();
  });
});

describe('painted ink', () => {
  it('is cropped with a margin, in its colour on white or on nothing', async () => {
    const { photo } = await photographed(SHEETS['ruled paper'] as Sheet);
    const ink = inkOf(await asJpeg(photo)) as Ink;
    const onWhite = painted(ink, { colour: 'black', transparent: false });
    expect(onWhite.width).toBeLessThan(photo.width * 0.9);
    const rgb = (picture: Rgba, at: number) => [...picture.data.subarray(4 * at, 4 * at + 4)];
    expect(rgb(onWhite, 0)).toEqual([255, 255, 255, 255]);
    const darkest = ink.cover.indexOf(255);
    expect(darkest).toBeGreaterThan(0);
    const onNothing = painted(ink, { colour: 'blue', transparent: true });
    expect(rgb(onNothing, 0)).toEqual([16, 42, 150, 0]);
    const alpha = onNothing.data.filter((_, i) => i % 4 === 3);
    expect(alpha.includes(255)).toBe(true);
    // The same pixels, whatever the paper is.
    expect(onWhite.data.every((value, i) => i % 4 !== 0 || value === 255 - (alpha[i / 4] ?? 0))).toBe(true);
  });
});
