import { slicesOf } from '../../animation/slices.ts';
import type { EditedGainMap } from '../../codecs/jpeg/gain-map/edited.ts';
import { carriesMap, workOn } from '../../codecs/work-on.ts';
import type { DecodeOptions } from '../../decoders/decoder.ts';
import { isCodecFailure } from '../../errors/errors.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import type { Format } from '../../formats/format.ts';
import { MOST_HELD_PIXELS } from '../../geometry/limits.ts';
import { paints, type Size, stepsOnStored } from '../../geometry/steps.ts';
import type { Probe } from '../../probe/probe.ts';
import type { Picture, RenderOptions, Source } from '../backend.ts';
import { asWritten } from './colour.ts';
import { DecodedOnce } from './decoded.ts';
import { forgetMessages, guarded } from './errors.ts';
import { type Codecs, fileOf, type VipsFile } from './file.ts';
import { applyStepsToFrames, isOpaque, withoutIdleAlpha } from './frames.ts';
import { Handles } from './handles.ts';
import { openWithLibvips } from './libvips-file.ts';
import { withResolution } from './metadata.ts';
import { VipsPicture } from './picture.ts';
import { watchProgress } from './progress.ts';
import type { Libvips, VipsImage } from './start.ts';
import { applySteps } from './steps.ts';

/** Converts the colours before steps that paint, since their colours are in sRGB. */
const readyFor = (
  image: VipsImage,
  { steps, keepProfile }: Pick<RenderOptions, 'steps' | 'keepProfile'>,
  handles: Handles,
): VipsImage => (steps.some(paints) ? asWritten(image, keepProfile, handles) : image);

class VipsSource implements Source {
  readonly probe: Probe;
  readonly #vips: Libvips;
  readonly #file: VipsFile;
  #decoded: DecodedOnce | undefined;

  constructor({ vips }: Codecs, file: VipsFile) {
    this.#vips = vips;
    this.probe = file.probe;
    this.#file = file;
  }

  async render(options: RenderOptions): Promise<Picture> {
    forgetMessages(this.#vips);
    const handles = new Handles();
    const allFrames = this.probe.frames > 1 && options.format.holds.animation;
    if (allFrames && this.#isLong(options)) return this.#renderLong(options);
    const scaledTo = allFrames ? undefined : this.#scaledTo(options);
    const blame = (error: unknown) => this.#blame(error, { allFrames, scaledTo });
    try {
      const edited = allFrames ? await this.#renderFrames(options, handles) : await this.#renderStill(options, handles);
      const gainMap = await this.#gainMap(options);
      return guarded('writing', () => {
        const coloured = asWritten(edited, options.keepProfile, handles);
        const tidy = withResolution(coloured, options.dpi, handles);
        const image = options.hold ? this.#inMemory(tidy, options, handles) : tidy;
        const frames = allFrames ? this.probe.frames : 1;
        const { embed, keepProfile, background, dpi, sharedColours, onProgress } = options;
        return new VipsPicture({
          vips: this.#vips,
          image,
          frames,
          sharedColours,
          keep: { embed, keepProfile, background, dpi },
          gainMap,
          handles,
          ...(!options.hold && { blame, onProgress }),
        });
      });
    } catch (error) {
      handles[Symbol.dispose]();
      throw await blame(error);
    }
  }

  async isOpaque(): Promise<boolean> {
    // Drawings are drawn for one size.
    if (!this.#file.lazy) return false;
    using handles = new Handles();
    const image = await this.#decode({ allFrames: false }, handles);
    return guarded('reading', () => isOpaque(image, handles));
  }

  keepDecoded(): void {
    this.#decoded ??= new DecodedOnce(this.#file);
  }

  [Symbol.dispose](): void {
    this.#decoded?.[Symbol.dispose]();
    this.#decoded = undefined;
  }

  #decode(options: DecodeOptions, handles: Handles): Promise<VipsImage> {
    return (this.#decoded ?? this.#file).decode(options, handles);
  }

  async #gainMap({ steps, format }: RenderOptions): Promise<EditedGainMap | undefined> {
    const map = carriesMap(this.probe, format, steps) ? this.#file.gainMap?.() : undefined;
    if (!map) return undefined;
    const { editGainMap } = await fetchPart(() => import('./gain-map.ts'));
    return editGainMap(this.#vips, map, this.probe, steps);
  }

  #inMemory(image: VipsImage, { onProgress }: RenderOptions, handles: Handles): VipsImage {
    // A copy, since a cancelled image stays so.
    const watched = handles.add(image.copy());
    watchProgress(watched, onProgress);
    return handles.add(watched.copyMemory());
  }

  /** Returns the size that a decoder may scale to, since the first step does. */
  #scaledTo({ steps }: RenderOptions): Size | undefined {
    const [first] = stepsOnStored(steps, this.probe.orientation);
    return first?.do === 'scale' ? first : undefined;
  }

  /** Returns the cause of an error during an encode: the file's damage if decoding alone fails too. */
  async #blame(error: unknown, options: DecodeOptions): Promise<unknown> {
    if (!this.#file.lazy || !isCodecFailure(error)) return error;
    try {
      using handles = new Handles();
      const image = await this.#file.decode(options, handles);
      guarded('reading', () => image.avg());
      return error;
    } catch (readingError) {
      return readingError;
    }
  }

  async #renderStill(options: RenderOptions, handles: Handles): Promise<VipsImage> {
    const image = await this.#decode({ allFrames: false, scaledTo: this.#scaledTo(options) }, handles);
    const steps = stepsOnStored(options.steps, this.probe.orientation);
    return guarded('writing', () => applySteps(this.#vips, readyFor(image, options, handles), steps, handles));
  }

  async #renderFrames(options: RenderOptions, handles: Handles): Promise<VipsImage> {
    const strip = await this.#decode({ allFrames: true }, handles);
    const inMemory = guarded('reading', () => withoutIdleAlpha(handles.add(strip.copyMemory()), handles));
    return guarded('writing', () => {
      const ready = readyFor(inMemory, options, handles);
      const steps = stepsOnStored(options.steps, this.probe.orientation);
      return applyStepsToFrames(this.#vips, ready, this.probe.frames, steps, handles);
    });
  }

  /** Whether to process a few frames at a time. A search does so only if all frames are too many to hold. */
  #isLong({ frames, hold, sharedColours }: RenderOptions): boolean {
    if (frames) return true;
    if (sharedColours) return false;
    const { width, height, frames: count } = this.probe;
    if (hold && width * height * count <= MOST_HELD_PIXELS) return false;
    return slicesOf(count, this.probe).length > 1;
  }

  async #renderLong({ steps, frames, onProgress, ...keep }: RenderOptions): Promise<Picture> {
    const { LongAnimation } = await fetchPart(() => import('./long-animation.ts'));
    const { embed, keepProfile, background, dpi } = keep;
    return LongAnimation.open({
      vips: this.#vips,
      probe: this.probe,
      range: frames ?? { from: 0, to: this.probe.frames },
      load: (handles) => this.#decode({ allFrames: true }, handles),
      edit: (strip, count, handles) => {
        const ready = readyFor(strip, { steps, keepProfile }, handles);
        const ordered = stepsOnStored(steps, this.probe.orientation);
        const edited = applyStepsToFrames(this.#vips, ready, count, ordered, handles);
        return withResolution(asWritten(edited, keepProfile, handles), dpi, handles);
      },
      keep: { embed, keepProfile, background, dpi },
      onProgress,
    });
  }
}

/** @throws {ImageError} `unreadable` or `unsupported` */
export async function openSource(codecs: Codecs, bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<Source> {
  const { vips } = codecs;
  forgetMessages(vips);
  const work = await workOn(format);
  const plain = work.open && (await fetchPart(() => import('../../codecs/plain.ts')));
  const opened = work.open && (await plain?.openPlain(work.open, bytes, format));
  if (opened && 'decode' in opened) return new VipsSource(codecs, fileOf(vips, opened));
  const prepared = opened ? { bytes: opened } : await work.prepared?.(bytes);
  return new VipsSource(codecs, await openWithLibvips(codecs, bytes, format, prepared));
}
