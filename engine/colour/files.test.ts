import sharp, { type OutputInfo } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import factory from 'wasm-vips';
import { meanDifference, type Pixels, pixelsOf } from '../../fixtures/compare.ts';
import { QUADRANTS_HEIC } from '../../fixtures/heic.ts';
import { iconWith } from '../../fixtures/ico.ts';
import { fixture } from '../../fixtures/index.ts';
import {
  adobeRgbJpeg,
  CHUNK,
  codedColours,
  patches,
  patchesOf,
  profiledBmp,
  profileOf,
  taggedAvif,
  taggedPng,
  withChunks,
  withProperties,
} from '../../fixtures/tagged.ts';
import { createEngine, type Output } from '../node.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const p3 = await profileOf('p3');
const { cicp, gama, chrm, srgb, iccp } = CHUNK;
const PLAIN = [200, 100, 50];
const P3 = [215, 93, 31];

const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'picture');

/** Runs a recipe that encodes. */
async function run(bytes: Uint8Array, output: Partial<Output> = {}) {
  const recipe = {
    edits: [{ do: 'flip', axis: 'vertical' } as const],
    output: { aim: 'encode', format: 'png', ...output },
  };
  const { blob, plan } = await engine.run(fileOf(bytes), recipe as Parameters<typeof engine.run>[1]);
  return { data: Buffer.from(await blob.arrayBuffer()), losses: plan.losses };
}

/** The first patch of a file, as a reader shows it that knows sRGB alone. */
const seenIn = async (bytes: Uint8Array) => patchesOf(await pixelsOf(bytes))[0];

/** Whether the samples are the same within rounding. */
const near = (expected: readonly number[], by = 2) =>
  expected.map((value) => expect.closeTo(value, -Math.log10(2 * by) - 1e-9));

/** What Chromium 156 shows of the first patch, 200, 100, 50. */
const CASES: Readonly<Record<string, readonly [tags: readonly Buffer[], shown: readonly number[]]>> = {
  'no tag': [[], PLAIN],
  'cICP of sRGB': [[cicp(1, 13)], PLAIN],
  'cICP of Display P3': [[cicp(12, 13)], P3],
  'cICP of BT.2020': [[cicp(9, 14)], [239, 63, 5]],
  'cICP of BT.709': [[cicp(1, 1)], [197, 91, 39]],
  'cICP, linear': [[cicp(1, 8)], [229, 168, 122]],
  'cICP before iCCP': [
    [cicp(9, 13), iccp(p3)],
    [241, 76, 29],
  ],
  'cICP of sRGB before iCCP': [[cicp(1, 13), iccp(p3)], PLAIN],
  'cICP before sRGB, gAMA and cHRM': [[cicp(12, 13), srgb(), gama(100_000), chrm('adobe')], P3],
  'cICP of the narrow range': [[cicp(12, 13, 0, 0)], PLAIN],
  'cICP with a matrix': [[cicp(12, 13, 1)], PLAIN],
  'cICP without primaries': [[cicp(2, 13)], PLAIN],
  'cICP of a logarithm': [[cicp(1, 9)], PLAIN],
  'iCCP before sRGB': [[iccp(p3), srgb()], P3],
  'iCCP before gAMA': [[iccp(p3), gama(100_000)], P3],
  'sRGB before gAMA and cHRM': [[srgb(), gama(100_000), chrm('p3')], PLAIN],
  'gAMA 100000': [[gama(100_000)], [229, 168, 122]],
  'gAMA 55556': [[gama(55_556)], [210, 119, 65]],
  'gAMA 50000': [[gama(50_000)], [206, 109, 55]],
  'gAMA 45455': [[gama(45_455)], PLAIN],
  'gAMA 47000, within 5%': [[gama(47_000)], PLAIN],
  'gAMA 0': [[gama(0)], PLAIN],
  'cHRM alone': [[chrm('p3')], PLAIN],
  'cHRM of P3 with gAMA': [
    [chrm('p3'), gama(45_455)],
    [216, 93, 24],
  ],
  'cHRM of Adobe RGB with gAMA': [
    [chrm('adobe'), gama(45_455)],
    [227, 100, 42],
  ],
  'cHRM of another white': [
    [chrm('white of D50'), gama(45_455)],
    [209, 101, 53],
  ],
};

describe('the tags of a PNG', () => {
  it.each(Object.entries(CASES))('%s: converted to what Chromium shows', async (_, [tags, shown]) => {
    const { data, losses } = await run(await taggedPng(tags));
    expect(await seenIn(data)).toEqual(near(shown));
    expect(losses).toEqual(shown === PLAIN ? [] : ['wide-gamut']);
    for (const chunk of ['cICP', 'gAMA', 'cHRM', 'iCCP']) expect(data.includes(chunk, 0, 'latin1'), chunk).toBe(false);
  });

  it('have no effect on the bytes if they state sRGB', async () => {
    const plain = await run(await taggedPng([]));
    for (const tags of [[srgb()], [gama(45_455)], [gama(45_455), chrm('srgb')], [cicp(1, 13)], [chrm('p3')]]) {
      expect((await run(await taggedPng(tags))).data).toEqual(plain.data);
    }
  });

  it.each(['16-bit', 'grey', 'grey and alpha', 'palette'] as const)('are those of a %s PNG too', async (kind) => {
    const [grey = 0] = (await seenIn(await taggedPng([], 'grey'))) ?? [];
    const { data } = await run(await taggedPng([gama(100_000)], kind));
    const expected = 255 * (1.055 * (grey / 255) ** (1 / 2.4) - 0.055);
    const isGrey = kind.startsWith('grey');
    expect(await seenIn(data)).toEqual(near(isGrey ? [expected, expected, expected] : [229, 168, 122]));
    expect((await sharp(data).metadata()).space).toBe(
      { grey: 'b-w', 'grey and alpha': 'b-w', '16-bit': 'rgb16' }[kind as string] ?? 'srgb',
    );
  });

  it.each(['jpeg', 'webp', 'avif', 'tiff', 'png'] as const)(
    'become the profile of a %s that keeps it',
    async (format) => {
      const { data, losses } = await run(await taggedPng([cicp(12, 13)]), { format, profile: 'keep', quality: 100 });
      expect(losses).toEqual([]);
      const stored = await sharp(data, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true });
      expect(patchesOf({ ...stored.info, data: stored.data })[0]).toEqual(near(PLAIN, 3));
      expect(await seenIn(data)).toEqual(near(P3, 4));
      expect(await seenIn((await run(data)).data)).toEqual(near(P3, 4));
    },
  );

  it('of grey are converted even if the profile is kept', async () => {
    const { data } = await run(await taggedPng([gama(100_000)], 'grey'), { profile: 'keep' });
    expect(await sharp(data).metadata()).toMatchObject({ space: 'b-w', hasProfile: false });
    expect((await seenIn(data))?.[0]).toBeGreaterThan(150);
  });

  it('are those of a preview and of a thumbnail', async () => {
    const tagged = await taggedPng([cicp(12, 13)]);
    const preview = await engine.preview(fileOf(tagged), { exact: true });
    expect(await seenIn(new Uint8Array(await preview.arrayBuffer()))).toEqual(near(P3));
    const small = await engine.preview(fileOf(tagged), { maxSide: 32 });
    const { data, width, channels } = await pixelsOf(new Uint8Array(await small.arrayBuffer()));
    expect([...data.subarray((width + 1) * channels, (width + 1) * channels + 3)]).toEqual(near(P3, 12));
  });

  it('are those of every frame', async () => {
    const [plain, tagged] = await Promise.all(
      [[], [cicp(12, 13)]].map(async (tags) => {
        const file = withChunks(await fixture('four-frames.png'), tags);
        const { data } = await run(file, { format: 'webp', lossless: true });
        return sharp(data, { pages: -1 }).raw().toBuffer({ resolveWithObject: true });
      }),
    );
    expect(tagged?.info).toMatchObject({ pages: 4, height: plain?.info.height });
    const stored = await inDisplayP3(plain);
    expect(meanDifference({ ...tagged?.info, data: tagged?.data } as Pixels, stored)).toBeLessThan(1);
    expect(meanDifference({ ...plain?.info, data: plain?.data } as Pixels, stored)).toBeGreaterThan(2);
  });

  it('stay where the file is the result', async () => {
    const tagged = await taggedPng([gama(55_556)]);
    const { blob } = await engine.run(fileOf(tagged), { edits: [], output: { aim: 'compress', format: 'same' } });
    expect(Buffer.from(await blob.arrayBuffer())).toEqual(tagged);
  });
});

describe('the box of an AVIF', () => {
  it.each([
    ['sRGB', [1, 13], PLAIN],
    ['BT.709', [1, 1], PLAIN],
    ['nothing', [2, 2], PLAIN],
    ['Display P3', [12, 13], P3],
    ['BT.2020 of 10 bits', [9, 14], [241, 76, 29]],
    ['a gamma of 2.2', [1, 4], [201, 100, 46]],
    ['linear light', [1, 8], [229, 168, 122]],
  ] as const)('%s: converted to what Chromium shows', async (_, [primaries, transfer], shown) => {
    const { data, losses } = await run(await taggedAvif(codedColours(primaries, transfer)));
    expect(await seenIn(data)).toEqual(near(shown, 3));
    expect(losses).toEqual(shown === PLAIN ? [] : ['wide-gamut']);
  });

  it('does not replace a profile', async () => {
    const avif = await patches().withIccProfile('p3').avif({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
    expect(await seenIn((await run(withProperties(avif, [codedColours(9, 13)]))).data)).toEqual(
      await seenIn((await run(avif)).data),
    );
  });
});

describe('the box of a HEIC', () => {
  it('is read', async () => {
    const plain = await pixelsOf((await run(QUADRANTS_HEIC)).data);
    const tagged = await run(withProperties(QUADRANTS_HEIC, [codedColours(12, 13)]));
    expect(tagged.losses).toEqual(['wide-gamut']);
    const pixels = await pixelsOf(tagged.data);
    const greens = [plain, pixels].map(({ data, width, channels }) => data[(40 * width + 48) * channels + 1] ?? 0);
    expect(greens[1]).toBeGreaterThan((greens[0] ?? 0) + 2);
  });
});

describe('other formats', () => {
  it.each(['jpeg', 'webp', 'tiff', 'avif', 'bmp', 'ico'] as const)('a profile in a %s', async (format) => {
    const png = await taggedPng([iccp(p3)]);
    const open = () => sharp(png, { ignoreIcc: true }).keepIccProfile();
    const files = {
      jpeg: () => open().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
      webp: () => open().webp({ lossless: true }).toBuffer(),
      tiff: () => open().tiff({ compression: 'lzw' }).toBuffer(),
      avif: () => open().avif({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
      bmp: () => profiledBmp(p3),
      ico: async () => iconWith([{ width: 64, height: 8, bytes: png }]),
    };
    const { data, losses } = await run(await files[format]());
    expect(await seenIn(data)).toEqual(near(P3, 3));
    expect(losses).toEqual(['wide-gamut']);
  });

  it('the tags of a PNG in an ICO', async () => {
    const bytes = await taggedPng([cicp(12, 13)]);
    expect(await seenIn((await run(iconWith([{ width: 64, height: 8, bytes }]))).data)).toEqual(near(P3));
  });
});

describe('Adobe RGB in EXIF', () => {
  it.each(['index', 'colour space'] as const)('by its %s', async (by) => {
    const jpeg = await adobeRgbJpeg(by);
    expect(await engine.probe(fileOf(jpeg))).toMatchObject({ profile: true, wideGamut: true });
    for (const output of [{}, { format: 'jpeg', quality: 95, chroma: '4:4:4' }] as const) {
      const { data, losses } = await run(jpeg, output as Partial<Output>);
      expect(await seenIn(data)).toEqual(near([227, 100, 42], 3));
      expect(losses).toContain('wide-gamut');
    }
  });

  it('is converted once, where EXIF is kept', async () => {
    const { data } = await run(await adobeRgbJpeg(), { format: 'jpeg', metadata: 'keep' });
    const probe = await engine.probe(fileOf(data));
    expect(probe).toMatchObject({ metadata: true, wideGamut: false });
  });

  it('does not get lost with EXIF, without an encode or with one', async () => {
    const jpeg = await adobeRgbJpeg();
    const output = { aim: 'compress', format: 'same', metadata: 'strip' } as const;
    const { blob } = await engine.run(fileOf(jpeg), { edits: [], output });
    expect(await seenIn(new Uint8Array(await blob.arrayBuffer()))).toEqual(near([227, 100, 42], 5));
    const kept = await run(jpeg, { format: 'jpeg', profile: 'keep', metadata: 'strip' });
    expect(await engine.probe(fileOf(kept.data))).toMatchObject({ profile: true, wideGamut: true, metadata: false });
  });

  it('is not that of a profile', async () => {
    const profiled = await sharp(await adobeRgbJpeg())
      .withIccProfile('p3', { attach: true })
      .keepExif()
      .jpeg()
      .toBuffer();
    expect(await engine.probe(fileOf(profiled))).not.toHaveProperty('coloursInMetadata');
  });
});

describe('HDR', () => {
  const SHOWN = {
    pq: { tags: [9, 16], grey: 128 },
    hlg: { tags: [9, 18], grey: 101 },
  } as const;

  it.each(['pq', 'hlg'] as const)('%s is tone-mapped, and named before the run', async (hdr) => {
    const [primaries, transfer] = SHOWN[hdr].tags;
    const png = await taggedPng([cicp(primaries, transfer)]);
    const avif = await taggedAvif(codedColours(primaries, transfer, 9));
    for (const file of [png, avif]) {
      expect(await engine.probe(fileOf(file))).toMatchObject({ hdr, wideGamut: true });
      for (const profile of ['srgb', 'keep'] as const) {
        const { data, losses } = await run(file, { profile });
        expect(losses).toEqual(['wide-gamut', 'hdr-light']);
        const seen = patchesOf(await pixelsOf(data));
        expect(seen[3]).toEqual(near([SHOWN[hdr].grey, SHOWN[hdr].grey, SHOWN[hdr].grey], 3));
        expect((await sharp(data).metadata()).icc).toBeUndefined();
      }
    }
  });

  it('keeps 16 bits, alpha and grey', async () => {
    const deep = await run(await taggedPng([cicp(9, 16)], '16-bit'));
    expect(await sharp(deep.data).metadata()).toMatchObject({ depth: 'ushort', channels: 3 });
    const grey = await run(await taggedPng([cicp(9, 16)], 'grey and alpha'));
    expect(await sharp(grey.data).metadata()).toMatchObject({ space: 'b-w', hasAlpha: true });
  });

  it('is read from 10 bits, and from the profile that libjxl makes', async () => {
    const vips = await factory({ dynamicLibraries: ['vips-heif.wasm', 'vips-jxl.wasm'] });
    const codes = Uint16Array.from({ length: 64 * 64 * 3 }, (_, i) => (Math.floor(i / 3) % 64) * 1024);
    using plain = vips.Image.newFromMemory(codes, 64, 64, 3, vips.BandFormat.ushort);
    using image = plain.copy({ interpretation: 'rgb16' });
    image.setBlob('icc-profile-data', new Uint8Array(withCodePoints(p3, [9, 16, 0, 1])));
    const avif = Buffer.from(
      image.writeToBuffer('.avif', { bitdepth: 10, compression: 'av1', lossless: true, keep: 'none' }),
    );
    // libheif writes the code points of lossless files, as 16-bit numbers after their kind.
    avif.set([0, 9, 0, 16], avif.indexOf('colrnclx', 0, 'latin1') + 8);
    const jxl = image.writeToBuffer('.jxl', { lossless: true, keep: 'icc' });
    for (const file of [avif, jxl]) {
      expect(await engine.probe(fileOf(file))).toMatchObject({ hdr: 'pq', depth: 16 });
      const { data } = await run(file);
      const { data: seen, info } = await sharp(data)
        .toColourspace('rgb16')
        .raw({ depth: 'ushort' })
        .toBuffer({ resolveWithObject: true });
      const row = new Uint16Array(seen.buffer, seen.byteOffset, 64 * info.channels);
      const greys = Array.from({ length: 64 }, (_, x) => row[x * info.channels] ?? 0);
      expect(greys[32]).toBeGreaterThan(126 * 257);
      expect(greys[32]).toBeLessThan(130 * 257);
      // Each code has its own value, up to the peak.
      expect(new Set(greys.slice(2, 48)).size).toBe(46);
    }
  });

  it('is recognised by the code points of a profile', async () => {
    const { icc } = await sharp(await taggedPng([iccp(withCodePoints(p3, [9, 16, 0, 1]))])).metadata();
    expect(icc).toBeDefined();
    for (const format of ['png', 'webp', 'jpeg'] as const) {
      const file = await sharp(await taggedPng([iccp(withCodePoints(p3, [9, 16, 0, 1]))]))
        .keepIccProfile()
        [format]()
        .toBuffer();
      expect(await engine.probe(fileOf(file)), format).toMatchObject({ hdr: 'pq' });
    }
  });
});

/** The frames as a reader of profiles shows them in Display P3. */
async function inDisplayP3(frames: { data: Buffer; info: OutputInfo } | undefined): Promise<Pixels> {
  const { width = 0, height = 0, channels = 3 } = frames?.info ?? {};
  const raw = { width, height, channels } as const;
  const png = await sharp(frames?.data, { raw }).png().toBuffer();
  return pixelsOf(withChunks(png, [iccp(p3)]));
}

/** A profile with a cicp tag (ICC.1:2022, section 9.2.17) in the place of its copyright, whose data is long enough. */
function withCodePoints(profile: Buffer, points: readonly number[]): Buffer {
  const changed = Buffer.from(profile);
  const entry = changed.indexOf('cprt', 128, 'latin1');
  const at = changed.readUInt32BE(entry + 4);
  changed.write('cicp', entry, 'latin1');
  changed.writeUInt32BE(12, entry + 8);
  changed.write('cicp\0\0\0\0', at, 'latin1');
  changed.set(points, at + 8);
  return changed;
}
