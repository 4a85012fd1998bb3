import type { EncodedFrames, FrameRange } from '../animation/slices.ts';
import type { Backend } from '../backends/backend.ts';
import { ImageError } from '../errors/errors.ts';
import { openFile } from '../open/open-file.ts';
import type { Recipe } from '../recipe/index.ts';
import { withDrawn } from '../watermark/drawn.ts';
import { PictureWriter } from '../writers/picture-writer.ts';
import { type Input, openJob, type RunOptions } from './job.ts';
import { plainOptions } from './produce.ts';
import { renderOptions } from './render-options.ts';

/**
 * Encodes only these frames of an animation: a worker's share of it.
 * @throws {ImageError}
 */
export async function runFrames(
  backend: Backend,
  bytes: Input['bytes'],
  { recipe, frames }: { recipe: Recipe; frames: FrameRange },
  options: RunOptions = {},
): Promise<EncodedFrames[]> {
  using source = await openFile(backend, bytes);
  const { probe, plan, embed, tools, meter } = await openJob(backend, source, bytes, recipe, options);
  const steps = await withDrawn(backend, probe, plan.steps, tools.watermarks);
  const rendering = renderOptions(probe, plan, { steps, embed });
  const onProgress = meter.within('encoding', 0.05, 1);
  using picture = await source.render({ ...rendering, frames, hold: false, onProgress });
  const { format } = rendering;
  const { write } = new PictureWriter(tools);
  const parts = await picture.writeSlices?.(format, (slice) => write(slice, format, plainOptions(plan)));
  if (!parts) throw new ImageError('codec-failed', 'This backend works on all frames at once');
  return parts;
}
