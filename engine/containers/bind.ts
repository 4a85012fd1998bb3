import { bindGifs } from '../animation/bind-gif.ts';
import { bindWebps } from '../animation/bind-webp.ts';
import { ImageError } from '../errors.ts';
import { type FormatId, HEAD_BYTES } from '../formats/format.ts';
import { formatOfBytes } from '../formats/index.ts';
import { bindPdfs } from './pdf.ts';

export interface BindOptions {
  /** How long each picture of an animation is shown, in milliseconds; 500 where nothing is said. */
  delay?: number | undefined;
}

const USUAL_DELAY = 500;

type Binder = (files: readonly Blob[], mediaType: string, delay: number) => Promise<Blob>;

/** Whether a format binds is said by its record, which every page loads; how is here, with the first file that is bound. */
const BINDERS: Readonly<Partial<Record<FormatId, Binder>>> = {
  pdf: (files) => bindPdfs(files),
  gif: byFrames(bindGifs),
  webp: byFrames(bindWebps),
};

function byFrames(bind: (stills: readonly Uint8Array[], delay: number) => Uint8Array<ArrayBuffer>): Binder {
  return async (stills, type, delay) => {
    const bytes = await Promise.all(stills.map(async (still) => new Uint8Array(await still.arrayBuffer())));
    return new Blob([bind(bytes, delay)], { type });
  };
}

/**
 * One file of several of one page or one frame each, in their order.
 * @throws {ImageError} `no-file` for none, `unsupported` for what this engine did not make
 */
export async function bind(files: readonly Blob[], { delay = USUAL_DELAY }: BindOptions = {}): Promise<Blob> {
  const [first] = files;
  if (!first) throw new ImageError('no-file', 'Expected files to bind');
  const head = new Uint8Array(await first.slice(0, HEAD_BYTES).arrayBuffer());
  const format = formatOfBytes(head);
  const binder = format && BINDERS[format.id];
  if (!binder) throw new ImageError('unsupported', 'Expected files that were made here');
  return binder(files, format.mediaType, delay);
}
