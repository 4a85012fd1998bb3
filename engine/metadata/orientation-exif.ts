/** EXIF with a single directory of a single entry: the orientation (CIPA DC-008, tag 274). */
export function orientationExif(orientation: number): Uint8Array<ArrayBuffer> {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([...header, 0, 1, ...entry, 0, 0, 0, 0]);
}
