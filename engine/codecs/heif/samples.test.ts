import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import {
  colourItem,
  greyItem,
  heicItem,
  limitedInBitstream,
  type MadeAvif,
  makeAvif,
  rangeInBox,
} from '../../../fixtures/avif.ts';
import { createEngine } from '../../node.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const HEIGHT = 16;
const COLUMNS = Array.from({ length: 64 }, (_, x) => x * 4);
/** Rec. ITU-R BT.709, section 3: black is 16, white 235. */
const EXPANDED = COLUMNS.map((value) => Math.min(255, Math.max(0, Math.round(((value - 16) * 255) / 219))));
const COLOUR = [200, 100, 50];
const WHITE = COLUMNS.map(() => 255);

const grey = await greyItem(COLUMNS, HEIGHT);
const white = await greyItem(WHITE, HEIGHT);
const size = { width: COLUMNS.length, height: HEIGHT };
const coloured = await colourItem(sharp({ create: { ...size, channels: 3, background: { r: 200, g: 100, b: 50 } } }));
const multiplied = await colourItem(
  sharp(
    Buffer.from(
      Array.from({ length: HEIGHT }, () =>
        COLUMNS.flatMap((alpha) => COLOUR.map((value) => Math.round((value * alpha) / 255))),
      ).flat(),
    ),
    { raw: { ...size, channels: 3 } },
  ),
);

/** Returns the samples of a channel in the middle row, as the engine reads the file. */
async function readRow(made: MadeAvif) {
  const file = new File([new Uint8Array(makeAvif(made))], 'picture.avif');
  const { blob } = await engine.run(file, { edits: [], output: { aim: 'encode', format: 'png', lossless: true } });
  const { data, info } = await sharp(await blob.arrayBuffer())
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = data.subarray((HEIGHT / 2) * info.width * info.channels).subarray(0, info.width * info.channels);
  return (channel: number) => [...row].filter((_, i) => i % info.channels === channel);
}

const near = (row: readonly number[], expected: readonly number[], tolerance = 1) =>
  expect(Math.max(...row.map((value, i) => Math.abs(value - (expected[i] ?? Number.NaN))))).toBeLessThanOrEqual(
    tolerance,
  );

it.each<[string, MadeAvif, readonly number[]]>([
  ['limited range in its box', { picture: rangeInBox(grey, 'limited') }, EXPANDED],
  ['limited range in its bitstream', { picture: limitedInBitstream(grey) }, EXPANDED],
  ['limited range in a grid', { picture: limitedInBitstream(grey), grid: true }, EXPANDED],
  ['limited range and alpha', { picture: limitedInBitstream(grey), alpha: white }, EXPANDED],
  ['full range', { picture: grey }, COLUMNS],
  [
    'full range in its box, which its bitstream contradicts',
    { picture: rangeInBox(limitedInBitstream(grey), 'full') },
    COLUMNS,
  ],
])('grey of %s', async (_, made, expected) => {
  near((await readRow(made))(0), expected);
});

it.each<[string, MadeAvif, readonly number[]]>([
  ['limited range', { picture: coloured, alpha: limitedInBitstream(grey) }, EXPANDED],
  ['limited range on grey', { picture: limitedInBitstream(white), alpha: limitedInBitstream(grey) }, EXPANDED],
  ['full range', { picture: coloured, alpha: grey }, COLUMNS],
])('alpha of %s', async (_, made, expected) => {
  const row = await readRow(made);
  near(row(3), expected);
  near(row(0), made.picture === coloured ? COLUMNS.map(() => 200) : WHITE, 2);
});

it('colours that are multiplied by alpha', async () => {
  const row = await readRow({ picture: multiplied, alpha: grey, premultiplied: true });
  near(row(3), COLUMNS);
  // A level of a sample is two where alpha is a half.
  for (const [channel, value] of COLOUR.entries())
    near(
      row(channel).slice(32),
      COLUMNS.slice(32).map(() => value),
      2,
    );
});

it('colours of a HEIC that are multiplied by alpha', async () => {
  const picture = heicItem();
  const made = { codec: 'hevc', picture, alpha: picture } as const;
  const [stored, shown] = [await readRow(made), await readRow({ ...made, premultiplied: true })];
  near(shown(3), stored(3), 0);
  for (const channel of [0, 1, 2])
    near(
      shown(channel),
      stored(channel).map((value, x) => Math.min(255, (value * 255) / (stored(3)[x] ?? 0))),
    );
});
