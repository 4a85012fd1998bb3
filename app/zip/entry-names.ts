import { SHORT_FACTS } from '#catalogue/formats/names.ts';
import { fittingName } from '#engine/run/file-name.ts';
import type { ZipImage } from './zip-image.ts';

/** `image/jpg` is wrong but common. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SHORT_FACTS.map(({ mediaType, extensions: [extension] }) => [mediaType, extension])),
  'image/jpg': 'jpg',
};
const USUAL_EXTENSION = 'jpg';

/** Characters that some file system refuses, and paths, which would put a file outside its folder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among them
const REFUSED = /[\u0000-\u001f\u007f<>:"/\\|?*]/g;

/** The extension of a media type, without its dot. Parameters (`; charset=…`) and case do not matter. */
export function extensionOfType(mediaType: string): string {
  const type = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  return EXTENSIONS[type] ?? USUAL_EXTENSION;
}

/**
 * A name for each image, in order: its own if it has one, otherwise `image-{position}`. The second of two equal names
 * becomes `photo (2).jpg`. Names that differ only by case count as equal, because many file systems ignore case.
 */
export function entryNames(images: readonly Pick<ZipImage, 'blob' | 'filename'>[]): string[] {
  const taken = new Set<string>();
  // The first file with a name keeps it, even if an earlier file would get that name by counting.
  const own = images.map(({ blob, filename }, index) => plainName(filename, index + 1, blob.type));
  const wanted = new Set(own.map(keyOf));
  return own.map((name) => {
    let free = name;
    for (let count = 2; taken.has(keyOf(free)) || (free !== name && wanted.has(keyOf(free))); count += 1) {
      free = numbered(name, count);
    }
    taken.add(keyOf(free));
    return free;
  });
}

/** `photo.jpg` and 2 make `photo (2).jpg`. */
export function numbered(name: string, count: number): string {
  const { base, extension } = partsOf(name);
  return fittingName(base, ` (${count})${extension}`);
}

/** Longer endings are no extensions. */
const MOST_EXTENSION = 16;

/** Splits a name at its last dot. A name that begins with its only dot has no extension. */
function partsOf(name: string): { base: string; extension: string } {
  const dot = name.lastIndexOf('.');
  const hasExtension = dot > 0 && name.length - dot <= MOST_EXTENSION;
  return hasExtension ? { base: name.slice(0, dot), extension: name.slice(dot) } : { base: name, extension: '' };
}

function plainName(filename: string | undefined, position: number, mediaType: string): string {
  const name = filename?.replace(REFUSED, '_').trim();
  if (!name || /^\.+$/.test(name)) return `image-${position}.${extensionOfType(mediaType)}`;
  const { base, extension } = partsOf(name);
  return fittingName(base, extension);
}

/** Macs write accents as separate characters; the same name may occur in both forms. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
