import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import factory from 'wasm-vips';
import { BRIGHT, GAIN_PICTURE, GAIN_RATIO, gainMapJpeg, MAP_MEANING } from '../../../../fixtures/gain-map.ts';
import { startVips } from '../../../backends/vips/start.ts';
import { createEngine, type Edit, formatOf, type Output, type Result } from '../../../node.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import { workOn } from '../../work-on.ts';
import { partsOfJpeg } from './parts.ts';

/* A photo's gain map is part of the picture: it is kept and edited with it, or a loss is reported before the run. */

const engine = createEngine({ workers: 1, backend: 'vips' });
const native = createEngine({ workers: 1, backend: 'sharp' });
const ENGINES = [
  ['vips', engine],
  ['sharp', native],
] as const;
let vips: Awaited<ReturnType<typeof startVips>>['vips'];
beforeAll(async () => {
  ({ vips } = await startVips({ factory, libraries: [], module: await compileModule('vips') }));
});
afterAll(async () => {
  await engine[Symbol.asyncDispose]();
  await native[Symbol.asyncDispose]();
});

const fileOf = (bytes: Uint8Array, name = 'photo.jpg') => new File([new Uint8Array(bytes)], name);
const bytesOf = async ({ blob }: Result) => new Uint8Array(await blob.arrayBuffer());
const jpeg: Output = { format: 'jpeg', aim: 'encode', quality: 92 };
const edited = async (edits: Edit[], output: Output = jpeg, source = gainMapJpeg(), by = engine) =>
  by.run(fileOf(await source), { edits, output });

/** Returns the gain map of a JPEG, as libultrahdr finds it. */
function mapOf(bytes: Uint8Array, boost = 8): Uint8Array {
  const image = vips.Image.uhdrloadBuffer(bytes);
  const map = image.getBlob('gainmap-data').slice();
  expect(Array.from(image.getArrayDouble('gainmap-max-content-boost'))[0]).toBeCloseTo(boost, 3);
  image.delete();
  return map;
}

async function grey(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, step: info.channels };
}

/** Returns where brightness crosses the middle along a line of samples, as a fraction of the line. */
function crossings(line: number[]): number[] {
  const found: number[] = [];
  for (let i = 1; i < line.length; i++) {
    const [a = 0, b = 0] = [line[i - 1], line[i]];
    if (a < 137 !== b < 137) found.push((i - 0.5 + (137 - a) / (b - a)) / line.length);
  }
  return found;
}

/** Returns left, right, top and bottom of the bright rectangle, as fractions of the picture. */
async function edgesOf(bytes: Uint8Array): Promise<number[]> {
  const { data, width, height, step } = await grey(bytes);
  const at = (x: number, y: number) => data[(y * width + x) * step] ?? 0;
  let [sumX, sumY, count] = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (at(x, y) > 137) [sumX, sumY, count] = [sumX + x, sumY + y, count + 1];
  const [middleX, middleY] = [Math.round(sumX / count), Math.round(sumY / count)];
  return [
    ...crossings(Array.from({ length: width }, (_, x) => at(x, middleY))),
    ...crossings(Array.from({ length: height }, (_, y) => at(middleX, y))),
  ];
}

/** Returns the distance of the map's edges from the picture's, in pixels of the picture. */
async function offset(bytes: Uint8Array, boost?: number): Promise<number> {
  const [picture, map] = [await edgesOf(bytes), await edgesOf(mapOf(bytes, boost))];
  const { width, height } = await grey(bytes);
  expect(picture.length).toBeGreaterThan(1);
  expect(map).toHaveLength(picture.length);
  return Math.max(...picture.map((edge, i) => Math.abs(edge - (map[i] ?? Number.NaN)) * Math.max(width, height)));
}

const crop: Edit = { do: 'crop', left: 37, top: 22, width: 171, height: 133 };

it('the fixture’s map is aligned with its picture', async () => {
  expect(await offset(await gainMapJpeg())).toBeLessThan(0.5);
  const [left] = await edgesOf(await gainMapJpeg());
  expect((left ?? 0) * GAIN_PICTURE.width).toBeCloseTo(BRIGHT.left, 0);
});

describe.each(ENGINES)('the map is aligned with the picture, by %s', (backend, by) => {
  const cases: [what: string, edits: Edit[]][] = [
    ['as it is', []],
    ['scaled', [{ do: 'resize', width: 101 }]],
    ['enlarged', [{ do: 'resize', width: 400, enlarge: true }]],
    ['cropped off its own grid', [crop]],
    ['cropped through the rectangle', [{ do: 'crop', left: 90, top: 61, width: 111, height: 93 }]],
    ['cropped and scaled', [crop, { do: 'resize', width: 77 }]],
    ...([1, 2, 3] as const).map((quarterTurns): [string, Edit[]] => [
      `cropped and turned by ${quarterTurns * 90}°`,
      [crop, { do: 'rotate', quarterTurns }],
    ]),
    ...(['horizontal', 'vertical'] as const).map((axis): [string, Edit[]] => [
      `cropped and mirrored, ${axis}`,
      [crop, { do: 'flip', axis }],
    ]),
    [
      'turned, mirrored, cropped and scaled',
      [
        { do: 'rotate', quarterTurns: 1 },
        { do: 'flip', axis: 'horizontal' },
        { do: 'crop', left: 13, top: 31, width: 150, height: 187 },
        { do: 'resize', width: 90 },
      ],
    ],
  ];
  it.each(cases)('%s', async (_, edits) => {
    const result = await edited(edits, jpeg, gainMapJpeg(), by);
    expect(result.backend).toBe(backend);
    const bytes = await bytesOf(result);
    expect(result.plan.losses).not.toContain('hdr');
    expect(await offset(bytes)).toBeLessThan(1.2);
    const map = await sharp(mapOf(bytes)).metadata();
    expect(map.width).toBe(Math.round(result.width / GAIN_RATIO));
    expect(map.height).toBe(Math.round(result.height / GAIN_RATIO));
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('turned upright from orientation %i', async (orientation) => {
    const result = await edited([crop], jpeg, gainMapJpeg({ orientation }), by);
    expect(result).toMatchObject({ width: crop.width, height: crop.height });
    const bytes = await bytesOf(result);
    expect((await sharp(bytes).metadata()).orientation ?? 1).toBe(1);
    expect(await offset(bytes)).toBeLessThan(1.2);
    const [left] = await edgesOf(bytes);
    expect((left ?? 0) * crop.width).toBeCloseTo(BRIGHT.left - crop.left, 0);
  });
});

describe('a file with a map', () => {
  it('keeps the parameters of the map', async () => {
    const map = mapOf(await bytesOf(await edited([{ do: 'resize', width: 128 }])));
    expect(Buffer.from(map).includes(MAP_MEANING)).toBe(true);
  });

  it('has the location of the map in its index and its XMP', async () => {
    const bytes = Buffer.from(await bytesOf(await edited([{ do: 'resize', width: 128 }])));
    const { map } = partsOfJpeg(bytes);
    const length = Number(/Semantic="GainMap"[^>]*Item:Length="(\d+)"/.exec(bytes.toString('latin1'))?.[1]);
    expect(length).toBe(map?.jpeg.length);
    const header = bytes.indexOf('MPF\0') + 4;
    const size = bytes.readUInt32BE(header + 50 + 16 + 4);
    const place = header + bytes.readUInt32BE(header + 50 + 16 + 8);
    expect(size).toBe(length);
    expect(bytes.subarray(place, place + 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(place + size).toBe(bytes.length);
    expect(bytes.readUInt32BE(header + 50 + 4)).toBe(place);
  });

  it('keeps the map without metadata, and XMP with it', async () => {
    const stripped = Buffer.from(await bytesOf(await edited([{ do: 'resize', width: 128 }])));
    expect(stripped.includes('kept words')).toBe(false);
    expect(stripped.includes('Picwright test camera')).toBe(false);
    const kept = await edited([{ do: 'resize', width: 128 }], { ...jpeg, metadata: 'keep' });
    const bytes = Buffer.from(await bytesOf(kept));
    expect(bytes.includes('kept words')).toBe(true);
    expect(bytes.includes('Picwright test camera')).toBe(true);
    expect(bytes.toString('latin1').match(/Semantic="GainMap"/g)).toHaveLength(1);
    expect(await offset(bytes)).toBeLessThan(1.2);
  });

  it('keeps the map when it is stripped', async () => {
    const bytes = await gainMapJpeg({ orientation: 6, video: true });
    const output = { format: 'same', aim: 'size', bytes: 1e6, metadata: 'strip' } as const;
    const result = await engine.run(fileOf(bytes), { edits: [], output });
    expect(result.notes.map(({ code }) => code)).toEqual(['left-as-it-is', 'metadata-removed']);
    expect(result.plan.losses).toEqual(['metadata', 'video']);
    const stripped = await bytesOf(result);
    expect(Buffer.from(stripped).includes('Picwright test camera')).toBe(false);
    expect(partsOfJpeg(stripped)).toMatchObject({ video: false, foreignMap: false });
    expect((await sharp(stripped).metadata()).orientation).toBe(6);
    expect(await offset(stripped)).toBeLessThan(0.5);
  });

  it('meets a size with its map, and can be padded', async () => {
    const output = { format: 'jpeg', aim: 'size', bytes: 6000, padding: true, preserveFormat: true } as const;
    const result = await edited([{ do: 'resize', width: 240 }], output);
    const bytes = await bytesOf(result);
    expect(bytes.length).toBeLessThanOrEqual(6000);
    expect(partsOfJpeg(bytes).map).toBeDefined();
    expect(await offset(bytes)).toBeLessThan(1.5);
  });
});

describe.each(ENGINES)('Apple’s map becomes a standard one, by %s', (_backend, by) => {
  /** Apple's definition: the picture times 1 + (headroom − 1) × the map, with the transfer function of Rec. 709. */
  const factorOf = (value: number, headroom: number) => {
    const v = value / 255;
    return 1 + (headroom - 1) * (v < 0.081 ? v / 4.5 : ((v + 0.099) / 1.099) ** (1 / 0.45));
  };

  it.each([
    ['by the maker note', { headroom: 1.2, gain: 0.005 }, 2 ** 2.65],
    ['by other such numbers', { headroom: 0.6, gain: 0.5 }, 2 ** 1.5505],
    ['by the metadata of newer maps', 4.5, 4.5],
  ])('%s', async (_, strength, headroom) => {
    const source = gainMapJpeg({ kind: 'apple', strength });
    expect((await engine.probe(fileOf(await source))).parts).toMatchObject({ gainMap: 'read' });
    const result = await edited([crop], jpeg, source, by);
    expect(result.plan.losses).not.toContain('hdr');
    const bytes = await bytesOf(result);
    expect(await offset(bytes, headroom)).toBeLessThan(2);
    // The rectangle is 255 and the area around it 20. Both have the brightness of Apple's definition.
    const { data, step } = await grey(mapOf(bytes, headroom));
    const samples = Array.from({ length: data.length / step }, (_, i) => data[i * step] ?? 0);
    const boostOf = (sample: number) => headroom ** (sample / 255);
    expect(boostOf(Math.max(...samples))).toBeCloseTo(factorOf(255, headroom), 1);
    expect(Math.abs(boostOf(samples[0] ?? 0) - factorOf(20, headroom))).toBeLessThan(0.03);
  });

  it('which takes an encode, even to strip a file', async () => {
    const source = gainMapJpeg({ kind: 'apple', strength: { headroom: 1.2, gain: 0.005 } });
    const output = { format: 'same', aim: 'encode', metadata: 'strip' } as const;
    expect(partsOfJpeg(await bytesOf(await edited([], output, source))).map).toBeDefined();
  });
});

describe('reports before the run', () => {
  it.each(['png', 'webp', 'avif', 'jxl', 'pdf'] as const)('that %s loses the map', async (format) => {
    const { plan } = await edited([], { format, aim: 'encode' });
    expect(plan.losses).toContain('hdr');
  });

  it('that Apple’s map is lost if its strength is unknown', async () => {
    const source = gainMapJpeg({ kind: 'apple' });
    expect((await engine.probe(fileOf(await source))).parts).toEqual({ gainMap: 'foreign' });
    expect((await edited([crop], jpeg, source)).plan.losses).toContain('hdr');
  });

  it('that the video of a motion photo is lost, and XMP does not name it', async () => {
    const source = gainMapJpeg({ video: true });
    expect((await engine.probe(fileOf(await source))).parts).toEqual({ gainMap: 'read', video: true });
    for (const output of [jpeg, { ...jpeg, metadata: 'keep' }, { format: 'webp', aim: 'encode', metadata: 'keep' }]) {
      const result = await edited([crop], output as Output, source);
      const bytes = Buffer.from(await bytesOf(result));
      expect(result.plan.losses).toContain('video');
      expect(bytes.includes('ftypmp42')).toBe(false);
      expect(bytes.includes('MotionPhoto')).toBe(false);
    }
  });

  it('nothing of a photo without such parts', async () => {
    const plain = await sharp(await gainMapJpeg())
      .jpeg()
      .toBuffer();
    expect((await engine.probe(fileOf(plain))).parts).toBeUndefined();
    expect((await edited([crop], jpeg, Promise.resolve(plain))).plan.losses).toEqual([]);
  });
});

describe('in other formats', () => {
  /** Returns the first bytes of a HEIC with this index. */
  const withIndex = (says: string) => {
    const meta = Buffer.from(`....meta\0\0\0\0${says}`, 'latin1');
    meta.writeUInt32BE(meta.length);
    return Buffer.concat([Buffer.from('\0\0\0\x10ftypheic\0\0\0\0', 'latin1'), meta]);
  };

  it.each([
    ['auxC\0\0\0\0urn:com:apple:photo:2020:aux:hdrgainmap\0', { gainMap: 'foreign' }],
    ['infe\x02\0\0\0\0\x05\0\0tmap', { gainMap: 'foreign' }],
    ['auxC\0\0\0\0urn:com:apple:photo:2018:aux:disparity\0', { other: true }],
    ['auxC\0\0\0\0urn:mpeg:hevc:2015:auxid:1\0', {}],
  ])('HEIC: %j', async (index, parts) => {
    expect((await workOn({ id: 'heic' })).parts?.(withIndex(index))).toEqual(parts);
  });

  it('JPEG XL: its own box', async () => {
    const box = Buffer.from('\0\0\0\x0cjhgm\0\0\0\0', 'latin1');
    const container = Buffer.from('\0\0\0\x0cJXL \r\n\x87\n', 'latin1');
    expect((await workOn({ id: 'jxl' })).parts?.(Buffer.concat([container, box]))).toEqual({ gainMap: 'foreign' });
    expect((await workOn({ id: 'jxl' })).parts?.(container)).toEqual({});
  });
});

it('the canvas reports a map that it cannot write', async () => {
  const { readProbe } = await import('../../../backends/canvas/read-probe.ts');
  const { parts } = await readProbe(new Uint8Array(await gainMapJpeg({ video: true })), formatOf('jpeg'));
  expect(parts).toEqual({ gainMap: 'foreign', video: true });
});
