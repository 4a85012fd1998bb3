import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { animatedWebp } from '../../fixtures/animation.ts';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import { createEngine, type Recipe } from '../node.ts';

const refusing = createEngine({ workers: 1 });
const reading = createEngine({ workers: 1, readIncomplete: true });
afterAll(() => Promise.all([refusing[Symbol.asyncDispose](), reading[Symbol.asyncDispose]()]));

const [WIDTH, HEIGHT] = [240, 180];
const picture = asSharp(photoLike(WIDTH, HEIGHT));
const toPng: Recipe = { edits: [], output: { aim: 'encode', format: 'png' } };
const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'picture');
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));

const pixelsOf = async (blob: Blob | Uint8Array) =>
  sharp(blob instanceof Blob ? await blob.arrayBuffer() : blob)
    .removeAlpha()
    .raw()
    .toBuffer();

const bottomRow = (pixels: Buffer) => new Set(pixels.subarray(-WIDTH * 3));

describe('a file that lacks nothing but its end', () => {
  const cmyk = () => picture.clone().toColourspace('cmyk').jpeg().toBuffer();
  it.each<[string, () => Promise<Buffer>, number]>([
    ['a JPEG without its end marker', () => picture.clone().jpeg().toBuffer(), 2],
    ['a JPEG with half of it', () => picture.clone().jpeg().toBuffer(), 1],
    ['a progressive JPEG', () => picture.clone().jpeg({ progressive: true }).toBuffer(), 2],
    ['a grey JPEG', () => picture.clone().toColourspace('b-w').jpeg().toBuffer(), 2],
    ['a CMYK JPEG', cmyk, 2],
    ['a PNG without IEND', () => picture.clone().png().toBuffer(), 12],
    ['a PNG whose last checksum is cut off', () => picture.clone().png().toBuffer(), 14],
    ['an interlaced PNG without IEND', () => picture.clone().png({ progressive: true }).toBuffer(), 14],
    ['a GIF without its trailer', () => picture.clone().gif().toBuffer(), 1],
    [
      'a WebP whose metadata is cut off',
      () =>
        picture
          .clone()
          .withExif({ IFD0: { Artist: 'Ann' } })
          .webp()
          .toBuffer(),
      9,
    ],
  ])('%s is read as a whole', async (_, make, missing) => {
    const whole = await make();
    const ended = fileOf(whole.subarray(0, -missing));
    const probe = await refusing.probe(ended);
    expect(probe.incomplete).toBeUndefined();
    const result = await refusing.run(ended, toPng);
    const expected = await refusing.run(fileOf(whole), toPng);
    expect(await pixelsOf(result.blob)).toEqual(await pixelsOf(expected.blob));
    // A note about growth has the size of the file.
    expect(result.notes.map(({ code }) => code)).toEqual(expected.notes.map(({ code }) => code));
  });

  it('is scaled, compressed, turned and searched like the whole file', async () => {
    const whole = await picture.clone().jpeg({ quality: 95 }).toBuffer();
    for (const recipe of [
      { edits: [{ do: 'resize', percent: 25 }], output: { aim: 'encode', format: 'jpeg' } },
      { edits: [{ do: 'rotate', quarterTurns: 1 }], output: { aim: 'encode', format: 'same' } },
      { edits: [], output: { aim: 'compress', format: 'same', quality: 60 } },
      { edits: [], output: { aim: 'size', format: 'same', bytes: 6000 } },
    ] satisfies Recipe[]) {
      const [a, b] = await Promise.all(
        [whole.subarray(0, -2), whole].map((file) => refusing.run(fileOf(file), recipe)),
      );
      expect(await pixelsOf(a?.blob ?? expect.fail())).toEqual(await pixelsOf(b?.blob ?? expect.fail()));
    }
  });
});

describe('a file that is cut off', () => {
  const cases: [string, () => Promise<Buffer>, 'share' | 'unknown'][] = [
    ['jpeg', () => picture.clone().jpeg().toBuffer(), 'share'],
    ['progressive jpeg', () => picture.clone().jpeg({ progressive: true }).toBuffer(), 'unknown'],
    ['png', () => picture.clone().png().toBuffer(), 'share'],
    ['png with a palette', () => picture.clone().png({ palette: true }).toBuffer(), 'share'],
    ['grey png', () => picture.clone().toColourspace('b-w').png().toBuffer(), 'share'],
    ['16-bit png', () => picture.clone().toColourspace('rgb16').png().toBuffer(), 'share'],
    ['gif', () => picture.clone().gif().toBuffer(), 'unknown'],
    ['animated webp', () => animatedWebp(), 'unknown'],
  ];

  it.each(cases)('%s: is refused with what is missing, and read if asked for', async (_, make, known) => {
    const file = fileOf(cut(await make(), 0.9));
    const { incomplete } = await refusing.probe(file);
    if (known === 'share') expect(incomplete?.missing).toBeCloseTo(0.1, 1);
    else expect(incomplete).toEqual({});
    await expect(refusing.run(file, toPng)).rejects.toMatchObject({ code: 'incomplete', facts: incomplete });
    const { notes } = await reading.run(file, toPng);
    expect(notes).toContainEqual({ code: 'incomplete', ...incomplete });
  });

  it.each(cases)('%s: is never returned as it is', async (_, make) => {
    const file = fileOf(cut(await make(), 0.9));
    for (const output of [
      { aim: 'size', format: 'same', bytes: 5e6 },
      { aim: 'compress', format: 'same' },
      { aim: 'encode', format: 'same' },
    ] satisfies Recipe['output'][]) {
      await expect(refusing.run(file, { edits: [], output })).rejects.toMatchObject({ code: 'incomplete' });
      const result = await reading.run(file, { edits: [], output });
      expect(result.notes.map(({ code }) => code)).not.toContain('left-as-it-is');
      expect((await refusing.probe(result.blob)).incomplete).toBeUndefined();
    }
  });

  it.each(cases.filter(([, , known]) => known === 'share'))(
    '%s: is grey where nothing was decoded',
    async (_, make) => {
      const whole = await make();
      const result = await pixelsOf((await reading.run(fileOf(cut(whole, 0.6)), toPng)).blob);
      const expected = await pixelsOf((await reading.run(fileOf(whole), toPng)).blob);
      for (const value of bottomRow(result)) expect(value).toBeCloseTo(128, -1);
      const known = WIDTH * 3 * Math.floor(HEIGHT * 0.4);
      expect(result.subarray(0, known)).toEqual(expected.subarray(0, known));
    },
  );

  it('a GIF is transparent where nothing was decoded', async () => {
    const file = fileOf(cut(await picture.clone().gif().toBuffer(), 0.6));
    const { blob, plan } = await reading.run(file, toPng);
    const { data, info } = await sharp(await blob.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.channels, data.at(-1), data[3]]).toEqual([4, 0, 255]);
    expect(plan.losses).toEqual([]);
  });

  it('shows what there is in a preview', async () => {
    const blob = await refusing.preview(fileOf(cut(await picture.clone().jpeg().toBuffer(), 0.6)), {});
    expect(bottomRow(await pixelsOf(blob)).size).toBeLessThan(4);
  });

  it('asks for each file', async () => {
    const good = fileOf(cut(await picture.clone().jpeg().toBuffer(), 0.6));
    await using engine = createEngine({ workers: 1, readIncomplete: (file) => file === good });
    await expect(engine.run(good, toPng)).resolves.toMatchObject({ format: 'png' });
    await expect(engine.run(fileOf(new Uint8Array(await good.arrayBuffer())), toPng)).rejects.toMatchObject({
      code: 'incomplete',
    });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a WebP', () => picture.clone().webp().toBuffer()],
    ['an interlaced PNG', () => picture.clone().png({ progressive: true }).toBuffer()],
    ['a TIFF', () => picture.clone().tiff().toBuffer()],
  ])('%s is unreadable, since no part of it can be read', async (_, make) => {
    await expect(reading.run(fileOf(cut(await make(), 0.9)), toPng)).rejects.toMatchObject({ code: 'unreadable' });
  });
});
