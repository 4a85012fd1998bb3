import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import { statedInJpeg } from '../../codecs/jpeg/colours.ts';
import { readJpegFrame } from '../../codecs/jpeg/frame-header.ts';
import { readJpeg } from '../../codecs/jpeg/header.ts';
import * as MARKER from '../../codecs/jpeg/markers.ts';
import { dpiOfJpeg } from '../../codecs/jpeg/resolution.ts';
import { isNamed, jpegSegments } from '../../codecs/jpeg/segments.ts';
import { factsIn } from '../../codecs/work-on.ts';
import { type Colours, colourFacts, coloursOf } from '../../colour/colours.ts';
import type { Format } from '../../formats/format.ts';
import { type Exif, readExif } from '../../metadata/exif.ts';
import { probeOfHeader } from '../../probe/header.ts';
import type { Probe } from '../../probe/probe.ts';

/** The EXIF block; `unreadable` for a damaged one, of which libvips may read a part. */
function exifOf(bytes: Uint8Array): Exif | 'unreadable' | undefined {
  for (const segment of jpegSegments(bytes)) {
    if (segment.marker !== MARKER.APP1 || !isNamed(bytes, segment, 'Exif')) continue;
    return readExif(bytes.subarray(segment.content, segment.end)) ?? 'unreadable';
  }
  return undefined;
}

/** The colours of a JPEG. */
export const coloursIn = (bytes: Uint8Array, model: Probe['colour']): Colours =>
  coloursOf(
    unlessTooShort(() => statedInJpeg(bytes)),
    model,
  );

/** Reads the header as libvips does. @returns undefined for a file of a rare process, or with damage before its first scan */
export async function readProbe(bytes: Uint8Array, format: Format): Promise<Probe | undefined> {
  const frame = readJpegFrame(bytes);
  const probe = frame?.usual && probeOfHeader(bytes, format.id, readJpeg);
  const exif = exifOf(bytes);
  if (!probe || exif === 'unreadable') return undefined;
  const dpi = dpiOfJpeg(bytes);
  return {
    ...probe,
    ...colourFacts(coloursIn(bytes, probe.colour), probe.colour),
    dpi,
    ...(await factsIn(format, bytes)),
  };
}
