import type { Sharp } from 'sharp';
import { encodeWith } from '../../codecs/jpeg/encoder/encode-with.ts';
import { type BestOf, type JpegSettings, MOST_ENCODED_PIXELS } from '../../codecs/jpeg/encoder/settings.ts';
import { bestOfFor } from '../../codecs/jpeg/encoder/small.ts';
import type { LoadPngKernel } from '../../codecs/png/load-kernel.ts';
import { inFewerColours } from '../../codecs/png/palette/reduced.ts';
import { type Rounding, rounded } from '../../codecs/png/rounded.ts';
import { workOn } from '../../formats/file-work.ts';
import type { EncodeOptions, Format, VipsSave } from '../../formats/format.ts';
import type { EditedGainMap } from '../../gain-map/edited.ts';
import { type Size, scaledSize } from '../../geometry/steps.ts';
import type { Embed } from '../../metadata-kept/embed.ts';
import { finished } from '../../metadata-kept/finished.ts';
import type { Pixels, Samples } from '../../pixels/pixels.ts';
import type { Picture, VariantOptions } from '../backend.ts';
import { sharpnessOf } from '../canvas/sharpness.ts';
import { isNeutral } from '../colours.ts';
import { rootMeanSquare, stripsOf } from '../strips.ts';
import { inColours, recoloured, writeIndexed } from './indexed.ts';
import { leftToVips } from './left-to-vips.ts';
import { openSamples, samplesOf, withoutColour } from './samples.ts';
import { write } from './save.ts';
import { scaleTo } from './stages.ts';

const KERNELS: Readonly<Record<VariantOptions['smoothing'], 'linear' | 'cubic' | 'lanczos3'>> = {
  low: 'linear',
  medium: 'cubic',
  high: 'lanczos3',
};

/** The engine's own encoders. */
export interface Encoders {
  /** The compiled encoder of engine/codecs/jpeg/encoder. */
  jpegEncoder: WebAssembly.Module;
  /** Fetches the kernel of engine/codecs/png/palette. */
  loadPalettes: LoadPngKernel;
}

export interface SharpPictureOptions extends Size, Encoders {
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

  async encode(format: Format, options: EncodeOptions): Promise<Uint8Array<ArrayBuffer>> {
    if (!format.save) throw new TypeError(`${format.label} cannot be written`);
    const { onProgress } = this.#options;
    const file = await leftToVips(this.#write(format, format.save(options, this), options));
    onProgress?.(1);
    // A copy, since sending bytes to another thread transfers their memory. sharp's own copy (toUint8Array in 0.35) leaks
    // 100 KB per photo.
    const bytes = new Uint8Array(file);
    return finished(bytes, format, this, this.#options);
  }

  async #write(
    format: Format,
    { suffix, options, or, alpha, rounding, colours, jpeg }: VipsSave,
    encodeOptions: EncodeOptions,
  ): Promise<Uint8Array> {
    const { effort } = encodeOptions;
    const { dpi, jpegEncoder, loadPalettes } = this.#options;
    const opened = this.#openFor(format);
    if (this.#staysGrey(format)) opened.toColourspace('b-w');
    // After a resize, the native encoder takes half the time.
    const isOwn = jpeg && effort !== 'quick' && this.width * this.height <= MOST_ENCODED_PIXELS;
    if (isOwn) return writeJpeg(opened, jpeg, { encoder: jpegEncoder, bestOf: await bestOfFor(this, encodeOptions) });
    if (colours && this.#hasPalette(format)) {
      const settings = { kernel: await loadPalettes(), colours, effort };
      if (format.holds.palette) {
        const few = await inColours(opened, settings);
        return write(few, { suffix, options: { ...options, dither: 0 } }, dpi).toBuffer();
      }
      if (options.palette) return writeIndexed(opened, settings, (image) => write(image, { suffix, options: {} }, dpi));
      return write(await recoloured(opened, settings), { suffix, options }, dpi).toBuffer();
    }
    if (alpha && this.#options.alpha) {
      const join = await (await workOn(format)).joinAlpha?.();
      const fine = openSamples(withoutColour(await samplesOf(opened.clone())));
      const coarse = new Uint8Array(await write(opened, { suffix, options }, dpi).toBuffer());
      return join?.(coarse, await write(fine, { suffix, options: alpha }).toBuffer()) ?? coarse;
    }
    const image = rounding ? await withRounded(opened, rounding) : opened;
    const first = await write(or ? image.clone() : image, { suffix, options }, dpi).toBuffer();
    const second = or && (await write(image, { suffix, options: or }, dpi).toBuffer());
    return second && second.length < first.length ? second : first;
  }

  packsItself(format: Format, options: EncodeOptions): boolean {
    const save = format.save?.(options, this);
    return save?.options.palette === true && save.colours !== undefined && this.#hasPalette(format);
  }

  async recoloured(format: Format, options: EncodeOptions): Promise<Pixels | undefined> {
    const colours = this.#hasPalette(format) && format.save?.(options, this).colours;
    return colours ? inFewerColours(await this.#options.loadPalettes(), await this.pixels(format), colours) : undefined;
  }

  /** Whether engine/codecs/png/palette can write the picture: a still in colour. */
  #hasPalette({ holds }: Format): boolean {
    return !this.#options.grey && (this.frames === 1 || !holds.animation);
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
    const { jpegEncoder, loadPalettes, background, dpi, embed } = this.#options;
    return new SharpPicture({
      width,
      height,
      jpegEncoder,
      loadPalettes,
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

  #openFor({ holds }: Format): Sharp {
    const { open, alpha, background } = this.#options;
    const image = open();
    if (!alpha || holds.alpha) return image;
    // A pipeline in grey would lay the picture on a grey.
    return image.pipelineColourspace('srgb').flatten({ background });
  }

  [Symbol.dispose](): void {}
}

async function writeJpeg(
  image: Sharp,
  settings: JpegSettings,
  { encoder, bestOf }: { encoder: WebAssembly.Module; bestOf: BestOf | undefined },
): Promise<Uint8Array> {
  const samples = await samplesOf(image);
  return encodeWith(encoder, { ...samples, channels: samples.channels === 1 ? 1 : 3 }, settings, { bestOf });
}

async function withRounded(image: Sharp, rounding: Rounding): Promise<Sharp> {
  const samples = await samplesOf(image);
  return openSamples({ ...samples, data: rounded(samples, rounding) });
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
