import type { EncodeOptions, Format } from '../../formats/format.ts';
import type { Keep, Picture, VariantOptions } from '../backend.ts';
import { flatten, toEightBits } from './colour.ts';
import { guarded } from './errors.ts';
import { applyStepsToFrames } from './frames.ts';
import { Handles } from './handles.ts';
import { keepFlags } from './metadata.ts';
import type { Libvips, VipsImage } from './start.ts';

export interface VipsPictureOptions {
  vips: Libvips;
  /** All frames below each other. */
  image: VipsImage;
  frames: number;
  keep: Keep;
  /** Owns `image` and what it was made from. */
  handles: Handles;
  onProgress?: (done: number) => void;
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
    const { image, keep, onProgress } = this.#options;
    if (!format.save) throw new TypeError(`${format.label} cannot be written`);
    const { suffix, options: save } = format.save(options);
    using handles = new Handles();
    return guarded('codec-failed', () => {
      const fewerColours = save.palette === true;
      let ready = format.holds.depth === 8 || fewerColours ? toEightBits(image, handles) : image;
      if (ready.hasAlpha() && !format.holds.alpha) ready = flatten(ready, keep.background, handles);
      if (onProgress) {
        ready = handles.add(ready.copy());
        ready.onProgress = (percent) => onProgress(percent / 100);
      }
      const flags = keepFlags(keep, format.holds);
      return ready.writeToBuffer(suffix, { ...save, keep: flags }) as Uint8Array<ArrayBuffer>;
    });
  }

  variant({ scale, blur }: VariantOptions): Picture {
    const { vips, image, frames, keep } = this.#options;
    const handles = new Handles();
    return guarded('codec-failed', () => {
      const width = Math.max(1, Math.round(this.width * scale));
      const height = Math.max(1, Math.round(this.height * scale));
      let copy = applyStepsToFrames(vips, image, frames, [{ do: 'scale', width, height }], handles);
      if (blur > 0) copy = handles.add(copy.gaussblur(blur));
      return new VipsPicture({ vips, image: handles.add(copy.copyMemory()), frames, keep, handles });
    });
  }

  [Symbol.dispose](): void {
    this.#options.handles[Symbol.dispose]();
  }
}
