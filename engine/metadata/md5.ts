/*
 * MD5 (RFC 1321), by which XMP names the extension of a packet. WebCrypto has none.
 */

const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const SINES = Uint32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32));
const BLOCK_BYTES = 64;

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const message = new Uint8Array(length);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n, true);
  return view;
}

/** Returns the 16 bytes in hexadecimal, in capitals. */
export function md5(bytes: Uint8Array): string {
  const message = padded(bytes);
  const state = Uint32Array.of(0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476);
  for (let block = 0; block < message.byteLength; block += BLOCK_BYTES) {
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round] ?? 0;
      const word = [i, 5 * i + 1, 3 * i + 5, 7 * i][round] ?? 0;
      const sum = (a + mixed + (SINES[i] ?? 0) + message.getUint32(block + (word % 16) * 4, true)) | 0;
      const shift = SHIFTS[round]?.[i % 4] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    for (const [i, value] of [a, b, c, d].entries()) state[i] = (state[i] ?? 0) + value;
  }
  const view = new DataView(new ArrayBuffer(16));
  for (const [i, word] of state.entries()) view.setUint32(i * 4, word, true);
  const digits = Array.from(new Uint8Array(view.buffer), (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').toUpperCase();
}
