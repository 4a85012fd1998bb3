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
 * If the original's extension is one of the format's, such as `.jpeg`, it stays.
 */
export function resultName(original: string, format: Format, suffix?: string): string {
  const { base, extension } = splitName(original);
  const known = format.extensions.includes(extension.toLowerCase());
  const name = base || 'image';
  return `${suffix ? `${name}-${suffix}` : name}.${known ? extension : format.extensions[0]}`;
}
