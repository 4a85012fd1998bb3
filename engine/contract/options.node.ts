import sharp from 'sharp';
import { expect } from 'vitest';
import { fixtureFile } from '../../fixtures/index.ts';
import { noise, photoLike } from '../../fixtures/pictures.ts';
import { bind } from '../containers/bind.ts';
import type { FormatId } from '../formats/index.ts';
import { formatOf, type OutputId } from '../formats/index.ts';
import { optionsWithoutEffect } from '../plan/without-effect.ts';
import type { Probe } from '../probe/probe.ts';
import { parseRecipe, type Recipe } from '../recipe/index.ts';
import { type Carrier, OPTION_NAMES, type OptionName, optionOf } from '../recipe/options.ts';
import { eachFormat } from './each-format.node.ts';

/*
 * Every option of an output proves that it does something: two values of it make two different files, or the plan lists it
 * among the options that rest. A new option needs nothing here.
 */

/** A backend, as far as options go. */
export interface Subject {
  /** See `Capabilities`. */
  ignores(format: OutputId): readonly OptionName[];
  probe(file: File): Promise<Probe>;
  run(file: File, recipe: Recipe): Promise<Blob>;
}

const SIDES = { width: 80, height: 60 };

/** Alpha, a wide gamut, metadata, a resolution, and colours enough for every quality to count: all that an option may need. */
async function richPng(): Promise<File> {
  const random = noise(31);
  const { data } = photoLike(SIDES.width, SIDES.height);
  const rgba = new Uint8Array(SIDES.width * SIDES.height * 4);
  for (let i = 0; i < SIDES.width * SIDES.height; i++) {
    for (let band = 0; band < 3; band++) rgba[i * 4 + band] = (data[i * 3 + band] ?? 0) * 0.8 + random() * 50;
    rgba[i * 4 + 3] = ((i % SIDES.width) / SIDES.width) * 255;
  }
  const png = await sharp(rgba, { raw: { ...SIDES, channels: 4 } })
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: '(c) Ann Rights', Model: 'Picwright test camera' } })
    .withDensity(96)
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], 'rich.png', { type: 'image/png' });
}

/** The same without compression and in 16 bits: larger than a result in any format. */
async function roomyPng(rich: File): Promise<File> {
  const png = await sharp(await rich.arrayBuffer())
    .toColourspace('rgb16')
    .png({ compressionLevel: 0 })
    .toBuffer();
  return new File([new Uint8Array(png)], 'roomy.png');
}

/** Too large for an icon, whose palettes have sizes of their own. */
async function photoPng(): Promise<File> {
  const { data, width, height } = photoLike(160, 120);
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], 'photo.png');
}

/** Below the budget of any quality, and large enough to be scaled for one. */
async function longFile(): Promise<File> {
  const { data, width, height } = photoLike(3008, 16);
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 10 })
    .toBuffer();
  return new File([new Uint8Array(jpeg)], 'long.jpg');
}

/** So small that compression returns it as it is, unless another format is wanted. */
async function smallFile(format: 'webp' | 'jpeg'): Promise<File> {
  const image = sharp(Buffer.alloc(3 * 48 * 48, 90), { raw: { width: 48, height: 48, channels: 3 } });
  return new File([new Uint8Array(await image.toFormat(format).toBuffer())], `small.${format}`);
}

interface Scene {
  file: File;
  recipe: Pick<Recipe, 'edits'> & { output: object };
}

/** What options of each carrier are tried in. */
async function scenesFor(format: FormatId): Promise<Record<Carrier, Scene[]>> {
  if (formatOf(format).minifies) {
    const drawing = { file: await fixtureFile('drawing.svg'), recipe: { edits: [], output: { aim: 'compress' } } };
    // Without code, so that the file itself may be the result.
    const plain = { ...drawing, file: await fixtureFile('quadrants.svg') };
    return { keep: [drawing], encode: [drawing], search: [plain], page: [drawing], drawing: [drawing] };
  }
  const rich = await richPng();
  const edits: Recipe['edits'] = [{ do: 'flip', axis: 'horizontal' }];
  const once = { file: rich, recipe: { edits, output: { aim: 'encode' } } };
  const small = await smallFile(format === 'webp' ? 'jpeg' : 'webp');
  return {
    keep: [once],
    encode: [once, { file: rich, recipe: { edits, output: { aim: 'compress' } } }],
    search: [
      { file: rich, recipe: { edits: [], output: { aim: 'compress', quality: 30 } } },
      { file: await longFile(), recipe: { edits, output: { aim: 'compress', quality: 35 } } },
      { file: small, recipe: { edits: [], output: { aim: 'compress' } } },
      { file: rich, recipe: { edits, output: { aim: 'size', bytes: 2000 } } },
      { file: await photoPng(), recipe: { edits, output: { aim: 'size', bytes: 2000 } } },
      { file: await roomyPng(rich), recipe: { edits: [], output: { aim: 'compress' } } },
      { file: small, recipe: { edits, output: { aim: 'size', bytes: 2000 } } },
      // More than the file has, which another format may take where it is chosen.
      { file: rich, recipe: { edits, output: { aim: 'size', bytes: 600 * 1024, preserveFormat: true } } },
    ],
    page: [once, { file: rich, recipe: { edits, output: { aim: 'encode', pages: 'one' } } }],
    drawing: [once],
  };
}

/** The files that a recipe makes of a picture; of two where they may become pages of one. */
async function filesOf({ run }: Subject, file: File, recipe: Recipe): Promise<Buffer[]> {
  const { pages, delay, format } = recipe.output;
  const made = await Promise.all((pages ? [file, file] : [file]).map((each) => run(each, recipe)));
  const binds = pages === 'one' && format !== 'same' && formatOf(format).binds;
  const files = binds ? [await bind(made, { delay })] : made;
  return Promise.all(files.map(async (blob) => Buffer.from(await blob.arrayBuffer())));
}

/** Defines the tests of a backend. */
export function testOptions(subject: Subject, writes: readonly OutputId[]): void {
  eachFormat(writes)('%s: every option changes the file, or the plan says that it rests', async (format) => {
    const ignores = subject.ignores(format);
    const scenes = await scenesFor(format);
    const made = new Map<string, Promise<Buffer[]>>();
    const make = (file: File, recipe: Recipe) => {
      const key = `${file.name} ${JSON.stringify(recipe)}`;
      const files = made.get(key) ?? filesOf(subject, file, recipe);
      made.set(key, files);
      return files;
    };
    const silent: string[] = [];
    for (const name of OPTION_NAMES) {
      const { by, samples } = optionOf(name);
      let [isSeen, isClaimed] = [false, false];
      for (const { file, recipe } of scenes[by]) {
        const recipes = samples
          .slice(0, 2)
          .map((value) => parseRecipe({ ...recipe, output: { ...recipe.output, format, [name]: value } }));
        const probe = await subject.probe(file);
        if (ignores.includes(name) || recipes.every((each) => optionsWithoutEffect(probe, each).includes(name)))
          continue;
        isClaimed = true;
        const [a = [], b = []] = await Promise.all(recipes.map((each) => make(file, each)));
        isSeen = a.length !== b.length || a.some((bytes, i) => b[i] === undefined || !bytes.equals(b[i]));
        if (isSeen) break;
      }
      if (isClaimed && !isSeen) silent.push(name);
    }
    expect(silent).toEqual([]);
  });
}
