import { slicesOf } from '../../animation/slices.ts';
import type { DecodableFile } from '../../decoders/decoded.ts';
import type { DrawVector } from '../../decoders/drawing.ts';
import { openWithDecoder } from '../../decoders/index.ts';
import { isCodecFailure, isImageError } from '../../errors.ts';
import { fetchPart } from '../../fetch-part.ts';
import { carriesMap, type FileWork, partsIn, workOn } from '../../formats/file-work.ts';
import type { Format } from '../../formats/format.ts';
import type { EditedGainMap } from '../../gain-map/edited.ts';
import type { GainMap } from '../../gain-map/parts.ts';
import { type Size, type Step, UPRIGHT } from '../../geometry.ts';
import { MOST_HELD_PIXELS } from '../../limits.ts';
import { type EmbeddedMetadata, isAny } from '../../metadata/embedded.ts';
import { resolutionOf } from '../../metadata/exif.ts';
import { isSrgbProfile } from '../../metadata/icc.ts';
import type { Probe } from '../../probe.ts';
import type { Picture, RenderOptions, Source } from '../backend.ts';
import { asWritten } from './colour.ts';
import { DecodedOnce, type LoadPixels } from './decoded.ts';
import { detourFor } from './detours.ts';
import { forgetMessages, guarded } from './errors.ts';
import { applyStepsToFrames, withoutIdleAlpha } from './frames.ts';
import { Handles } from './handles.ts';
import { drawingSize, headerOf, imageOfPixels, isRead, loaderOptions, load as loadPixels, openHeader } from './load.ts';
import { tidyMetadata, withMetadata } from './metadata.ts';
import { VipsPicture } from './picture.ts';
import { tellProgress } from './progress.ts';
import { readProbe } from './read-probe.ts';
import type { Libvips, VipsImage } from './start.ts';
import { applySteps } from './steps.ts';

/** The size to scale to in stored orientation, if scaling is the very first thing that happens to the picture. */
function firstScale(steps: readonly Step[], turned: boolean): Size | undefined {
  const [first] = steps;
  if (first?.do !== 'scale') return undefined;
  return turned ? { width: first.height, height: first.width } : { width: first.width, height: first.height };
}

function probeOfDecoded(file: DecodableFile, format: Format, bytes: Uint8Array, said: EmbeddedMetadata): Probe {
  const dpi = said.exif && resolutionOf(said.exif);
  return {
    format: format.id,
    width: file.width,
    height: file.height,
    frames: 1,
    stilled: false,
    pages: 1,
    delays: [],
    loop: 0,
    alpha: file.alpha,
    palette: false,
    depth: 8,
    colour: 'rgb',
    profile: file.profile !== undefined,
    wideGamut: file.profile !== undefined && !isSrgbProfile(file.profile),
    metadata: isAny(said),
    ...(said.unread && { metadataUnread: true }),
    ...partsIn(format, bytes),
    ...(dpi && { dpi }),
    // Such decoders hand the picture over upright.
    orientation: 1,
    bytes: bytes.length,
  };
}

interface Reader {
  load: LoadPixels;
  /** Equal for what is decoded in the same way. */
  keyOf(allFrames: boolean, scaledTo: Size | undefined): string;
  /** Pixels are decoded as they are asked for, so that damage may show only while the picture is written. */
  lazy: boolean;
  gainMap?(): GainMap | undefined;
}

/** What reads and writes files. */
export interface Codecs {
  vips: Libvips;
  /** See `VipsPictureOptions`. */
  jpegEncoder?: WebAssembly.Module | undefined;
  drawVector?: DrawVector | undefined;
}

class VipsSource implements Source {
  readonly probe: Probe;
  readonly #vips: Libvips;
  readonly #jpegEncoder: WebAssembly.Module | undefined;
  readonly #reader: Reader;
  #decoded: DecodedOnce | undefined;

  constructor({ vips, jpegEncoder }: Codecs, probe: Probe, reader: Reader) {
    this.#vips = vips;
    this.#jpegEncoder = jpegEncoder;
    this.probe = probe;
    this.#reader = reader;
  }

  async render(options: RenderOptions): Promise<Picture> {
    forgetMessages(this.#vips);
    const handles = new Handles();
    const allFrames = this.probe.frames > 1 && options.format.holds.animation;
    if (allFrames && this.#isLong(options)) return this.#renderLong(options);
    const blame = (error: unknown) => this.#blame(error, allFrames, allFrames ? undefined : this.#firstScale(options));
    try {
      const edited = allFrames ? await this.#renderFrames(options, handles) : await this.#renderStill(options, handles);
      const gainMap = await this.#gainMap(options);
      return guarded('writing', () => {
        const coloured = asWritten(edited, options.keepProfile, handles);
        const tidy = tidyMetadata(coloured, options, handles);
        const image = options.hold ? this.#inMemory(tidy, options, handles) : tidy;
        const frames = allFrames ? this.probe.frames : 1;
        const { metadata, keepProfile, background, dpi, onProgress } = options;
        return new VipsPicture({
          vips: this.#vips,
          jpegEncoder: this.#jpegEncoder,
          image,
          frames,
          keep: { metadata, keepProfile, background, dpi },
          gainMap,
          handles,
          ...(!options.hold && { blame, ...(onProgress && { onProgress }) }),
        });
      });
    } catch (error) {
      handles[Symbol.dispose]();
      throw await blame(error);
    }
  }

  keepDecoded(): void {
    this.#decoded ??= new DecodedOnce(this.#reader.load, this.#reader.keyOf);
  }

  [Symbol.dispose](): void {
    this.#decoded?.[Symbol.dispose]();
    this.#decoded = undefined;
  }

  #load(allFrames: boolean, scaledTo: Size | undefined, handles: Handles): Promise<VipsImage> {
    return (this.#decoded ?? this.#reader).load(allFrames, scaledTo, handles);
  }

  async #gainMap({ steps, format }: RenderOptions): Promise<EditedGainMap | undefined> {
    const map = carriesMap(this.probe, format) ? this.#reader.gainMap?.() : undefined;
    if (!map) return undefined;
    const { editGainMap } = await fetchPart(() => import('./gain-map.ts'));
    return editGainMap(this.#vips, map, this.probe, steps);
  }

  #inMemory(image: VipsImage, { onProgress }: RenderOptions, handles: Handles): VipsImage {
    // A copy, since what is given up once stays so.
    const watched = handles.add(image.copy());
    tellProgress(watched, onProgress);
    return handles.add(watched.copyMemory());
  }

  #firstScale({ steps }: RenderOptions): Size | undefined {
    return firstScale(steps, this.probe.orientation >= 5);
  }

  /** An error that came while pixels were pulled through: the file's, where decoding alone fails as well. */
  async #blame(error: unknown, allFrames: boolean, scaledTo: Size | undefined): Promise<unknown> {
    if (!this.#reader.lazy || !isCodecFailure(error)) return error;
    try {
      using handles = new Handles();
      const image = await this.#reader.load(allFrames, scaledTo, handles);
      guarded('reading', () => image.avg());
      return error;
    } catch (readingError) {
      return readingError;
    }
  }

  async #renderStill(options: RenderOptions, handles: Handles): Promise<VipsImage> {
    const { steps } = options;
    const upright = UPRIGHT[this.probe.orientation] ?? [];
    const scaledTo = this.#firstScale(options);
    const image = await this.#load(false, scaledTo, handles);
    // A small picture is turned upright for less than a large one, and scaling minds no orientation.
    const ordered: Step[] = scaledTo
      ? [{ do: 'scale', ...scaledTo }, ...upright, ...steps.slice(1)]
      : [...upright, ...steps];
    return guarded('writing', () => applySteps(image, ordered, handles));
  }

  async #renderFrames({ steps }: RenderOptions, handles: Handles): Promise<VipsImage> {
    const strip = await this.#load(true, undefined, handles);
    const upright = UPRIGHT[this.probe.orientation] ?? [];
    const inMemory = guarded('reading', () => withoutIdleAlpha(handles.add(strip.copyMemory()), handles));
    return guarded('writing', () =>
      applyStepsToFrames(this.#vips, inMemory, this.probe.frames, [...upright, ...steps], handles),
    );
  }

  /** Worked on a few frames at a time; what is held for a search is so where it would be too much to hold. */
  #isLong({ frames, hold }: RenderOptions): boolean {
    if (frames) return true;
    const { width, height, frames: count } = this.probe;
    if (hold && width * height * count <= MOST_HELD_PIXELS) return false;
    return slicesOf(count, this.probe).length > 1;
  }

  async #renderLong({ steps, frames, onProgress, ...keep }: RenderOptions): Promise<Picture> {
    const { LongAnimation } = await fetchPart(() => import('./long-animation.ts'));
    const upright = UPRIGHT[this.probe.orientation] ?? [];
    const { metadata, keepProfile, background, dpi } = keep;
    return LongAnimation.open({
      vips: this.#vips,
      probe: this.probe,
      stretch: frames ?? { from: 0, to: this.probe.frames },
      load: (handles) => this.#load(true, undefined, handles),
      edit: (strip, count, handles) => {
        const edited = applyStepsToFrames(this.#vips, strip, count, [...upright, ...steps], handles);
        return tidyMetadata(asWritten(edited, keepProfile, handles), keep, handles);
      },
      keep: { metadata, keepProfile, background, dpi },
      onProgress,
    });
  }
}

/** The frames of an animation that libvips knows only the stills of; nothing where there are none. */
async function readStored(work: NonNullable<FileWork['animation']>, bytes: Uint8Array) {
  const { split, motionOf } = await work.fetch();
  const animation = split(bytes);
  if (!animation) return undefined;
  const { loadStoredFrames } = await fetchPart(() => import('./stored-frames.ts'));
  return { animation, facts: motionOf(animation), load: loadStoredFrames };
}

/** If only the frames of a complete file are damaged, the static image is shown, as the APNG specification requires. */
async function readFrames(work: FileWork, bytes: Uint8Array) {
  if (!work.animation?.isIn(bytes)) return undefined;
  try {
    return await readStored(work.animation, bytes);
  } catch (error) {
    const isStill = isImageError(error) && error.code === 'unreadable' && work.isComplete?.(bytes);
    if (!isStill) throw error;
    return { animation: undefined, facts: { stilled: true } };
  }
}

/** @throws {ImageError} `unreadable` or `unsupported` */
export async function openSource(codecs: Codecs, bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<Source> {
  const { vips, drawVector } = codecs;
  forgetMessages(vips);
  const work = workOn(format);
  work.check?.(bytes);
  const said = work.readMetadata?.(bytes) ?? {};
  if (format.decoder) {
    const { decoder } = format;
    const file = await openWithDecoder(decoder, bytes);
    // A decoder hands its pixels over once.
    let unused: DecodableFile | undefined = file;
    return new VipsSource(codecs, probeOfDecoded(file, format, bytes, said), {
      lazy: false,
      keyOf: () => '',
      load: async (_all, _scaledTo, handles) => {
        const present = unused ?? (await openWithDecoder(decoder, bytes));
        unused = undefined;
        const image = await imageOfPixels(vips, present, handles);
        return withMetadata(image, said, handles);
      },
    });
  }
  const detour = detourFor(format, bytes, (candidate) => isRead(vips, candidate, format));
  const source = detour?.bytes ?? bytes;
  const finish = (image: VipsImage, handles: Handles) => {
    const finished = detour?.finish?.(image, handles) ?? image;
    return withMetadata(finished, said, handles);
  };
  const stored = await readFrames(work, bytes);
  using handles = new Handles();
  const { probe, header } = guarded('reading', () => {
    const image = openHeader(vips, source, format, handles);
    const probe = readProbe(finish(image, handles), format, bytes);
    return { probe: { ...probe, ...detour?.facts, ...stored?.facts }, header: headerOf(image) };
  });
  const load: LoadPixels = async (allFrames, scaledTo, owner) => {
    if (format.vector && drawVector) {
      const sizes = { natural: { width: header.width, height: header.height }, wanted: drawingSize(header, scaledTo) };
      // libvips draws it too, but for text, HTML and CSS variables.
      const drawing = await drawVector(sizes).catch(() => undefined);
      if (drawing) return imageOfPixels(vips, drawing, owner);
    }
    if (stored?.animation && (allFrames || !stored.animation.showsFirst)) {
      return guarded('reading', () => {
        const still = openHeader(vips, source, format, owner);
        return stored.load(vips, stored.animation, { header: still, alpha: probe.alpha, allFrames }, owner);
      });
    }
    return guarded('reading', () =>
      finish(loadPixels(vips, source, format, header, { allFrames, scaledTo }, owner), owner),
    );
  };
  const keyOf = (allFrames: boolean, scaledTo: Size | undefined) =>
    JSON.stringify(loaderOptions(format, header, { allFrames, scaledTo }));
  const gainMap = () => work.gainMap?.(bytes);
  return new VipsSource(codecs, probe, { lazy: !format.vector, load, keyOf, gainMap });
}
