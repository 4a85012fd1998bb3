import { ImageError } from '../errors/errors.ts';

/** RFC 1952, section 2.3.1. */
const GZIP = [0x1f, 0x8b] as const;
/** A drawing of this size has millions of elements. */
const MOST_BYTES = 256 * 1024 ** 2;

const inflated = new WeakMap<Blob, Promise<File>>();

/**
 * Returns what a gzipped file contains, as `.svgz` is: everything after it, such as the size of the original, is about that. Other
 * files are returned as they are.
 * @throws {ImageError} `unreadable` for a damaged archive
 */
export async function unpacked<T extends Blob>(file: T, head: Uint8Array): Promise<T | File> {
  if (!GZIP.every((byte, i) => head[i] === byte)) return file;
  const made = inflated.get(file) ?? inflate(file);
  inflated.set(file, made);
  return made;
}

async function inflate(file: Blob): Promise<File> {
  const name = file instanceof File ? file.name : '';
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
      length += next.value.length;
      if (length > MOST_BYTES) throw new RangeError('The archive holds too much');
    }
  } catch (cause) {
    throw new ImageError('unreadable', 'The gzip archive is damaged', { cause });
  }
  return new File(parts, name);
}
