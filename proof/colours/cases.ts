import sharp from 'sharp';
import { makeProfile } from '../../engine/colour/make-profile.ts';
import { ADOBE_RGB, SRGB } from '../../engine/colour/space.ts';
import {
  CHUNK,
  codedColours,
  type KINDS,
  patches,
  profiledBmp,
  profileOf,
  taggedAvif,
  taggedPng,
  withChunks,
  withProperties,
} from '../../fixtures/tagged.ts';

/** A file whose colours are stated in some way. */
export interface ColourCase {
  name: string;
  bytes: Buffer;
  /** Levels of 255 by which a patch of a result may differ. */
  most: number;
}

const MOST = 2;
/** Little CMS interpolates 16 bits in a table, and Firefox cuts them off. */
const MOST_OF_16_BITS = 3;
/** Of greys: every browser has its own tone mapping. */
const MOST_OF_HDR = 20;

/** Whether a case is one of SDR. */
export const isSdr = ({ most }: ColourCase) => most < MOST_OF_HDR;

const { cicp, gama, chrm, srgb, iccp } = CHUNK;

/** @param p3 the profile of Display P3 */
const pngTags = (p3: Buffer): Readonly<Record<string, readonly Buffer[]>> => ({
  'no tag': [],
  'cICP 1/13': [cicp(1, 13)],
  'cICP 1/1': [cicp(1, 1)],
  'cICP 1/4': [cicp(1, 4)],
  'cICP 1/5': [cicp(1, 5)],
  'cICP 1/7': [cicp(1, 7)],
  'cICP 1/8': [cicp(1, 8)],
  'cICP 4/4': [cicp(4, 4)],
  'cICP 5/6': [cicp(5, 6)],
  'cICP 6/6': [cicp(6, 6)],
  'cICP 9/13': [cicp(9, 13)],
  'cICP 9/14': [cicp(9, 14)],
  'cICP 11/17': [cicp(11, 17)],
  'cICP 12/13': [cicp(12, 13)],
  'cICP 22/13': [cicp(22, 13)],
  'cICP 2/13': [cicp(2, 13)],
  'cICP of the narrow range': [cicp(12, 13, 0, 0)],
  'cICP and iCCP': [cicp(9, 13), iccp(p3)],
  'iCCP and sRGB': [iccp(p3), srgb()],
  'sRGB and gAMA': [srgb(), gama(100_000)],
  'gAMA 220000': [gama(220_000)],
  'gAMA 100000': [gama(100_000)],
  'gAMA 55556': [gama(55_556)],
  'gAMA 50000': [gama(50_000)],
  'gAMA 45455': [gama(45_455)],
  'gAMA 35714': [gama(35_714)],
  'cHRM alone': [chrm('p3')],
  'cHRM of P3, gAMA 45455': [chrm('p3'), gama(45_455)],
  'cHRM of Adobe RGB, gAMA 45455': [chrm('adobe'), gama(45_455)],
  'cHRM of BT.2020, gAMA 100000': [chrm('bt.2020'), gama(100_000)],
  'cHRM of D50, gAMA 45455': [chrm('white of D50'), gama(45_455)],
});

/** Other kinds of PNG, with these tags each. */
const OTHER_KINDS: readonly (keyof typeof KINDS)[] = ['16-bit', 'grey', 'palette'];
const OF_OTHER_KINDS = ['cICP 12/13', 'cICP 1/8', 'gAMA 100000', 'gAMA 55556', 'cHRM of P3, gAMA 45455'];

const AVIF_TAGS = ['1/13', '1/1', '2/2', '12/13', '12/1', '9/13', '9/14', '1/4', '1/5', '5/6', '6/6', '11/17', '22/13'];

async function profiled(p3: Buffer): Promise<ColourCase[]> {
  const profiles = {
    'Display P3': p3,
    'Adobe RGB': Buffer.from(makeProfile(ADOBE_RGB, false)),
    'a gamma of 2.2': Buffer.from(makeProfile({ ...SRGB, transfer: { gamma: 2.2 } }, false)),
  };
  const cases: ColourCase[] = [];
  for (const [name, profile] of Object.entries(profiles)) {
    const png = withChunks(await patches().png().toBuffer(), [iccp(profile)]);
    cases.push({ name: `PNG: profile of ${name}`, most: MOST, bytes: png });
    const open = () => sharp(png, { ignoreIcc: true }).keepIccProfile();
    const jpeg = await open().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    cases.push({ name: `JPEG: profile of ${name}`, most: MOST, bytes: jpeg });
    cases.push({
      name: `WebP: profile of ${name}`,
      most: MOST,
      bytes: await open().webp({ lossless: true }).toBuffer(),
    });
    cases.push({ name: `BMP: profile of ${name}`, most: MOST, bytes: await profiledBmp(profile) });
    const avif = await open().avif({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    cases.push({ name: `AVIF: profile of ${name}`, most: MOST, bytes: avif });
    cases.push({
      name: `AVIF: profile of ${name} and 9/13`,
      most: MOST,
      bytes: withProperties(avif, [codedColours(9, 13)]),
    });
  }
  return cases;
}

/** Every way to state colours of SDR in a format that Chromium shows. */
export async function colourCases(): Promise<ColourCase[]> {
  const cases: ColourCase[] = [];
  const p3 = await profileOf('p3');
  const ofPng = pngTags(p3);
  for (const [tags, chunks] of Object.entries(ofPng)) {
    cases.push({ name: `PNG: ${tags}`, most: MOST, bytes: await taggedPng(chunks) });
  }
  for (const kind of OTHER_KINDS) {
    for (const tags of OF_OTHER_KINDS) {
      const most = kind === '16-bit' ? MOST_OF_16_BITS : MOST;
      cases.push({ name: `${kind} PNG: ${tags}`, most, bytes: await taggedPng(ofPng[tags] ?? [], kind) });
    }
  }
  for (const tags of AVIF_TAGS) {
    const [primaries = 0, transfer = 0] = tags.split('/').map(Number);
    cases.push({ name: `AVIF: ${tags}`, most: MOST, bytes: await taggedAvif(codedColours(primaries, transfer)) });
  }
  return [...cases, ...(await profiled(p3))];
}

/** Greys in PQ and HLG: their colours differ between browsers. */
export async function hdrCases(): Promise<ColourCase[]> {
  const cases: ColourCase[] = [];
  for (const [name, transfer] of [
    ['PQ', 16],
    ['HLG', 18],
  ] as const) {
    cases.push({ name: `PNG: ${name}`, most: MOST_OF_HDR, bytes: await taggedPng([cicp(9, transfer)], 'grey') });
    cases.push({
      name: `16-bit PNG: ${name}`,
      most: MOST_OF_HDR,
      bytes: await taggedPng([cicp(9, transfer)], 'grey, 16-bit'),
    });
    const grey = await patches().toColourspace('b-w').avif({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    cases.push({ name: `AVIF: ${name}`, most: MOST_OF_HDR, bytes: withProperties(grey, [codedColours(9, transfer)]) });
  }
  return cases;
}
