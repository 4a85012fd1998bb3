import { createRequire } from 'node:module';
import pica from 'pica';
import sharp from 'sharp';
import factory from 'wasm-vips';
import type { Picture } from '../../engine/backends/backend.ts';
import { createVipsBackend } from '../../engine/backends/vips/index.ts';
import { FORMATS, formatOfBytes, type WritableId } from '../../engine/formats/index.ts';
import { type Rgb, ssimulacra2 } from '../quality/ssimulacra2.ts';
import { readModule } from './pictures.ts';

/** Sides that are tried, beside all of them. */
const SCALES = [1, 0.9, 0.8, 0.65, 0.5, 0.35, 0.22];

// The scorer tells every buffer that it makes.
const log = console.log;
console.log = () => {};
export const say = log;

const vips = await createVipsBackend({
  factory,
  libraries: ['vips-heif.wasm'],
  module: await readModule(createRequire(import.meta.url).resolve('wasm-vips/vips.wasm')),
});

/**
 * Judges a picture beside its original; a smaller one is enlarged as a browser would. (sharp, like libvips, moves an
 * enlarged picture by half a pixel, which costs forty points.)
 */
export class Judge {
  readonly #original: Promise<Rgb>;

  constructor(original: Uint8Array) {
    this.#original = rgbOf(original);
  }

  async score(bytes: Uint8Array): Promise<number> {
    const reference = await this.#original;
    return ssimulacra2(reference, await rgbOf(bytes, reference));
  }
}

async function rgbOf(bytes: Uint8Array, size?: { width: number; height: number }): Promise<Rgb> {
  const { data, info } = await sharp(bytes, { pages: 1 })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = size ?? info;
  const rgba =
    info.width === width && info.height === height
      ? data
      : await pica({ features: ['js'] }).resizeBuffer({
          src: new Uint8Array(data),
          width: info.width,
          height: info.height,
          toWidth: width,
          toHeight: height,
        });
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return { data: rgb, width, height };
}

/** Every quality at many scales of one picture in one format, encoded when first asked for. */
export class Exhaustive {
  readonly #picture: Picture;
  readonly #format: (typeof FORMATS)[WritableId];
  readonly #made = new Map<string, Promise<Uint8Array>>();
  readonly #copies = new Map<number, Picture>();
  readonly #scores = new Map<Uint8Array, Promise<number>>();

  constructor(picture: Picture, format: WritableId) {
    this.#picture = picture;
    this.#format = FORMATS[format];
  }

  static async of(file: File, format: WritableId): Promise<Exhaustive> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const known = formatOfBytes(bytes);
    if (!known) throw new Error(`${file.name} is no picture`);
    const source = await vips.open(bytes, known);
    const picture = await source.render({
      steps: [],
      format: FORMATS[format],
      metadata: 'strip',
      keepProfile: false,
      background: '#ffffff',
      hold: true,
    });
    return new Exhaustive(picture, format);
  }

  #make(scale: number, quality: number): Promise<Uint8Array> {
    const key = `${scale} ${quality}`;
    const copy = this.#copies.get(scale) ?? this.#picture.variant({ scale, blur: 0, smoothing: 'high' });
    this.#copies.set(scale, copy);
    const picture = scale === 1 ? this.#picture : copy;
    const made = this.#made.get(key) ?? picture.encode(this.#format, { quality, lossless: false, effort: 'usual' });
    this.#made.set(key, made);
    return made;
  }

  /** The largest file that the format makes of the picture, in bytes: below it every size can be had by scaling. */
  async largest(): Promise<number> {
    const top = this.#format.quality?.reduces === 'detail' ? 99 : 100;
    return (await this.#make(1, top)).length;
  }

  /** The best score of all that fits, by halving over the quality at each scale. */
  async bestScore(targetBytes: number, judge: Judge): Promise<number> {
    const scores = [Number.NEGATIVE_INFINITY];
    for (const scale of SCALES) {
      const best = await this.#highestQuality(scale, targetBytes);
      if (!best) continue;
      const score = this.#scores.get(best) ?? judge.score(best);
      this.#scores.set(best, score);
      scores.push(await score);
    }
    return Math.max(...scores);
  }

  async #highestQuality(scale: number, targetBytes: number): Promise<Uint8Array | undefined> {
    let best: Uint8Array | undefined;
    for (let low = 1, high = 100; low <= high; ) {
      const quality = Math.floor((low + high) / 2);
      const made = await this.#make(scale, quality);
      if (made.length <= targetBytes) {
        best = made;
        low = quality + 1;
      } else high = quality - 1;
    }
    return best;
  }

  [Symbol.dispose](): void {
    for (const copy of this.#copies.values()) copy[Symbol.dispose]();
    this.#picture[Symbol.dispose]();
  }
}
