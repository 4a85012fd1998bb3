import { blockSide, blurSigma } from '../../geometry/cover.ts';
import type { Cover, Rectangle, Size, Step } from '../../geometry/steps.ts';
import type { Samples } from '../../pixels/pixels.ts';
import { pixelate } from '../pixelate.ts';
import { openSamples, samplesOf } from './samples.ts';

/** Replaces rectangles of samples, in place. */
export async function redacted(samples: Samples, { boxes, cover }: Extract<Step, { do: 'redact' }>): Promise<Samples> {
  for (const box of boxes) putInto(samples, await covered(cutOut(samples, box), cover, samples), box);
  return samples;
}

async function covered(part: Samples, cover: Cover, picture: Size): Promise<Samples> {
  const { channels } = part;
  switch (cover) {
    case 'black': {
      part.data.fill(0);
      if (channels % 2 === 0) for (let i = channels - 1; i < part.data.length; i += channels) part.data[i] = 255;
      return part;
    }
    case 'pixels':
      pixelate(part, blockSide(part, picture));
      return part;
    case 'blur': {
      const image = openSamples(part).blur({ sigma: blurSigma(part, picture), minAmplitude: 0.01 });
      return samplesOf(channels < 3 ? image.toColourspace('b-w') : image);
    }
  }
}

function cutOut({ data, width, channels }: Samples, box: Rectangle): Samples {
  const part = new Uint8Array(box.width * box.height * channels);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * width + box.left) * channels;
    part.set(data.subarray(from, from + box.width * channels), y * box.width * channels);
  }
  return { data: part, width: box.width, height: box.height, channels };
}

function putInto({ data, width, channels }: Samples, part: Samples, { left, top }: Rectangle): void {
  const row = part.width * channels;
  for (let y = 0; y < part.height; y++) {
    data.set(part.data.subarray(y * row, (y + 1) * row), ((top + y) * width + left) * channels);
  }
}
