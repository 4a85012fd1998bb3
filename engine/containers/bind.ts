import { ImageError } from '../errors.ts';
import { workOn } from '../formats/file-work.ts';
import { type Format, HEAD_BYTES } from '../formats/format.ts';
import { formatOfBytes } from '../formats/index.ts';
import { bindPdfs } from './pdf.ts';

export interface BindOptions {
  /** How long each picture of an animation is shown, in milliseconds; 500 where nothing is said. */
  delay?: number | undefined;
}

const USUAL_DELAY = 500;
const BINDERS = { pdf: bindPdfs } as const;

/** An animation of stills. */
async function bindStills(format: Format, stills: readonly Blob[], delay: number): Promise<Blob> {
  const bindFrames = await workOn(format).bindFrames?.();
  if (!bindFrames) throw new ImageError('unsupported', 'Expected files that were made here');
  const bytes = await Promise.all(stills.map(async (still) => new Uint8Array(await still.arrayBuffer())));
  return new Blob([bindFrames(bytes, delay)], { type: format.mediaType });
}

/**
 * One file of several of one page or one frame each, in their order.
 * @throws {ImageError} `no-file` for none, `unsupported` for what this engine did not make
 */
export async function bind(files: readonly Blob[], { delay = USUAL_DELAY }: BindOptions = {}): Promise<Blob> {
  const [first] = files;
  if (!first) throw new ImageError('no-file', 'Expected files to bind');
  const format = formatOfBytes(new Uint8Array(await first.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!format) throw new ImageError('unsupported', 'Expected files that were made here');
  return format.container ? BINDERS[format.container.wrapper](files) : bindStills(format, files, delay);
}
