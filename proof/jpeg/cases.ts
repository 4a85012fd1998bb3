import { encodeJpeg, type JpegOptions } from '../../engine/codecs/jpeg/encoder/encode.ts';
import { encodeWith } from '../../engine/codecs/jpeg/encoder/encode-with.ts';
import type { JpegPixels } from '../../engine/codecs/jpeg/encoder/pixels.ts';
import type { JpegSettings } from '../../engine/codecs/jpeg/encoder/settings.ts';
import { noise, paint, type RawPicture } from '../../fixtures/pictures.ts';
import { type Random, seeded } from '../damage/random.ts';

/** Random pixels and settings, determined by a number. */
export interface JpegCase {
  title: string;
  picture: JpegPixels;
  /** Rows of red, green and blue: the picture that the encoder was given. */
  meant: Uint8Array;
  /** Subsampling and steps lose almost nothing. */
  isFine: boolean;
  progressive: boolean | undefined;
  /** @param progressive overrides the case's own setting */
  write(module: WebAssembly.Module, progressive?: boolean | undefined): Promise<Uint8Array<ArrayBuffer>>;
}

type Content = (random: Random, width: number, height: number) => RawPicture;
type Colour = readonly [number, number, number];

const anyColour = (random: Random): Colour => [random.below(256), random.below(256), random.below(256)];
/** The extremes of the RGB cube. */
const corner = (random: Random): Colour => [random.pick([0, 255]), random.pick([0, 255]), random.pick([0, 255])];

const CONTENTS: Readonly<Record<string, Content>> = {
  noise(random, width, height) {
    const next = noise(1 + random.below(1e9));
    const most = random.pick([10, 80, 300, 1000]);
    const sample = () => Math.max(0, Math.min(255, 128 + most * (next() - 0.5)));
    return paint(width, height, () => [sample(), sample(), sample()]);
  },
  flat(random, width, height) {
    const colour = random.pick([anyColour, corner])(random);
    return paint(width, height, () => colour);
  },
  gradient(random, width, height) {
    const [from, to] = [anyColour(random), anyColour(random)];
    return paint(width, height, (x, y) => {
      const share = (x / width + y / height) / 2;
      const at = (i: 0 | 1 | 2) => from[i] + share * (to[i] - from[i]);
      return [at(0), at(1), at(2)];
    });
  },
  /** Bars and dots with hard edges on a plain colour. */
  text(random, width, height) {
    const [paper, ink] = [random.pick([corner, anyColour])(random), corner(random)];
    const [seed, size] = [random.below(1e6), 1 + random.below(3)];
    return paint(width, height, (x, y) => {
      const [u, v] = [Math.floor(x / size), Math.floor(y / size)];
      const isLine = v % 11 < 7;
      return isLine && Math.imul(u * 31 + (v >> 1) * 17 + seed, 0x9e3779b1) >>> 29 < 3 ? ink : paper;
    });
  },
  squares(random, width, height) {
    const [one, other, side] = [corner(random), corner(random), random.pick([1, 2, 3, 4, 8, 16])];
    return paint(width, height, (x, y) => (((x / side) ^ (y / side)) & 1 ? one : other));
  },
};

/**
 * A side as long as libjpeg accepts (sometimes with more blocks than the longest end-of-band run), a side of a few
 * pixels, or up to ten MCUs.
 */
function sizeOf(random: Random): readonly [number, number] {
  const kind = random.below(100);
  const small = () => 1 + random.below(160);
  if (kind === 0) {
    const long = random.pick([65_500, 65_499, 40_001, 33_000]);
    const short = random.pick([1, 2, 5, 9, 41]);
    return random.below(2) ? [long, short] : [short, long];
  }
  if (kind < 15) return random.below(2) ? [1 + random.below(3), small()] : [small(), 1 + random.below(3)];
  return [small(), small()];
}

/** Settings by quality, as the product uses them, or the encoder's own parameters. */
function askedOf(random: Random): JpegSettings | JpegOptions {
  const progressive = random.pick([true, false, undefined]);
  if (random.below(2)) {
    const quality = random.pick([1, 100, 1 + random.below(100), 1 + random.below(100), 1 + random.below(1000) / 10.2]);
    const tuning = random.pick([undefined, undefined, { finer: 0, smaller: 0.3 }, { finer: 1, smaller: 0 }]);
    return { quality, colour: random.pick(['halved', 'full', 'auto']), tuning, progressive };
  }
  // From quantisation steps of 1 to the coarsest possible ones.
  const scale = 10 ** (random.below(5300) / 1000 - 3.3);
  const lambda = random.pick([1, 1, 0.2, 15]);
  return { scale, lambda, subsampling: random.pick(['grey', '4:2:0', '4:4:4']), progressive };
}

export function jpegCase(number: number): JpegCase {
  const random = seeded(number);
  const [width, height] = sizeOf(random);
  const content = random.pick(Object.keys(CONTENTS));
  const channels = random.pick([1, 3, 4] as const);
  const asked = askedOf(random);
  const { data } = (CONTENTS[content] as Content)(random, width, height);
  const isGrey = channels === 1 || ('subsampling' in asked && asked.subsampling === 'grey');
  const is444 = 'quality' in asked ? asked.colour === 'full' : asked.subsampling === '4:4:4';
  const pixels = new Uint8Array(width * height * channels);
  const meant = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 3, i * 3 + 3);
    const grey = Math.round(channels === 1 ? g : 0.299 * r + 0.587 * g + 0.114 * b);
    pixels.set(channels === 1 ? [g] : channels === 3 ? [r, g, b] : [r, g, b, number & 255], i * channels);
    meant.set(isGrey ? [grey, grey, grey] : [r, g, b], i * 3);
  }
  const picture = { data: pixels, width, height, channels };
  // With a large lambda, small steps lose much too.
  const isLambdaLarge = 'quality' in asked ? (asked.tuning?.smaller ?? 0) > 0 : (asked.lambda ?? 1) > 1;
  const hasFineSteps = !isLambdaLarge && ('quality' in asked ? asked.quality === 100 : (asked.scale ?? 1) < 0.02);
  const isFine = hasFineSteps && (isGrey || is444 || content === 'flat');
  return {
    picture,
    meant,
    isFine,
    progressive: asked.progressive,
    title: `${width} × ${height} of ${content}, ${channels} bytes per pixel, ${JSON.stringify(asked)}`,
    write: async (module, progressive = asked.progressive) =>
      'quality' in asked
        ? encodeWith(module, picture, { ...asked, progressive })
        : encodeJpeg(module, picture, { ...asked, progressive }),
  };
}
