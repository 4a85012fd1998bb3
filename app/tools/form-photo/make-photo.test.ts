import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { centredCrop } from '#app/tools/adjust/crop.ts';
import { UNTURNED } from '#app/tools/adjust/orientation.ts';
import type { FormPicture } from '#catalogue/forms/form.ts';
import { createEngine } from '#engine';
import { photoLike } from '../../../fixtures/pictures.ts';
import { FORM_PICTURES, photosFor, tryForm } from './every-form.test-data.ts';
import { makePhoto } from './make-photo.ts';
import { recipeOf } from './recipe.ts';
import { rulesOf, sizeOf } from './rules.ts';
import { type FormSettings, OPENS } from './settings.ts';

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

const SIZES = [
  { width: 900, height: 1200 },
  { width: 1600, height: 700 },
  { width: 90, height: 120 },
] as const;

async function photo({ width, height }: { width: number; height: number }): Promise<File> {
  const { data } = photoLike(width, height);
  const image = sharp(data, { raw: { width, height, channels: 3 } }).withExif({ IFD0: { Artist: 'Somebody' } });
  return new File([new Uint8Array(await image.jpeg({ quality: 95 }).toBuffer())], 'photo.jpg');
}
const files = await Promise.all(SIZES.map(photo));

async function made(settings: FormSettings, picture: FormPicture | undefined, index: number) {
  const size = SIZES[index % SIZES.length] ?? SIZES[0];
  const file = files[index % SIZES.length] as File;
  const rules = rulesOf(settings, picture);
  const { width, height } = sizeOf(settings);
  const placing = { orientation: UNTURNED, degrees: 0, crop: centredCrop(size, width / height) };
  const recipe = recipeOf(settings, rules, placing, size);
  return { rules, ...(await makePhoto(engine, file, recipe, rules, AbortSignal.timeout(120_000))) };
}

describe('the file for a form', () => {
  // Each of the ten photos for every tenth form; every-form.trust.test.ts tries all of them.
  it.each(FORM_PICTURES.map((entry, index) => [...entry, index] as const))(
    '%s meets each of its rules',
    { timeout: 120_000 },
    async (text, picture, index) => {
      const photos = photosFor(picture);
      const photo = photos[index % photos.length] ?? '';
      expect(await tryForm(engine, text, picture, photo), photo).toEqual({ unmet: [], misjudged: [] });
    },
  );

  it('keeps its pixels where only a coarse picture fits', async () => {
    const { result, checks } = await made({ ...OPENS, width: 600, height: 600, most: 8 }, undefined, 0);
    expect(result).toMatchObject({ width: 600, height: 600 });
    expect(checks.find(({ rule }) => rule === 'size')?.isMet).toBe(true);
    expect(checks.find(({ rule }) => rule === 'bytes')?.isMet).toBe(result.bytes <= 8000);
  });

  it('names each rule that it cannot meet', async () => {
    const { checks } = await made({ ...OPENS, width: 2000, height: 2000, most: 2 }, undefined, 0);
    expect(checks.filter(({ isMet }) => !isMet)).toEqual([{ rule: 'bytes', isMet: false }]);
  });

  it('has white edges if all of the picture is visible', async () => {
    const { result } = await made({ ...OPENS, width: 300, height: 300, fit: 'whole' }, undefined, 1);
    const pixels = await sharp(new Uint8Array(await result.blob.arrayBuffer()))
      .raw()
      .toBuffer();
    expect(Math.min(...pixels.subarray(0, 300 * 3))).toBeGreaterThan(250);
  });
});

it('a result never breaks a rule silently, whatever the rules are', { timeout: 240_000 }, async () => {
  let seed = 7;
  const random = (least: number, most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return Math.round(least + (seed / 2_147_483_647) * (most - least));
  };
  for (let i = 0; i < 30; i++) {
    const least = random(0, 1) ? random(1, 60) : undefined;
    const most = random(0, 3) ? (least ?? 0) + random(2, 80) : undefined;
    const sides = { width: random(40, 700), height: random(40, 700) };
    const dpi = random(0, 1) ? random(72, 600) : undefined;
    const format = random(0, 4) ? 'jpeg' : 'png';
    const fit = random(0, 1) ? 'cut' : 'whole';
    const settings: FormSettings = { ...sides, unit: 'px', dpi, least, most, format, fit, name: '' };
    const { result, checks } = await made(settings, undefined, i);
    const isMet = (rule: string) => checks.find((check) => check.rule === rule)?.isMet;
    const read = await sharp(new Uint8Array(await result.blob.arrayBuffer())).metadata();
    const text = JSON.stringify(settings);
    expect(isMet('size'), text).toBe(read.width === sides.width && read.height === sides.height);
    if (dpi) expect(isMet('dpi'), text).toBe(read.density === dpi);
    if (least ?? most)
      expect(isMet('bytes'), text).toBe(
        result.bytes >= (least ?? 0) * 1024 && result.bytes <= (most ?? Number.POSITIVE_INFINITY) * 1000,
      );
    expect(isMet('format'), text).toBe(read.format === format);
  }
});
