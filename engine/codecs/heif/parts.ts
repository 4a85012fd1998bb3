import { boxContent } from '../../bytes/boxes.ts';

/** Traces of a gain map in a HEIC or AVIF: Apple's auxiliary type, and the derived item of ISO 21496-1. */
const SAYS_MAP = /urn:com:apple:photo:\d+:aux:hdrgainmap|infe.{8}tmap/s;
const SAYS_DEPTH = /urn:com:apple:photo:\d+:aux:(?:disparity|depth|portraiteffectsmatte)|aux:depth/;

/** Detects additional data in a HEIC or AVIF, none of which is read. */
export function partsOfBoxes(bytes: Uint8Array): { gainMap?: 'foreign'; other?: true } {
  const meta = boxContent(bytes, 'meta');
  if (!meta) return {};
  const text = new TextDecoder('latin1').decode(meta);
  return { ...(SAYS_MAP.test(text) && { gainMap: 'foreign' }), ...(SAYS_DEPTH.test(text) && { other: true }) };
}
