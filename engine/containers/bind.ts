import { bindGifs } from '../codecs/gif/bind.ts';
import { bindPdfs } from '../codecs/pdf/writer.ts';
import { bindWebps } from '../codecs/webp/bind.ts';
import { ImageError } from '../errors/errors.ts';
import { HEAD_BYTES } from '../formats/format.ts';
import type { FormatId } from '../formats/index.ts';
import { formatOfBytes } from '../formats/index.ts';

export interface BindOptions {
  /** Milliseconds per frame of an animation. @default 500 */
  delay?: number | undefined;
}

const USUAL_DELAY = 500;

type Binder = (files: readonly Blob[], mediaType: string, delay: number) => Promise<Blob>;

/** The code for formats whose record has `binds`. Every page loads the records; this module is loaded with the first file to bind. */
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
 * Binds files of one page or frame each into one file, in order.
 * @throws {ImageError} `no-file` for none, `unsupported` for files that this engine did not write
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
