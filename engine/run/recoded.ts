import type { LoadJpegKernels } from '../codecs/jpeg/load-kernels.ts';
import { withScans } from '../codecs/jpeg/lossless/recode.ts';
import { transcode } from '../codecs/jpeg/lossless/transcode.ts';
import { jpegWithDpi } from '../codecs/jpeg/resolution.ts';
import { whyKept } from '../compress/byte-limits.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { LosslessTransform } from '../geometry/lossless-transform.ts';
import type { Job } from './job.ts';
import { originalOf } from './original.ts';
import { returned } from './produce-from-pixels.ts';
import type { Produced } from './produced.ts';

/** Whether pictures or a video follow the picture, at offsets that its metadata states. */
const hasFollowers = ({ parts }: Job['probe']) => Boolean(parts?.gainMap || parts?.video || parts?.other);

/**
 * Encodes the coefficients of an unedited JPEG with better codes: it stays as it is stored, with its orientation, profile and gain map.
 * The file is returned if that saves nothing.
 * @returns undefined if its metadata cannot be removed without an encode
 * @throws {ImageError} `cancelled` @throws {JpegRefused} if the file turns out to be one for another decoder
 */
export async function recoded(
  job: Job,
  transform: LosslessTransform,
  loadJpegKernels: LoadJpegKernels,
): Promise<Produced | undefined> {
  const { bytes, probe, plan, tools } = job;
  const { output, written, width, height } = plan;
  const original = await originalOf(bytes, probe, output);
  if (!original) return undefined;
  const isAsItIs = () => returned(job, original, { frames: 1 }, 'no-gain');
  if (original === 'original' && hasFollowers(probe)) return isAsItIs();
  const options = { progressive: output.progressive, onRow: tools.throwIfCancelled };
  const scans = transcode(await fetchPart(loadJpegKernels), bytes, transform, options);
  const plain = withScans(original === 'original' ? bytes : original, scans);
  const stated = output.dpi === undefined ? plain : jpegWithDpi(plain, output.dpi);
  const data = await withGainMap(stated, job);
  const kept = plan.mayStay && whyKept(data?.length ?? Number.POSITIVE_INFINITY, probe, output);
  if (!data || kept) return isAsItIs();
  return { data, format: written, width, height, frames: 1, notes: [{ code: 'lossless' }], encodes: 0 };
}

/** @returns undefined if the gain map has to be encoded again */
async function withGainMap(picture: Uint8Array<ArrayBuffer>, { bytes, probe }: Job) {
  if (probe.parts?.gainMap !== 'read') return picture;
  const { keepGainMap } = await fetchPart(() => import('../codecs/jpeg/gain-map/keep.ts'));
  return keepGainMap(picture, bytes);
}
