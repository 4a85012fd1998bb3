// What ten megapixels cost in time of the processor, in one run: node bench/jpeg/speed.ts [rounds] [scale]
// The JPEG encoder beside libvips's and sharp with MozJPEG's settings, by turns. docs/decisions/0035-jpeg-encoder.md
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadKernel } from '../../engine/score/load.node.ts';
import type { Pixels } from '../../engine/score/pixels.ts';
import { prepare } from '../../engine/score/score.ts';
import { CORPUS } from '../../fixtures/corpus.ts';
import { encode as encodeByVips, pictureOf } from '../score/codec.ts';
import { jpegByLibvips } from './libvips.ts';
import { encodeJpeg } from './own.ts';

const rounds = Number(process.argv[2] ?? 5);
const QUALITY = 75;
/** About the score of libvips at that quality. */
const SCALE = Number(process.argv[3] ?? 0.62);

const { data, info } = await sharp(await readFile(join(CORPUS, 'photos/demo-large-photo.jpg')))
  .toColourspace('srgb')
  .raw()
  .toBuffer({ resolveWithObject: true });
const { width, height } = info;
const pixels: Pixels = { data: new Uint8Array(data), width, height, channels: 3 };
using picture = pictureOf(pixels);
const prepared = prepare(await loadKernel(), pixels);
// One worker.
sharp.concurrency(1);

const ways = {
  'the encoder': () => encodeJpeg(pixels, { scale: SCALE, colour: 'halved' }),
  libvips: () => encodeByVips(picture, jpegByLibvips, { quality: QUALITY, effort: 'usual', lossless: false }),
  'sharp, MozJPEG': () =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer(),
};

/** In milliseconds. */
const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const least = new Map<string, number>();
for (const [name, run] of Object.entries(ways)) {
  const bytes = await run();
  const seen = { ...pixels, data: new Uint8Array(await sharp(bytes).toColourspace('srgb').raw().toBuffer()) };
  console.log(`${name}: ${Math.round(bytes.length / 1000)} KB, score ${prepared.score(seen).toFixed(1)}`);
}
for (let round = 0; round < rounds; round++) {
  for (const [name, run] of Object.entries(ways)) {
    const before = processor();
    await run();
    least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, processor() - before));
  }
}
const product = least.get('libvips') ?? Number.NaN;
for (const [name, took] of least) console.log(`${name}: ${Math.round(took)} ms, ${(took / product).toFixed(2)}`);

process.exit(0);
