import { inverse, type Matrix, product } from './matrix.ts';
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
const clamped = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value);

const flat = (matrix: Matrix) => Float32Array.from(matrix.flat());

export type Depth = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;

/**
 * Returns a function that replaces samples of HDR by sRGB, with the same number of bits, in place.
 * @returns a function of rows of samples and their channels: grey or RGB, with alpha after them if there is any
 */
export function toneMapper({
  primaries,
  transfer,
  peak = USUAL_PEAK,
}: HdrSpace): (samples: Depth, channels: number) => void {
  const top = transfer === 'hlg' ? USUAL_PEAK : Math.min(USUAL_PEAK, Math.max(LEAST_PEAK, peak));
  const isHigher = peak > USUAL_PEAK;
  const ofPq = (code: number) => fromPq(isHigher ? rolledOff(code, Math.min(MOST_PEAK, peak)) : code) / top;
  const light = table(transfer === 'hlg' ? fromHlg : ofPq);
  const luma = table((value) => mappedLuma(value, top));
  const linear = table((value) => value ** DISPLAY_GAMMA);
  const written = Uint16Array.from(table((value) => Math.round(encoded(value) * TOP)));
  const fromOwn = samePrimaries(primaries, BT_2020)
    ? undefined
    : flat(product(inverse(toXyz(BT_2020)), toXyz(primaries)));
  const toOut = flat(product(inverse(toXyz(BT_709)), toXyz(BT_2020)));
  const isHlg = transfer === 'hlg';
  const colour = new Float32Array(3);

  const multiply = (m: Float32Array) => {
    const [r = 0, g = 0, b = 0] = colour;
    for (let i = 0; i < 3; i++) colour[i] = (m[i * 3] ?? 0) * r + (m[i * 3 + 1] ?? 0) * g + (m[i * 3 + 2] ?? 0) * b;
  };

  /** From linear light, relative to the peak, to codes of 16 bits. */
  const mapColour = () => {
    if (fromOwn) multiply(fromOwn);
    if (isHlg) {
      const scene = KR * (colour[0] ?? 0) + KG * (colour[1] ?? 0) + KB * (colour[2] ?? 0);
      const gain = scene > 0 ? scene ** HLG_SYSTEM_GAMMA : 0;
      for (let i = 0; i < 3; i++) colour[i] = (colour[i] ?? 0) * gain;
    }
    for (let i = 0; i < 3; i++) colour[i] = clamped(colour[i] ?? 0) ** (1 / DISPLAY_GAMMA);
    const [r = 0, g = 0, b = 0] = colour;
    const y = KR * r + KG * g + KB * b;
    const mapped = luma[Math.round(clamped(y) * TOP)] ?? 0;
    // Step 4: differences of colour shrink with luma, and reds get darker.
    const gain = y > 0 ? mapped / (1.1 * y) : 0;
    const base = mapped - Math.max(0, (0.1 * gain * (r - y)) / CR);
    for (let i = 0; i < 3; i++) {
      const value = base + gain * ((colour[i] ?? 0) - y);
      colour[i] = linear[Math.round(clamped(value) * TOP)] ?? 0;
    }
    multiply(toOut);
    for (let i = 0; i < 3; i++) colour[i] = written[Math.round(clamped(colour[i] ?? 0) * TOP)] ?? 0;
  };

  return (samples, channels) => {
    const scale = samples.BYTES_PER_ELEMENT === 1 ? 257 : 1;
    const colours = channels < 3 ? 1 : 3;
    for (let at = 0; at < samples.length; at += channels) {
      for (let i = 0; i < 3; i++) colour[i] = light[(samples[at + (i % colours)] ?? 0) * scale] ?? 0;
      mapColour();
      for (let i = 0; i < colours; i++) samples[at + i] = Math.round((colour[i] ?? 0) / scale);
    }
  };
}
