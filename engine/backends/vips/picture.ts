import type { BestOf } from '../../codecs/jpeg/encoder/settings.ts';
import { bestOfFor } from '../../codecs/jpeg/encoder/small.ts';
import type { LoadPngKernel } from '../../codecs/png/load-kernel.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import { type FileWork, workOn } from '../../formats/file-work.ts';
import type { EncodeOptions, Format, VipsSave } from '../../formats/format.ts';
import type { EditedGainMap } from '../../gain-map/edited.ts';
import { scaledSize } from '../../geometry/steps.ts';
import { finished } from '../../metadata-kept/finished.ts';
import type { Pixels } from '../../pixels/pixels.ts';
import type { Keep, Picture, VariantOptions } from '../backend.ts';
import { toEightBits, toSrgb } from './colour.ts';
import { guarded, guardedKernel } from './errors.ts';
import { mapFrames, PAGE_HEIGHT } from './frames.ts';
import { Handles } from './handles.ts';
import { flatten, withoutColour } from './ink.ts';
import { imageOfSamples } from './load.ts';
import { keepFlags } from './metadata.ts';
import { isForEncoder, writeOwnJpeg } from './own-jpeg.ts';
import { watchProgress } from './progress.ts';
import { withRounded } from './round.ts';
import { sharpnessOf } from './sharpness.ts';
import type { Libvips, VipsImage } from './start.ts';
import { type Kernel, scale } from './steps.ts';

const KERNELS: Readonly<Record<VariantOptions['smoothing'], Kernel>> = {
  low: 'linear',
  medium: 'cubic',
  high: 'lanczos3',
};

/** @param keep libvips's flags */
type WriteFrames = (image: VipsImage, save: VipsSave, keep: number) => Uint8Array<ArrayBuffer>;

export interface VipsPictureOptions {
  vips: Libvips;
  /** The compiled encoder of engine/codecs/jpeg/encoder; if absent, libvips writes JPEG. */
  jpegEncoder?: WebAssembly.Module | undefined;
  /** Fetches the kernel of engine/codecs/png/palette; if absent, libvips writes palettes. */
  loadPalettes?: LoadPngKernel | undefined;
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

/** Writes a picture in the colours of a palette of engine/codecs/png/palette. */
type WritePalette = (image: VipsImage, save: VipsSave & { colours: number }, keep: number) => Uint8Array<ArrayBuffer>;

/** What is loaded for a format and a picture, before anything is written. */
interface Writers {
  writeFrames: WriteFrames | undefined;
  writePalette: WritePalette | undefined;
  bestOf: BestOf | undefined;
  joinAlpha: Awaited<ReturnType<NonNullable<FileWork['joinAlpha']>>> | undefined;
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
    const { gainMap, keep } = this.#options;
    try {
      if (!format.save) throw new TypeError(`${format.label} cannot be written`);
      const save = format.save(options, this);
      const work = await workOn(format);
      const writeFrames = await this.#frameWriter(work);
      const isReduced = this.#hasPalette(format, save) || this.#sharesPalette(format);
      const writePalette = isReduced ? await this.#paletteWriter(format, options) : undefined;
      const bestOf = save.jpeg && (await bestOfFor(this, options));
      const joinAlpha = save.alpha && this.#options.image.hasAlpha() ? await work.joinAlpha?.() : undefined;
      const plain = this.#write(format, save, { writeFrames, writePalette, bestOf, joinAlpha });
      return await finished(plain, format, this, { ...keep, gainMap });
    } catch (error) {
      throw (await this.#options.blame?.(error)) ?? error;
    }
  }

  packsItself(format: Format, options: EncodeOptions): boolean {
    const save = format.save?.(options, this);
    return save?.options.palette === true && this.#hasPalette(format, save);
  }

  async recoloured(format: Format, options: EncodeOptions): Promise<Pixels | undefined> {
    const { loadPalettes } = this.#options;
    const save = format.save?.(options, this);
    if (!save?.colours || !loadPalettes || !this.#hasPalette(format, save)) return undefined;
    const { colours } = save;
    const [{ inFewerColours }, kernel] = await fetchPart(() =>
      Promise.all([import('../../codecs/png/palette/reduced.ts'), loadPalettes()]),
    );
    const pixels = await this.pixels(format);
    return guardedKernel('The palette quantiser', () => inFewerColours(kernel, pixels, colours));
  }

  /**
   * Whether engine/codecs/png/palette writes the picture: a still in colour that has 8 bits or loses the others. A PNG with a palette cannot have a
   * grey profile.
   */
  #hasPalette({ holds }: Format, { colours, options }: VipsSave): boolean {
    const { loadPalettes, image } = this.#options;
    const isStill = this.frames === 1 || !holds.animation;
    const isShallow = image.format === 'uchar' || holds.depth === 8 || options.palette === true;
    const isColour = image.bands >= 3 && image.bands <= 4;
    return colours !== undefined && loadPalettes !== undefined && isStill && isShallow && isColour;
  }

  /** Whether engine/codecs/png/palette finds one palette for all frames. */
  #sharesPalette({ holds }: Format): boolean {
    const { loadPalettes, image, sharedColours } = this.#options;
    const isColour = image.format === 'uchar' && image.bands >= 3;
    return sharedColours !== undefined && holds.palette === true && loadPalettes !== undefined && isColour;
  }

  async #paletteWriter({ holds }: Format, { effort }: EncodeOptions): Promise<WritePalette | undefined> {
    const { vips, loadPalettes, sharedColours = Number.POSITIVE_INFINITY } = this.#options;
    if (!loadPalettes) return undefined;
    const [{ writeIndexed, writeInFewColours, writeInPalette, writeSharedPalette }, kernel] = await fetchPart(() =>
      Promise.all([import('./indexed.ts'), loadPalettes()]),
    );
    return (image, save, keep) => {
      const options = { vips, kernel, colours: save.colours, effort, keep };
      if (this.frames > 1) {
        // One of a smaller palette is left for the pixels that stay as they were.
        const colours = sharedColours <= save.colours ? sharedColours : save.colours - 1;
        return writeSharedPalette(image, { ...options, colours }, save);
      }
      if (holds.palette) return writeInFewColours(image, options, save);
      return save.options.palette ? writeIndexed(image, options) : writeInPalette(image, options, save);
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

  #write(format: Format, save: VipsSave, writers: Writers): Uint8Array<ArrayBuffer> {
    const { vips, keep, onProgress } = this.#options;
    const { rounding } = save;
    using handles = new Handles();
    return guarded('writing', () => {
      const fewerColours = save.options.palette === true || rounding !== undefined;
      const frame = this.#framesFor(format, handles);
      let ready = format.holds.depth === 8 || fewerColours ? toEightBits(frame, handles) : frame;
      if (ready.hasAlpha() && !format.holds.alpha) ready = flatten(ready, keep.background, handles);
      if (rounding) ready = withRounded(vips, ready, rounding, handles);
      // A copy, since a cancelled image stays so.
      ready = handles.add(ready.copy());
      watchProgress(ready, onProgress);
      return this.#writeReady(ready, save, keepFlags(keep, format.holds), writers);
    });
  }

  /** @param image in the colours and the depth of the format @param keep libvips's flags */
  #writeReady(
    image: VipsImage,
    save: VipsSave,
    keep: number,
    { writeFrames, writePalette, bestOf, joinAlpha }: Writers,
  ): Uint8Array<ArrayBuffer> {
    const { vips, jpegEncoder, onProgress } = this.#options;
    if (save.jpeg && jpegEncoder && isForEncoder(image)) {
      return writeOwnJpeg(image, { vips, encoder: jpegEncoder, bestOf, settings: save.jpeg, keep, onProgress });
    }
    if (writeFrames) return writeFrames(image, save, keep);
    const { colours, or } = save;
    if (writePalette && colours) return writePalette(image, { ...save, colours }, keep);
    const written = (way: VipsSave['options']) =>
      image.writeToBuffer(save.suffix, { ...way, keep }) as Uint8Array<ArrayBuffer>;
    if (joinAlpha && save.alpha) {
      using handles = new Handles();
      // Rows are read twice.
      const held = handles.add(image.copyMemory());
      const coarse = held.writeToBuffer(save.suffix, { ...save.options, keep }) as Uint8Array<ArrayBuffer>;
      return joinAlpha(
        coarse,
        withoutColour(held, handles).writeToBuffer(save.suffix, { ...save.alpha, keep: 'none' }),
      );
    }
    const first = written(save.options);
    const second = or && written(or);
    return second && second.length < first.length ? second : first;
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
    const { vips, jpegEncoder, loadPalettes, image, frames, sharedColours, keep, gainMap } = this.#options;
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
        jpegEncoder,
        loadPalettes,
        image: changed,
        frames,
        sharedColours,
        keep,
        handles,
        gainMap: gainMap?.scaled(factor),
      });
    });
  }

  async pixels(format: Format): Promise<Pixels> {
    try {
      return this.#read(format);
    } catch (error) {
      throw (await this.#options.blame?.(error)) ?? error;
    }
  }

  #read(format: Format): Pixels {
    using handles = new Handles();
    return guarded('reading', () => {
      const { image, keep, onProgress } = this.#options;
      const first = this.frames === 1 ? image : handles.add(image.crop(0, 0, this.width, this.height));
      const plain = toEightBits(toSrgb(first, handles), handles);
      const coloured = plain.bands < 3 ? handles.add(plain.colourspace('srgb')) : plain;
      const flat = coloured.hasAlpha() && !format.holds.alpha ? flatten(coloured, keep.background, handles) : coloured;
      // A copy, since a cancelled image stays so.
      const watched = handles.add(flat.copy());
      watchProgress(watched, onProgress);
      const data = watched.writeToMemory() as Uint8Array;
      return { data, width: this.width, height: this.height, channels: flat.bands === 4 ? 4 : 3 };
    });
  }

  withPixels({ data, width, height, channels }: Pixels): Picture {
    const { vips, jpegEncoder, loadPalettes, keep } = this.#options;
    const handles = new Handles();
    return guarded('writing', () => {
      const image = imageOfSamples(vips, new Uint8Array(data), { width, height }, channels, handles);
      return new VipsPicture({ vips, jpegEncoder, loadPalettes, image, frames: 1, keep, handles });
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
