import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import { isImageError } from '../../errors/errors.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import type { FormatId } from '../../formats/index.ts';
import { inspect } from '../inspect.ts';
import type { Inspection } from '../inspection.ts';
import type { Changes } from './changes.ts';
import { editedExif } from './exif.ts';
import type { Blocks, EditFiles } from './files/file.ts';
import { editedIptc } from './iptc.ts';
import { editedXmp } from './xmp.ts';

/** What edits the files of a format. A GIF or an SVG has no EXIF. */
const EDITORS: Partial<Readonly<Record<FormatId, () => Promise<EditFiles>>>> = {
  jpeg: async () => (await import('./files/jpeg.ts')).jpegFiles,
  png: async () => (await import('./files/png.ts')).pngFiles,
  webp: async () => (await import('./files/webp.ts')).webpFiles,
  tiff: async () => (await import('./files/tiff.ts')).tiffFiles,
  avif: async () => (await import('./files/heif.ts')).heifFiles,
  heic: async () => (await import('./files/heif.ts')).heifFiles,
  jxl: async () => (await import('./files/jxl.ts')).jxlFiles,
};

type Bytes = Uint8Array<ArrayBuffer>;

const isSame = (one: Uint8Array | undefined, other: Uint8Array) =>
  one?.length === other.length && other.every((byte, i) => byte === one[i]);

/** The blocks that changes make different. @returns undefined if one of them is damaged */
function changedBlocks(blocks: Blocks, changes: Changes, files: EditFiles): Blocks | undefined {
  const exif = editedExif(blocks.exif, changes, files.withDpi !== undefined);
  const xmp = editedXmp(blocks.xmp, changes);
  const iptc = files.holdsIptc ? editedIptc(blocks.iptc, changes) : undefined;
  if (exif === 'damaged' || xmp === 'damaged') return undefined;
  return {
    ...(exif && !isSame(blocks.exif, exif) && { exif }),
    ...(xmp !== blocks.xmp && { xmp }),
    ...(iptc && !isSame(blocks.iptc, iptc) && { iptc }),
  };
}

/** @returns undefined for a file that cannot be read whole, or cannot hold it */
async function edited(bytes: Bytes, files: EditFiles, changes: Changes): Promise<Bytes | undefined> {
  try {
    const blocks = await files.read(bytes);
    const changed = blocks && changedBlocks(blocks, changes, files);
    const { dpi } = changes;
    return unlessTooShort(() => {
      if (!changed) return undefined;
      const written = Object.keys(changed).length === 0 ? bytes : files.replace(bytes, changed, changes);
      return written && dpi !== undefined && files.withDpi ? files.withDpi(written, dpi) : written;
    });
  } catch (error) {
    if (error instanceof RangeError || (isImageError(error) && error.code === 'unreadable')) return undefined;
    throw error;
  }
}

/**
 * Writes metadata without an encode: everything else in the file stays byte for byte. Texts are written into EXIF, XMP and, where the
 * format holds it, IPTC; dates and the resolution wherever the file states them, and into EXIF.
 * @param inspection of the same file
 * @returns the new file, and what it reveals; undefined for a format, or a file, that cannot hold it
 * @throws {ImageError} `codec-unavailable`
 */
export async function editMetadata(
  bytes: Bytes,
  { format }: Inspection,
  changes: Changes,
): Promise<{ bytes: Bytes; left: Inspection } | undefined> {
  const load = EDITORS[format];
  const files = load && (await fetchPart(load));
  const written = files && (await edited(bytes, files, changes));
  const left = written && (await inspect(written));
  return left && { bytes: written, left };
}
