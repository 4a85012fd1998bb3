import { boxes } from '../../bytes/boxes.ts';
import { concatenate } from '../../bytes/concatenate.ts';
import { behindOffset, bytesOf, utf8, withoutHeader } from '../../metadata/blocks.ts';
import type { Carried } from '../../metadata/carried.ts';

export function read(jxl: Uint8Array): Carried {
  const found: Carried = {};
  if (jxl[0] === 0xff) return found;
  for (const { type, content, end } of boxes(jxl)) {
    const data = jxl.subarray(content, end);
    if (type === 'Exif') found.exif ??= withoutHeader(behindOffset(data));
    if (type === 'xml ') found.xmp ??= utf8(data);
    if (type === 'brob') found.isPartial = true;
  }
  return found;
}

/** The first two boxes of a container (ISO/IEC 18181-2, annex A). */
const JXL_START = Uint8Array.of(
  ...[0, 0, 0, 12, 0x4a, 0x58, 0x4c, 0x20, 0x0d, 0x0a, 0x87, 0x0a, 0, 0, 0, 20],
  ...bytesOf('ftypjxl '),
  ...[0, 0, 0, 0],
  ...bytesOf('jxl '),
);

function jxlBox(type: string, ...parts: Uint8Array[]): Uint8Array {
  const bytes = concatenate([new Uint8Array(4), bytesOf(type), ...parts]);
  new DataView(bytes.buffer).setUint32(0, bytes.length);
  return bytes;
}

export function write(jxl: Uint8Array<ArrayBuffer>, { exif, xmp }: Carried): Uint8Array<ArrayBuffer> {
  const file = jxl[0] === 0xff ? concatenate([JXL_START, jxlBox('jxlc', jxl)]) : jxl;
  const stream = [...boxes(file)].find(({ type }) => type === 'jxlc' || type === 'jxlp');
  const at = stream?.start ?? file.length;
  const added = [
    // The offset of EXIF's TIFF header.
    ...(exif ? [jxlBox('Exif', new Uint8Array(4), exif)] : []),
    ...(xmp === undefined ? [] : [jxlBox('xml ', bytesOf(xmp))]),
  ];
  return concatenate([file.subarray(0, at), ...added, file.subarray(at)]);
}
