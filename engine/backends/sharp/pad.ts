import { blurredEdge } from '../../geometry/blurred-edge.ts';
import type { Size, Step } from '../../geometry/steps.ts';
import type { Samples } from '../../pixels/pixels.ts';
import { parseHexColour } from '../colours.ts';
import { openSamples, samplesOf } from './samples.ts';
import { scaleTo } from './stages.ts';

/** Adds edges to samples, and an alpha channel if they are transparent. */
export async function padded(
  samples: Samples,
  { left, top, width, height, fill }: Extract<Step, { do: 'pad' }>,
): Promise<Samples> {
  const size = { width, height };
  if (fill === 'blur') return withInside(await blurred(samples, size), samples, left, top);
  const inside = fill === 'transparent' ? withAlpha(samples) : samples;
  return withInside(filled(size, inside.channels, fill), inside, left, top);
}

const isGrey = (channels: Samples['channels']) => channels < 3;

function withAlpha(samples: Samples): Samples {
  const { data, channels, ...size } = samples;
  if (channels === 2 || channels === 4) return samples;
  const clear = new Uint8Array(size.width * size.height * (channels + 1)).fill(255);
  for (let i = 0; i < size.width * size.height; i++) {
    clear.set(data.subarray(i * channels, (i + 1) * channels), i * (channels + 1));
  }
  return { data: clear, ...size, channels: channels === 1 ? 2 : 4 };
}

function filled({ width, height }: Size, channels: Samples['channels'], fill: string): Samples {
  const data = new Uint8Array(width * height * channels);
  if (fill !== 'transparent') {
    const colours = parseHexColour(fill).slice(0, isGrey(channels) ? 1 : 3);
    const pixel = Uint8Array.from({ length: channels }, (_, i) => colours[i] ?? 255);
    for (let at = 0; at < data.length; at += channels) data.set(pixel, at);
  }
  return { data, width, height, channels };
}

/** Copies samples into others with the same channels. */
function withInside(around: Samples, inside: Samples, left: number, top: number): Samples {
  const { channels } = inside;
  const row = inside.width * channels;
  for (let y = 0; y < inside.height; y++) {
    const from = y * row;
    around.data.set(inside.data.subarray(from, from + row), ((top + y) * around.width + left) * channels);
  }
  return around;
}

/** Returns the picture, scaled to cover the size and blurred. */
async function blurred(samples: Samples, size: Size): Promise<Samples> {
  const { crop, small, sigma } = blurredEdge(samples, size);
  const run = (image: ReturnType<typeof openSamples>) =>
    samplesOf(isGrey(samples.channels) ? image.toColourspace('b-w') : image);
  const reduced = await run(scaleTo(openSamples(samples).extract(crop), small));
  const soft = await run(openSamples(reduced).blur({ sigma, minAmplitude: 0.01 }));
  return run(scaleTo(openSamples(soft), size, 'cubic'));
}
