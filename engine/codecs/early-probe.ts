import type { FormatId } from '../formats/index.ts';
import { formatOfBytes } from '../formats/index.ts';
import { type Header, probeOfHeader } from '../probe/header.ts';
import type { Probe } from '../probe/probe.ts';
import { readJpeg } from './jpeg/header.ts';

/*
 * Reads the header of a JPG, PNG, WebP or GIF while the engine is being downloaded. The engine's own probe replaces the
 * result. Facts that need a decoder have the value of most files.
 */

type ReadHeader = (bytes: Uint8Array) => Header | undefined;

/** Most files are JPEGs. What reads the others is loaded with the first of them. */
const READERS: Readonly<Partial<Record<FormatId, () => Promise<ReadHeader>>>> = {
  jpeg: async () => readJpeg,
  png: async () => (await import('./png/header.ts')).readPng,
  webp: async () => (await import('./webp/header.ts')).readWebp,
  gif: async () => (await import('./gif/header.ts')).readGif,
};

/**
 * Returns undefined for other formats and for damaged headers.
 * @throws {TypeError} if what reads the format cannot be fetched
 */
export async function earlyProbe(bytes: Uint8Array): Promise<Probe | undefined> {
  const { id: format } = formatOfBytes(bytes) ?? {};
  const read = format && (await READERS[format]?.());
  return read && probeOfHeader(bytes, format, read);
}
