import { AS_IT_IS, type Backend } from '../backends/backend.ts';
import { ImageError, isImageError } from '../errors/errors.ts';
import { formatOf } from '../formats/index.ts';
import { checkPixels } from '../geometry/limits.ts';
import { placedBox } from '../geometry/placed-box.ts';
import { type Drawn, type Size, type Step, scaledSize, sizeAfter } from '../geometry/steps.ts';
import { openFile } from '../open/open-file.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { hashOf } from '../recipe/hash-of.ts';
import type { Watermarks } from './drawn.ts';

type WatermarkStep = Extract<Step, { do: 'watermark' }>;
type Drawing = Pick<Drawn, 'width' | 'height' | 'data' | 'neutral'>;

/** The largest number of pixels that stay drawn for the next picture. */
const MOST_KEPT = 8e6;
/** Watermarks as they were drawn last, by file, size and opacity. A batch of equal pictures needs one. */
const kept = new WeakMap<Backend, Map<string, Drawing>>();

/** Any still format with transparency. */
const STILL = formatOf('png');

/** @throws {ImageError} see `withDrawn` */
export async function drawAll(
  backend: Backend,
  start: Size,
  steps: readonly Step[],
  watermarks: Watermarks = {},
): Promise<Step[]> {
  const complete: Step[] = [];
  let size = start;
  for (const step of steps) {
    size = sizeAfter(size, step);
    complete.push(step.do === 'watermark' ? { ...step, drawn: await drawnOn(backend, size, step, watermarks) } : step);
  }
  return complete;
}

async function drawnOn(backend: Backend, picture: Size, step: WatermarkStep, watermarks: Watermarks): Promise<Drawn> {
  const { side, position, margin, opacity } = step;
  const drawings = kept.get(backend) ?? new Map<string, Drawing>();
  kept.set(backend, drawings);
  const key = `${step.picture} ${side} ${opacity}`;
  // A file that is missing or wrong is refused even if the right one was drawn before.
  const bytes = await bytesOf(step.picture, watermarks);
  const drawing = drawings.get(key) ?? asDrawing(await read(backend, bytes, side), opacity);
  // The most recent one is last.
  drawings.delete(key);
  drawings.set(key, drawing);
  const pixels = () => [...drawings.values()].reduce((sum, { width, height }) => sum + width * height, 0);
  for (const oldest of drawings.keys()) if (pixels() > MOST_KEPT) drawings.delete(oldest);
  return { ...drawing, ...placedBox(picture, drawing, position, margin) };
}

const NO_PICTURE: ReadonlySet<string> = new Set(['unreadable', 'unsupported', 'camera-raw']);

/** Decodes a watermark at its size. */
async function read(backend: Backend, bytes: Uint8Array<ArrayBuffer>, side: number): Promise<Pixels> {
  try {
    using source = await openFile(backend, bytes);
    const { probe } = source;
    checkPixels(probe, 1);
    if (probe.incomplete) throw new ImageError('unreadable', 'The end of the file is missing');
    const size = scaledSize(probe, side / Math.max(probe.width, probe.height));
    const isSame = size.width === probe.width && size.height === probe.height;
    const steps: Step[] = isSame ? [] : [{ do: 'scale', ...size }];
    using drawing = await source.render({ ...AS_IT_IS, steps, format: STILL, hold: false });
    return await drawing.pixels(STILL);
  } catch (error) {
    const isBad = isImageError(error) && NO_PICTURE.has(error.code);
    throw isBad ? new ImageError('watermark-unreadable', 'The watermark is no picture', { cause: error }) : error;
  }
}

async function bytesOf(picture: string, watermarks: Watermarks): Promise<Uint8Array<ArrayBuffer>> {
  const file = watermarks[picture];
  if (!file) throw new ImageError('watermark-missing', `There is no file for the watermark ${picture}`);
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (cause: unknown) => {
      throw new ImageError('watermark-unreadable', 'The file of the watermark cannot be read any more', { cause });
    },
  );
  const hash = await hashOf(bytes);
  if (hash !== picture)
    throw new ImageError('watermark-differs', `Expected the watermark ${picture} but received the file of ${hash}`);
  return bytes;
}

/** Multiplies the alpha channel, and adds one if there is none. */
function asDrawing({ data, width, height, channels }: Pixels, opacity: number): Drawing {
  const drawn = new Uint8Array(width * height * 4);
  let neutral = true;
  for (let i = 0; i < width * height; i++) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray(i * channels, (i + 1) * channels);
    const seen = Math.round(alpha * opacity);
    drawn.set([red, green, blue, seen], i * 4);
    if (seen > 0 && (red !== green || green !== blue)) neutral = false;
  }
  return { width, height, data: drawn, neutral };
}
