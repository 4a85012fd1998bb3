/** Reads numbers of any length from bytes. @throws {RangeError} beyond their end */
export class BitReader {
  readonly #bytes: Uint8Array;
  readonly #lowFirst: boolean;
  #at = 0;

  /** @param order whether the lowest or the highest bit of a byte is its first, and that of a number */
  constructor(bytes: Uint8Array, order: 'lowest first' | 'highest first') {
    this.#bytes = bytes;
    this.#lowFirst = order === 'lowest first';
  }

  number(bits: number): number {
    let value = 0;
    for (let i = 0; i < bits; i++) {
      const bit = this.#next();
      value = this.#lowFirst ? value + bit * 2 ** i : value * 2 + bit;
    }
    return value;
  }

  flag(): boolean {
    return this.number(1) === 1;
  }

  #next(): number {
    const byte = this.#bytes[this.#at >> 3];
    if (byte === undefined) throw new RangeError('The bits end early');
    const place = this.#at++ & 7;
    return (byte >> (this.#lowFirst ? place : 7 - place)) & 1;
  }
}
