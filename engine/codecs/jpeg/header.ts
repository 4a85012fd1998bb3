import { detailFacts } from '../../details/part.ts';
import { readExif, TAG } from '../../metadata/exif.ts';
import type { Header } from '../../probe/header.ts';
import { jpegColour, readJpegFrame } from './frame-header.ts';
import * as MARKER from './markers.ts';
import { jpegParts } from './parts.ts';
import { isNamed, jpegSegments } from './segments.ts';

/** Reads the header of a JPEG; undefined without a frame. */
export function readJpeg(bytes: Uint8Array): Header | undefined {
  const frame = readJpegFrame(bytes);
  if (!frame) return undefined;
  const segments = [...jpegSegments(bytes)];
  const exif = segments.find((segment) => segment.marker === MARKER.APP1 && isNamed(bytes, segment, 'Exif'));
  const tags = exif && readExif(bytes.subarray(exif.content, exif.end))?.image;
  const orientation = tags?.find(({ tag }) => tag === TAG.orientation)?.data[0] ?? 1;
  return {
    width: frame.width,
    height: frame.height,
    colour: jpegColour(frame.components),
    ...detailFacts({ parts: jpegParts }, bytes),
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    mcu: frame.mcu,
  };
}
