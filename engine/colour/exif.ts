import { type ExifEntry, readDirectory, TAG } from '../metadata/exif.ts';

/*
 * Adobe RGB in the EXIF of cameras, which embed no profile for it: the interoperability index R03 of DCF 2.0 (CIPA DC-009, section
 * 3.4.2; EXIF's ColorSpace is "uncalibrated" there), and ColorSpace 2, which some cameras write instead. Browsers ignore both;
 * photo editors do not.
 */

const COLOR_SPACE = 0xa001;
const ADOBE_RGB_COLOR_SPACE = 2;
const INTEROPERABILITY_INDEX = 1;
const DCF_OPTION = 'R03';

const numberOf = ({ data }: ExifEntry): number => new DataView(data.buffer, data.byteOffset).getUint16(0, true);
const offsetOf = ({ data }: ExifEntry): number => new DataView(data.buffer, data.byteOffset).getUint32(0, true);

/**
 * Whether EXIF states Adobe RGB.
 * @param tiff the block, from its TIFF header
 * @throws {RangeError} for a damaged block
 */
export function statesAdobeRgb(tiff: Uint8Array): boolean {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const little = tiff[0] === 0x49;
  const behind = (entries: readonly ExifEntry[], tag: number): ExifEntry[] => {
    const pointer = entries.find((entry) => entry.tag === tag && entry.data.length === 4);
    return pointer ? readDirectory(view, offsetOf(pointer), little) : [];
  };
  const exif = behind(readDirectory(view, view.getUint32(4, little), little), TAG.exif);
  const space = exif.find(({ tag }) => tag === COLOR_SPACE);
  if (space && numberOf(space) === ADOBE_RGB_COLOR_SPACE) return true;
  const index = behind(exif, TAG.interoperability).find(({ tag }) => tag === INTEROPERABILITY_INDEX);
  return index !== undefined && new TextDecoder().decode(index.data).startsWith(DCF_OPTION);
}
