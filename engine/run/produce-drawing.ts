import { textOf } from '../codecs/svg/text-of.ts';
import { whyKept } from '../compress/byte-limits.ts';
import { ImageError, isImageError, isUnreadable } from '../errors/errors.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import { probeBytes } from '../open/open-file.ts';
import type { Note } from '../report/notes.ts';
import { kernelOf } from '../score/fetch-kernel.ts';
import { looksOf } from './compare-drawings.ts';
import type { Job } from './job.ts';
import type { Produced } from './produced.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const NO_GAIN: Note = { code: 'left-as-it-is', why: 'no-gain' };
const LOOKS_DIFFERENT: Note = { code: 'left-as-it-is', why: 'looks-different' };

/** @throws {ImageError} `unreadable` if the work fails, because the text is no XML or in an unknown encoding */
async function parsing<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isImageError(cause) ? cause : new ImageError('unreadable', 'SVG: it is no valid XML', { cause });
  }
}

const encode = (text: string): Bytes => new TextEncoder().encode(text);

/**
 * Rewrites a drawing without code, and checks that it looks the same: otherwise it returns the file, or the file without
 * what is not wanted.
 * @throws {ImageError} `unreadable` for a text that cannot be parsed, `codec-unavailable`, `cancelled`
 */
export async function produceDrawing(job: Job): Promise<Produced> {
  const { bytes, probe, plan, tools } = job;
  const { output, written, width, height } = plan;
  const { minified, withoutUnwanted } = await fetchPart(() => import('../codecs/svg/minify.ts'));
  const { text, removed } = await parsing(() => withoutUnwanted(textOf(bytes), output));
  const safe = removed > 0 ? encode(text) : bytes;
  let made: { data: Bytes; score?: number } | undefined;
  let why = NO_GAIN;
  for (const way of ['usual', 'careful'] as const) {
    tools.throwIfCancelled?.();
    const data = encode(await parsing(() => minified(text, output, way)));
    // Without its code or titles the file is not the same, so any saving counts.
    const kept = removed > 0 ? undefined : whyKept(data.length, probe, output);
    if (kept || data.length >= safe.length) {
      if (way === 'usual') why = kept ?? NO_GAIN;
      break;
    }
    const looks = await looksAlike(job, safe, data);
    if (looks) {
      made = { data, ...looks };
      break;
    }
    why = LOOKS_DIFFERENT;
  }
  const data = made?.data ?? (removed > 0 ? safe : 'original');
  const sizes = { before: await gzipped(bytes), after: await gzipped(data === 'original' ? bytes : data) };
  return {
    data,
    format: written,
    width,
    height,
    frames: 1,
    encodes: 1,
    returned: data === 'original' ? { losses: plan.losses } : undefined,
    notes: [...(data === 'original' ? [why] : []), { code: 'gzipped', ...sizes }],
    score: made?.score,
  };
}

/** @returns undefined if the drawings have different sizes or look different; see `looksOf` */
async function looksAlike(
  { backend, probe, plan, tools: { loadKernel, throwIfCancelled } }: Job,
  before: Bytes,
  after: Bytes,
): Promise<{ score?: number } | undefined> {
  const { width, height } = await probeBytes(backend, after).catch((error: unknown) => {
    if (isUnreadable(error)) return { width: 0, height: 0 };
    throw error;
  });
  if (width !== probe.width || height !== probe.height) return undefined;
  const kernel = await kernelOf(loadKernel);
  return looksOf(
    { backend, format: plan.written, natural: { width, height }, kernel, throwIfCancelled },
    before,
    after,
  );
}

/** Servers send drawings compressed, so this is what visitors of a page load. */
async function gzipped(bytes: Bytes): Promise<number> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}
