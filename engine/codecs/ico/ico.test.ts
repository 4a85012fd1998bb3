import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { meanDifference, pixelsOf } from '../../../fixtures/compare.ts';
import { iconAsPng, iconBitmap, iconWith, picturesIn } from '../../../fixtures/ico.ts';
import { fixture, fixtureFile } from '../../../fixtures/index.ts';
import { needed } from '../../../scripts/machine/tool.ts';
import { createEngine, type Recipe } from '../../node.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'icon.ico') => new File([bytes], name);

const square = async (side: number) => {
  const bytes = await sharp(await fixture('photo-1200.jpg'))
    .resize(side, side)
    .png()
    .toBuffer();
  return fileOf(new Uint8Array(bytes), 'logo.png');
};
const icon = async (file: File, edits: Recipe['edits'] = []) =>
  bytesOf((await engine.run(file, { edits, output: { aim: 'encode', format: 'ico' } })).blob);
const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString('latin1') === 'PNG';

describe('an icon', () => {
  it.each([
    [16, ['bitmap 16']],
    [48, ['bitmap 16', 'bitmap 32', 'bitmap 48']],
    [180, ['bitmap 16', 'bitmap 32', 'bitmap 48', 'PNG 180']],
    [256, ['bitmap 16', 'bitmap 32', 'bitmap 48', 'PNG 256']],
  ])('of %i pixels has smaller copies, with bitmaps up to 48 pixels', async (side, expected) => {
    const pictures = picturesIn(await icon(await square(side)));
    expect(pictures.map(({ width, bytes }) => `${isPng(bytes) ? 'PNG' : 'bitmap'} ${width}`)).toEqual(expected);
    for (const { width, height, bytes } of pictures) {
      if (isPng(bytes)) expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
      // The height of picture and mask.
      else expect([bytes.readInt32LE(4), bytes.readInt32LE(8)]).toEqual([width, height * 2]);
    }
  });

  it('keeps the proportions of its copies', async () => {
    const pictures = picturesIn(
      await icon(await fixtureFile('photo-600.png'), [{ do: 'resize', width: 64, height: 24, fit: 'fill' }]),
    );
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [16, 6],
      [32, 12],
      [48, 18],
      [64, 24],
    ]);
  });

  it('has the colours and the transparency of the picture, in the mask too', async () => {
    const [file, side, height] = [await fixtureFile('masked.ico'), 48, 36];
    const edits: Recipe['edits'] = [{ do: 'resize', width: side }];
    const made = await icon(file, edits);
    const png = await engine.run(file, { edits, output: { aim: 'encode', format: 'png' } });
    const expected = await sharp(await bytesOf(png.blob))
      .raw()
      .toBuffer();
    expect(
      (
        await sharp(await iconAsPng(made))
          .raw()
          .toBuffer()
      ).equals(expected),
    ).toBe(true);
    const bitmap = picturesIn(made).at(-1)?.bytes ?? Buffer.alloc(0);
    const maskAt = 40 + side * height * 4;
    expect(bitmap.length).toBe(maskAt + 8 * height);
    // The right half of the last row, which is the first in the file.
    const alphas = Array.from({ length: side }, (_, x) => expected[((height - 1) * side + x) * 4 + 3]);
    const masked = alphas.map((_, x) => ((bitmap[maskAt + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0);
    expect(masked).toEqual(alphas.map((alpha) => alpha === 0));
    expect(masked).toContain(true);
  });

  it('above 256 pixels is refused before it is decoded, with the largest side', async () => {
    await expect(icon(await square(300))).rejects.toMatchObject({
      code: 'too-large',
      facts: { tooLarge: { maxSide: 256 } },
    });
  });

  it('keeps every pixel when it is compressed, and becomes no larger', async () => {
    const made = await icon(await square(200));
    const { blob } = await engine.run(fileOf(made), {
      edits: [],
      output: { format: 'same', aim: 'compress', quality: 50 },
    });
    expect(blob.size).toBeLessThanOrEqual(made.length);
    const [before, after] = await Promise.all([made, await bytesOf(blob)].map(iconAsPng));
    expect(meanDifference(await pixelsOf(before ?? made), await pixelsOf(after ?? made))).toBe(0);
  });
});

describe('reads of an icon', () => {
  const toPng: Recipe = { edits: [], output: { aim: 'encode', format: 'png' } };

  it('the largest picture, as it was written', async () => {
    const logo = await square(200);
    const made = fileOf(await icon(logo));
    expect(await engine.probe(made)).toMatchObject({ format: 'ico', width: 200, height: 200, alpha: false });
    const read = await bytesOf((await engine.run(made, toPng)).blob);
    expect(meanDifference(await pixelsOf(read), await pixelsOf(await bytesOf(logo)))).toBe(0);
  });

  it('transparency: by its mask, or by alpha', async () => {
    const masked = await fixtureFile('masked.ico');
    expect(await engine.probe(masked)).toMatchObject({ alpha: true });
    const { data } = await sharp(await bytesOf((await engine.run(masked, toPng)).blob))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data[31 * 4 + 3], data[32 * 4 + 3]]).toEqual([255, 0]);
    const small = fileOf(await icon(await fixtureFile('transparent.png'), [{ do: 'resize', width: 32 }]));
    expect(await engine.probe(small)).toMatchObject({ format: 'ico', width: 32, height: 24, alpha: true });
  });

  it.each([
    ['a bitmap', 'too short', 100],
    ['a bitmap', 'none', 0],
    ['a bitmap', 'beyond the end', 60_000],
    ['a PNG', 'too short', 100],
    ['a PNG', 'beyond the end', 60_000],
  ])('%s whose length in the directory is wrong: %s', async (kind, _, stated) => {
    const bytes = kind === 'a PNG' ? await fixture('quadrants.png') : iconBitmap(await fixture('quadrants.bmp'), 32);
    const [wrong, right] = [stated, undefined].map((length) => {
      const file = iconWith([{ width: 64, height: 48, bytes }]);
      if (length !== undefined) file.writeUInt32LE(length, 14);
      return fileOf(new Uint8Array(file));
    });
    const [made, expected] = await Promise.all(
      [wrong, right].map(async (file) => bytesOf((await engine.run(file ?? expect.fail(), toPng)).blob)),
    );
    expect(made).toEqual(expected);
  });

  it.each([
    ['whose picture is beyond the end', (bytes: Buffer) => bytes.writeUInt32LE(60_000, 18)],
    ['whose bitmap is larger than any icon', (bytes: Buffer) => bytes.writeInt32LE(50_000, 26)],
    ['whose bitmap has no known header', (bytes: Buffer) => bytes.writeUInt32LE(0xffff_ffff, 22)],
    ['without bits per pixel', (bytes: Buffer) => bytes.writeUInt16LE(0, 36)],
  ])('one %s is refused', async (_, damage) => {
    const bitmap = iconBitmap(await fixture('quadrants.bmp'));
    const bytes = iconWith([{ width: 64, height: 48, bytes: bitmap }]);
    damage(bytes);
    await expect(engine.run(fileOf(new Uint8Array(bytes)), toPng)).rejects.toMatchObject({
      code: expect.stringMatching(/^un(readable|supported)$/),
    });
  });
});

describe('ImageMagick', { tags: ['all'] }, () => {
  const home = mkdtempSync(join(tmpdir(), 'picwright-icon-'));
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('reads every picture of an icon', async ({ skip }) => {
    const magick = needed('imageMagick', skip);
    writeFileSync(join(home, 'icon.ico'), await icon(await square(256)));
    const said = execFileSync(magick, [join(home, 'icon.ico'), '-format', '%m %wx%h %A\n', 'info:'], {
      encoding: 'utf8',
    });
    expect(
      said
        .trim()
        .split('\n')
        .map((line) => line.split(' ').slice(0, 2).join(' ')),
    ).toEqual(['ICO 16x16', 'ICO 32x32', 'ICO 48x48', 'PNG 256x256']);
  });
});
