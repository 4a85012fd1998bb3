import { boxContent } from '../bytes/boxes.ts';

/** The boxes on the way from the file to the sizes of the first track's frames (sections 8.2 to 8.7). */
const WAY = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz'];
/** Version, flags and a size for all stand before the number of frames (section 8.7.3.2). */
const COUNT_AT = 8;

/** Frames of an AVIF sequence, in its first track; 1 for a still. */
export function avifFrames(bytes: Uint8Array): number {
  const sizes = WAY.reduce<Uint8Array | undefined>((outer, type) => outer && boxContent(outer, type), bytes);
  if (!sizes || sizes.length < COUNT_AT + 4) return 1;
  return new DataView(sizes.buffer, sizes.byteOffset, sizes.byteLength).getUint32(COUNT_AT);
}
