import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { DISPOSAL, type MadeGif, makeGif } from '../../../fixtures/gif.ts';
import { fixture } from '../../../fixtures/index.ts';
import { apngAsWebp } from '../../../fixtures/read-apng.ts';
import { createEngine, type Output } from '../../node.ts';
import { earlyProbe } from '../early-probe.ts';
import { prepareGif } from './prepare.ts';

/* GIFs with areas that no frame covers, which browsers show as transparent, although no colour of the file is. */

const engines = {
  vips: createEngine({ workers: 1 }),
  sharp: createEngine({ workers: 1, backend: 'sharp' }),
};
afterAll(async () => {
  for (const engine of Object.values(engines)) await engine[Symbol.asyncDispose]();
});

const SIZE = { width: 16, height: 16 };
const PALETTE = [
  [0, 0, 0],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];
/** Every index but 200 is in use. */
const MANY = Array.from({ length: 256 }, (_, i) => [i, 255 - i, 128]);
const WHOLE = [0, 0, 16, 16] as const;
const { none, background, previous } = DISPOSAL;
const plain = (index: number) => () => index;

/** Letters by the first pixel of each quarter, row by row: nothing, or the colour's initial. */
const KINDS: Record<string, [Partial<MadeGif>, string[]]> = {
  'a first frame that is smaller': [
    {
      frames: [
        { box: [8, 8, 8, 8], at: plain(1), disposal: none },
        { box: [0, 0, 8, 8], at: plain(2), disposal: none },
      ],
    },
    ['...r', 'g..r'],
  ],
  'one frame that is smaller': [
    { background: 3, frames: [{ box: [8, 0, 8, 16], at: plain(1), disposal: none }] },
    ['.r.r'],
  ],
  'frames without extensions': [
    {
      frames: [
        { box: [0, 0, 8, 16], at: plain(3) },
        { box: [8, 8, 8, 8], at: plain(1) },
      ],
    },
    ['b.b.', 'b.br'],
  ],
  'one frame whose data end early': [{ frames: [{ box: WHOLE, at: plain(1), disposal: none, stored: 128 }] }, ['rr..']],
  'a first frame whose data end early': [
    {
      frames: [
        { box: WHOLE, at: plain(1), stored: 128 },
        { box: [0, 0, 8, 16], at: plain(2), disposal: none },
        { box: WHOLE, at: plain(3), disposal: none, stored: 64 },
      ],
    },
    ['rr..', 'grg.', 'bbg.'],
  ],
  'frames that go to the background': [
    {
      background: 2,
      frames: [
        { box: [0, 0, 16, 16], at: plain(1), disposal: background },
        { box: [0, 0, 8, 8], at: plain(2), disposal: background },
        { box: [8, 8, 8, 8], at: plain(3), disposal: none },
      ],
    },
    ['rrrr', 'g...', '...b'],
  ],
  'some frames with a transparent colour': [
    {
      background: 2,
      frames: [
        { box: [0, 0, 16, 16], at: plain(1), disposal: none, transparent: 0 },
        { box: [0, 0, 8, 8], at: plain(2), disposal: background },
        { box: [8, 8, 8, 8], at: plain(3), disposal: none },
      ],
    },
    ['rrrr', 'grrr', '.rrb'],
  ],
  'a first frame that goes to what was before': [
    {
      frames: [
        { box: WHOLE, at: plain(1), disposal: previous },
        { box: [0, 0, 8, 8], at: plain(2), disposal: none },
      ],
    },
    ['rrrr', 'g...'],
  ],
};

const initial = (pixel: Uint8Array) => {
  if (pixel[3] === 0) return '.';
  return 'rgb'[[0, 1, 2].findIndex((channel) => (pixel[channel] ?? 0) > 200)] ?? '?';
};

/** The first pixel of each quarter of each frame. */
async function quartersOf(bytes: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(bytes, { pages: -1 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (page: number, x: number, y: number) => {
    const from = ((page * SIZE.height + y) * SIZE.width + x) * 4;
    return initial(data.subarray(from, from + 4));
  };
  return Array.from({ length: info.height / SIZE.height }, (_, page) =>
    [at(page, 0, 0), at(page, 8, 0), at(page, 0, 8), at(page, 8, 8)].join(''),
  );
}

const gifOf = (made: Partial<MadeGif>) => makeGif({ ...SIZE, palette: PALETTE, frames: [], ...made });
const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'moving.gif');

describe.each(['vips', 'sharp'] as const)('with %s', (backend) => {
  const engine = engines[backend];
  const run = async (bytes: Uint8Array, output: Partial<Output>) => {
    const edits = [
      { do: 'flip', axis: 'horizontal' } as const,
      { do: 'rotate', quarterTurns: 2 } as const,
      { do: 'flip', axis: 'vertical' } as const,
    ];
    const result = await engine.run(fileOf(bytes), { edits, output: { aim: 'encode', ...output } as Output });
    return { ...result, data: new Uint8Array(await result.blob.arrayBuffer()) };
  };

  describe.each(Object.entries(KINDS))('%s', (_, [made, frames]) => {
    const gif = gifOf(made);

    it('is known to have transparency', async () => {
      expect(await engine.probe(fileOf(gif))).toMatchObject({ alpha: true, frames: frames.length, bytes: gif.length });
      expect(await earlyProbe(new Uint8Array(gif))).toMatchObject({ alpha: true, frames: frames.length });
    });

    it.each(['gif', 'webp', 'png'] as const)('is transparent in %s', async (format) => {
      const { data } = await run(gif, { format, lossless: true });
      const opened = format === 'png' ? ((await apngAsWebp(data)) ?? data) : data;
      expect(await quartersOf(opened)).toEqual(frames);
    });

    it('has the background of a JPEG', async () => {
      const { data, plan } = await run(gif, { format: 'jpeg', quality: 100, background: '#0000ff' });
      expect(plan.losses).toContain('transparency');
      expect(await quartersOf(data)).toEqual([frames[0]?.replaceAll('.', 'b')]);
    });

    it('is transparent in a preview', async () => {
      const shown = await engine.preview(fileOf(gif), { exact: true });
      expect(await quartersOf(new Uint8Array(await shown.arrayBuffer()))).toEqual([frames[0]]);
    });
  });

  it('many colours keep all of theirs', async () => {
    const at = (x: number, y: number) => [0, 200, 199, ...Array(253).keys()][y * 16 + x] ?? 0;
    const used = (x: number, y: number) => (at(x, y) === 200 ? 201 : at(x, y));
    const gif = gifOf({
      palette: MANY,
      frames: [
        { box: WHOLE, at: used, disposal: background },
        { box: [0, 0, 8, 8], at: plain(7), disposal: none },
      ],
    });
    const { data } = await run(gif, { format: 'webp', lossless: true });
    const { data: raw } = await sharp(data, { pages: -1 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let i = 0; i < 256; i++) {
      const wanted = [...(MANY[used(i % 16, Math.floor(i / 16))] ?? []), 255];
      expect([...raw.subarray(i * 4, i * 4 + 4)]).toEqual(wanted);
    }
    expect([...raw.subarray(257 * 4, 258 * 4)]).toEqual([7, 248, 128, 255]);
    expect(raw[511 * 4 + 3]).toBe(0);
  });
});

describe('a file without holes', () => {
  it.each<[string, Partial<MadeGif>]>([
    [
      'whose frames stay',
      {
        frames: [
          { box: WHOLE, at: plain(1), disposal: none },
          { box: [4, 4, 4, 4], at: plain(2), disposal: none },
        ],
      },
    ],
    [
      'whose cleared areas are covered by the next frame',
      {
        frames: [
          { box: WHOLE, at: plain(1), disposal: none },
          { box: [4, 4, 4, 4], at: plain(2), disposal: background },
          { box: [2, 2, 8, 8], at: plain(3), disposal: none },
        ],
      },
    ],
  ])('%s keeps its bytes', async (_, made) => {
    const gif = new Uint8Array(gifOf(made));
    expect(prepareGif(gif).bytes).toBe(gif);
    expect(await earlyProbe(gif)).toMatchObject({ alpha: false });
  });

  it.each(['four-frames.gif', 'quadrants.png'] as const)('%s keeps its bytes', async (name) => {
    const bytes = new Uint8Array(await fixture(name));
    expect(prepareGif(bytes).bytes).toBe(bytes);
  });
});
