import type { DecodableFile } from '../../decoders/decoded.ts';
import type { DrawVector } from '../../decoders/drawing.ts';
import { openWithDecoder } from '../../decoders/index.ts';
import type { Format } from '../../formats/format.ts';
import type { Size, Step } from '../../geometry.ts';
import { isSrgbProfile } from '../../metadata/icc.ts';
import type { Probe } from '../../probe.ts';
import type { Picture, RenderOptions, Source } from '../backend.ts';
import { toSrgb } from './colour.ts';
import { guarded } from './errors.ts';
import { applyStepsToFrames } from './frames.ts';
import { Handles } from './handles.ts';
import { drawingSize, imageOfPixels, load, openHeader } from './load.ts';
import { tidyMetadata } from './metadata.ts';
import { VipsPicture } from './picture.ts';
import { readProbe } from './read-probe.ts';
import type { Libvips, VipsImage } from './start.ts';
import { applySteps, UPRIGHT } from './steps.ts';

/** The size to scale to in stored orientation, if scaling is the very first thing that happens to the picture. */
function firstScale(steps: readonly Step[], turned: boolean): Size | undefined {
  const [first] = steps;
  if (first?.do !== 'scale') return undefined;
  return turned ? { width: first.height, height: first.width } : { width: first.width, height: first.height };
}

function probeOfDecoded(file: DecodableFile, format: Format, bytes: number): Probe {
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
    metadata: file.metadata,
    // Such decoders hand the picture over upright.
    orientation: 1,
    bytes,
  };
}

/** Loads the pixels, scaled while decoding where that is cheaper. */
type LoadPixels = (allFrames: boolean, scaledTo: Size | undefined, handles: Handles) => Promise<VipsImage>;

class VipsSource implements Source {
  readonly probe: Probe;
  readonly #vips: Libvips;
  readonly #load: LoadPixels;

  constructor(vips: Libvips, probe: Probe, loadPixels: LoadPixels) {
    this.#vips = vips;
    this.probe = probe;
    this.#load = loadPixels;
  }

  async render(options: RenderOptions): Promise<Picture> {
    const handles = new Handles();
    try {
      const allFrames = this.probe.frames > 1 && options.format.holds.animation;
      const edited = allFrames ? await this.#renderFrames(options, handles) : await this.#renderStill(options, handles);
      return guarded('codec-failed', () => {
        const coloured = options.keepProfile ? edited : toSrgb(edited, handles);
        const tidy = tidyMetadata(coloured, options.metadata, handles);
        if (options.hold && options.onProgress) tidy.onProgress = (percent) => options.onProgress?.(percent / 100);
        const image = options.hold ? handles.add(tidy.copyMemory()) : tidy;
        const frames = allFrames ? this.probe.frames : 1;
        const { metadata, keepProfile, background, onProgress } = options;
        return new VipsPicture({
          vips: this.#vips,
          image,
          frames,
          keep: { metadata, keepProfile, background },
          handles,
          ...(!options.hold && onProgress && { onProgress }),
        });
      });
    } catch (error) {
      handles[Symbol.dispose]();
      throw error;
    }
  }

  async #renderStill({ steps }: RenderOptions, handles: Handles): Promise<VipsImage> {
    const upright = UPRIGHT[this.probe.orientation] ?? [];
    const scaledTo = firstScale(steps, this.probe.orientation >= 5);
    const image = await this.#load(false, scaledTo, handles);
    // A small picture is turned upright for less than a large one, and scaling minds no orientation.
    const ordered: Step[] = scaledTo
      ? [{ do: 'scale', ...scaledTo }, ...upright, ...steps.slice(1)]
      : [...upright, ...steps];
    return guarded('codec-failed', () => applySteps(image, ordered, handles));
  }

  async #renderFrames({ steps }: RenderOptions, handles: Handles): Promise<VipsImage> {
    const strip = await this.#load(true, undefined, handles);
    const upright = UPRIGHT[this.probe.orientation] ?? [];
    return guarded('unreadable', () => {
      const inMemory = handles.add(strip.copyMemory());
      return applyStepsToFrames(this.#vips, inMemory, this.probe.frames, [...upright, ...steps], handles);
    });
  }
}

/** @throws {ImageError} `unreadable` */
export async function openSource(
  vips: Libvips,
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  drawVector?: DrawVector,
): Promise<Source> {
  if (format.decoder) {
    const file = await openWithDecoder(format.decoder, bytes);
    return new VipsSource(vips, probeOfDecoded(file, format, bytes.length), (_all, _scaledTo, handles) =>
      imageOfPixels(vips, file, handles),
    );
  }
  using handles = new Handles();
  const { probe, header } = guarded('unreadable', () => {
    const image = openHeader(vips, bytes, handles);
    return { probe: readProbe(image, format, bytes), header: { width: image.width, height: image.height } };
  });
  return new VipsSource(vips, probe, async (allFrames, scaledTo, owner) => {
    if (format.vector && drawVector) {
      const sizes = { natural: header, wanted: drawingSize(header, scaledTo) };
      // libvips draws it too, but for text, HTML and CSS variables.
      const drawing = await drawVector(sizes).catch(() => undefined);
      if (drawing) return imageOfPixels(vips, drawing, owner);
    }
    return guarded('unreadable', () => load(vips, bytes, format, header, { allFrames, scaledTo }, owner));
  });
}
