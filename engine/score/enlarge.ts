import type { Size } from '../geometry/steps.ts';
import type { Pixels } from '../pixels/pixels.ts';

/** Returns the weights of the four neighbours of a place between two samples. Catmull and Rom's cubic, 1974. @param t from 0 to 1 */
const catmullRom = (t: number): readonly [number, number, number, number] => [
  t * (-0.5 + t * (1 - 0.5 * t)),
  1 + t * t * (-2.5 + 1.5 * t),
  t * (0.5 + t * (2 - 1.5 * t)),
  t * t * (-0.5 + 0.5 * t),
];

/** Samples in lines: `count` lines side by side, each of `from` places of `samples` neighbouring samples. */
interface Lines {
  count: number;
  from: number;
  samples: number;
}

/** Returns longer lines. The edges of both are aligned. */
function stretch(data: ArrayLike<number>, { count, from, samples }: Lines, to: number): Float32Array {
  const stretched = new Float32Array(count * to * samples);
  for (let i = 0; i < to; i++) {
    const place = ((i + 0.5) * from) / to - 0.5;
    const before = Math.floor(place);
    catmullRom(place - before).forEach((weight, tap) => {
      const neighbour = Math.min(from - 1, Math.max(0, before - 1 + tap));
      for (let line = 0; line < count; line++) {
        const [source, target] = [(line * from + neighbour) * samples, (line * to + i) * samples];
        for (let j = 0; j < samples; j++)
          stretched[target + j] = (stretched[target + j] ?? 0) + weight * (data[source + j] ?? 0);
      }
    });
  }
  return stretched;
}

/**
 * Enlarges a result with fewer pixels to the size of its reference, about as a viewer does, so that both can be compared. Colours are
 * not multiplied by alpha.
 */
export function enlarge(picture: Pixels, to: Size): Pixels {
  const { data, width, height, channels } = picture;
  const wide = stretch(data, { count: height, from: width, samples: channels }, to.width);
  const tall = stretch(wide, { count: 1, from: height, samples: to.width * channels }, to.height);
  return { ...to, channels, data: Uint8ClampedArray.from(tall) };
}
