import sharp, { type Sharp } from 'sharp';
import { centredCrop } from '#app/tools/adjust/crop.ts';
import { UNTURNED } from '#app/tools/adjust/orientation.ts';
import type { FormPicture } from '#catalogue/forms/form.ts';
import { FORMS } from '#catalogue/forms/index.ts';
import type { Engine } from '#engine';
import { type Portrait, portrait } from '../../../fixtures/portraits.ts';
import { photographed, SHEETS } from '../../../fixtures/signatures.ts';
import type { Check } from './checks.ts';
import { fileNameOf, nameChecks } from './file-name.ts';
import { makeOfFrame } from './make-of-frame.ts';
import { workWithSharp } from './pixels/work-with-sharp.test-data.ts';
import { isPrepared, recipeOf } from './recipe.ts';
import { type Range, type Rules, rulesOf, settingsFor, sizeOf } from './rules.ts';
import { fitOf, inkPaintOf, isGreyOf, OPENS } from './settings.ts';

/* Every picture of every form with ten photos: the files that the page makes, as another reader sees them. */

export const FORM_PICTURES = FORMS.flatMap(({ id, pictures }) =>
  pictures.map((picture, i) => [`${id}.${i}`, picture] as const),
);

const PERSON: Portrait = {
  wall: '#c8c8c4',
  shirt: '#27456b',
  hair: '#2a1d16',
  falloff: 0.2,
  grain: 2,
};

async function person(how: Partial<Portrait> = {}): Promise<Sharp> {
  const { data, width, height } = (await portrait({ ...PERSON, ...how })).photo;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** As a phone writes it: somebody's name and camera are in it. */
const byPhone = (picture: Sharp): Promise<Buffer> =>
  picture
    .withExif({ IFD0: { Artist: 'Somebody', Make: 'Phone' } })
    .jpeg({ quality: 95 })
    .toBuffer();

/** Ten drawn people, as stand-ins for photos. */
const PEOPLE: Readonly<Record<string, () => Promise<Buffer>>> = {
  upright: async () => byPhone(await person()),
  tall: async () => byPhone((await person()).extend({ top: 900, bottom: 1300, extendWith: 'copy' })),
  wide: async () => byPhone((await person()).extend({ left: 900, right: 1100, extendWith: 'copy' })),
  dark: async () => byPhone((await person()).linear(0.18)),
  overexposed: async () => byPhone((await person()).linear(1.7, 40)),
  tiny: async () => byPhone((await person()).resize(60)),
  huge: async () => byPhone((await person()).resize(3600)),
  noisy: async () => byPhone(await person({ grain: 24 })),
  turned: async () => {
    const lying = await (await person()).rotate(270).png().toBuffer();
    return sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  },
  transparent: async () => {
    const { photo, truth } = await portrait(PERSON);
    const { data, width, height } = photo;
    const mask = { raw: { width, height, channels: 1 } } as const;
    return sharp(data, { raw: { width, height, channels: 3 } })
      .joinChannel(Buffer.from(truth), mask)
      .png()
      .toBuffer();
  },
};

/** The first ten sheets with a signature. */
const PAPERS: Readonly<Record<string, () => Promise<Buffer>>> = Object.fromEntries(
  Object.entries(SHEETS)
    .slice(0, 10)
    .map(([name, sheet]) => [
      name,
      async () => {
        const { data, width, height } = (await photographed(sheet)).photo;
        return byPhone(sharp(data, { raw: { width, height, channels: 3 } }));
      },
    ]),
);

const isHandwritten = ({ subject }: FormPicture): boolean => subject === 'signature' || subject === 'declaration';

/** The names of the ten photos of which a picture is made. */
export const photosFor = (picture: FormPicture): string[] => Object.keys(isHandwritten(picture) ? PAPERS : PEOPLE);

const files = new Map<string, Promise<File>>();
async function photoFile(name: string): Promise<File> {
  const bytes = await (PEOPLE[name] ?? PAPERS[name])?.();
  if (!bytes) throw new Error(`There is no photo named ${name}`);
  return new File([new Uint8Array(bytes)], name);
}

export interface Tried {
  /** Rules that the file breaks, as another reader sees it. */
  unmet: Check['rule'][];
  /** Rules of which the page states something else. */
  misjudged: Check['rule'][];
}

/** Makes a form's picture of a photo as the page does it without a further press, and reads the file with sharp. */
export async function tryForm(engine: Engine, text: string, picture: FormPicture, photo: string): Promise<Tried> {
  const file = await (files.get(photo) ?? files.set(photo, photoFile(photo)).get(photo));
  if (!file) throw new Error('No photo');
  const settings = settingsFor(text, picture, OPENS);
  const rules = rulesOf(settings, picture);
  const { width, height } = sizeOf(settings);
  const size = await engine.probe(file);
  const paint = inkPaintOf(settings);
  const crop = paint ? { x: 0, y: 0, width: 1, height: 1 } : centredCrop(size, width / height);
  const placing = { orientation: UNTURNED, degrees: 0, crop };
  const made = await makeOfFrame(
    engine,
    workWithSharp,
    {
      file,
      picture: size,
      placing,
      fit: fitOf(settings),
      paint,
      isGrey: isGreyOf(settings),
      isPrepared: isPrepared(settings, placing),
      recipe: recipeOf(settings, rules, placing, size),
      rules,
    },
    AbortSignal.timeout(240_000),
  );
  if (!made) throw new Error('No ink was found');
  const name = fileNameOf(settings.name, made.result.name, rules.fileName);
  const seen = await seenBySharp(rules, new Uint8Array(await made.result.blob.arrayBuffer()), name);
  const checks = [...made.checks, ...nameChecks(name, rules.fileName)];
  return {
    unmet: seen.flatMap(({ rule, isMet }) => (isMet ? [] : [rule])),
    misjudged: seen.flatMap(({ rule, isMet }) =>
      checks.find((check) => check.rule === rule)?.isMet === isMet ? [] : [rule],
    ),
  };
}

const isIn = (value: number, { least = 0, most = Number.POSITIVE_INFINITY }: Partial<Range> = {}) =>
  value >= least && value <= most;

/** Each rule, judged without the product's own reader. */
async function seenBySharp(rules: Rules, bytes: Uint8Array, name: string): Promise<Check[]> {
  const { width, height, density, format, channels, exif, xmp, iptc } = await sharp(bytes).metadata();
  const { characters, longest } = rules.fileName;
  const hasName = (!characters || /^[A-Za-z\d -]+\.jpg$/.test(name)) && name.length <= (longest ?? 255);
  return [
    ...(rules.width ? [{ rule: 'size', isMet: isIn(width, rules.width) && isIn(height, rules.height) } as const] : []),
    ...(rules.dpi ? [{ rule: 'dpi', isMet: density === rules.dpi } as const] : []),
    ...((rules.bytes.least ?? rules.bytes.most)
      ? [{ rule: 'bytes', isMet: isIn(bytes.length, rules.bytes) } as const]
      : []),
    { rule: 'format', isMet: format === rules.format },
    ...(rules.isGrey ? [{ rule: 'colour', isMet: channels === 1 } as const] : []),
    { rule: 'metadata', isMet: !exif && !xmp && !iptc },
    ...((characters ?? longest) ? [{ rule: 'name', isMet: hasName } as const] : []),
  ];
}
