import { open, readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** The most that Node reads in one call. */
const MOST_AT_ONCE = 2 ** 31 - 1;

/** A whole file in a memory of its own: Node's own way reads it in parts, and joins them in another. */
async function readWhole(path: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  // Where the system does not tell the size, and for what is too large to be read, which Node reports.
  if (size === 0 || size > MOST_AT_ONCE) return readFile(path);
  await using handle = await open(path);
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  while (at < size) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    // It has become smaller in the meantime.
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return bytes.subarray(0, at);
}

/**
 * Bytes as a file, without the copies that a `File` makes of them: one when it is made, and two whenever it is read. To
 * collect that garbage took a tenth of the time that sharp takes for a photo (docs/decisions/0024).
 */
export class FileInMemory extends File {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  /** @param bytes nobody writes to them from now on */
  constructor(bytes: Uint8Array<ArrayBuffer>, name: string) {
    super([], name);
    this.#bytes = bytes;
  }

  /**
   * @param size as the system reports it
   * @throws the system's error
   */
  static async read(path: string, size: number): Promise<FileInMemory> {
    return new FileInMemory(await readWhole(path, size), basename(path));
  }

  /**
   * Gives the memory back now. Nobody may be reading the bytes any more, in whatever thread. Left to the garbage collector,
   * each dozen megabytes of them make it go through the whole heap.
   */
  letGo(): void {
    const { buffer, byteLength } = this.#bytes;
    // Of a part of a memory others may have the rest.
    if (byteLength === buffer.byteLength) buffer.transfer(0);
  }

  override get size(): number {
    return this.#bytes.length;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#bytes;
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(this.#bytes);
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new Blob([this.#bytes]).stream();
  }

  override slice(start?: number, end?: number, type?: string): Blob {
    // Of a view of the bytes nothing but what is sliced is copied.
    return new Blob([this.#bytes.subarray(start, end)], type === undefined ? {} : { type });
  }
}
