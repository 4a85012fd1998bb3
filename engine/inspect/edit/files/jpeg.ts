import { concatenate } from '../../../bytes/concatenate.ts';
import { lacks, photoshopSegments, read, write } from '../../../codecs/jpeg/carried.ts';
import * as MARKER from '../../../codecs/jpeg/markers.ts';
import { withPictureMoved } from '../../../codecs/jpeg/multi-picture.ts';
import { jpegWithDpi } from '../../../codecs/jpeg/resolution.ts';
import { behindFirstSegments, isNamed, jpegSegments } from '../../../codecs/jpeg/segments.ts';
import { withDatasets } from '../../../metadata/iptc.ts';
import { type Blocks, blocksOf, type EditFiles } from './file.ts';

const PHOTOSHOP = 'Photoshop 3.0\0';
/** The segments of each block. */
const SEGMENTS: Readonly<Record<keyof Blocks, readonly { marker: number; name: string }[]>> = {
  exif: [{ marker: MARKER.APP1, name: 'Exif\0\0' }],
  xmp: [
    { marker: MARKER.APP1, name: 'http://ns.adobe.com/xap/1.0/\0' },
    { marker: MARKER.APP1, name: 'http://ns.adobe.com/xmp/extension/\0' },
  ],
  iptc: [{ marker: MARKER.APP13, name: PHOTOSHOP }],
};

/** Photoshop's resources with other datasets, as segments. */
function withIptc(jpeg: Uint8Array, iptc: Uint8Array): Uint8Array[] {
  const own = [...jpegSegments(jpeg)].filter(
    (segment) => segment.marker === MARKER.APP13 && isNamed(jpeg, segment, PHOTOSHOP),
  );
  const resources = concatenate(own.map(({ content, end }) => jpeg.subarray(content + PHOTOSHOP.length, end)));
  return photoshopSegments(withDatasets(resources, iptc));
}

function edited(bytes: Uint8Array<ArrayBuffer>, changed: Blocks): Uint8Array<ArrayBuffer> | undefined {
  const { exif, xmp, iptc } = changed;
  if (lacks({ exif, xmp })) return undefined;
  const kinds = (['exif', 'xmp', 'iptc'] as const).filter((kind) => changed[kind] !== undefined);
  const gone = kinds.flatMap((kind) => SEGMENTS[kind]);
  let from = 0;
  const kept: Uint8Array[] = [];
  for (const segment of jpegSegments(bytes)) {
    if (!gone.some(({ marker, name }) => segment.marker === marker && isNamed(bytes, segment, name))) continue;
    kept.push(bytes.subarray(from, segment.start));
    from = segment.end;
  }
  const bare = concatenate([...kept, bytes.subarray(from)]);
  const file = write(bare, { exif, xmp });
  if (!iptc) return file;
  const at = behindFirstSegments(file);
  return concatenate([file.subarray(0, at), ...withIptc(bytes, iptc), file.subarray(at)]);
}

export const jpegFiles: EditFiles = {
  read: (bytes) => blocksOf(read(bytes)),
  replace: (bytes, changed) => {
    const file = edited(bytes, changed);
    return file && withPictureMoved(file, bytes);
  },
  holdsIptc: true,
  withDpi: (bytes, dpi) => withPictureMoved(jpegWithDpi(bytes, dpi), bytes),
};
