import type { Format } from '../formats/format.ts';

export interface SplitName {
  base: string;
  /** Without the dot; empty if there is none. */
  extension: string;
}

/**
 * Splits a name at its last dot, unless that is the first or last character: `.htaccess` and `photo.` have no
 * extension.
 */
export function splitName(name: string): SplitName {
  const dot = name.lastIndexOf('.');
  if (dot <= 0 || dot === name.length - 1) return { base: name, extension: '' };
  return { base: name.slice(0, dot), extension: name.slice(dot + 1) };
}

/**
 * Returns the name of a result: the original's base name, the suffix if any, and the extension of the result's format.
 * If the original's extension is one of the format's, such as `.jpeg`, it stays. A suffix is not repeated.
 */
export function resultName(original: string, format: Format, suffix?: string): string {
  const { base, extension } = splitName(original);
  const known = format.extensions.includes(extension.toLowerCase());
  const name = base || 'image';
  return `${suffix && !name.endsWith(`-${suffix}`) ? `${name}-${suffix}` : name}.${known ? extension : format.extensions[0]}`;
}

/** The longest name of most file systems, in bytes of UTF-8. */
const MOST_NAME_BYTES = 255;

/**
 * Joins a base name and what follows it, and cuts the base, between two characters, so that file systems accept the name.
 * @param rest shorter than a name may be
 */
export function fittingName(base: string, rest: string): string {
  const encoder = new TextEncoder();
  const room = new Uint8Array(MOST_NAME_BYTES - encoder.encode(rest).length);
  const { read } = encoder.encodeInto(base, room);
  return (read === base.length ? base : base.slice(0, read).trimEnd()) + rest;
}
