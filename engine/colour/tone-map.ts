import { inverse, product, type Triple } from './matrix.ts';
import { BT_709, BT_2020, type HdrSpace, samePrimaries } from './space.ts';
import { toXyz } from './xyz.ts';

/*
 * HDR to SDR by method A of Report ITU-R BT.2446-1 (section 4): the luma of an HDR picture is compressed on a perceptual scale,
 * and its colours are desaturated as lights get darker. Reference white of 203 cd/m² (Report ITU-R BT.2408) becomes 171 of 255 where
 * the peak is 1000 cd/m². On greys the result differs from Chromium's by at most 19 of 255 (docs/colour.md).
 */

/** The luminance of SDR's white in cd/m². */
const SDR_PEAK = 100;
/** The method's HDR. Most pictures are graded on displays of this luminance, and Chromium assumes it too. */
const USUAL_PEAK = 1000;
const [LEAST_PEAK, MOST_PEAK] = [203, 10_000];
/** Luma of red, green and blue in ITU-R BT.2020. */
const [KR, KG, KB] = [0.2627, 0.678, 0.0593];
/** The step of Cr: 2 × (1 − KR). */
const CR = 1.4746;
const DISPLAY_GAMMA = 2.4;
const CODES = 65_536;
const TOP = CODES - 1;

/** The constants of SMPTE ST 2084, section 5. */
const [M1, M2] = [2610 / 16_384, (2523 / 4096) * 128];
const [C1, C2, C3] = [3424 / 4096, (2413 / 4096) * 32, (2392 / 4096) * 32];

/** The light of a code from 0 to 1, in cd/m². */
function fromPq(code: number): number {
  const root = code ** (1 / M2);
  return 10_000 * (Math.max(root - C1, 0) / (C2 - C3 * root)) ** (1 / M1);
}

/** The code from 0 to 1 of a light in cd/m². */
function toPq(light: number): number {
  const power = (light / 10_000) ** M1;
  return ((C1 + C2 * power) / (1 + C3 * power)) ** M2;
}

/**
 * The code for a display of 1000 cd/m² of a picture with a higher peak: the roll-off of Report ITU-R BT.2408 (annex 5), which changes
 * highlights alone.
 */
function rolledOff(code: number, peak: number): number {
  const source = toPq(peak);
  const most = toPq(USUAL_PEAK) / source;
  const knee = 1.5 * most - 0.5;
  const value = Math.min(1, code / source);
  if (value < knee) return code;
  const t = (value - knee) / (1 - knee);
  const spline = [2 * t ** 3 - 3 * t ** 2 + 1, t ** 3 - 2 * t ** 2 + t, -2 * t ** 3 + 3 * t ** 2] as const;
  return (spline[0] * knee + spline[1] * (1 - knee) + spline[2] * most) * source;
}

/** ITU-R BT.2100, table 5: the light of the scene, from 0 to 1. */
function fromHlg(code: number): number {
  const a = 0.178_832_77;
  const b = 1 - 4 * a;
  const c = 0.5 - a * Math.log(4 * a);
  return code <= 0.5 ? code ** 2 / 3 : (Math.exp((code - c) / a) + b) / 12;
}

/** The exponent by which a display of 1000 cd/m² shows a scene in HLG, less 1 (BT.2100, table 5, note 5f). */
const HLG_SYSTEM_GAMMA = 0.2;

/** Steps 1 to 3 of the method: the luma of SDR for a luma of HDR, both from 0 to 1. */
function mappedLuma(luma: number, peak: number): number {
  const rho = (light: number) => 1 + 32 * (light / 10_000) ** (1 / DISPLAY_GAMMA);
  const perceived = Math.log(1 + (rho(peak) - 1) * luma) / Math.log(rho(peak));
  const compressed =
    perceived <= 0.7399
      ? 1.077 * perceived
      : perceived < 0.9909
        ? -1.151 * perceived ** 2 + 2.7811 * perceived - 0.6302
        : 0.5 * perceived + 0.5;
  return (rho(SDR_PEAK) ** compressed - 1) / (rho(SDR_PEAK) - 1);
}

const table = (of: (value: number) => number) => Float32Array.from({ length: CODES }, (_, i) => of(i / TOP));

const encoded = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
/** Light, relative to the peak, on the method's scale. */
const signal = (light: number) => clamped(light) ** (1 / DISPLAY_GAMMA);

function clamped(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}
/** The index in a table of a value from 0 to 1. */
const indexOf = (value: number) => (clamped(value) * TOP + 0.5) | 0;

/** A function from three values to one: a row of a matrix. */
const rowOf =
  ([a, b, c]: Triple) =>
  (x: number, y: number, z: number) =>
    a * x + b * y + c * z;

const luma = rowOf([KR, KG, KB]);

/** Converts samples in place. */
export type Convert = (samples: Uint8Array | Uint16Array, channels: number) => void;

/** Returns a function from codes of 16 bits to those signals of the method, for a space. */
function signalsIn({ primaries, transfer, peak = USUAL_PEAK }: HdrSpace, top: number) {
  const isHlg = transfer === 'hlg';
  const ofPq = (code: number) => fromPq(peak > USUAL_PEAK ? rolledOff(code, Math.min(MOST_PEAK, peak)) : code) / top;
  const isWide = samePrimaries(primaries, BT_2020);
  // Most pictures need one look into a table per sample.
  // What is above the peak is cut off in the picture's own primaries, where a pure colour stays one.
  const light = table(isHlg ? fromHlg : isWide ? (code) => signal(ofPq(code)) : (code) => clamped(ofPq(code)));
  if (isWide && !isHlg) return { light, convert: undefined };
  // A table of the light's square root has fine steps in the dark.
  const signals = table((root) => signal(root ** 2));
  const signalOf = (value: number) => (value > 0 ? (signals[indexOf(Math.sqrt(value))] ?? 0) : 0);
  const rows = product(inverse(toXyz(BT_2020)), toXyz(primaries)).map(rowOf);
  const [red = luma, green = luma, blue = luma] = rows;
  return {
    light,
    convert: (pixel: Float64Array) => {
      const r = pixel[0] ?? 0;
      const g = pixel[1] ?? 0;
      const b = pixel[2] ?? 0;
      const x = isWide ? r : red(r, g, b);
      const y = isWide ? g : green(r, g, b);
      const z = isWide ? b : blue(r, g, b);
      const gain = isHlg ? luma(x, y, z) ** HLG_SYSTEM_GAMMA : 1;
      pixel[0] = signalOf(x * gain);
      pixel[1] = signalOf(y * gain);
      pixel[2] = signalOf(z * gain);
    },
  };
}

/**
 * Returns a function that replaces samples of HDR by sRGB with the same number of bits: rows of grey or RGB, with alpha after them if
 * there is any.
 */
export function toneMapper(space: HdrSpace): Convert {
  const { transfer, peak = USUAL_PEAK } = space;
  const top = transfer === 'hlg' ? USUAL_PEAK : Math.min(USUAL_PEAK, Math.max(LEAST_PEAK, peak));
  const { light, convert } = signalsIn(space, top);
  const lumas = table((value) => mappedLuma(value, top));
  const linear = table((value) => value ** DISPLAY_GAMMA);
  const written = Uint16Array.from(table((value) => Math.round(encoded(value) * TOP)));
  const rows = product(inverse(toXyz(BT_709)), toXyz(BT_2020)).map(rowOf);
  const [red = luma, green = luma, blue = luma] = rows;
  const pixel = new Float64Array(3);

  /** Maps the signals in `pixel` to samples of 16 bits, which replace them. */
  const map = () => {
    const r = pixel[0] ?? 0;
    const g = pixel[1] ?? 0;
    const b = pixel[2] ?? 0;
    const y = luma(r, g, b);
    const mapped = lumas[indexOf(y)] ?? 0;
    // Step 4: differences of colour shrink with luma, and reds get darker.
    const gain = y > 0 ? mapped / (1.1 * y) : 0;
    const base = mapped - Math.max(0, (0.1 * gain * (r - y)) / CR);
    const x = linear[indexOf(base + gain * (r - y))] ?? 0;
    const z = linear[indexOf(base + gain * (g - y))] ?? 0;
    const w = linear[indexOf(base + gain * (b - y))] ?? 0;
    pixel[0] = written[indexOf(red(x, z, w))] ?? 0;
    pixel[1] = written[indexOf(green(x, z, w))] ?? 0;
    pixel[2] = written[indexOf(blue(x, z, w))] ?? 0;
  };

  return (samples, channels) => {
    const scale = samples.BYTES_PER_ELEMENT === 1 ? 257 : 1;
    const [toGreen, toBlue] = channels < 3 ? [0, 0] : [1, 2];
    for (let at = 0; at < samples.length; at += channels) {
      pixel[0] = light[(samples[at] ?? 0) * scale] ?? 0;
      pixel[1] = light[(samples[at + toGreen] ?? 0) * scale] ?? 0;
      pixel[2] = light[(samples[at + toBlue] ?? 0) * scale] ?? 0;
      convert?.(pixel);
      map();
      samples[at] = Math.round((pixel[0] ?? 0) / scale);
      if (toBlue === 0) continue;
      samples[at + toGreen] = Math.round((pixel[1] ?? 0) / scale);
      samples[at + toBlue] = Math.round((pixel[2] ?? 0) / scale);
    }
  };
}
