// Finds the scale of the quantisation tables at which the tuning half scores as with libvips's qualities:
// node proof/jpeg/calibrate.ts
// docs/decisions/0035-jpeg-encoder.md
import sharp from 'sharp';
import { interpolate, median } from '#peers/statistics.ts';
import { jpeg } from '../../engine/codecs/jpeg/facts.ts';
import type { Pixels } from '../../engine/pixels/pixels.ts';
import { prepare } from '../../engine/score/score.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';
import { encodeJpeg } from './own.ts';
import { photosOf, pixelsOf } from './photos.ts';
import { encodeByVips, pictureOf } from './scored-codec.ts';

const SIDE = 1000;
const QUALITIES = {
  '4:2:0': [10, 20, 30, 40, 50, 60, 70, 75, 80, 85, 89, 92, 95, 98],
  '4:4:4': [20, 40, 60, 75, 85, 90, 92, 94, 96, 98, 99],
} as const;
const SCALES = [8, 5.6, 4, 2.8, 2, 1.6, 1.3, 1, 0.8, 0.65, 0.5, 0.4, 0.3, 0.22, 0.15, 0.1, 0.06, 0.03, 0.015, 0.006];

const kernel = await compileModule('score');
/** The logarithms of all photos' scales, by subsampling and quality. */
const scales = new Map<string, number[]>();
for (const { bytes } of await photosOf('tune')) {
  const pixels = await pixelsOf(bytes, SIDE);
  const prepared = prepare(kernel, pixels);
  const scoreOf = async (file: Uint8Array): Promise<number> => {
    const seen: Pixels = { ...pixels, data: new Uint8Array(await sharp(file).toColourspace('srgb').raw().toBuffer()) };
    return prepared.score(seen);
  };
  using picture = pictureOf(pixels);
  for (const subsampling of ['4:2:0', '4:4:4'] as const) {
    const own: { x: number; y: number }[] = [];
    for (const scale of SCALES) {
      own.push({ x: await scoreOf(await encodeJpeg(pixels, { scale, subsampling })), y: Math.log(scale) });
    }
    for (const quality of QUALITIES[subsampling]) {
      const file = await encodeByVips(picture, jpeg, {
        quality,
        effort: 'usual',
        lossless: false,
        chroma: subsampling,
      });
      const scale = interpolate(own, await scoreOf(file));
      const name = `${subsampling}, ${quality}`;
      if (scale !== undefined) scales.set(name, [...(scales.get(name) ?? []), scale]);
    }
  }
}
for (const [name, logs] of scales) {
  const [least, middle, most] = [Math.min(...logs), median(logs), Math.max(...logs)].map((log) =>
    Math.exp(log).toFixed(3),
  );
  console.log(`${name}: ${middle} (${least} to ${most}, ${logs.length} photos)`);
}

process.exit(0);
