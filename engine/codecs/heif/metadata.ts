import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import type { EmbeddedMetadata } from '../../metadata/embedded.ts';
import { type Exif, readExif, TAG } from '../../metadata/exif.ts';
import { boxesIn, type HeifItem, heifItems } from './items.ts';

/* EXIF and XMP of a HEIF file, which are items. */

/** Bytes of the offset of EXIF's TIFF header, which precedes it (ISO/IEC 23008-12, annex A.2.1). */
const EXIF_OFFSET_BYTES = 4;

type Kind = 'exif' | 'xmp';

function kindOf({ type, mediaType }: HeifItem): Kind | undefined {
  if (type === 'Exif') return 'exif';
  return type === 'mime' && mediaType === 'application/rdf+xml' ? 'xmp' : undefined;
}

function exifIn(block: Uint8Array): Exif | undefined {
  const behind = new DataView(block.buffer, block.byteOffset, block.byteLength).getUint32(0);
  const exif = readExif(block.subarray(EXIF_OFFSET_BYTES + behind));
  // The decoder turns the picture upright.
  return exif && { ...exif, image: exif.image.filter(({ tag }) => tag !== TAG.orientation) };
}

/** Returns the items of EXIF and XMP of a HEIF file, without a block where it is fragmented or outside of the file. */
export function itemsOfHeif(bytes: Uint8Array): { kind: Kind; block: Uint8Array<ArrayBuffer> | undefined }[] {
  const meta = [...boxesIn(bytes, 0, bytes.length)].find(({ type }) => type === 'meta');
  const items = (meta && unlessTooShort(() => heifItems(bytes, meta))) ?? [];
  return items.flatMap((item) => {
    const kind = kindOf(item);
    const [place, more] = item.content;
    return kind ? [{ kind, block: place && !more ? bytes.slice(place.from, place.to) : undefined }] : [];
  });
}

/** Returns the first EXIF and XMP of a HEIF file, which its decoder does not read. */
export function metadataOfHeif(bytes: Uint8Array): EmbeddedMetadata {
  const found: EmbeddedMetadata = {};
  for (const { kind, block } of itemsOfHeif(bytes)) {
    const exif = block && kind === 'exif' ? unlessTooShort(() => exifIn(block)) : undefined;
    if (exif) found.exif ??= exif;
    else if (block && kind === 'xmp') found.xmp ??= block;
    else found.unread = true;
  }
  return found;
}
