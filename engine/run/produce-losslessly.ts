import type { LoadJpegKernels } from '../codecs/jpeg/load-kernels.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { LosslessTransform } from '../geometry/lossless-transform.ts';
import { finished } from '../metadata-kept/finished.ts';
import { plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';
import type { Job, Producer } from './job.ts';
import type { Produced } from './produced.ts';

/** For a file whose coefficients cannot be copied after all. */
const withoutMcu = ({ mcu: _, ...probe }: Probe): Probe => probe;

/** Copies a JPEG's coefficients, or plans an encode if that is not possible here. */
export const produceLosslessly: Producer = async (job) => {
  const { plan: planned, probe, recipe, tools } = job;
  if (!planned.transform) return undefined;
  const made = tools.loadJpegKernels && (await transcoded(job, planned.transform, tools.loadJpegKernels));
  if (!made) job.plan = plan(withoutMcu(probe), recipe);
  return made;
};

/**
 * @returns undefined if the file turns out to be one for another decoder
 * @throws {ImageError} `cancelled`, or `codec-unavailable`
 */
async function transcoded(
  { bytes, probe, plan, embed, tools: { throwIfCancelled, warn } }: Job,
  transform: LosslessTransform,
  loadJpegKernels: LoadJpegKernels,
): Promise<Produced | undefined> {
  const { output, written, width, height, keepsProfile } = plan;
  const [{ transcode }, { JpegRefused }, { profileSegments, withSegments }] = await fetchPart(() =>
    Promise.all([
      import('../codecs/jpeg/lossless/transcode.ts'),
      import('../codecs/jpeg/decoder/refusal.ts'),
      import('../codecs/jpeg/lossless/kept-segments.ts'),
    ]),
  );
  const profile = keepsProfile ? profileSegments(bytes) : new Uint8Array();
  const kernels = await fetchPart(loadJpegKernels);
  try {
    const options = { progressive: output.progressive, onRow: throwIfCancelled };
    const plain = withSegments(transcode(kernels, bytes, transform, options), profile);
    const data = await finished(plain, written, { width, height }, { dpi: output.dpi ?? probe.dpi, embed });
    return { data, format: written, width, height, frames: 1, notes: [{ code: 'lossless' }], encodes: 0 };
  } catch (error) {
    if (!(error instanceof JpegRefused || error instanceof WebAssembly.RuntimeError)) throw error;
    warn?.(`A JPEG is encoded again: ${String(error)}`);
    return undefined;
  }
}
