// What a JPEG of so many megapixels takes in memory, beside its pixels: node bench/jpeg/memory.ts [megapixels] [quality]
// Each way in a process of its own. docs/decisions/0035-jpeg-encoder.md
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { jpeg } from '../../engine/formats/jpeg.ts';
import { CORPUS } from '../../fixtures/corpus.ts';
import { encode, pictureOf } from '../score/codec.ts';
import { jpegByLibvips } from './libvips.ts';

const FORMATS = { own: jpeg, libvips: jpegByLibvips };
const [megapixels = '10', quality = '75', way] = process.argv.slice(2);
const rounded = (bytes: number) => Math.round(bytes / 1e6);

if (!way) {
  for (const name of Object.keys(FORMATS)) {
    console.log(
      execFileSync(process.execPath, [import.meta.filename, megapixels, quality, name], { encoding: 'utf8' }).trim(),
    );
  }
  process.exit(0);
}

const file = await readFile(join(CORPUS, 'photos/demo-large-photo.jpg'));
const { width = 1, height = 1 } = await sharp(file).metadata();
const factor = Math.sqrt((Number(megapixels) * 1e6) / (width * height));
const { data, info } = await sharp(file)
  .resize({ width: Math.round(width * factor) })
  .raw()
  .toBuffer({ resolveWithObject: true });
const encodeAt = async (pixels: { data: Uint8Array; width: number; height: number }) => {
  using picture = pictureOf({ ...pixels, channels: 3 });
  const format = FORMATS[way as keyof typeof FORMATS];
  return (await encode(picture, format, { quality: Number(quality), effort: 'usual', lossless: false })).length;
};
// All that is fetched and compiled is there before.
await encodeAt({ data: data.subarray(0, 64 * 64 * 3), width: 64, height: 64 });

/** Linux's own count of the most that was held at once, which writing to it begins anew. */
const peak = async () => Number(/VmHWM:\s+(\d+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1]) * 1024;
await writeFile('/proc/self/clear_refs', '5');
const before = process.memoryUsage.rss();
const bytes = await encodeAt({ data, width: info.width, height: info.height });
console.log(
  `${way}, ${megapixels} megapixels, ${Math.round(bytes / 1000)} KB: ${rounded((await peak()) - before)} MB at most beside ${rounded(before)} MB`,
);
process.exit(0);
