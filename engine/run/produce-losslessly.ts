import type { LoadTranscoder } from '../codecs/jpeg/lossless/kernels.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { Warn } from '../errors/warn.ts';
import { workOn } from '../formats/file-work.ts';
import { formatOf } from '../formats/index.ts';
import type { Embed } from '../metadata-kept/embed.ts';
import type { Plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output } from '../recipe/index.ts';
import type { Produced } from './produce.ts';

export interface LosslessProduction {
  bytes: Uint8Array<ArrayBuffer>;
  probe: Probe;
  output: Output;
  plan: Plan;
  embed: Embed | undefined;
  loadTranscoder: LoadTranscoder | undefined;
  /** @throws {ImageError} `cancelled` */
  throwIfCancelled: (() => void) | undefined;
  warn: Warn | undefined;
}

/**
 * Produces the result of a lossless plan.
 * @returns undefined where the plan is not lossless, or the file turns out to be one for another decoder
 * @throws {ImageError} `cancelled`, or `codec-unavailable`
 */
export async function produceLosslessly(production: LosslessProduction): Promise<Produced | undefined> {
  const { bytes, probe, output, plan, embed, loadTranscoder, throwIfCancelled, warn } = production;
  const { transform, width, height, keepsProfile } = plan;
  if (!transform || !loadTranscoder) return undefined;
  const [{ transcode }, { JpegRefused }, { profileSegments, withSegments }] = await fetchPart(() =>
    Promise.all([
      import('../codecs/jpeg/lossless/transcode.ts'),
      import('../codecs/jpeg/decoder/refusal.ts'),
      import('../codecs/jpeg/lossless/kept-segments.ts'),
    ]),
  );
  const dpi = output.dpi ?? probe.dpi;
  const profile = keepsProfile ? profileSegments(bytes) : new Uint8Array();
  const kernels = await fetchPart(loadTranscoder);
  try {
    const options = { progressive: output.progressive, onRow: throwIfCancelled };
    const plain = withSegments(transcode(kernels, bytes, transform, options), profile);
    const format = formatOf(plan.format);
    const { withResolution } = await workOn(format);
    const stated = withResolution?.(plain, dpi) ?? plain;
    const data = embed?.(stated, format, { width, height }) ?? stated;
    return { data, format, width, height, frames: 1, notes: [{ code: 'lossless' }], encodes: 0 };
  } catch (error) {
    if (!(error instanceof JpegRefused || error instanceof WebAssembly.RuntimeError)) throw error;
    warn?.(`A JPEG is encoded again: ${String(error)}`);
    return undefined;
  }
}
