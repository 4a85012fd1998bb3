import sharp from 'sharp';
import type { Engine, Output } from '../../engine/node.ts';
import { targetDeviation } from '../../engine/node.ts';
import { type Prepared, prepare } from '../../engine/score/score.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';
import { enlarged } from '../benchmark/quality/enlarge.ts';

/* One file at a row of target sizes, from the smallest up: a larger target must not have a worse result. */

/** A result at a target. */
export interface Climbed {
  /** In bytes. */
  target: number;
  bytes: number;
  /** Against the original, after a smaller result was enlarged; 100 for exact pixels. */
  score: number;
  isExact: boolean;
  /** Its pixels as a share of the original's. */
  share: number;
  /** Whether nothing is as small as the target. */
  isAbove: boolean;
}

/** Scores of two encodes that look alike differ by up to this, in points: encoders are irregular, and so is the metric. */
const ALIKE = 2;
/**
 * The same for few pixels: JPEGs of 230, 233, 236, 239, 242 and 245 pixels per side at one quality have scores of 56, 55, 57, 61, 61 and 56
 * against their original of 1,000.
 */
const FEW_PIXELS = { below: 0.1, alike: 5 } as const;
/** A file of this size has exact pixels where a smaller one has, since KB of 1,000 bytes come first. */
const THOUSANDS = 1000 / 1024;

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function rgbaOf(bytes: Uint8Array) {
  const opened = sharp(bytes, { limitInputPixels: false, failOn: 'none' }).autoOrient().ensureAlpha();
  const { data, info } = await opened
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height, channels: 4 } as const;
}

type Rgba = Awaited<ReturnType<typeof rgbaOf>>;

/** Colours of invisible pixels do not count. */
function isSame(one: Rgba, other: Rgba): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  return one.data.every((sample, i) => {
    const alpha = i - (i % 4) + 3;
    return sample === other.data[i] || (one.data[alpha] === 0 && other.data[alpha] === 0);
  });
}

async function scoreOf(reference: Prepared, made: Rgba): Promise<number> {
  const { width, height } = reference;
  return reference.score({ data: await enlarged(made.data, made, reference), width, height, channels: 4 });
}

/** Returns a row of targets in equal ratios. */
export const targetsBetween = (least: number, most: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.round(least * (most / least) ** (i / (count - 1))));

/**
 * Runs a file at each target.
 * @param output all but the aim
 */
export async function climb(
  engine: Engine,
  file: File,
  output: Pick<Output, 'format' | 'preserveFormat'>,
  targets: readonly number[],
): Promise<Climbed[]> {
  const kernel = await compileModule('score');
  const exact = await engine.run(file, { edits: [], output: { format: 'png', aim: 'encode', lossless: true } });
  const original = await rgbaOf(await bytesOf(exact.blob));
  const reference = prepare(kernel, original);
  const climbed: Climbed[] = [];
  for (const target of targets) {
    const result = await engine.run(file, { edits: [], output: { ...output, aim: 'size', bytes: target } });
    const made = await rgbaOf(await inPng(engine, result.blob, result.name));
    const isExact = isSame(original, made);
    const isAbove = result.notes.some(({ code }) => code === 'above-target');
    climbed.push({
      target,
      bytes: result.bytes,
      score: isExact ? 100 : await scoreOf(reference, made),
      isExact,
      share: (made.width * made.height) / (original.width * original.height),
      isAbove,
    });
  }
  return climbed;
}

/** sharp cannot open each format, and the engine opens its own. */
async function inPng(engine: Engine, blob: Blob, name: string): Promise<Uint8Array> {
  const { blob: png } = await engine.run(new File([blob], name), {
    edits: [],
    output: { format: 'png', aim: 'encode', lossless: true },
  });
  return bytesOf(png);
}

/**
 * Returns where a result is above its target without stating it, or worse than that of a smaller target: a lower score, a smaller file
 * by more than the tolerance, or pixels that are no longer exact.
 * @param exactBytes the size of exact pixels in the format, where it holds them
 */
export function faultsOf(climbed: readonly Climbed[], exactBytes = Number.POSITIVE_INFINITY): string[] {
  const faults: string[] = [];
  let best: Climbed | undefined;
  for (const made of climbed) {
    const { target, bytes, score, isExact, isAbove, share } = made;
    const alike = share < FEW_PIXELS.below ? FEW_PIXELS.alike : ALIKE;
    const found = (what: string) => faults.push(`${target}: ${what}`);
    if (bytes > target && !isAbove) found(`${bytes} bytes`);
    if (exactBytes <= Math.floor(target * THOUSANDS) && !isExact) found(`${exactBytes} bytes would have exact pixels`);
    if (best && score < best.score - alike) found(`${score.toFixed(1)} points after ${best.score.toFixed(1)}`);
    const least = best && best.bytes * (1 - targetDeviation(target));
    if (best && !isAbove && !best.isAbove && least && bytes < least) {
      if (score <= best.score) found(`${bytes} bytes after ${best.bytes}`);
    }
    if (!best || score >= best.score) best = made;
  }
  return faults;
}
