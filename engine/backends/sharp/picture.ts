import type { Sharp } from 'sharp';
import type { EditedGainMap } from '../../codecs/jpeg/gain-map/edited.ts';
import type { NativeSave } from '../../codecs/writing.ts';
import type { Format } from '../../formats/format.ts';
import { type Size, scaledSize } from '../../geometry/steps.ts';
import type { Embed } from '../../metadata-kept/embed.ts';
import type { Pixels, Samples } from '../../pixels/pixels.ts';
import type { Picture, Raster, VariantOptions } from '../backend.ts';
import { sharpnessOf } from '../canvas/sharpness.ts';
import { isNeutral } from '../colours.ts';
import { rootMeanSquare, stripsOf } from '../strips.ts';
import { leftToVips } from './left-to-vips.ts';
import { openSamples, samplesOf } from './samples.ts';
import { write } from './save.ts';
import { scaleTo } from './stages.ts';

const KERNELS: Readonly<Record<VariantOptions['smoothing'], 'linear' | 'cubic' | 'lanczos3'>> = {
  low: 'linear',
  medium: 'cubic',
  high: 'lanczos3',
};

export interface SharpPictureOptions extends Size {
  /** Returns a new pipeline: sharp runs each once. */
  open(): Sharp;
  alpha: boolean;
  grey: boolean;
  /** `#rrggbb`: the background if a format has no transparency. */
  background: string;
  /** The resolution to store, in dots per inch. */
  dpi: number | undefined;
  embed?: Embed | undefined;
  /** The pixels, if they are held in memory. */
  samples?: Samples;
  /** The gain map with the picture's edits, for formats that hold one. */
  gainMap?: EditedGainMap | undefined;
  onProgress?: (done: number) => void;
}

export class SharpPicture implements Picture {
  readonly width: number;
  readonly height: number;
  readonly frames = 1;
  readonly #options: SharpPictureOptions;

  constructor(options: SharpPictureOptions) {
    this.#options = options;
    this.width = options.width;
    this.height = options.height;
  }

  get beside() {
    return this.#options;
  }

  async write(format: Format, save: NativeSave, samples?: Samples): Promise<Uint8Array<ArrayBuffer>> {
    const { dpi, onProgress } = this.#options;
    const image = samples ? openSamples(samples) : this.#openFor(format);
    const file = await leftToVips(write(image, save, dpi).toBuffer());
    onProgress?.(1);
    // A copy, since sending bytes to another thread transfers their memory. sharp's own copy (toUint8Array in 0.35) leaks
    // 100 KB per photo.
    return new Uint8Array(file);
  }

  raster(format: Format): Raster {
    const colours = this.#staysGrey(format) ? 1 : 3;
    return {
      channels: this.#options.alpha && format.holds.alpha ? colours + 1 : colours,
      depth: 8,
      isPlain: true,
      isNative: true,
      onProgress: this.#options.onProgress,
      read: () => leftToVips(samplesOf(this.#openFor(format))),
    };
  }

  /** Whether a picture of grey is also written as one: not on a background in colour. */
  #staysGrey({ holds }: Format): boolean {
    const { grey, alpha, background } = this.#options;
    return grey && (!alpha || holds.alpha || isNeutral(background));
  }

  variant({ scale, blur, smoothing }: VariantOptions): Picture {
    const size = scaledSize(this, scale);
    const { samples: _, onProgress: __, gainMap, ...options } = this.#options;
    return new SharpPicture({
      ...options,
      ...size,
      gainMap: gainMap?.scaled(scale),
      open: () => {
        const image = scaleTo(this.#options.open(), size, KERNELS[smoothing]);
        return blur > 0 ? image.blur({ sigma: blur, minAmplitude: 0.01 }) : image;
      },
    });
  }

  async pixels(format: Format): Promise<Pixels> {
    const samples = await leftToVips(samplesOf(this.#openFor(format).toColourspace('srgb')));
    return { ...samples, channels: samples.channels === 4 ? 4 : 3 };
  }

  withPixels({ data, width, height, channels }: Pixels): Picture {
    const samples: Samples = { data: new Uint8Array(data), width, height, channels };
    const { background, dpi, embed } = this.#options;
    return new SharpPicture({
      width,
      height,
      background,
      dpi,
      embed,
      samples,
      open: () => openSamples(samples),
      alpha: channels === 4,
      grey: false,
    });
  }

  sharpness(): number {
    const { samples } = this.#options;
    if (!samples) throw new TypeError('Sharpness needs pixels in memory');
    const strips = stripsOf(samples).map(({ top, height }) => ({
      value: sharpnessOf(rgbaOf(samples, top, height)),
      height,
    }));
    return rootMeanSquare(strips);
  }

  #openFor(format: Format): Sharp {
    const { open, alpha, background } = this.#options;
    const image = open();
    // A pipeline in grey would lay the picture on a grey.
    if (alpha && !format.holds.alpha) image.pipelineColourspace('srgb').flatten({ background });
    return this.#staysGrey(format) ? image.toColourspace('b-w') : image;
  }

  [Symbol.dispose](): void {}
}

/** Converts rows to RGBA, the layout of a canvas. */
function rgbaOf({ data, width, channels }: Samples, top: number, height: number) {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  const colours = channels < 3 ? 1 : 3;
  for (let to = 0, from = top * width * channels; to < rgba.length; to += 4, from += channels) {
    for (let i = 0; i < 3; i++) rgba[to + i] = data[from + (i % colours)] ?? 0;
    if (channels > colours) rgba[to + 3] = data[from + colours] ?? 255;
  }
  return { data: rgba, width, height };
}
