import { expect, it } from 'vitest';
import { pixelsBySharp } from '../../../../fixtures/jpeg-pixels.ts';
import { asSharp, photoLike } from '../../../../fixtures/pictures.ts';
import { usedMemory } from '../../../../fixtures/used-memory.ts';
import { writeJpeg } from '../../../../fixtures/write-jpeg.ts';
import { MUTATORS } from '../../../../proof/damage/mutators.ts';
import { seeded } from '../../../../proof/damage/random.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import { decodeJpeg } from './decode.ts';
import { JpegRefused } from './refusal.ts';

const module = await compileModule('jpeg-decoder');
const used = usedMemory();
const mutators = Object.entries(MUTATORS);

const sources = [
  await asSharp(photoLike(90, 70)).jpeg({ quality: 80 }).toBuffer(),
  await asSharp(photoLike(90, 70)).jpeg({ quality: 60, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  await asSharp(photoLike(64, 64)).jpeg({ quality: 90, mozjpeg: true }).toBuffer(),
  writeJpeg({
    width: 70,
    height: 50,
    factors: [
      [2, 1],
      [1, 1],
      [1, 1],
    ],
    restart: 3,
  }),
  writeJpeg({
    width: 33,
    height: 47,
    factors: [
      [2, 2],
      [1, 1],
      [1, 1],
    ],
    progressive: true,
    restart: 4,
  }),
];

/** Adds the end-of-image marker, without which sharp refuses a file. It has no effect after the one that exists. */
const withEnd = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.of(0xff, 0xd9)]);

/** Damages a file, and compares what is decoded with sharp. @returns why it was refused */
async function refusalOf(number: number): Promise<string | undefined> {
  const random = seeded(number);
  const [name, mutate] = random.pick(mutators);
  const damaged = mutate(random.pick(sources), random, random.pick(sources));
  try {
    const { data } = used.lend((memory) => decodeJpeg(module, damaged, { memory }));
    expect(Buffer.compare(await pixelsBySharp(withEnd(damaged)), data), `damaged file ${number}, ${name}`).toBe(0);
    return undefined;
  } catch (error) {
    if (error instanceof JpegRefused) return error.reason;
    throw new Error(`damaged file ${number}, ${name}`, { cause: error });
  }
}

async function decodeDamaged(first: number, count: number): Promise<Map<string | undefined, number>> {
  const outcomes = new Map<string | undefined, number>();
  for (let i = first; i < first + count; i++) {
    const reason = await refusalOf(i);
    outcomes.set(reason, (outcomes.get(reason) ?? 0) + 1);
  }
  return outcomes;
}

it('refuses 100 damaged files, or decodes them as sharp does', async () => {
  expect((await decodeDamaged(0, 100)).size).toBeGreaterThan(4);
});

it('refuses 900 more damaged files, or decodes them as sharp does', { tags: ['all'] }, async () => {
  expect((await decodeDamaged(100, 900)).size).toBeGreaterThan(8);
});
