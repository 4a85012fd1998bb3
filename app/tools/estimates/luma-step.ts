import type { Loaded } from '#app/engine/load-engine.ts';

/* Markers of T.81, table B.1. */
const START_OF_IMAGE = 0xd8;
const QUANTISATION_TABLES = 0xdb;
/** Of the zigzag sequence. They hold most of a photo's bits; encoders differ a lot in the others. */
const LOW_FREQUENCIES = 15;
/** The tables follow the metadata, at most this many bytes into the file. */
const HEAD_BYTES = 256 * 1024;

const read = new WeakMap<Blob, number | undefined>();

/** The part of the engine that this module needs. */
type Api = Pick<Loaded['api'], 'jpegSegments'>;

/**
 * Reads a JPEG's own quality, whatever its encoder calls it: the geometric mean of luma's quantisation steps at low
 * frequencies (T.81, section B.2.4.1). Never rejects.
 */
export async function readLumaStep(api: Api, file: Blob): Promise<void> {
  if (read.has(file)) return;
  const head = new Uint8Array(
    await file
      .slice(0, HEAD_BYTES)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  read.set(file, stepIn(api, head));
}

/** Returns what was read; undefined for other formats, and for tables in an unusual order. */
export const lumaStepOf = (file: Blob): number | undefined => read.get(file);

function stepIn(api: Api, head: Uint8Array): number | undefined {
  if (head[0] !== 0xff || head[1] !== START_OF_IMAGE) return undefined;
  for (const { marker, content, end } of api.jpegSegments(head)) {
    if (marker !== QUANTISATION_TABLES) continue;
    // Luma has table 0 by convention, with a byte per step.
    if (head[content] !== 0 || end - content <= LOW_FREQUENCIES) continue;
    const steps = head.subarray(content + 1, content + 1 + LOW_FREQUENCIES);
    return Math.exp(steps.reduce((sum, step) => sum + Math.log(Math.max(1, step)), 0) / LOW_FREQUENCIES);
  }
  return undefined;
}
