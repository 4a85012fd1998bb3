import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DELAYS, FRAME } from '../../fixtures/animation.ts';
import { type FixtureName, fixtureFile, QUADRANTS } from '../../fixtures/index.ts';
import { inKnownFormat } from '../../fixtures/known-format.ts';
import type { Engine } from '../engine.ts';
import { FORMATS, WRITABLE_IDS, type WritableId } from '../formats/index.ts';
import { blockSide } from '../geometry/cover.ts';
import type { Edit, Recipe } from '../recipe/index.ts';
import { eachFormat } from './each-format.node.ts';

/* Edits that paint, in every format: the new pixels have their colours, and the others stay. */

const writesStills = WRITABLE_IDS.filter((id) => id !== 'pdf');

/** Lossy codecs change a flat colour by a few steps. */
const SLACK = 14;
/** Blurred edges are resampled by each backend's own resampler. */
const BLUR_SLACK = 40;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
const GREEN: Colour = [0, 200, 80, 255];
const BLACK: Colour = [0, 0, 0, 255];
const CLEAR: Colour = [0, 0, 0, 0];

async function rgba(bytes: Uint8Array, page = 0) {
  const image = sharp(bytes, { page }).toColourspace('srgb').ensureAlpha();
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * info.width + x) * 4);
    return [red, green, blue, alpha];
  };
  return { width: info.width, height: info.height, at };
}

const distance = (a: Colour, b: Colour) => Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));

/** Defines the tests of an engine. */
export function testEdits(engine: Engine): void {
  const run = async (
    name: FixtureName,
    edit: Edit,
    output: Omit<Partial<Recipe['output']>, 'format'> & { format: WritableId },
  ) => {
    const recipe = { edits: [edit], output: { aim: 'encode', quality: 95, ...output } as Recipe['output'] };
    const result = await engine.run(await fixtureFile(name), recipe);
    return { result, bytes: await inKnownFormat(new Uint8Array(await result.blob.arrayBuffer())) };
  };
  /** Adds 16 pixels on the left and on the right of the quadrants. */
  const { width, height } = { width: QUADRANTS.width + 32, height: QUADRANTS.height };
  const pad = (fill: string): Edit => ({ do: 'pad', width, height, fill });

  describe('pads', () => {
    eachFormat(writesStills)('%s: with a colour', async (format) => {
      const { result, bytes } = await run('quadrants.png', pad('#00c850'), { format });
      expect(result).toMatchObject({ width, height });
      expect(result.plan.losses).not.toContain('transparency');
      const [made, own] = [await rgba(bytes), await rgba(new Uint8Array(await (await original()).arrayBuffer()))];
      for (const [x, y] of SPOTS) {
        expect(distance(made.at(x + 16, y), own.at(x, y)), `${x},${y}`).toBeLessThanOrEqual(SLACK);
      }
      for (const [x, y] of EDGES) expect(distance(made.at(x, y), GREEN), `${x},${y}`).toBeLessThanOrEqual(SLACK);
    });

    eachFormat(writesStills)('%s: with nothing, or with the background where it holds no alpha', async (format) => {
      const { result, bytes } = await run('quadrants.png', pad('transparent'), { format, background: '#00c850' });
      const { alpha } = FORMATS[format].holds;
      expect(result.plan.losses.includes('transparency')).toBe(!alpha);
      const made = await rgba(bytes);
      for (const [x, y] of EDGES) {
        const pixel = made.at(x, y);
        if (alpha) expect(pixel[3]).toBe(0);
        else expect(distance(pixel, GREEN)).toBeLessThanOrEqual(SLACK);
      }
      expect(made.at(20, 4)[3]).toBe(255);
    });

    eachFormat(writesStills)('%s: with the picture itself, blurred', async (format) => {
      const { bytes } = await run('quadrants.png', pad('blur'), { format });
      const [made, own] = [await rgba(bytes), await rgba(new Uint8Array(await (await original()).arrayBuffer()))];
      for (const [x, y] of SPOTS) expect(distance(made.at(x + 16, y), own.at(x, y))).toBeLessThanOrEqual(SLACK);
      // The corners of what covers the edges are those of the picture.
      for (const [x, y] of [
        [2, 2],
        [width - 3, 2],
        [2, height - 3],
        [width - 3, height - 3],
      ] as const) {
        const corner = own.at(x < width / 2 ? 1 : QUADRANTS.width - 2, y < height / 2 ? 1 : height - 2);
        expect(distance(made.at(x, y), corner), `${x},${y}`).toBeLessThanOrEqual(BLUR_SLACK);
      }
    });

    it.each(['gif', 'webp', 'png'] as const)('%s: every frame', async (format) => {
      for (const fill of ['#00c850', 'transparent', 'blur']) {
        const edit: Edit = { do: 'pad', ratio: '2:1', fill };
        const { result, bytes } = await run('four-frames.gif', edit, { format, lossless: true });
        expect(result).toMatchObject({ frames: DELAYS.length, width: FRAME.height * 2, height: FRAME.height });
        if (format === 'png') continue;
        for (let page = 0; page < DELAYS.length; page++) {
          const frame = await rgba(bytes, page);
          const edge = frame.at(1, FRAME.height / 2);
          if (fill === 'blur') expect(edge[3]).toBe(255);
          else expect(distance(edge, fill === 'transparent' ? CLEAR : GREEN)).toBeLessThanOrEqual(SLACK);
        }
      }
    });

    it.each<[FixtureName, { profile?: 'keep' }, object]>([
      ['grey.jpg', {}, { channels: 3 }],
      ['16-bit.png', {}, { depth: 'ushort' }],
      ['p3.png', {}, {}],
      ['p3.png', { profile: 'keep' }, { hasProfile: true }],
      ['cmyk-with-profile.jpg', {}, {}],
      ['transparent.png', {}, { hasAlpha: true }],
      ['grey-cut-out.png', {}, { channels: 4 }],
      ['grey-cut-out-16-bit.png', {}, { channels: 4, depth: 'ushort' }],
      ['turned.jxl', {}, {}],
    ])('%s: the colour is the one of the recipe, with %o', async (name, output, meta) => {
      const { bytes } = await run(name, { do: 'pad', ratio: '3:1', fill: '#00c850' }, { format: 'png', ...output });
      expect(await sharp(bytes).metadata()).toMatchObject(meta);
      const made = await rgba(bytes);
      expect(distance(made.at(1, 1), GREEN)).toBeLessThanOrEqual(3);
      expect(distance(made.at(made.width - 2, made.height - 2), GREEN)).toBeLessThanOrEqual(3);
    });

    it('a grey picture stays grey with a neutral colour', async () => {
      for (const fill of ['#808080', 'blur']) {
        const { bytes } = await run('grey.jpg', { do: 'pad', ratio: '3:1', fill }, { format: 'png' });
        expect(await sharp(bytes).metadata(), fill).toMatchObject({ channels: 1 });
      }
    });

    it('loses a gain map, and says so', async () => {
      const { result, bytes } = await run('gain-map.jpg', { do: 'pad', ratio: '3:1' }, { format: 'jpeg' });
      expect(result.plan.losses).toContain('hdr');
      expect(Buffer.from(bytes).includes('hdrgm')).toBe(false);
    });
  });

  describe('redacts', () => {
    const box = { left: 20, top: 12, width: 24, height: 16 };
    const redact = (cover: 'black' | 'pixels' | 'blur'): Edit => ({ do: 'redact', boxes: [box], cover });
    const INSIDE = [
      [24, 16],
      [39, 16],
      [24, 23],
      [39, 23],
    ] as const;

    eachFormat(writesStills)('%s: in black, and nothing else', async (format) => {
      const { bytes } = await run('quadrants.png', redact('black'), { format });
      const [made, own] = [await rgba(bytes), await rgba(new Uint8Array(await (await original()).arrayBuffer()))];
      for (const [x, y] of INSIDE) expect(distance(made.at(x, y), BLACK), `${x},${y}`).toBeLessThanOrEqual(SLACK);
      for (const [x, y] of SPOTS) expect(distance(made.at(x, y), own.at(x, y))).toBeLessThanOrEqual(SLACK);
    });

    it.each<[FixtureName, { profile?: 'keep' }]>([
      ['quadrants.png', {}],
      ['grey.jpg', {}],
      ['16-bit.png', {}],
      ['p3.png', { profile: 'keep' }],
      ['cmyk-with-profile.jpg', {}],
      ['transparent.png', {}],
    ])('%s: every pixel of the box is of one colour, or of equal blocks', async (name, output) => {
      const black = await rgba((await run(name, redact('black'), { format: 'png', ...output })).bytes);
      const blocks = await rgba((await run(name, redact('pixels'), { format: 'png', ...output })).bytes);
      const soft = await rgba((await run(name, redact('blur'), { format: 'png', ...output })).bytes);
      const own = await rgba(new Uint8Array(await (await fixtureFile(name)).arrayBuffer()));
      const side = blockSide(box, own);
      for (let y = box.top; y < box.top + box.height; y++) {
        for (let x = box.left; x < box.left + box.width; x++) {
          expect(black.at(x, y)).toEqual(BLACK);
          const first = (at: number, start: number) => start + Math.floor((at - start) / side) * side;
          expect(blocks.at(x, y)).toEqual(blocks.at(first(x, box.left), first(y, box.top)));
        }
      }
      const middle = [soft.at(31, 19), soft.at(32, 20)] as const;
      expect(distance(...middle)).toBeLessThan(60);
    });

    it.each(['gif', 'webp'] as const)('%s: in every frame', async (format) => {
      const { result, bytes } = await run('four-frames.gif', redact('black'), { format, lossless: true });
      expect(result.frames).toBe(DELAYS.length);
      for (let page = 0; page < DELAYS.length; page++) {
        expect(distance((await rgba(bytes, page)).at(25, 16), BLACK)).toBeLessThanOrEqual(SLACK);
      }
    });

    it.each(['jpeg', 'png', 'webp', 'tiff'] as const)('%s: leaves no thumbnail, note or gain map', async (format) => {
      for (const name of ['place-and-thumbnail.jpg', 'gain-map.jpg', 'credited.jpg'] as const) {
        const { result, bytes } = await run(name, redact('black'), { format, metadata: 'keep' });
        const file = Buffer.from(bytes).toString('latin1');
        // One picture starts in the file, unless it is no JPEG.
        expect(file.split('\xff\xd8\xff').length - 1).toBe(format === 'jpeg' ? 1 : 0);
        expect(file).not.toMatch(/hdrgm|Picwright test camera|A caption|A title|Vienna/);
        if (name === 'gain-map.jpg') expect(result.plan.losses).toContain('hdr');
        if (name === 'credited.jpg') expect(result.plan.losses).toContain('all-but-credit');
      }
    });
  });

  const original = () => fixtureFile('quadrants.png');
  /** In the middle of the quadrants. */
  const SPOTS = [
    [10, 10],
    [QUADRANTS.width - 11, 10],
    [10, height - 11],
    [QUADRANTS.width - 11, height - 11],
  ] as const;
  const EDGES = [
    [3, 3],
    [width - 4, height - 4],
    [3, height / 2],
  ] as const;
}
