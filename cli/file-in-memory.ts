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
