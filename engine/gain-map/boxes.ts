import { boxContent } from '../boxes.ts';

/** What the boxes of a HEIC or AVIF say of a gain map: Apple's, and an item that ISO 21496-1's is derived as. */
const SAYS_MAP = /urn:com:apple:photo:\d+:aux:hdrgainmap|infe.{8}tmap/s;
const SAYS_DEPTH = /urn:com:apple:photo:\d+:aux:(?:disparity|depth|portraiteffectsmatte)|aux:depth/;

/** What a HEIC or AVIF holds besides its picture, none of which is read. */
export function partsOfBoxes(bytes: Uint8Array): { gainMap?: 'foreign'; other?: true } {
  const meta = boxContent(bytes, 'meta');
  if (!meta) return {};
  const text = new TextDecoder('latin1').decode(meta);
  return { ...(SAYS_MAP.test(text) && { gainMap: 'foreign' }), ...(SAYS_DEPTH.test(text) && { other: true }) };
}
