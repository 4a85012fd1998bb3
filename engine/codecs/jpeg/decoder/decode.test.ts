import { describe, expect, it } from 'vitest';
import { CORPUS_FILES, CORPUS_PHOTOS, corpusFile, NO_CORPUS } from '../../../../fixtures/corpus.ts';
import { FIXTURES, type FixtureName, fixture } from '../../../../fixtures/index.ts';
import { pixelsBySharp, withoutMetadata } from '../../../../fixtures/jpeg-pixels.ts';
import { asSharp, noise, paint } from '../../../../fixtures/pictures.ts';
import { readJpeg } from '../../../../fixtures/read-jpeg.ts';
import { usedMemory } from '../../../../fixtures/used-memory.ts';
import { type JpegShape, writeJpeg } from '../../../../fixtures/write-jpeg.ts';
import { describeWith } from '../../../../scripts/test/describe-with.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import { decodeJpeg as decode, decodeCoefficients, endingOf } from './decode.ts';
import { JpegRefused, type Refusal } from './refusal.ts';

const module = await compileModule('jpeg-decoder');
const used = usedMemory();

/** Pixels do not depend on what the memory held before. */
const decodeJpeg: typeof decode = (from, bytes, options) =>
  used.lend((memory) => decode(from, bytes, { ...options, memory }));

/** Compares with the pixels of sharp, which has libjpeg-turbo's decoder. @returns the first difference */
async function differenceOf(bytes: Uint8Array): Promise<string | undefined> {
  const { data, width, channels } = decodeJpeg(module, bytes);
  const expected = await pixelsBySharp(bytes);
  if (expected.equals(data)) return undefined;
  const i = expected.findIndex((value, at) => value !== data[at]);
  const [x, y] = [Math.floor(i / channels) % width, Math.floor(i / channels / width)];
  return `${data[i]} instead of ${expected[i]} at ${x}, ${y}; ${data.length} instead of ${expected.length} bytes`;
}

function refusalOf(bytes: Uint8Array): Refusal | undefined {
  try {
    decodeJpeg(module, bytes);
    return undefined;
  } catch (error) {
    if (error instanceof JpegRefused) return error.reason;
    throw error;
  }
}

/** With up to `most` fill bytes before each marker of the entropy-coded data (T.81, B.1.1.2). */
function withFill(bytes: Buffer, most: number): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(Buffer.from([0xff, 0xda])) + 2; at < bytes.length - 1; at++) {
    if (bytes[at] !== 0xff || bytes[at + 1] === 0) continue;
    parts.push(bytes.subarray(from, at), Buffer.alloc(at % (most + 1), 0xff));
    from = at;
  }
  return Buffer.concat([...parts, bytes.subarray(from)]);
}

const FACTORS = [
  [2, 1],
  [1, 2],
  [2, 2],
] as const;
const SAMPLING: readonly JpegShape['factors'][] = [
  ...([[[1, 1]], [[2, 2]], [[1, 2]]] as const),
  [
    [1, 1],
    [1, 1],
    [1, 1],
  ],
  ...FACTORS.flatMap(([h, v]) => [
    [
      [h, v],
      [1, 1],
      [1, 1],
    ] as const,
    [
      [h, v],
      [h, 1],
      [1, v],
    ] as const,
    [
      [1, 1],
      [h, v],
      [1, 1],
    ] as const,
  ]),
  [
    [4, 1],
    [1, 1],
    [1, 1],
  ],
  [
    [4, 2],
    [1, 1],
    [1, 1],
  ],
  [
    [1, 4],
    [1, 1],
    [1, 2],
  ],
  [
    [4, 1],
    [2, 1],
    [1, 1],
  ],
];

describe('pixels equal to those of sharp', () => {
  it.each(SAMPLING.map((factors) => ({ factors, name: factors.map(([h, v]) => `${h}×${v}`).join() })))(
    'with random coefficients, sampling $name',
    async ({ factors }) => {
      const random = noise(factors.flat().reduce((sum, n) => sum * 5 + n, 1));
      for (let i = 0; i < 16; i++) {
        const shape: JpegShape = {
          width: i < 6 ? i + 1 : 1 + Math.floor(random() * 67),
          height: i < 6 ? 6 - i : 1 + Math.floor(random() * 53),
          factors,
          seed: i + 1,
          progressive: i % 2 === 1,
          restart: i % 3 === 2 ? 1 + Math.floor(random() * 5) : 0,
          separate: i % 5 === 4,
          step: [1, 8, 30, 255][i % 4] ?? 8,
          ...(i % 7 === 6 && factors.length === 3 ? { adobe: i % 2 } : {}),
        };
        expect(await differenceOf(writeJpeg(shape)), JSON.stringify(shape)).toBeUndefined();
      }
    },
  );

  it('of gradients and noise, as sharp encodes them', async () => {
    const random = noise(9);
    for (let i = 0; i < 48; i++) {
      const [width, height] = [1 + Math.floor(random() * 300), 1 + Math.floor(random() * 200)];
      const strength = 255 * random() ** 2;
      const picture = paint(width, height, (x, y) => {
        const value = (base: number) => Math.max(0, Math.min(255, Math.round(base + strength * (random() - 0.5))));
        return [value((255 * x) / width), value((255 * y) / height), value(128)];
      });
      const options = {
        quality: [5, 30, 75, 92, 100][i % 5] ?? 80,
        chromaSubsampling: i % 2 === 0 ? '4:2:0' : '4:4:4',
        progressive: i % 3 === 1,
        mozjpeg: i % 6 === 5,
      };
      const bytes = await asSharp(picture)
        .toColourspace(i % 8 === 7 ? 'b-w' : 'srgb')
        .jpeg(options)
        .toBuffer();
      expect(await differenceOf(bytes), JSON.stringify({ width, height, ...options })).toBeUndefined();
    }
  });

  it('of files that pass through the kernel’s window in many parts', async () => {
    for (let i = 0; i < 24; i++) {
      const shape: JpegShape = {
        width: 3 + 5 * i,
        height: 1500,
        factors: SAMPLING[(i * 5) % SAMPLING.length] ?? [[1, 1]],
        seed: i + 1,
        progressive: i % 4 === 1,
        restart: i % 3 === 2 ? 1 + (i % 5) : 0,
        separate: i % 5 === 4,
        step: [1, 8, 30, 255][i % 4] ?? 8,
      };
      const bytes = writeJpeg(shape);
      expect(await differenceOf(bytes), JSON.stringify(shape)).toBeUndefined();
      expect(await differenceOf(withFill(bytes, i)), JSON.stringify(shape)).toBeUndefined();
      const parts = Array.from({ length: 20 }, (_, n) => bytes.subarray(0, (bytes.length - 2) * (1 - (n + 1) / 41)));
      expect(parts.map(refusalOf), JSON.stringify(shape)).not.toContain(undefined);
    }
  });

  it('or refused, where fill bytes take up the kernel’s window', () => {
    const bytes = writeJpeg({ width: 8, height: 800, factors: [[1, 1]], restart: 1 });
    const { data } = decodeJpeg(module, bytes);
    let refused = 0;
    for (let row = 20; row < 22; row++) {
      const at = bytes.indexOf(Buffer.from([0xff, 0xd0 + (row % 8)]), bytes.length / 2);
      for (let fill = 300; fill < 1500; fill += 7) {
        const filled = Buffer.concat([bytes.subarray(0, at), Buffer.alloc(fill, 0xff), bytes.subarray(at)]);
        if (refusalOf(filled)) refused += 1;
        else expect(decodeJpeg(module, filled).data, `${fill} bytes`).toEqual(data);
      }
    }
    expect(refused).toBeGreaterThan(0);
  });

  it('of the fixtures', async () => {
    const refused: Record<string, Refusal> = {};
    for (const name of Object.keys(FIXTURES) as FixtureName[]) {
      if (!/\.jpe?g$/.test(name)) continue;
      const bytes = await fixture(name);
      const reason = refusalOf(bytes);
      if (reason) refused[name] = reason;
      else expect(await differenceOf(withoutMetadata(bytes)), name).toBeUndefined();
    }
    expect(refused).toEqual({
      'cmyk-with-profile.jpg': 'components',
      'cmyk-without-profile.jpg': 'components',
      'empty.jpg': 'not-jpeg',
      'png-inside.jpg': 'not-jpeg',
      'text.jpg': 'not-jpeg',
      'truncated.jpg': 'truncated',
    });
  });
});

describeWith(NO_CORPUS, 'real pictures', () => {
  it('have the pixels of sharp, or are refused', { tags: ['all'] }, async () => {
    const refused: Record<string, Refusal> = {};
    for (const name of [...CORPUS_FILES, ...CORPUS_PHOTOS.map((photo) => `photos/${photo}`)]) {
      const bytes = Buffer.from(await (await corpusFile(name)).arrayBuffer());
      if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || name === 'giant-image.jpg') continue;
      const reason = refusalOf(bytes);
      if (reason) refused[name] = reason;
      else expect(await differenceOf(withoutMetadata(bytes)), name).toBeUndefined();
    }
    expect(refused).toEqual({
      'Channel_digital_image_CMYK_color.jpg': 'components',
      'Channel_digital_image_CMYK_color_no_profile.jpg': 'components',
      'corrupt-header.jpg': 'truncated',
      'testimgl.jpg': 'lossless',
      'truncated.jpg': 'truncated',
    });
  });
});

describe('coefficients', () => {
  it.each([false, true])('are those of a strict reader, progressive %s', (progressive) => {
    for (const factors of SAMPLING) {
      const bytes = writeJpeg({ width: 61, height: 35, factors, progressive, seed: 3 });
      const expected = readJpeg(bytes);
      const seen = decodeCoefficients(module, bytes);
      expect(seen).toMatchObject({ width: 61, height: 35, colours: factors.length === 1 ? 'grey' : 'ycc' });
      for (const [c, { blocks, columns, across, down, table }] of seen.components.entries()) {
        const strict = expected.parts[c];
        if (!strict) throw new Error('A component is missing');
        expect([...table]).toEqual(new Array(64).fill(8));
        expect({ across, down }).toEqual({ across: strict.across, down: strict.down });
        for (let y = 0; y < down; y++) {
          for (let x = 0; x < across; x++) {
            const own = blocks.subarray((y * columns + x) * 64).subarray(0, 64);
            const zigzag = strict.blocks.subarray((y * strict.columns + x) * 64).subarray(0, 64);
            expect([own[0], own[1], own[8], own[62], own[63]]).toEqual([0, 1, 2, 62, 63].map((k) => zigzag[k]));
            expect([...own].sort()).toEqual([...zigzag].sort());
          }
        }
      }
    }
  });
});

describe('refuses', () => {
  const shape = {
    width: 40,
    height: 30,
    factors: [
      [2, 2],
      [1, 1],
      [1, 1],
    ],
  } as const;
  const bytes = writeJpeg(shape);
  const at = (marker: number) => bytes.indexOf(Buffer.from([0xff, marker]));
  const with_ = (offset: number, ...values: number[]) => {
    const copy = Buffer.from(bytes);
    copy.set(values, offset);
    return copy;
  };
  const insert = (offset: number, ...values: number[]) =>
    Buffer.concat([bytes.subarray(0, offset), Buffer.from(values), bytes.subarray(offset)]);
  const progressive = writeJpeg({ ...shape, progressive: true });
  const restarted = writeJpeg({ ...shape, restart: 2 });
  const lastScan = progressive.lastIndexOf(Buffer.from([0xff, 0xda]));
  const EOI = [0xff, 0xd9];
  const second = restarted.indexOf(Buffer.from([0xff, 0xd1]));

  it.each<[string, Refusal, Uint8Array]>([
    ['an empty file', 'not-jpeg', Buffer.alloc(0)],
    ['a PNG', 'not-jpeg', Buffer.from('\x89PNG')],
    ['the start alone', 'truncated', Buffer.from([0xff, 0xd8])],
    ['an end without a frame', 'marker', Buffer.from([0xff, 0xd8, ...EOI])],
    ['arithmetic coding', 'arithmetic', with_(at(0xc0) + 1, 0xc9)],
    ['a lossless frame', 'lossless', with_(at(0xc0) + 1, 0xc3)],
    ['a hierarchical frame', 'hierarchical', with_(at(0xc0) + 1, 0xc5)],
    ['12 bits', 'precision', with_(at(0xc0) + 4, 12)],
    ['a height in a DNL segment', 'height', with_(at(0xc0) + 5, 0, 0)],
    ['a side beyond 65,500', 'too-large', with_(at(0xc0) + 7, 0xff, 0xff)],
    ['a fractional ratio of sampling factors', 'sampling', with_(at(0xc0) + 11, 0x31, 0, 2, 0x21)],
    ['two components of one name', 'marker', with_(at(0xc0) + 13, 1)],
    ['an unknown transform', 'components', writeJpeg({ ...shape, adobe: 2 })],
    ['a step of zero', 'table', with_(at(0xdb) + 5, 0)],
    ['more codes than there are', 'table', with_(at(0xc4) + 5, 3)],
    ['a code of ones alone', 'table', insert(2, 0xff, 0xc4, 0, 21, 0x13, 2, ...new Array(15).fill(0), 1, 2)],
    ['a DC difference of 16 bits', 'table', insert(2, 0xff, 0xc4, 0, 20, 3, 1, ...new Array(15).fill(0), 16)],
    ['an unknown revision of JFIF', 'marker', with_(at(0xe0) + 9, 33)],
    ['a scan without its table', 'table', with_(at(0xda) + 6, 0x11)],
    ['a byte between two segments', 'marker', insert(at(0xc0), 0)],
    ['half a scan', 'truncated', bytes.subarray(0, -100)],
    ['half a scan and an end', 'scan-length', Buffer.concat([bytes.subarray(0, -100), Buffer.from(EOI)])],
    [
      'a byte too much in a scan',
      'scan-length',
      Buffer.concat([bytes.subarray(0, -2), Buffer.of(0), Buffer.from(EOI)]),
    ],
    ['a restart marker where none is expected', 'scan-length', with_(bytes.length - 80, 0xff, 0xd0)],
    [
      'a restart marker out of order',
      'restart',
      Buffer.concat([restarted.subarray(0, second), Buffer.from([0xff, 0xd3]), restarted.subarray(second + 2)]),
    ],
    [
      'a progressive file without its last scan',
      'incomplete',
      Buffer.concat([progressive.subarray(0, lastScan), Buffer.from(EOI)]),
    ],
    [
      'a scan that comes twice',
      'scan-order',
      Buffer.concat([progressive.subarray(0, -2), progressive.subarray(lastScan)]),
    ],
  ])('%s', (_, reason, damaged) => {
    expect(refusalOf(damaged)).toBe(reason);
  });
});

describe('a file that ends early', () => {
  const shape = { width: 160, height: 160, factors: SAMPLING[0] ?? [[1, 1]] } as const;
  const variants: Record<string, Buffer> = {
    sequential: writeJpeg(shape),
    'of one component': writeJpeg({ ...shape, factors: [[1, 1]] }),
    'with restarts': writeJpeg({ ...shape, restart: 3 }),
    progressive: writeJpeg({ ...shape, progressive: true }),
    'with separate scans': writeJpeg({ ...shape, separate: true }),
  };

  it.each(Object.entries(variants))('%s: is whole without its end marker, or with half of it', async (_, bytes) => {
    for (const ended of [bytes.subarray(0, -2), bytes.subarray(0, -1)]) {
      expect(endingOf(module, ended)).toBe('whole');
      expect(Buffer.compare(decodeJpeg(module, ended).data, await pixelsBySharp(bytes))).toBe(0);
    }
  });

  it.each(Object.entries(variants))('%s: is not whole without its last bytes', (_, bytes) => {
    for (const cut of [6, 20, 200])
      expect(endingOf(module, bytes.subarray(0, -cut)), String(cut)).toHaveProperty('missing');
  });

  it('lacks the share of the picture that is not decoded', () => {
    const bytes = variants.sequential ?? Buffer.alloc(0);
    const scan = bytes.indexOf(Buffer.of(0xff, 0xda));
    for (const share of [0.25, 0.5, 0.9]) {
      const ending = endingOf(module, bytes.subarray(0, scan + (bytes.length - scan) * share));
      expect(ending).toMatchObject({ missing: expect.closeTo(1 - share, 1) });
    }
  });

  it('lacks an unknown share of detail if a later scan is cut off', () => {
    const bytes = variants.progressive ?? Buffer.alloc(0);
    expect(endingOf(module, bytes.subarray(0, -20))).toEqual({ missing: undefined });
    const lastScan = bytes.lastIndexOf(Buffer.of(0xff, 0xda));
    expect(endingOf(module, bytes.subarray(0, lastScan))).toEqual({ missing: undefined });
  });

  it('is another kind of damage without a picture, or in the middle', () => {
    const bytes = Buffer.from(variants.sequential ?? []);
    const scan = bytes.indexOf(Buffer.of(0xff, 0xda));
    expect(endingOf(module, bytes.subarray(0, scan - 4))).toBe('other');
    bytes.fill(0xd0, scan + 200, scan + 260);
    expect(endingOf(module, bytes)).toBe('other');
  });
});
