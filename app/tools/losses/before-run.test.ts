import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { adapt } from '#app/tools/compress/opening.ts';
import { remarksOn } from '#app/tools/compress/remarks.ts';
import { withoutIdleQuality } from '#app/tools/resize/idle-quality.ts';
import { ENTRIES } from '#catalogue/entries/index.ts';
import { presetOf } from '#catalogue/preset.ts';
import { TOOLS, type ToolId } from '#catalogue/tools.ts';
import * as api from '#engine';
import { createEngine, type Edit, type Output, type Probe, type Recipe, type Result } from '#engine';
import type { OptionValues } from '#engine/recipe/index.ts';
import { toolWords } from '#words/tools.ts';
import { noise } from '../../../fixtures/pictures.ts';
import { sentencesBefore } from './before-run.ts';

/* The sentences of the second step are compared with the file that Download saves. */

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const random = noise(53);
const upTo = (most: number) => Math.floor(random() * most);
const oneOf = <T>(values: readonly T[]): T => values[upTo(values.length)] as T;

const PLACE = 'secret place';
const CREDIT = 'secret credit';
const EXIF = { IFD0: { Copyright: CREDIT, Make: 'Camera' }, IFD3: { GPSMapDatum: PLACE } };

/** Noise that no encoder makes small, or areas that each makes small. */
function samples(width: number, height: number, channels: 3 | 4, alpha: number): ReturnType<typeof sharp> {
  const isFlat = random() < 0.3;
  const data = Uint8Array.from({ length: width * height * channels }, (_, i) => {
    if (i % channels === 3) return i < width * channels ? alpha : 255;
    return isFlat ? 40 * (Math.floor(i / (width * channels) / 8) % 5) : 60 + upTo(120);
  });
  return sharp(data, { raw: { width, height, channels } });
}

const sides = () =>
  oneOf<[number, number]>([
    [24, 16],
    [128, 96],
    [96, 128],
    [192, 160],
  ]);
const opaque = () => samples(...sides(), 3, 255);
const withAlpha = () => samples(...sides(), 4, oneOf([0, 128, 255]));

/** Pictures of each kind that a sentence is about. */
const PICTURES: readonly (() => Promise<Buffer>)[] = [
  async () =>
    opaque()
      .jpeg({ quality: 40 + upTo(60) })
      .toBuffer(),
  async () =>
    opaque()
      .jpeg({ quality: 40 + upTo(60) })
      .withExif(EXIF)
      .toBuffer(),
  async () => opaque().withIccProfile('p3').jpeg({ quality: 90 }).toBuffer(),
  async () =>
    opaque()
      .png({ compressionLevel: upTo(10) })
      .toBuffer(),
  async () => opaque().png().withExif(EXIF).toBuffer(),
  async () => opaque().toColourspace('rgb16').png().toBuffer(),
  async () => opaque().png({ palette: true, colours: 16 }).toBuffer(),
  async () => withAlpha().png().toBuffer(),
  async () =>
    withAlpha()
      .webp({ lossless: random() < 0.5 })
      .toBuffer(),
  async () => opaque().gif().toBuffer(),
  async () => opaque().tiff({ compression: 'lzw' }).withExif(EXIF).toBuffer(),
  async () => {
    const frames = await Promise.all([0, 1, 2].map(() => samples(60, 40, 4, 255).png().toBuffer()));
    return sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
  },
];

type Opening = 'compress' | 'resize' | 'convert' | 'png-compressor' | 'gif-compressor' | '20kb-photo-compressor';

function opens(page: Opening): Recipe {
  if (page in TOOLS) return TOOLS[page as ToolId].opens;
  const entry = ENTRIES.find(({ slug }) => slug === page);
  return entry ? presetOf(entry).recipe : expect.unreachable(`No page ${page}`);
}

const TURN: Edit = { do: 'rotate', quarterTurns: 1 };

/** Pages, and what is changed there by hand. */
const VISITS: readonly (readonly [Opening, edits: Edit[], () => Partial<OptionValues & Pick<Output, 'format'>>])[] = [
  ['compress', [], () => ({ quality: 1 + upTo(100) })],
  ['compress', [], () => ({ quality: oneOf([20, 75]), metadata: 'keep-but-location' })],
  ['compress', [], () => ({ format: oneOf(['webp', 'png', 'gif'] as const), preserveFormat: true })],
  ['compress', [{ do: 'resize', percent: 60 }], () => ({ quality: 30 + upTo(70) })],
  ['png-compressor', [], () => ({})],
  ['gif-compressor', [], () => ({})],
  ['20kb-photo-compressor', [], () => ({ metadata: oneOf(['strip', 'copyright'] as const) })],
  ['resize', [], () => ({})],
  ['resize', [TURN], () => ({})],
  ['resize', [{ do: 'resize', percent: 150 }], () => ({ metadata: 'copyright' })],
  ['convert', [], () => ({ format: 'jpeg' })],
  ['convert', [], () => ({ format: oneOf(['png', 'gif', 'tiff'] as const), quality: 1 + upTo(100) })],
];

function settingsFor(probe: Probe, [page, edits, byHand]: (typeof VISITS)[number]): Recipe {
  const base = opens(page);
  const { output, ...recipe } = base.output.aim === 'encode' ? base : adapt(base, base, { probe }, api);
  const settings = { edits: [...recipe.edits, ...edits], output: { ...output, ...byHand() } };
  return page === 'resize' ? withoutIdleQuality(settings, base, probe, api) : settings;
}

interface Facts {
  result: Result;
  after: Probe;
  isReturned: boolean;
  isSame: boolean;
  /** The bytes as text. */
  text: string;
}

const labelOf = ({ result }: Facts) => api.formatOf(result.format).label;

/** What sentences claim. Those of a new file are not meant for one that stays as it is, where the list has that possibility. */
const OF_NEW_FILE: readonly [RegExp, (facts: Facts, match: string[]) => boolean][] = [
  [/^(\w+) has no transparency: .* become white/, (facts, [, label]) => labelOf(facts) === label && !facts.after.alpha],
  [/^(\w+) cannot be animated/, (facts, [, label]) => labelOf(facts) === label && facts.after.frames === 1],
  [/^(\w+) holds only 256 colours/, (facts, [, label]) => labelOf(facts) === label && facts.result.format === 'gif'],
  [/^(\w+) is 8-bit/, (facts, [, label]) => labelOf(facts) === label && facts.after.depth === 8],
  [/converted to sRGB/, ({ after }) => !after.wideGamut],
  [/^No quality is lost/, ({ result }) => result.notes.some(({ code }) => code === 'lossless')],
];
const CLAIMS: typeof OF_NEW_FILE = [
  [/: left as it is$|you get your original back/, ({ isSame }) => isSame],
  [/picture stays as it is, (?:camera|the loc|of its)|no pixel was changed/, ({ isReturned }) => isReturned],
  [/amera details and hidden data are removed|, camera details are removed/, ({ text }) => !/secret/.test(text)],
  [/location.* is removed/, ({ text }) => !text.includes(PLACE) && text.includes(CREDIT)],
  [/copyright and credit stay/, ({ text }) => text.includes(CREDIT) && !text.includes(PLACE)],
  [/^It stays an? (\w+),/, (facts, [, label]) => labelOf(facts) === label],
  [/larger than your file because/, ({ result }) => result.bytes > result.originalBytes],
];

const VISITED = PICTURES.flatMap((picture) => VISITS.map((visit) => [picture, visit] as const));

it('no sentence before a run contradicts the file that Download saves', { timeout: 600_000 }, async () => {
  const said = new Map([...CLAIMS, ...OF_NEW_FILE].map(([claim]) => [claim, 0]));
  for (const [picture, visit] of VISITED) {
    const bytes = await picture();
    const file = new File([new Uint8Array(bytes)], 'picture');
    const probe = await engine.probe(file, { seesAlpha: true });
    const recipe = settingsFor(probe, visit);
    const requested = opens(visit[0]).output.format;
    const plan = api.plan(probe, recipe);
    const sentences = (made?: Result) => {
      const remarks = recipe.output.aim === 'encode' ? [] : remarksOn({ file, probe, recipe, requested, made, api });
      return sentencesBefore({ plan, target: api.formatOf(plan.format), recipe, remarks, made, api });
    };
    const result = await engine.run(file, recipe);
    const saved = await result.blob.bytes();
    const facts: Facts = {
      result,
      after: await engine.probe(new File([saved], 'saved')),
      isReturned: result.notes.some(({ code }) => code === 'left-as-it-is'),
      isSame: Buffer.from(saved).equals(bytes),
      text: Buffer.from(saved).toString('latin1'),
    };
    for (const list of [sentences(), sentences(result)]) {
      const mayStay = list.includes(toolWords.mayStay) && facts.isReturned;
      expect(new Set(list).size, list.join('\n')).toBe(list.length);
      for (const sentence of list.map((text) => text.replaceAll('\u00a0', ' ')))
        for (const [claim, holds] of mayStay ? CLAIMS : [...CLAIMS, ...OF_NEW_FILE]) {
          const match = claim.exec(sentence);
          if (!match) continue;
          said.set(claim, (said.get(claim) ?? 0) + 1);
          if (!holds(facts, [...match]))
            expect.fail(
              `“${sentence}” of ${JSON.stringify({ probe, recipe, list, result: { ...result, blob: 0 }, after: facts.after })}`,
            );
        }
    }
    // A larger file has its reason on the screen.
    if (result.bytes > result.originalBytes)
      expect(sentences(result).join(), JSON.stringify({ probe, recipe, notes: result.notes })).toContain(
        'larger than your file',
      );
  }
  // A claim that no sentence contains any more proves nothing.
  expect([...said].filter(([, times]) => times === 0)).toEqual([]);
});
