import { open, readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** The maximum that Node reads in one call. */
const MOST_AT_ONCE = 2 ** 31 - 1;

/** Reads a whole file into its own memory. Node's own function reads it in parts and joins them in another buffer. */
async function readWhole(path: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  // For files of unknown size, and for those that are too large to be read, which Node reports.
  if (size === 0 || size > MOST_AT_ONCE) return readFile(path);
  await using handle = await open(path);
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  while (at < size) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    // It has shrunk in the meantime.
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return bytes.subarray(0, at);
}

/**
 * Bytes as a file, without the copies of a `File`: one when it is created, and two at each read. Collecting that
 * garbage took a tenth of sharp's time for a photo (docs/decisions/0024).
 */
export class FileInMemory extends File {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  /** @param bytes must not be modified from now on */
  constructor(bytes: Uint8Array<ArrayBuffer>, name: string) {
    super([], name);
    this.#bytes = bytes;
  }

  /**
   * @param size from the system
   * @throws the system's error
   */
  static async read(path: string, size: number): Promise<FileInMemory> {
    return new FileInMemory(await readWhole(path, size), basename(path));
  }

  /**
   * Releases the memory now. No thread may be reading the bytes any more. Without this, every dozen megabytes make the
   * garbage collector scan the whole heap.
   */
  letGo(): void {
    const { buffer, byteLength } = this.#bytes;
    // A view may share its memory with others.
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
    // Copies only the slice of a view.
    return new Blob([this.#bytes.subarray(start, end)], type === undefined ? {} : { type });
  }
}
