const SIGNATURE = 8;

/** Frames of an animated PNG: the number in `acTL`, which stands before the pixels (PNG, third edition, 11.3.6); else 1. */
export function apngFrames(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SIGNATURE; at + 12 <= bytes.length; ) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'acTL') return view.getUint32(at + 8);
    if (type === 'IDAT' || type === 'IEND') return 1;
    at += 12 + view.getUint32(at);
  }
  return 1;
}
