import { decoded } from '../metadata/blocks.ts';

/* Texts of values. */

/** Longer texts are cut off in a table. */
const MOST_CHARACTERS = 2000;
const MOST_HEX = 32;

export const shortened = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;

/** Decodes a text of unknown encoding: UTF-8 if it is valid, otherwise Latin 1; to its first zero. */
export function textIn(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return decoded(end < 0 ? bytes : bytes.subarray(0, end)).trim();
}

/** Two digits of a date or a time. */
export const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The number of a field, as standards write it. */
export const hexadecimal = (number: number) => `0x${number.toString(16).padStart(4, '0')}`;

/** The first bytes as hexadecimal numbers. */
export function hexOf(bytes: Uint8Array): string {
  const digits = Array.from(bytes.subarray(0, MOST_HEX), (byte) => byte.toString(16).padStart(2, '0')).join(' ');
  return bytes.length > MOST_HEX ? `${digits} …` : digits;
}

/** Whether bytes are a text: printable, perhaps with zeros after it. */
export function isPrintable(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  if (end === 0) return false;
  for (let at = 0; at < Math.min(end, 256); at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13) return false;
    if (byte === 0x7f) return false;
  }
  return true;
}

/** A number with few digits. */
export const figure = (value: number, digits = 4) =>
  Number.isFinite(value) ? String(Number(value.toPrecision(digits))) : '–';
