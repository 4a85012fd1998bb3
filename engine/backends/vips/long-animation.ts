import { delaysOf, type Stretch, slicesOf } from '../../animation/slices.ts';
import { workOn } from '../../formats/file-work.ts';
import type { EncodeOptions, Format } from '../../formats/format.ts';
import type { Probe } from '../../probe.ts';
import type { Pixels } from '../../score/pixels.ts';
import type { Keep, Picture, VariantOptions } from '../backend.ts';
import { guarded } from './errors.ts';
import { PAGE_HEIGHT, withoutIdleAlpha } from './frames.ts';
import { Handles } from './handles.ts';
import { VipsPicture } from './picture.ts';
import { tellProgress, throwIfStopped } from './progress.ts';
import type { Libvips, VipsImage } from './start.ts';

interface Options {
  vips: Libvips;
  probe: Probe;
  /** The frames that are wanted. */
  stretch: Stretch;
  /** All frames below each other, of which rows are decoded as they are asked for, from the first to the last. */
  load(handles: Handles): Promise<VipsImage>;
  /** Applies the edits to frames below each other that are in memory. */
  edit(strip: VipsImage, frames: number, handles: Handles): VipsImage;
  keep: Keep;
  onProgress?: ((done: number) => void) | undefined;
}

/** Frames below each other, as an animation of their own. */
function asAnimation(strip: VipsImage, height: number, delays: number[], handles: Handles): VipsImage {
  const animation = handles.add(strip.copy());
  animation.setInt(PAGE_HEIGHT, height);
  animation.setArrayInt('delay', delays);
  return animation;
}

/**
 * An animation of which a few frames at a time are decoded, edited and encoded, so that memory does not grow with its length.
 * What is made of them is joined as bytes.
 */
export class LongAnimation implements Picture {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly #options: Options;
  /** What has been made of it since it was edited. */
  readonly #variants: readonly VariantOptions[];
  readonly #first: Picture;

  private constructor(options: Options, variants: readonly VariantOptions[], first: Picture) {
    this.#options = options;
    this.#variants = variants;
    this.#first = first;
    this.frames = options.stretch.to - options.stretch.from;
    this.width = first.width;
    this.height = first.height;
  }

  /** @throws {ImageError} `unreadable` where its first frame cannot be decoded */
  static async open(options: Options): Promise<LongAnimation> {
    const { vips, probe, load, edit, keep } = options;
    const handles = new Handles();
    try {
      using own = new Handles();
      const tall = await load(own);
      const image = guarded('reading', () => {
        const cropped = own.add(tall.crop(0, 0, tall.width, tall.height / probe.frames));
        const frame = own.add(own.add(cropped.copyMemory()).copy());
        frame.remove(PAGE_HEIGHT);
        return handles.add(edit(withoutIdleAlpha(frame, own), 1, own).copyMemory());
      });
      return new LongAnimation(options, [], new VipsPicture({ vips, image, frames: 1, keep, handles }));
    } catch (error) {
      handles[Symbol.dispose]();
      throw error;
    }
  }

  async encode(format: Format, options: EncodeOptions): Promise<Uint8Array<ArrayBuffer>> {
    if (!format.holds.animation) return this.#first.encode(format, options);
    const { stretch, probe } = this.#options;
    const join = await workOn(format).joinFrames?.();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const delays: number[][] = [];
    await this.#eachOf(join ? slicesOf(stretch, probe) : [stretch], async (picture, lasting) => {
      parts.push(await picture.encode(format, options));
      delays.push(lasting);
    });
    const [only] = parts;
    return join && parts.length > 1 ? join(parts, delays) : (only ?? new Uint8Array());
  }

  variant(options: VariantOptions): Picture {
    return new LongAnimation(this.#options, [...this.#variants, options], this.#first.variant(options));
  }

  pixels(format: Format): Promise<Pixels> {
    return this.#first.pixels(format);
  }

  withPixels(pixels: Pixels): Picture {
    return this.#first.withPixels(pixels);
  }

  sharpness(): number {
    return this.#first.sharpness();
  }

  [Symbol.dispose](): void {
    this.#first[Symbol.dispose]();
  }

  /** Gives each slice, which begins with the last frame of the one before, and how long its frames last. */
  async #eachOf(
    slices: readonly Stretch[],
    make: (picture: Picture, delays: number[]) => Promise<void>,
  ): Promise<void> {
    const { vips, probe, load, edit, keep, onProgress } = this.#options;
    using handles = new Handles();
    const tall = await load(handles);
    const { width } = tall;
    const height = tall.height / probe.frames;
    let last: { image: VipsImage; handles: Handles } | undefined;
    try {
      for (const [i, { from, to }] of slices.entries()) {
        throwIfStopped();
        using own = new Handles();
        const fresh = guarded('reading', () => {
          const watched = own.add(own.add(tall.crop(0, from * height, width, (to - from) * height)).copy());
          tellProgress(watched);
          return own.add(watched.copyMemory());
        });
        const start = last ? from - 1 : from;
        const delays = delaysOf(probe, { from: start, to });
        const strip = last ? own.add(last.image.join(fresh, 'vertical')) : fresh;
        last?.handles[Symbol.dispose]();
        last = i < slices.length - 1 ? keepLast(fresh, height) : undefined;
        const image = guarded('writing', () =>
          edit(asAnimation(withoutIdleAlpha(strip, own), height, delays, own), to - start, own),
        );
        const picture = new VipsPicture({
          vips,
          image,
          frames: to - start,
          keep,
          handles: own,
          onProgress: (done) => onProgress?.((i + done) / slices.length),
        });
        await varied(picture, this.#variants, (final) => make(final, delays));
        // libwebp takes all pixels before it begins, so that nothing else is told of it.
        onProgress?.((i + 1) / slices.length);
      }
    } finally {
      last?.handles[Symbol.dispose]();
    }
  }
}

async function varied(
  picture: Picture,
  [first, ...rest]: readonly VariantOptions[],
  make: (picture: Picture) => Promise<void>,
): Promise<void> {
  if (!first) return make(picture);
  using variant = picture.variant(first);
  await varied(variant, rest, make);
}

/** A copy of the last frame that outlives the others. */
function keepLast(strip: VipsImage, height: number): { image: VipsImage; handles: Handles } {
  const handles = new Handles();
  using own = new Handles();
  const image = guarded('reading', () =>
    handles.add(own.add(strip.crop(0, strip.height - height, strip.width, height)).copyMemory()),
  );
  return { image, handles };
}
