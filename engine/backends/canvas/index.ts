import { workOn } from '../../codecs/work-on.ts';
import type { NativeSave } from '../../codecs/writing.ts';
import { ImageError } from '../../errors/errors.ts';
import type { Warn } from '../../errors/warn.ts';
import type { Format } from '../../formats/format.ts';
import type { FormatId } from '../../formats/index.ts';
import { encodedIn, formatOf, WRITABLE_IDS } from '../../formats/index.ts';
import { blurredEdge } from '../../geometry/blurred-edge.ts';
import { checkPixels } from '../../geometry/limits.ts';
import { type Size, type Step, scaledSize, sizeAfter } from '../../geometry/steps.ts';
import type { Pixels } from '../../pixels/pixels.ts';
import type { OptionName } from '../../recipe/options.ts';
import type { Backend, Keep, Picture, RenderOptions, Source, VariantOptions } from '../backend.ts';
import { cannotWrite } from '../cannot-write.ts';
import { drawnOf } from '../drawn-of.ts';
import { withMissingIsolation } from '../isolation.ts';
import { rootMeanSquare, stripsOf } from '../strips.ts';
import { blur } from './blur.ts';
import { canvasCap } from './caps.ts';
import { readProbe } from './read-probe.ts';
import { redact } from './redact.ts';
import { sharpnessOf } from './sharpness.ts';
import { watermark } from './watermark.ts';

/*
 * The fallback for browsers that cannot run libvips. It reads and writes still JPEG, PNG and WebP with 8 bits and without
 * metadata. The browser converts colours to sRGB when it decodes.
 */

type Context = OffscreenCanvasRenderingContext2D;

/** The formats that every browser decodes and a canvas may encode. */
const SUPPORTED = ['jpeg', 'png', 'webp'] as const satisfies FormatId[];
/** A canvas has no options for metadata, profiles, subsampling or scans. */
const IGNORED: readonly OptionName[] = ['metadata', 'profile', 'chroma', 'progressive'];
const isSupported = (id: FormatId) => (SUPPORTED as readonly FormatId[]).includes(id);

function makeCanvas({ width, height }: Size): { canvas: OffscreenCanvas; context: Context } {
  const cap = canvasCap(navigator.userAgent);
  if (Math.max(width, height) > cap) {
    throw new ImageError(
      'too-large',
      `This browser's canvas holds at most ${cap} pixels a side, not ${width}×${height}`,
    );
  }
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new ImageError('out-of-memory', 'Could not get canvas context');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

type Drawable = OffscreenCanvas | ImageBitmap;

function draw(source: Drawable, size: Size, paint: (context: Context) => void): OffscreenCanvas {
  const { canvas, context } = makeCanvas(size);
  paint(context);
  if ('close' in source) source.close();
  return canvas;
}

/** Scales by halves, since a canvas samples few source pixels per drawn pixel, which causes aliasing. */
function scale(source: Drawable, { width, height }: Size): Drawable {
  let current = source;
  while (current.width / 2 >= width && current.height / 2 >= height) {
    const half = { width: Math.ceil(current.width / 2), height: Math.ceil(current.height / 2) };
    if (half.width === current.width && half.height === current.height) break;
    const from = current;
    current = draw(from, half, (context) => context.drawImage(from, 0, 0, half.width, half.height));
  }
  if (current.width === width && current.height === height) return current;
  const from = current;
  return draw(from, { width, height }, (context) => context.drawImage(from, 0, 0, width, height));
}

/** Draws the picture, scaled to cover the canvas and blurred. A canvas has no filters in Safari. */
function drawBlurred(source: Drawable, context: Context, size: Size): void {
  const { crop, small, sigma } = blurredEdge(source, size);
  const part = makeCanvas(crop);
  part.context.drawImage(source, -crop.left, -crop.top);
  const reduced = makeCanvas(small);
  reduced.context.drawImage(scale(part.canvas, small), 0, 0);
  const pixels = reduced.context.getImageData(0, 0, small.width, small.height);
  blur(pixels, sigma);
  reduced.context.putImageData(pixels, 0, 0);
  context.drawImage(reduced.canvas, 0, 0, size.width, size.height);
}

function applyStep(source: Drawable, step: Step): Drawable {
  const size = sizeAfter(source, step);
  switch (step.do) {
    case 'scale':
      return scale(source, step);
    case 'crop':
      return draw(source, size, (context) => context.drawImage(source, -step.left, -step.top));
    case 'rotate':
      return draw(source, size, (context) => {
        context.translate(size.width / 2, size.height / 2);
        context.rotate((step.quarterTurns * Math.PI) / 2);
        context.drawImage(source, -source.width / 2, -source.height / 2);
      });
    case 'flip':
      return draw(source, size, (context) => {
        const horizontal = step.axis === 'horizontal';
        context.translate(horizontal ? size.width : 0, horizontal ? 0 : size.height);
        context.scale(horizontal ? -1 : 1, horizontal ? 1 : -1);
        context.drawImage(source, 0, 0);
      });
    case 'redact':
      return draw(source, size, (context) => {
        context.drawImage(source, 0, 0);
        redact(context, step, size);
      });
    case 'watermark':
      return draw(source, size, (context) => {
        context.drawImage(source, 0, 0);
        watermark(context, drawnOf(step));
      });
    case 'pad':
      return draw(source, size, (context) => {
        if (step.fill === 'blur') {
          drawBlurred(source, context, size);
          context.clearRect(step.left, step.top, source.width, source.height);
        } else if (step.fill !== 'transparent') {
          context.fillStyle = step.fill;
          context.fillRect(0, 0, size.width, size.height);
          context.clearRect(step.left, step.top, source.width, source.height);
        }
        context.drawImage(source, step.left, step.top);
      });
  }
}

class CanvasPicture implements Picture {
  readonly width: number;
  readonly height: number;
  readonly frames = 1;
  readonly #pixels: Drawable;
  readonly #shown: Pick<Keep, 'background' | 'dpi'>;
  readonly #warn: Warn;

  constructor(pixels: Drawable, shown: Pick<Keep, 'background' | 'dpi'>, warn: Warn) {
    this.#pixels = pixels;
    this.#shown = shown;
    this.#warn = warn;
    this.width = pixels.width;
    this.height = pixels.height;
  }

  get beside() {
    return { dpi: this.#shown.dpi };
  }

  /** Of a save, a canvas takes the quality. Without one, pixels are exact. */
  async write(format: Format, { options: { Q = 100 } }: NativeSave): Promise<Uint8Array<ArrayBuffer>> {
    const { canvas } = this.#drawn(format);
    const blob = await canvas
      .convertToBlob({ type: format.mediaType, quality: Number(Q) / 100 })
      .catch((error: unknown) => {
        throw new ImageError('codec-failed', 'Could not create blob from canvas', { cause: error });
      });
    if (blob.type !== format.mediaType) throw cannotWrite(format);
    return new Uint8Array(await blob.arrayBuffer());
  }

  variant({ scale: factor, blur, smoothing }: VariantOptions): Picture {
    const size = scaledSize(this, factor);
    const { canvas, context } = makeCanvas(size);
    context.imageSmoothingQuality = smoothing;
    // Safari's canvas has no filters, so the picture is only scaled.
    if (blur > 0 && 'filter' in context) context.filter = `blur(${blur}px)`;
    else if (blur > 0) this.#warn('This canvas has no filters, so the picture was not blurred');
    context.drawImage(this.#pixels, 0, 0, size.width, size.height);
    return new CanvasPicture(canvas, this.#shown, this.#warn);
  }

  /** Draws the picture as a file of the format shows it. */
  #drawn(format: Format): ReturnType<typeof makeCanvas> {
    const made = makeCanvas(this);
    if (!format.holds.alpha) {
      made.context.fillStyle = this.#shown.background;
      made.context.fillRect(0, 0, this.width, this.height);
    }
    made.context.drawImage(this.#pixels, 0, 0);
    return made;
  }

  async pixels(format: Format): Promise<Pixels> {
    const { width, height } = this;
    const { data } = this.#drawn(format).context.getImageData(0, 0, width, height);
    return { data, width, height, channels: 4 };
  }

  withPixels({ data, width, height, channels }: Pixels): Picture {
    const { canvas, context } = makeCanvas({ width, height });
    const rgba = context.createImageData(width, height);
    for (let i = 0; i < width * height; i++) {
      for (let channel = 0; channel < 4; channel++) {
        rgba.data[i * 4 + channel] = channel < channels ? (data[i * channels + channel] ?? 0) : 255;
      }
    }
    context.putImageData(rgba, 0, 0);
    return new CanvasPicture(canvas, this.#shown, this.#warn);
  }

  sharpness(): number {
    const { width } = this;
    const strips = stripsOf(this).map(({ top, height }) => {
      const { context } = makeCanvas({ width, height });
      context.drawImage(this.#pixels, 0, -top);
      return { value: sharpnessOf(context.getImageData(0, 0, width, height)), height };
    });
    return rootMeanSquare(strips);
  }

  [Symbol.dispose](): void {
    if ('close' in this.#pixels) this.#pixels.close();
  }
}

async function open(bytes: Uint8Array<ArrayBuffer>, format: Format, warn: Warn): Promise<Source> {
  if (!isSupported(format.id)) {
    const message = `${format.label} cannot be read by the canvas, which replaces libvips here`;
    throw new ImageError('beyond-browser', withMissingIsolation(message));
  }
  const probe = await readProbe(bytes, format);
  return {
    probe,
    // Decoding is fast, and the browser manages its memory.
    keepDecoded: () => {},
    [Symbol.dispose]: () => {},
    render: async ({ steps, background, dpi }: RenderOptions): Promise<Picture> => {
      // A browser decodes at full size.
      checkPixels(probe, 1);
      // WebKit returns a blank picture or half of one for a truncated file.
      const { isComplete } = await workOn(format);
      if (isComplete?.(bytes) === false) throw new ImageError('unreadable', 'Failed to load image');
      const blob = new Blob([bytes], { type: format.mediaType });
      const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' }).catch((error: unknown) => {
        throw new ImageError('unreadable', 'Failed to load image', { cause: error });
      });
      return new CanvasPicture(steps.reduce<Drawable>(applyStep, bitmap), { background, dpi }, warn);
    },
  };
}

/** Browsers without an encoder return a PNG without an error (Safari with WebP). */
async function encodes(id: FormatId): Promise<boolean> {
  const type = formatOf(id).mediaType;
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  const blob = await canvas.convertToBlob({ type }).catch(() => undefined);
  return blob?.type === type;
}

/** Creates the canvas backend, in a worker. */
export async function createCanvasBackend(warn: Warn): Promise<Backend> {
  if (typeof OffscreenCanvas === 'undefined') {
    throw new ImageError('engine-unavailable', 'This browser has no canvas in workers');
  }
  const encoded: FormatId[] = [];
  for (const id of SUPPORTED) if (await encodes(id)) encoded.push(id);
  const writes = WRITABLE_IDS.filter((id) => encoded.includes(encodedIn(formatOf(id)).id));
  return {
    id: 'canvas',
    compiles: false,
    capabilities: { reads: SUPPORTED, writes, ignores: IGNORED },
    open: (bytes, format) => open(bytes, format, warn),
    heapBytes: () => 0,
  };
}
