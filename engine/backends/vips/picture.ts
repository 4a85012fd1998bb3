import type { FileWork } from '../../codecs/file-work.ts';
import type { EditedGainMap } from '../../codecs/jpeg/gain-map/edited.ts';
import { profileSegments } from '../../codecs/jpeg/lossless/kept-segments.ts';
import { workOn } from '../../codecs/work-on.ts';
import type { NativeSave } from '../../codecs/writing.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import type { Format } from '../../formats/format.ts';
import { scaledSize } from '../../geometry/steps.ts';
import type { Pixels, Samples } from '../../pixels/pixels.ts';
import type { Keep, OtherSamples, Picture, Raster, VariantOptions } from '../backend.ts';
import { toEightBits, toSrgb } from './colour.ts';
import { guarded, type Work } from './errors.ts';
import { mapFrames, PAGE_HEIGHT } from './frames.ts';
import { Handles } from './handles.ts';
import { flatten } from './ink.ts';
import { imageOfSamples, withSamples } from './load.ts';
import { keepFlags } from './metadata.ts';
import { watchProgress } from './progress.ts';
import { sharpnessOf } from './sharpness.ts';
import type { Libvips, VipsImage } from './start.ts';
import { type Kernel, scale } from './steps.ts';

const KERNELS: Readonly<Record<VariantOptions['smoothing'], Kernel>> = {
  low: 'linear',
  medium: 'cubic',
  high: 'lanczos3',
};

/** @param keep libvips's flags */
type WriteFrames = (image: VipsImage, save: NativeSave, keep: number) => Uint8Array<ArrayBuffer>;

export interface VipsPictureOptions {
  vips: Libvips;
  /** All frames below each other. */
  image: VipsImage;
  frames: number;
  /** See `Plan`. */
  sharedColours?: number | undefined;
  keep: Keep;
  /** The gain map with the picture's edits, for formats that hold one. */
  gainMap?: EditedGainMap | undefined;
  /** Owns `image` and its sources. */
  handles: Handles;
  onProgress?: (done: number) => void;
  /** Returns the cause of an error during an encode, since the file may be decoded only then. */
  blame?: (error: unknown) => Promise<unknown>;
}

/** libvips's field for the palette of a GIF. */
const PALETTE_FIELD = 'gif-palette';

/** The interpretations of grey and RGB. */
const PLAIN = new Set(['srgb', 'rgb', 'b-w']);

/** A JPEG with nothing but what every file of a picture has. */
const ONE_PIXEL: NativeSave = { suffix: '.jpg', options: {} };
const black = (bands: number): Samples => ({
  data: new Uint8Array(bands),
  width: 1,
  height: 1,
  channels: bands as Samples['channels'],
});

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

  get beside() {
    const { keep, gainMap } = this.#options;
    return { ...keep, gainMap };
  }

  async write(format: Format, save: NativeSave, samples?: OtherSamples): Promise<Uint8Array<ArrayBuffer>> {
    const { keep, onProgress } = this.#options;
    const writeFrames = await this.#frameWriter(await workOn(format));
    return this.#blamed('writing', (handles) => {
      const shown = this.#shown(format, samples !== undefined || save.options.palette === true, handles);
      const image = this.#watched(samples ? this.#with(samples, shown, format, handles) : shown, onProgress, handles);
      if (samples?.palette) image.setArrayInt(PALETTE_FIELD, samples.palette);
      const flags = keepFlags(keep, format.holds);
      if (writeFrames) return writeFrames(image, save, flags);
      return image.writeToBuffer(save.suffix, { ...save.options, keep: flags }) as Uint8Array<ArrayBuffer>;
    });
  }

  raster(format: Format): Raster {
    const { image, keep, sharedColours, onProgress } = this.#options;
    using handles = new Handles();
    const { bands, interpretation } = guarded('writing', () => this.#shown(format, true, handles));
    const keepsProfile = keepFlags(keep, format.holds) !== 0;
    return {
      channels: bands,
      depth: image.format === 'uchar' || format.holds.depth === 8 ? 8 : 16,
      isPlain: PLAIN.has(String(interpretation)),
      sharedColours,
      onProgress,
      read: (onProgress) =>
        this.#blamed('writing', (handles) => {
          const image = this.#watched(this.#shown(format, true, handles), onProgress, handles);
          const { width, height, bands } = image;
          const data = image.writeToMemory() as Uint8Array;
          return { data, width, height, channels: bands as Samples['channels'] };
        }),
      profileSegments: keepsProfile
        ? async () => profileSegments(await this.write(format, ONE_PIXEL, black(bands)))
        : undefined,
    };
  }

  /** Returns how to write frames of a format of which libvips writes stills only. */
  async #frameWriter({ animation }: FileWork): Promise<WriteFrames | undefined> {
    if (this.frames === 1 || !animation) return undefined;
    const [{ bind }, { saveStoredFrames }] = await Promise.all([
      animation.fetch(),
      fetchPart(() => import('./stored-frames.ts')),
    ]);
    const { vips, onProgress } = this.#options;
    return (image, save, keep) => saveStoredFrames(vips, image, { frames: this.frames, save, keep, bind, onProgress });
  }

  /** Returns the picture as a file of the format shows it. @param inEightBits even if the format holds more */
  #shown(format: Format, inEightBits: boolean, handles: Handles): VipsImage {
    const frames = this.#framesFor(format, handles);
    const image = format.holds.depth === 8 || inEightBits ? toEightBits(frames, handles) : frames;
    return image.hasAlpha() && !format.holds.alpha ? flatten(image, this.#options.keep.background, handles) : image;
  }

  /** Returns other samples, with the metadata of the image that a file of the format may have. */
  #with(samples: Samples, image: VipsImage, { holds }: Format, handles: Handles): VipsImage {
    const { vips } = this.#options;
    // A still GIF has no delay.
    const isBare = this.frames === 1 && !holds.metadata && !holds.profile;
    return isBare ? imageOfSamples(vips, samples, handles) : withSamples(vips, image, samples, handles);
  }

  /** Returns a copy that reports progress, since a cancelled image stays so. */
  #watched(image: VipsImage, onProgress: VipsPictureOptions['onProgress'], handles: Handles): VipsImage {
    const copy = handles.add(image.copy());
    watchProgress(copy, onProgress);
    return copy;
  }

  /** Runs libvips, and finds the cause of an error. */
  async #blamed<T>(work: Work, run: (handles: Handles) => T): Promise<T> {
    using handles = new Handles();
    try {
      return guarded(work, () => run(handles));
    } catch (error) {
      throw (await this.#options.blame?.(error)) ?? error;
    }
  }

  /** Returns all frames, or the first if the format holds stills only. */
  #framesFor(format: Format, handles: Handles): VipsImage {
    const { image } = this.#options;
    if (this.frames === 1 || format.holds.animation) return image;
    const first = handles.add(handles.add(image.crop(0, 0, this.width, this.height)).copy());
    first.remove(PAGE_HEIGHT);
    return first;
  }

  variant({ scale: factor, blur, smoothing }: VariantOptions): Picture {
    const { vips, image, frames, sharedColours, keep, gainMap } = this.#options;
    const handles = new Handles();
    const size = scaledSize(this, factor);
    return guarded('writing', () => {
      const change = (frame: VipsImage, owner: Handles) => {
        const scaled = scale(frame, size, owner, KERNELS[smoothing]);
        // With libvips's default amplitude, the mask of half a pixel has a single tap and changes nothing.
        return blur > 0 ? owner.add(scaled.gaussblur(blur, { min_ampl: 0.01 })) : scaled;
      };
      const changed = handles.add(mapFrames(vips, image, frames, change, handles).copyMemory());
      return new VipsPicture({
        vips,
        image: changed,
        frames,
        sharedColours,
        keep,
        handles,
        gainMap: gainMap?.scaled(factor),
      });
    });
  }

  pixels(format: Format): Promise<Pixels> {
    return this.#blamed('reading', (handles) => {
      const { image, keep, onProgress } = this.#options;
      const first = this.frames === 1 ? image : handles.add(image.crop(0, 0, this.width, this.height));
      const plain = toEightBits(toSrgb(first, handles), handles);
      const coloured = plain.bands < 3 ? handles.add(plain.colourspace('srgb')) : plain;
      const flat = coloured.hasAlpha() && !format.holds.alpha ? flatten(coloured, keep.background, handles) : coloured;
      const data = this.#watched(flat, onProgress, handles).writeToMemory() as Uint8Array;
      return { data, width: this.width, height: this.height, channels: flat.bands === 4 ? 4 : 3 };
    });
  }

  withPixels(pixels: Pixels): Picture {
    const { vips, keep } = this.#options;
    const handles = new Handles();
    return guarded('writing', () => {
      const image = imageOfSamples(vips, pixels, handles);
      return new VipsPicture({ vips, image, frames: 1, keep, handles });
    });
  }

  sharpness(): number {
    const { vips, image } = this.#options;
    return guarded('writing', () => sharpnessOf(vips, image));
  }

  [Symbol.dispose](): void {
    this.#options.handles[Symbol.dispose]();
  }
}
