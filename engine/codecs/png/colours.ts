import { spaceOf } from '../../colour/code-points.ts';
import { BT_709, isPossible, type Point, type Primaries, type Space, samePrimaries } from '../../colour/space.ts';
import type { Stated } from '../../colour/stated.ts';
import { pngChunks, pngData } from './chunks.ts';

/*
 * The colour chunks of a PNG (third edition, section 4.3): cICP precedes iCCP, which precedes sRGB, which precedes gAMA and cHRM.
 * Readers of these chunks agree on more than the standard states: Chromium and Firefox ignore cHRM without gAMA, and libpng
 * ignores a gamma that is within 5% of sRGB's (PNG_GAMMA_THRESHOLD).
 */

/** Of gAMA and cHRM: 1. */
const UNIT = 100_000;
/** The exponent of displays, which gAMA 45455 is for. */
const DISPLAY_GAMMA = 2.2;
const GAMMA_THRESHOLD = 0.05;
/** libpng's limits (PNG_LIB_GAMMA_MIN and _MAX). */
const [LEAST_GAMMA, MOST_GAMMA] = [0.01, 100];
/** Of cLLI and mDCV: a luminance of 1 cd/m² (sections 11.3.2.7 and 11.3.2.8). */
const CANDELA = 10_000;
const MDCV_LUMINANCE_AT = 16;

const viewOf = (data: Uint8Array) => new DataView(data.buffer, data.byteOffset, data.byteLength);

/** A picture in RGB with the full range of values; browsers ignore every other cICP. */
function spaceOfCicp([primaries = 0, transfer = 0, matrix, fullRange]: Uint8Array): Space | undefined {
  return matrix === 0 && fullRange === 1 ? spaceOf({ primaries, transfer }) : undefined;
}

/** Returns undefined for chromaticities that are no colours. */
function primariesOf(chroma: Uint8Array): Primaries | undefined {
  const view = viewOf(chroma);
  const point = (index: number): Point => [view.getUint32(index * 8) / UNIT, view.getUint32(index * 8 + 4) / UNIT];
  const primaries = { white: point(0), red: point(1), green: point(2), blue: point(3) };
  return isPossible(primaries) ? primaries : undefined;
}

/** Gamma with sRGB's primaries, or with those of cHRM. The two chunks that the standard asks for beside sRGB are sRGB (section 11.3.2.5). */
function spaceOfGamma(gamma: number, chroma: Uint8Array | undefined): Space | undefined {
  if (gamma < LEAST_GAMMA || gamma > MOST_GAMMA) return undefined;
  const primaries = (chroma && primariesOf(chroma)) ?? BT_709;
  const isUsual = Math.abs(gamma * DISPLAY_GAMMA - 1) < GAMMA_THRESHOLD;
  if (isUsual && samePrimaries(primaries, BT_709)) return undefined;
  return { primaries, transfer: { gamma: 1 / gamma } };
}

/** The luminance of the brightest pixel, or of the display on which the picture was graded. */
function peakOf(chunks: ReadonlyMap<string, Uint8Array>): number | undefined {
  const [level, display] = [chunks.get('cLLI'), chunks.get('mDCV')];
  const peak = level ? viewOf(level).getUint32(0) : display && viewOf(display).getUint32(MDCV_LUMINANCE_AT);
  return peak && peak / CANDELA;
}

/** @throws {RangeError} for a chunk that is too short */
export function statedInPng(bytes: Uint8Array): Stated | undefined {
  const chunks = new Map<string, Uint8Array>();
  for (const chunk of pngChunks(bytes)) {
    if (chunk.type === 'IDAT') break;
    if (!chunks.has(chunk.type)) chunks.set(chunk.type, pngData(bytes, chunk));
  }
  const cicp = chunks.get('cICP');
  const coded = cicp && spaceOfCicp(cicp);
  if (coded) return { by: 'tags', space: { ...coded, peak: peakOf(chunks) } };
  if (chunks.has('iCCP')) return { by: 'profile' };
  if (chunks.has('sRGB')) return undefined;
  const gamma = chunks.get('gAMA');
  const space = gamma && spaceOfGamma(viewOf(gamma).getUint32(0) / UNIT, chunks.get('cHRM'));
  return space && { by: 'tags', space };
}
