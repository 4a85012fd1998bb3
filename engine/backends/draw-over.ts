import type { Drawn, Rectangle } from '../geometry/steps.ts';

/** As `Samples`, of 8 or 16 bits. */
interface Surface {
  data: Uint8Array | Uint8ClampedArray | Uint16Array;
  width: number;
  channels: number;
}

const isGrey = (channels: number) => channels < 3;

/** Returns the colours of a drawing as samples of sRGB or grey, without alpha. */
export function inkOf({ data, width, height }: Drawn, { data: samples, channels }: Surface): Uint8Array | Uint16Array {
  const colours = isGrey(channels) ? 1 : 3;
  const length = width * height * colours;
  const isDeep = samples instanceof Uint16Array;
  const ink = isDeep ? new Uint16Array(length) : new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    const value = data[Math.floor(i / colours) * 4 + (i % colours)] ?? 0;
    ink[i] = isDeep ? value * 257 : value;
  }
  return ink;
}

/**
 * Draws over samples, in place (Porter and Duff's "over", on the samples as they are stored).
 * @param place of the drawing in the samples, which contain it
 * @param ink the drawing's colours in those of the samples
 */
export function drawOver(
  samples: Surface,
  drawn: Drawn,
  { left, top }: Pick<Rectangle, 'left' | 'top'>,
  ink: Uint8Array | Uint16Array = inkOf(drawn, samples),
): void {
  const { data, width, channels } = samples;
  const colours = isGrey(channels) ? 1 : 3;
  const hasAlpha = channels > colours;
  const most = data instanceof Uint16Array ? 65_535 : 255;
  const blend = (at: number, inkAt: number, alpha: number) => {
    const below = (hasAlpha ? (data[at + colours] ?? 0) / most : 1) * (1 - alpha);
    const total = alpha + below;
    for (let colour = 0; colour < colours; colour++) {
      const over = (ink[inkAt + colour] ?? 0) * alpha;
      data[at + colour] = Math.round((over + (data[at + colour] ?? 0) * below) / total);
    }
    if (hasAlpha) data[at + colours] = Math.round(total * most);
  };
  for (let y = 0; y < drawn.height; y++) {
    for (let x = 0; x < drawn.width; x++) {
      const from = y * drawn.width + x;
      const alpha = (drawn.data[from * 4 + 3] ?? 0) / 255;
      if (alpha > 0) blend(((top + y) * width + left + x) * channels, from * colours, alpha);
    }
  }
}
