import type { EncodeOptions, Format } from '../../formats/format.ts';
import type { Keep, Picture, VariantOptions } from '../backend.ts';
import { flatten, toEightBits } from './colour.ts';
import { guarded } from './errors.ts';
import { mapFrames, PAGE_HEIGHT } from './frames.ts';
import { Handles } from './handles.ts';
import { keepFlags } from './metadata.ts';
import { tellProgress } from './progress.ts';
import type { Libvips, VipsImage } from './start.ts';
import { type Kernel, scale } from './steps.ts';

const KERNELS: Readonly<Record<VariantOptions['smoothing'], Kernel>> = {
  low: 'linear',
  medium: 'cubic',
  high: 'lanczos3',
};

export interface VipsPictureOptions {
  vips: Libvips;
  /** All frames below each other. */
  image: VipsImage;
  frames: number;
  keep: Keep;
  /** Owns `image` and what it was made from. */
  handles: Handles;
  onProgress?: (done: number) => void;
  /** The true error for one that came while this picture was written: its file may be decoded only then. */
  blame?: (error: unknown) => Promise<unknown>;
}

export class VipsPicture implements Picture {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly #options: VipsPictureOptions;

  constructor(options: VipsPictureOptions) {
    this.#options = options;
    this.frames = options.frames;
    this.width = options.image.width;
    this.height = options.image.height / options.frames;
  }

  async encode(format: Format, options: EncodeOptions): Promise<Uint8Array<ArrayBuffer>> {
    try {
      return this.#write(format, options);
    } catch (error) {
      throw (await this.#options.blame?.(error)) ?? error;
    }
  }

  #write(format: Format, options: EncodeOptions): Uint8Array<ArrayBuffer> {
    const { keep, onProgress } = this.#options;
    if (!format.save) throw new TypeError(`${format.label} cannot be written`);
    const { suffix, options: save } = format.save(options, this);
    using handles = new Handles();
    return guarded('writing', () => {
      const fewerColours = save.palette === true;
      const frame = this.#framesFor(format, handles);
      let ready = format.holds.depth === 8 || fewerColours ? toEightBits(frame, handles) : frame;
      if (ready.hasAlpha() && !format.holds.alpha) ready = flatten(ready, keep.background, handles);
      if (onProgress) {
        ready = handles.add(ready.copy());
        tellProgress(ready, onProgress);
      }
      const flags = keepFlags(keep, format.holds);
      return ready.writeToBuffer(suffix, { ...save, keep: flags }) as Uint8Array<ArrayBuffer>;
    });
  }

  /** All frames, or the first for a format that holds stills. */
  #framesFor(format: Format, handles: Handles): VipsImage {
    const { image } = this.#options;
    if (this.frames === 1 || format.holds.animation) return image;
    const first = handles.add(handles.add(image.crop(0, 0, this.width, this.height)).copy());
    first.remove(PAGE_HEIGHT);
    return first;
  }

  variant({ scale: factor, blur, smoothing }: VariantOptions): Picture {
    const { vips, image, frames, keep } = this.#options;
    const handles = new Handles();
    const size = {
      width: Math.max(1, Math.round(this.width * factor)),
      height: Math.max(1, Math.round(this.height * factor)),
    };
    return guarded('writing', () => {
      const change = (frame: VipsImage) => {
        const scaled = scale(frame, size, handles, KERNELS[smoothing]);
        // libvips's own smallest amplitude cuts the mask of half a pixel to a single tap, which changes nothing.
        return blur > 0 ? handles.add(scaled.gaussblur(blur, { min_ampl: 0.01 })) : scaled;
      };
      const changed = handles.add(mapFrames(vips, image, frames, change, handles).copyMemory());
      return new VipsPicture({ vips, image: changed, frames, keep, handles });
    });
  }

  [Symbol.dispose](): void {
    this.#options.handles[Symbol.dispose]();
  }
}
