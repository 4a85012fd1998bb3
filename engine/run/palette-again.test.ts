import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { asSharp, photoLike, screenshotLike } from '../../fixtures/pictures.ts';
import { pngColours } from '../codecs/png/stored-palette.ts';
import { createEngine, type Edit, type Output } from '../node.ts';

/* Results of files with few colours, as a page that resizes opens. */

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const OUTPUT: Output = { format: 'same', aim: 'encode', quality: 85 };

const [width, height] = [360, 240];
const hole = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="180" cy="120" r="100"/></svg>`,
);
const indexed = (colours: number) => ({ palette: true, colours, effort: 10 });
const FILES = {
  'photo of 256 colours': () => asSharp(photoLike(width, height)).png(indexed(256)).toBuffer(),
  'photo of 40 colours': () => asSharp(photoLike(width, height)).png(indexed(40)).toBuffer(),
  'cut-out of 128 colours': async () => {
    const cut = asSharp(photoLike(width, height)).composite([{ input: hole, blend: 'dest-in' }]);
    return sharp(await cut.png().toBuffer())
      .png(indexed(128))
      .toBuffer();
  },
  'screenshot of 6 colours': () => asSharp(screenshotLike(width, height)).png(indexed(16)).toBuffer(),
  'page of 2 colours': () =>
    asSharp(screenshotLike(width, height, { inks: 1 }))
      .png(indexed(2))
      .toBuffer(),
};
type Name = keyof typeof FILES;
const NAMES = Object.keys(FILES) as Name[];

async function run(name: Name, edits: Edit[], output = OUTPUT) {
  const bytes = await FILES[name]();
  const file = new File([new Uint8Array(bytes)], 'picture.png');
  const result = await engine.run(file, { edits, output });
  const data = Buffer.from(await result.blob.arrayBuffer());
  return { result, data, bytes, codes: result.notes.map(({ code }) => code), file };
}

describe('a scaled picture', () => {
  it.each(NAMES)('is indexed again: %s', async (name) => {
    const edits: Edit[] = [{ do: 'resize', percent: 90 }];
    const { result, data, bytes, codes, file } = await run(name, edits);
    expect(pngColours(data)).toBeLessThanOrEqual(Math.max(16, pngColours(bytes) ?? 0));
    expect(codes).toEqual(data.length > bytes.length ? ['larger'] : []);
    expect((await engine.judge(file, { edits, output: OUTPUT }, result.blob))?.score).toBeGreaterThan(75);
  });

  it('keeps transparent and opaque pixels', async () => {
    const { data } = await run('cut-out of 128 colours', [{ do: 'resize', percent: 50 }]);
    const { data: pixels, info } = await sharp(data).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => pixels[(y * info.width + x) * 4 + 3];
    expect([alphaAt(1, 1), alphaAt(info.width - 2, info.height - 2), alphaAt(90, 60)]).toEqual([0, 0, 255]);
  });

  it('has exact pixels where these are asked for', async () => {
    const edits: Edit[] = [{ do: 'resize', percent: 90 }];
    const { data, bytes, result } = await run('photo of 40 colours', edits, { ...OUTPUT, lossless: true });
    expect(pngColours(data)).toBeUndefined();
    expect(result.notes).toEqual([{ code: 'larger', bytes: data.length - bytes.length, why: 'lossless' }]);
  });
});

describe('other edits', () => {
  const EDITS: Record<string, Edit> = {
    turned: { do: 'rotate', quarterTurns: 1 },
    'with edges': { do: 'pad', ratio: '1:1', fill: '#12ab34' },
    'with a hidden part': { do: 'redact', boxes: [{ left: 20, top: 20, width: 60, height: 40 }], cover: 'blur' },
  };

  it.each(NAMES.flatMap((name) => Object.keys(EDITS).map((edit) => [name, edit] as const)))(
    'leave a %s indexed if exact pixels are larger: %s',
    async (name, edit) => {
      const { data, bytes, codes } = await run(name, [EDITS[edit] as Edit]);
      if (data.length > bytes.length) expect(pngColours(data)).toBeDefined();
      expect(codes).toEqual(data.length > bytes.length ? ['larger'] : []);
    },
  );
});

it('a file of all colours has all colours', async () => {
  const file = new File([new Uint8Array(await asSharp(photoLike(width, height)).png().toBuffer())], 'photo.png');
  const result = await engine.run(file, { edits: [{ do: 'resize', percent: 90 }], output: OUTPUT });
  expect(pngColours(Buffer.from(await result.blob.arrayBuffer()))).toBeUndefined();
});
