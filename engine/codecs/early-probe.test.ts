import { afterAll, describe, expect, it } from 'vitest';
import { CORPUS_FILES, corpusFile, NO_CORPUS } from '../../fixtures/corpus.ts';
import { type FixtureName, fixture } from '../../fixtures/index.ts';
import { describeWith } from '../../scripts/test/describe-with.ts';
import { createEngine } from '../node.ts';
import { earlyProbe } from './early-probe.ts';

/** The facts that the page shows, and on which its initial settings depend. */
const SHOWN = [
  'format',
  'width',
  'height',
  'frames',
  'alpha',
  'orientation',
  'depth',
  'metadata',
  'mcu',
  'bytes',
] as const;
const engine = createEngine();
afterAll(() => engine[Symbol.asyncDispose]());

const NAMES: readonly FixtureName[] = [
  ...(['photo-1200.jpg', 'tiny.jpg', 'progressive.jpg', 'grey.jpg', 'cmyk-with-profile.jpg'] as const),
  ...(['quadrants.png', 'palette.png', '16-bit.png', 'transparent.png', 'four-frames.png'] as const),
  ...(['quadrants.webp', 'lossless.webp', 'transparent.webp', 'four-frames.webp'] as const),
  ...(['quadrants.gif', 'four-frames.gif'] as const),
];

describe('the probe before the engine is loaded', () => {
  it.each(NAMES)('%s: equals the engine’s probe', async (name) => {
    const bytes = new Uint8Array(await fixture(name));
    const [early, probed] = [await earlyProbe(bytes), await engine.probe(new Blob([bytes]))];
    for (const field of SHOWN) expect(early?.[field], field).toEqual(probed[field]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('a photo with orientation %i is upright', async (orientation) => {
    const early = await earlyProbe(new Uint8Array(await fixture(`orientation-${orientation}.jpg`)));
    expect(early).toMatchObject({ orientation });
    expect((early?.width ?? 0) > (early?.height ?? 0)).toBe(true);
  });

  it('is undefined for other formats and damaged files', async () => {
    expect(await earlyProbe(new Uint8Array(await fixture('quadrants.tiff')))).toBeUndefined();
    expect(await earlyProbe(new Uint8Array([0xff, 0xd8, 0xff]))).toBeUndefined();
    expect(await earlyProbe(new TextEncoder().encode('RIFF....WEBP'))).toBeUndefined();
    expect(await earlyProbe(new Uint8Array())).toBeUndefined();
  });
});

describeWith(NO_CORPUS, 'real pictures', () => {
  const files = CORPUS_FILES.filter((name) => /\.(jpe?g|png|webp|gif)$/i.test(name));
  it.each(files)('%s: equals the engine’s probe, or is undefined', async (name) => {
    const file = await corpusFile(name);
    const early = await earlyProbe(new Uint8Array(await file.arrayBuffer()));
    const probed = await engine.probe(file).catch(() => undefined);
    if (!early || !probed) return;
    // A gain map's XMP is not the visitor's metadata. Only a decoder can distinguish it.
    const compared = probed.parts?.gainMap ? SHOWN.filter((field) => field !== 'metadata') : SHOWN;
    for (const field of compared) expect(early[field], field).toEqual(probed[field]);
  });
});
