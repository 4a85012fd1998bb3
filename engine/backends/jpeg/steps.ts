import type { Size, Step } from '../../geometry/steps.ts';
import type { OpaqueSamples } from '../../pixels/pixels.ts';
import { isReduction, reduced } from '../../pixels/resample/resample.ts';
import { leftToOthers } from './left-to-others.ts';

/** Source pixels per side of a tile: a tile's rows and columns stay in the processor's cache. */
const TILE = 32;

function cropped(
  { data, width, channels }: OpaqueSamples,
  { left, top, ...size }: Size & { left: number; top: number },
) {
  const bytes = size.width * channels;
  const result = new Uint8Array(size.height * bytes);
  for (let y = 0; y < size.height; y++) {
    const from = ((top + y) * width + left) * channels;
    result.set(data.subarray(from, from + bytes), y * bytes);
  }
  return { ...size, channels, data: result };
}

/**
 * Moves every pixel.
 * @param size of the result
 * @param start the source pixel of the first one
 * @param right the distance of the source pixels of neighbours in a row, `down` of those in a column
 */
function moved(
  { data, channels }: OpaqueSamples,
  { width, height }: Size,
  start: number,
  right: number,
  down: number,
): OpaqueSamples {
  const result = new Uint8Array(width * height * channels);
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      const [bottom, end] = [Math.min(height, top + TILE), Math.min(width, left + TILE)];
      for (let y = top; y < bottom; y++) {
        let to = (y * width + left) * channels;
        let from = (start + y * down + left * right) * channels;
        for (let x = left; x < end; x++, from += right * channels) {
          result[to++] = data[from] ?? 0;
          if (channels === 1) continue;
          result[to++] = data[from + 1] ?? 0;
          result[to++] = data[from + 2] ?? 0;
        }
      }
    }
  }
  return { width, height, channels, data: result };
}

function turned(samples: OpaqueSamples, quarterTurns: 1 | 2 | 3): OpaqueSamples {
  const { width, height } = samples;
  switch (quarterTurns) {
    case 1:
      return moved(samples, { width: height, height: width }, (height - 1) * width, -width, 1);
    case 2:
      return moved(samples, samples, width * height - 1, -1, -width);
    case 3:
      return moved(samples, { width: height, height: width }, width - 1, width, -1);
  }
}

function flipped(samples: OpaqueSamples, axis: 'horizontal' | 'vertical'): OpaqueSamples {
  const { width, height } = samples;
  if (axis === 'horizontal') return moved(samples, samples, width - 1, -1, width);
  return moved(samples, samples, (height - 1) * width, 1, -width);
}

/**
 * Applies a step.
 * @param resampler the compiled kernel of engine/pixels/resample
 * @throws {ImageError} `beyond-browser` for an enlargement
 */
export function applyStep(resampler: WebAssembly.Module, samples: OpaqueSamples, step: Step): OpaqueSamples {
  switch (step.do) {
    case 'crop':
      return cropped(samples, step);
    case 'scale':
      if (!isReduction(samples, step)) throw leftToOthers('an enlargement');
      return reduced(resampler, samples, step);
    case 'rotate':
      return turned(samples, step.quarterTurns);
    case 'flip':
      return flipped(samples, step.axis);
    case 'pad':
    case 'redact':
    case 'watermark':
      throw leftToOthers('painting');
  }
}
