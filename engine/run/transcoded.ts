import { JpegRefused } from '../codecs/jpeg/decoder/refusal.ts';
import type { LoadJpegKernels } from '../codecs/jpeg/load-kernels.ts';
import { profileSegments, withSegments } from '../codecs/jpeg/lossless/kept-segments.ts';
import { transcode } from '../codecs/jpeg/lossless/transcode.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { LosslessTransform } from '../geometry/lossless-transform.ts';
import { finished } from '../metadata-kept/finished.ts';
import type { Job } from './job.ts';
import type { Produced } from './produced.ts';
import { recoded } from './recoded.ts';

/**
 * Copies the coefficients of a job's JPEG, transformed, or coded better if nothing is edited.
 * @returns undefined if the file turns out to be one for another decoder
 * @throws {ImageError} `cancelled`, or `codec-unavailable`
 */
export async function transcoded(
  job: Job,
  transform: LosslessTransform,
  loadJpegKernels: LoadJpegKernels,
): Promise<Produced | undefined> {
  try {
    if (job.plan.steps.length === 0) return await recoded(job, transform, loadJpegKernels);
    return await edited(job, transform, loadJpegKernels);
  } catch (error) {
    if (!(error instanceof JpegRefused || error instanceof WebAssembly.RuntimeError)) throw error;
    job.tools.warn?.(`A JPEG is encoded again: ${String(error)}`);
    return undefined;
  }
}

async function edited(
  { bytes, probe, plan, embed, tools: { throwIfCancelled } }: Job,
  transform: LosslessTransform,
  loadJpegKernels: LoadJpegKernels,
): Promise<Produced> {
  const { output, written, width, height, keepsProfile } = plan;
  const profile = keepsProfile ? profileSegments(bytes) : new Uint8Array();
  const options = { progressive: output.progressive, onRow: throwIfCancelled };
  const plain = withSegments(transcode(await fetchPart(loadJpegKernels), bytes, transform, options), profile);
  const data = await finished(plain, written, { width, height }, { dpi: output.dpi ?? probe.dpi, embed });
  return { data, format: written, width, height, frames: 1, notes: [{ code: 'lossless' }], encodes: 0 };
}
