import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { DELAYS, FRAME, FRAMES, LOOP } from '../../../../fixtures/animation.ts';
import {
  BLENDED,
  BLENDED_DELAYS,
  BLENDED_SEEN,
  blendedApng,
  bombApng,
  hiddenStillApng,
  makeApng,
} from '../../../../fixtures/apng.ts';
import { colourAt, pixelsOf } from '../../../../fixtures/compare.ts';
import { type FixtureName, fixture, fixtureFile } from '../../../../fixtures/index.ts';
import { readApng } from '../../../../fixtures/read-apng.ts';
import { NOTHING } from '../../../details/part.ts';
import { createEngine, type Output, type Recipe } from '../../../node.ts';
import { pngDetails } from '../details.ts';

/* Animated PNG, beyond the contract of all formats. */

const engine = createEngine({ workers: 1 });
const native = createEngine({ workers: 1, backend: 'sharp' });
afterAll(async () => {
  await engine[Symbol.asyncDispose]();
  await native[Symbol.asyncDispose]();
});

const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'moving.png');
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const run = async (file: File, output: Partial<Output>, edits: Recipe['edits'] = [], by = engine) => {
  const result = await by.run(file, { edits, output: { aim: 'encode', format: 'png', ...output } as Output });
  return { ...result, data: await bytesOf(result.blob) };
};
const framesOf = async (bytes: Uint8Array) => (await readApng(bytes))?.frames ?? expect.fail('a still');

/** Returns the RGBA pixels of all frames, one below another. */
const strip = (frames: readonly { data: Uint8Array }[]) => Buffer.concat(frames.map(({ data }) => data));

const painted = (at: (x: number, y: number) => readonly number[]) =>
  Buffer.from(
    Array.from({ length: BLENDED.width * BLENDED.height }, (_, i) => [
      ...at(i % BLENDED.width, Math.floor(i / BLENDED.width)),
    ]).flat(),
  );

function largestDifference(a: Uint8Array, b: Uint8Array): number {
  expect(a.length).toBe(b.length);
  return a.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (b[i] ?? 0))), 0);
}

describe('reading', () => {
  it('returns the number of frames, their delays and the loop count', async () => {
    expect(await engine.probe(await fixtureFile('four-frames.png'))).toMatchObject({
      format: 'png',
      ...FRAME,
      frames: 4,
      delays: [...DELAYS],
      loop: LOOP,
      stilled: false,
      alpha: false,
    });
    expect(await engine.probe(await fixtureFile('blended-frames.png'))).toMatchObject({
      frames: 5,
      delays: [...BLENDED_DELAYS],
      loop: 2,
      alpha: true,
    });
    expect(await engine.probe(await fixtureFile('quadrants.png'))).toMatchObject({ frames: 1, delays: [] });
  });

  it('blends frames and disposes of them', async () => {
    const seen = Buffer.concat(BLENDED_SEEN.map(painted));
    // The fixtures' reader has the same result as a computation by hand.
    expect(largestDifference(strip(await framesOf(await fixture('blended-frames.png'))), seen)).toBe(0);
    const { data } = await run(await fixtureFile('blended-frames.png'), { format: 'webp', lossless: true });
    const raw = await sharp(data, { pages: -1 }).ensureAlpha().raw().toBuffer();
    expect(largestDifference(raw, seen)).toBe(0);
  });

  it.each<FixtureName>(['four-frames.png', 'palette-frames.png', 'hidden-still.png', 'deep-frames.png'])(
    '%s: the frames equal those of another reader',
    async (name) => {
      const expected = strip(await framesOf(await fixture(name)));
      const { data } = await run(await fixtureFile(name), { format: 'webp', lossless: true });
      const raw = await sharp(data, { pages: -1 }).ensureAlpha().raw().toBuffer();
      expect(largestDifference(raw, expected)).toBeLessThanOrEqual(name === 'deep-frames.png' ? 1 : 0);
    },
  );

  it('takes the first frame for a still, and not the static image', async () => {
    for (const frames of [2, 1]) {
      for (const by of [engine, native]) {
        const { data, plan } = await run(fileOf(hiddenStillApng(frames)), { format: 'jpeg', quality: 95 }, [], by);
        const pixels = await pixelsOf(data);
        const [red = 0, green = 255] = colourAt(pixels, 0.25, 0.5);
        expect([red > 240, green < 20]).toEqual([true, true]);
        expect(Math.min(...colourAt(pixels, 0.75, 0.5))).toBeGreaterThan(240);
        expect(plan.losses).toContain('transparency');
        expect(plan.losses.includes('animation')).toBe(frames > 1);
      }
    }
  });

  it('is a still if there are no frames', async () => {
    const bytes = await fixture('quadrants.png');
    const control = Buffer.from('000000086163544c000000040000000000000000', 'hex');
    const file = fileOf(Buffer.concat([bytes.subarray(0, 33), control, bytes.subarray(33)]));
    expect(await engine.probe(file)).toMatchObject({ frames: 1, stilled: false });
  });

  it('counts the actual frames, whatever the header states', async () => {
    for (const stated of [3, 4_000_000_000]) {
      const { data } = await run(fileOf(blendedApng({ stated })), { format: 'webp' });
      expect(await sharp(data).metadata()).toMatchObject({ pages: 5 });
    }
  });

  it.each([
    ['in the middle of a frame', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    ['between two frames', (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf('fcTL') - 4)],
  ])('is unreadable if it ends %s, and the next file works', async (_, cut) => {
    const broken = fileOf(cut(Buffer.from(await fixture('four-frames.png'))));
    await expect(run(broken, { format: 'webp' })).rejects.toMatchObject({ name: 'ImageError', code: 'unreadable' });
    expect((await run(await fixtureFile('four-frames.png'), { format: 'webp' })).frames).toBe(4);
  });

  it.each([
    ['numbers out of order', 'fdAT', (bytes: Buffer, at: number) => bytes.writeUInt32BE(77, at)],
    ['a frame outside the picture', 'fcTL', (bytes: Buffer, at: number) => bytes.writeUInt32BE(9999, at + 4)],
  ])('is its static image if the frames are damaged: %s', async (_, type, damage) => {
    const bytes = Buffer.from(await fixture('four-frames.png'));
    damage(bytes, bytes.lastIndexOf(type) + 4);
    expect(await engine.probe(fileOf(bytes))).toMatchObject({ frames: 1, stilled: true });
    const { data, plan } = await run(fileOf(bytes), { format: 'webp', lossless: true });
    expect(plan.losses).toContain('animation');
    const [first] = (await readApng(await fixture('four-frames.png')))?.frames ?? [];
    expect((await sharp(data).ensureAlpha().raw().toBuffer()).equals(first?.data ?? Buffer.alloc(0))).toBe(true);
  });

  it.each([
    ['smaller', [8, 6, 0, 0]],
    ['narrower', [8, 12, 0, 0]],
    ['moved', [8, 6, 4, 3]],
    ['beyond the picture', [16, 12, 4, 0]],
  ])('is its static image if the first frame is stated as %s, unlike its pixels', async (_, box) => {
    const bytes = blendedApng();
    const at = bytes.indexOf('fcTL') + 8;
    for (const [i, number] of box.entries()) bytes.writeUInt32BE(number, at + i * 4);
    for (const by of [engine, native]) {
      expect(await by.probe(fileOf(bytes))).toMatchObject({ frames: 1, stilled: true });
      for (const format of ['webp', 'jpeg'] as const) {
        const { data, plan } = await run(fileOf(bytes), { format, lossless: true }, [], by);
        expect(plan.losses).toContain('animation');
        const { channels } = await sharp(data).stats();
        expect(channels[0]?.min).toBeGreaterThanOrEqual(254);
      }
    }
  });

  it('is composed if the first frame and its pixels are smaller than the picture', async () => {
    const bytes = makeApng({
      ...BLENDED,
      plays: 0,
      frames: [
        { box: [0, 0, 8, 6], at: () => [255, 0, 0, 255], delay: [1, 10] },
        { box: [8, 6, 8, 6], at: () => [0, 0, 255, 255], delay: [1, 10] },
      ],
    });
    for (const by of [engine, native]) {
      expect((await run(fileOf(bytes), { format: 'webp' }, [], by)).frames).toBe(2);
      const still = await run(fileOf(bytes), { format: 'jpeg', background: '#ffffff', quality: 95 }, [], by);
      const pixels = await pixelsOf(still.data);
      const [red = 0, green = 255] = colourAt(pixels, 0.2, 0.2);
      expect([red > 240, green < 20]).toEqual([true, true]);
      expect(Math.min(...colourAt(pixels, 0.75, 0.75))).toBeGreaterThan(240);
    }
  });

  it('is unreadable if the pixels of a frame are damaged', async () => {
    const bytes = Buffer.from(await fixture('four-frames.png'));
    bytes.fill(0x55, bytes.lastIndexOf('fdAT') + 10, bytes.lastIndexOf('fdAT') + 30);
    await expect(run(fileOf(bytes), { format: 'gif' })).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('rejects more pixels than the limits before decoding', async () => {
    const bomb = fileOf(bombApng(1600, 100));
    expect(bomb.size).toBeLessThan(20_000);
    expect(await engine.probe(bomb)).toMatchObject({ width: 1600, frames: 100 });
    await expect(run(bomb, { format: 'gif' })).rejects.toMatchObject({ code: 'too-large' });
    // A still is small enough.
    expect(await run(bomb, { format: 'jpeg' }, [{ do: 'resize', width: 10 }])).toMatchObject({ frames: 1, width: 10 });
  });
});

describe('writing', () => {
  it.each(['four-frames.gif', 'four-frames.webp', 'four-frames.png', 'blended-frames.png'] as const)(
    '%s: every frame exactly, with its delay',
    async (name) => {
      const source = await fixture(name);
      const expected = name.endsWith('.png')
        ? strip(await framesOf(source))
        : await sharp(source, { pages: -1 }).ensureAlpha().raw().toBuffer();
      // Mirrored twice, so that it is encoded again.
      const { data, frames } = await run(await fixtureFile(name), {}, [
        { do: 'flip', axis: 'horizontal' },
        { do: 'rotate', quarterTurns: 2 },
        { do: 'flip', axis: 'vertical' },
      ]);
      const seen = await readApng(data);
      const delays = name === 'blended-frames.png' ? BLENDED_DELAYS : DELAYS;
      expect(seen?.frames.map(({ delay }) => delay)).toEqual([...delays]);
      expect(frames).toBe(delays.length);
      expect(seen?.plays).toBe(name === 'blended-frames.png' ? 2 : LOOP);
      expect(largestDifference(strip(seen?.frames ?? []), expected)).toBe(0);
    },
  );

  it('stores the changes of each frame', async () => {
    const { data } = await run(await fixtureFile('blended-frames.png'), {}, [{ do: 'flip', axis: 'horizontal' }]);
    const boxes = (await framesOf(data)).map(({ box }) => box);
    expect(boxes).toEqual([
      { left: 0, top: 0, width: 16, height: 12 },
      { left: 4, top: 3, width: 8, height: 6 },
      // The blended box has disappeared, and the hole has appeared.
      { left: 4, top: 0, width: 12, height: 9 },
      { left: 0, top: 6, width: 8, height: 6 },
      { left: 0, top: 6, width: 16, height: 6 },
    ]);
  });

  it('shows the first frame in readers of stills', async () => {
    const { data } = await run(await fixtureFile('four-frames.gif'), {});
    const shown = await sharp(data).removeAlpha().raw().toBuffer();
    expect(largestDifference(shown, FRAMES[0]?.data ?? Buffer.alloc(0))).toBe(0);
  });

  it('has one palette for all frames, whose error falls with the quality', async () => {
    const gradient = makeApng({
      width: 120,
      height: 90,
      plays: 0,
      frames: [0, 1, 2].map((i) => ({
        box: [0, 0, 120, 90] as const,
        at: (x: number, y: number) => [x * 2, y * 2, (x * y * (i + 1)) % 256, y < 10 ? x * 2 : 255],
        delay: [1, 10] as const,
      })),
    });
    const expected = strip(await framesOf(gradient));
    const errors: number[] = [];
    for (const quality of [1, 95]) {
      const { data } = await run(fileOf(gradient), { quality, lossless: false });
      expect(await sharp(data).metadata()).toMatchObject({ isPalette: true, hasAlpha: true });
      const made = strip(await framesOf(data));
      errors.push(made.reduce((sum, sample, i) => sum + (sample - (expected[i] ?? 0)) ** 2, 0));
    }
    expect(errors[0]).toBeGreaterThan(errors[1] ?? 0);
    // A root mean square of less than 12 of 255.
    expect(errors[1]).toBeLessThan(144 * expected.length);
  });

  it('keeps 16 bits', async () => {
    const { data } = await run(await fixtureFile('deep-frames.png'), {}, [{ do: 'flip', axis: 'horizontal' }]);
    const { data: raw } = await sharp(data)
      .toColourspace('rgb16')
      .raw({ depth: 'ushort' })
      .toBuffer({ resolveWithObject: true });
    const samples = new Uint16Array(raw.buffer, raw.byteOffset, raw.length / 2);
    expect([samples[0], samples[4 * 14]]).toEqual([15 * 4001, 4001]);
    expect(await sharp(data).metadata()).toMatchObject({ depth: 'ushort' });
  });

  it('meets a target size with all frames', { tags: ['all'] }, async () => {
    const frames = await Promise.all(
      [0, 1, 2, 3].map((i) =>
        sharp({
          create: {
            width: 200,
            height: 150,
            channels: 3,
            background: '#888',
            noise: { type: 'gaussian', mean: 128, sigma: 20 + i },
          },
        })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const file = new File([new Uint8Array(gif)], 'noise.gif');
    const result = await engine.run(file, {
      edits: [],
      output: { aim: 'size', format: 'png', bytes: 60_000, preserveFormat: true },
    });
    expect(result).toMatchObject({ format: 'png', frames: 4 });
    expect(result.bytes).toBeLessThanOrEqual(60_000);
    expect(await framesOf(await bytesOf(result.blob))).toHaveLength(4);
  });

  it('keeps metadata and profile once, if requested', async () => {
    const still = await fixture('phone.png');
    const gif = await fixture('four-frames.gif');
    const made = await run(new File([new Uint8Array(gif)], 'a.gif'), {});
    // The chunks of a phone's picture, inserted into an animation.
    const about = ['iCCP', 'eXIf'].map((type) => {
      const at = still.indexOf(type) - 4;
      return still.subarray(at, at + 12 + still.readUInt32BE(at));
    });
    const file = fileOf(Buffer.concat([made.data.subarray(0, 33), ...about, made.data.subarray(33)]));
    expect(await engine.probe(file)).toMatchObject({ frames: 4, metadata: true, wideGamut: true });
    const kept = await run(file, { metadata: 'keep', profile: 'keep' }, [{ do: 'flip', axis: 'horizontal' }]);
    expect(await sharp(kept.data).metadata()).toMatchObject({ icc: expect.anything(), exif: expect.anything() });
    expect(Buffer.from(kept.data).toString('latin1').split('iCCP')).toHaveLength(2);
    expect((await framesOf(kept.data)).length).toBe(4);
    const stripped = await run(file, {}, [{ do: 'flip', axis: 'horizontal' }]);
    const { icc, exif } = await sharp(stripped.data).metadata();
    expect([icc, exif]).toEqual([undefined, undefined]);
  });

  it('keeps its frames when the file is stripped', async () => {
    const made = await fixture('blended-frames.png');
    const still = await fixture('phone.png');
    const at = still.indexOf('eXIf') - 4;
    const exif = still.subarray(at, at + 12 + still.readUInt32BE(at));
    const stripped =
      pngDetails.keepOnly(Buffer.concat([made.subarray(0, 33), exif, made.subarray(33)]), NOTHING, 1) ??
      expect.fail('cannot strip');
    // The resolution that EXIF states becomes a chunk.
    const resolution = 12 + 9;
    expect(
      Buffer.concat([made.subarray(0, 33), stripped.subarray(33, 33 + resolution), made.subarray(33)]).equals(stripped),
    ).toBe(true);
    expect(await sharp(stripped).metadata()).toMatchObject({ density: 300 });
  });
});

it('has a still preview', async () => {
  for (const name of ['four-frames.png', 'blended-frames.png', 'four-frames.gif'] as const) {
    const shown = await engine.preview(await fixtureFile(name), { exact: true });
    expect(await readApng(await bytesOf(shown))).toBeUndefined();
  }
});
