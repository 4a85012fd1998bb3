import { delaysOf, type EncodedFrames, type FrameRange, slicesOf } from '../../animation/slices.ts';
import type { Format } from '../../formats/format.ts';
import type { Probe } from '../../probe/probe.ts';
import type { Keep, Picture, VariantOptions } from '../backend.ts';
import { PictureAround } from '../picture-around.ts';
import { guarded } from './errors.ts';
import { PAGE_HEIGHT, withoutIdleAlpha } from './frames.ts';
import { Handles } from './handles.ts';
import { VipsPicture } from './picture.ts';
import { throwIfStopped, watchProgress } from './progress.ts';
import type { Libvips, VipsImage } from './start.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Options {
  vips: Libvips;
  probe: Probe;
  /** The frames to encode. */
  range: FrameRange;
  /** Loads all frames below each other. Rows are decoded on demand, from the first to the last. */
  load(handles: Handles): Promise<VipsImage>;
  /** Applies the edits to frames below each other, in memory. */
  edit(strip: VipsImage, frames: number, handles: Handles): VipsImage;
  keep: Keep;
  onProgress?: ((done: number) => void) | undefined;
}

/** Returns frames below each other as a separate animation. */
function asAnimation(strip: VipsImage, height: number, delays: number[], handles: Handles): VipsImage {
  const animation = handles.add(strip.copy());
  animation.setInt(PAGE_HEIGHT, height);
  animation.setArrayInt('delay', delays);
  return animation;
}

/**
 * An animation that is decoded, edited and encoded a few frames at a time, so that memory does not grow with its length. The
 * encoded parts are joined as bytes.
 */
export class LongAnimation extends PictureAround {
  override readonly frames: number;
  readonly #options: Options;
  /** The variants to apply after the edits. */
  readonly #variants: readonly VariantOptions[];

  /** @param first the first frame, which is also the picture of a still */
  private constructor(options: Options, variants: readonly VariantOptions[], first: Picture) {
    super(first);
    this.#options = options;
    this.#variants = variants;
    this.frames = options.range.to - options.range.from;
  }

  /** @throws {ImageError} `unreadable` if the first frame cannot be decoded */
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

  /** Nothing of it is in memory. */
  override raster(): undefined {
    return undefined;
  }

  /** Each slice begins with the last frame of the one before. */
  async writeSlices(format: Format, write: (slice: Picture) => Promise<Bytes>): Promise<EncodedFrames[]> {
    const slices = format.joins ? this.#slices : [this.#options.range];
    const { vips, probe, load, edit, keep, onProgress } = this.#options;
    using handles = new Handles();
    const tall = await load(handles);
    const height = tall.height / probe.frames;
    const decode = ({ from, to }: FrameRange, owner: Handles): VipsImage =>
      guarded('reading', () => {
        using own = new Handles();
        const watched = own.add(own.add(tall.crop(0, from * height, tall.width, (to - from) * height)).copy());
        watchProgress(watched);
        return owner.add(watched.copyMemory());
      });
    const encoded: EncodedFrames[] = [];
    let last = new Handles();
    try {
      const [start] = slices;
      let before = start && start.from > 0 ? decode({ from: start.from - 1, to: start.from }, last) : undefined;
      for (const [i, slice] of slices.entries()) {
        throwIfStopped();
        using own = new Handles();
        const fresh = decode(slice, own);
        const strip = before ? own.add(before.join(fresh, 'vertical')) : fresh;
        const frames = { from: before ? slice.from - 1 : slice.from, to: slice.to };
        const image = guarded('writing', () => {
          const animation = asAnimation(withoutIdleAlpha(strip, own), height, delaysOf(probe, frames), own);
          return edit(animation, frames.to - frames.from, own);
        });
        const picture = new VipsPicture({
          vips,
          image,
          frames: frames.to - frames.from,
          keep,
          handles: own,
          onProgress: (done) => onProgress?.((i + done) / slices.length),
        });
        await varied(picture, this.#variants, async (final) => {
          encoded.push({ delays: delaysOf(probe, frames), bytes: await write(final) });
        });
        // libwebp reads all pixels before it encodes, so there is no progress in between.
        onProgress?.((i + 1) / slices.length);
        last[Symbol.dispose]();
        last = new Handles();
        before = lastOf(fresh, height, last);
      }
    } finally {
      last[Symbol.dispose]();
    }
    return encoded;
  }

  get #slices(): FrameRange[] {
    const { range, probe } = this.#options;
    return slicesOf(probe.frames, probe).filter(({ from, to }) => from >= range.from && to <= range.to);
  }

  override variant(options: VariantOptions): Picture {
    return new LongAnimation(this.#options, [...this.#variants, options], super.variant(options));
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

/** Copies the last frame to an owner that outlives the strip. */
function lastOf(strip: VipsImage, height: number, owner: Handles): VipsImage {
  using own = new Handles();
  return guarded('reading', () =>
    owner.add(own.add(strip.crop(0, strip.height - height, strip.width, height)).copyMemory()),
  );
}
