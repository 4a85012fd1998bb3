import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { type FixtureName, fixture } from '../../../../fixtures/index.ts';
import { jpegContent } from '../../../../fixtures/jpeg-content.ts';
import { asSharp, photoLike } from '../../../../fixtures/pictures.ts';
import { createEngine, type Edit, type Output, type Result } from '../../../node.ts';
import { partsOfJpeg } from '../gain-map/parts.ts';

/* What `lossless` does to a JPEG: its coefficients are kept and coded better, like `jpegtran -optimize -progressive`. */

const engine = createEngine({ workers: 1, backend: 'vips' });
afterAll(() => engine[Symbol.asyncDispose]());

const bytesOf = async ({ blob }: Result) => new Uint8Array(await blob.arrayBuffer());
const run = (bytes: Uint8Array, output: Partial<Output> = {}, edits: Edit[] = []) =>
  engine.run(new File([new Uint8Array(bytes)], 'photo.jpg'), {
    edits,
    output: { aim: 'compress', format: 'same', lossless: true, ...output } as Output,
  });
const isNoted = ({ plan, notes }: Result) =>
  plan.lossless === true &&
  notes.some(({ code }) => code === 'lossless') &&
  !notes.some(({ code }) => code === 'larger');

describe.each(['compress', 'encode'] as const)('the aim %s', (aim) => {
  it('keeps the coefficients of a photo in fewer bytes, whatever the quality', async () => {
    const photo = await fixture('photo-1200.jpg');
    const result = await run(photo, { aim, quality: 30 } as Partial<Output>);
    const made = await bytesOf(result);
    expect(isNoted(result)).toBe(true);
    expect(result).toMatchObject({ encodes: 0, width: 1200, height: 800, quality: undefined });
    expect(jpegContent(made)).toEqual(jpegContent(photo));
    expect(made.length).toBeLessThan(photo.length);
  });

  it('turns by coefficients', async () => {
    const photo = await fixture('photo-1200.jpg');
    const turned = await run(photo, { aim, quality: 30 } as Partial<Output>, [{ do: 'rotate', quarterTurns: 1 }]);
    expect(isNoted(turned)).toBe(true);
    const back = await run(await bytesOf(turned), { aim } as Partial<Output>, [{ do: 'rotate', quarterTurns: 3 }]);
    expect(jpegContent(await bytesOf(back))).toEqual(jpegContent(photo));
  });
});

describe.each([
  ['phone.jpg', 'strip'],
  ['phone.jpg', 'keep'],
  ['credited.jpg', 'copyright'],
  ['place-and-thumbnail.jpg', 'keep-but-location'],
  ['orientation-6.jpg', 'strip'],
] as const satisfies readonly (readonly [FixtureName, Output['metadata']])[])(
  '%s with metadata: %s',
  (name, metadata) => {
    it('looks the same, and has what the file would have if it came back', async () => {
      const file = await fixture(name);
      const result = await run(file, { metadata, minSavings: 0 });
      const made = await bytesOf(result);
      expect(jpegContent(made)).toEqual(jpegContent(file));
      const [before, after] = await Promise.all([sharp(file).metadata(), sharp(made).metadata()]);
      for (const field of ['width', 'height', 'orientation', 'icc', 'density'] as const) {
        expect(after[field] ?? 1, field).toEqual(before[field] ?? 1);
      }
      for (const field of ['exif', 'xmp', 'iptc'] as const) {
        if (metadata === 'keep') expect(after[field], field).toEqual(before[field]);
      }
      if (metadata === 'strip') expect([after.xmp, after.iptc]).toEqual([undefined, undefined]);
      expect(made.length).toBeLessThanOrEqual(file.length);
    });
  },
);

it.each(['strip', 'keep'] as const)('a gain map stays, with metadata: %s', async (metadata) => {
  const file = await fixture('gain-map.jpg');
  const result = await run(file, { metadata, minSavings: 0 });
  const made = await bytesOf(result);
  expect(result.plan.losses).not.toContain('hdr');
  expect(partsOfJpeg(made).map).toBeDefined();
  expect(jpegContent(made)).toEqual(jpegContent(file));
});

it('a wide gamut keeps its profile', async () => {
  const p3 = await asSharp(photoLike(320, 240)).withIccProfile('p3').jpeg({ quality: 90 }).toBuffer();
  const result = await run(p3);
  const made = await bytesOf(result);
  expect([isNoted(result), result.plan.losses]).toEqual([true, []]);
  expect((await sharp(made).metadata()).icc).toEqual((await sharp(p3).metadata()).icc);
});

it.each(['compress', 'encode'] as const)('%s: a second time the file is returned', async (aim) => {
  const once = await bytesOf(await run(await fixture('photo-1200.jpg'), { aim } as Partial<Output>));
  const twice = await run(once, { aim } as Partial<Output>);
  expect(twice.notes).toEqual([{ code: 'left-as-it-is', why: 'no-gain' }]);
  expect(Buffer.from(await bytesOf(twice)).equals(once)).toBe(true);
});

it('one scan or several are written if that is requested', async () => {
  const photo = await fixture('photo-1200.jpg');
  for (const progressive of [true, false]) {
    const made = await bytesOf(await run(photo, { progressive }));
    expect((await sharp(made).metadata()).isProgressive).toBe(progressive);
    expect(jpegContent(made)).toEqual(jpegContent(photo));
  }
});
