import { isImageError } from '../errors/errors.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import { type FormatId, formatOfBytes } from '../formats/index.ts';
import { readCredentials } from './credentials.ts';
import { type Found, type Inspection, nothingFound, type ReadFile } from './inspection.ts';
import { placeOf } from './place.ts';

/** What reads the metadata of a format's files. A format without one has nothing but pixels. */
const READERS: Partial<Readonly<Record<FormatId, () => Promise<ReadFile>>>> = {
  jpeg: async () => (await import('./formats/jpeg.ts')).readJpeg,
  png: async () => (await import('./formats/png.ts')).readPng,
  webp: async () => (await import('./formats/webp.ts')).readWebp,
  gif: async () => (await import('./formats/gif.ts')).readGif,
  tiff: async () => (await import('./formats/tiff.ts')).readTiff,
  avif: async () => (await import('./formats/heif.ts')).readHeif,
  heic: async () => (await import('./formats/heif.ts')).readHeif,
  jxl: async () => (await import('./formats/jxl.ts')).readJxl,
  svg: async () => (await import('./formats/svg.ts')).readSvg,
};

async function foundIn(id: FormatId, bytes: Uint8Array): Promise<Found> {
  const found = nothingFound();
  const load = READERS[id];
  if (!load) return found;
  const read = await fetchPart(load);
  try {
    await read(bytes, found);
  } catch (error) {
    if (!(error instanceof RangeError) && !isImageError(error)) throw error;
    found.isPartial = true;
  }
  return found;
}

/**
 * Returns what a file reveals besides its picture: every tag with its meaning, the place, hidden pictures, Content Credentials, and data
 * that is known by its size only. Damaged parts are left out.
 * @returns undefined for a file that is no picture
 * @throws {ImageError} `codec-unavailable`
 */
export async function inspect(bytes: Uint8Array): Promise<Inspection | undefined> {
  const format = formatOfBytes(bytes);
  if (!format) return undefined;
  const { tags, hidden, unknown, credentials, profile, isPartial } = await foundIn(format.id, bytes);
  const name = tags.find(({ source, id }) => source === 'icc' && id === 'desc')?.value;
  return {
    format: format.id,
    bytes: bytes.length,
    tags,
    place: placeOf(tags),
    hidden,
    profile: profile && { name: name ?? '', bytes: profile.length },
    credentials: readCredentials(credentials),
    unknown,
    isPartial,
  };
}

/** How many tags and other parts a file has that its picture does not need. */
export const removableIn = ({ tags, hidden, unknown, credentials }: Inspection): number =>
  tags.filter(({ isNeeded }) => !isNeeded).length +
  hidden.filter(({ isNeeded }) => !isNeeded).length +
  unknown.length +
  (credentials ? 1 : 0);
