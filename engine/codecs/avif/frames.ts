import { boxContent } from '../../bytes/boxes.ts';

/** The path to the box with the sizes of the first track's frames (ISO/IEC 14496-12, sections 8.2 to 8.7). */
const PATH = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz'];
/** The number of frames follows version, flags and a common size (section 8.7.3.2). */
const COUNT_AT = 8;

/** Returns the number of frames in the first track of an AVIF sequence; 1 for a still. */
export function avifFrames(bytes: Uint8Array): number {
  const sizes = PATH.reduce<Uint8Array | undefined>((outer, type) => outer && boxContent(outer, type), bytes);
  if (!sizes || sizes.length < COUNT_AT + 4) return 1;
  return new DataView(sizes.buffer, sizes.byteOffset, sizes.byteLength).getUint32(COUNT_AT);
}
