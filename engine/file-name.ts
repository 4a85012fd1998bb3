import type { Format } from './formats/format.ts';

export interface SplitName {
  base: string;
  /** Without the dot; empty where there is none. */
  extension: string;
}

/** By the last dot; a dot at the very start or end begins no extension: `.htaccess` and `photo.` are whole names. */
export function splitName(name: string): SplitName {
  const dot = name.lastIndexOf('.');
  if (dot <= 0 || dot === name.length - 1) return { base: name, extension: '' };
  return { base: name.slice(0, dot), extension: name.slice(dot + 1) };
}

/**
 * The name of a result: the original's base name, a suffix where there is one, and an extension that tells the truth.
 * The original's own extension stays where it is one of the format's (`.jpeg` is as good as `.jpg`).
 */
export function resultName(original: string, format: Format, suffix?: string): string {
  const { base, extension } = splitName(original);
  const known = format.extensions.includes(extension.toLowerCase());
  const name = base || 'image';
  return `${suffix ? `${name}-${suffix}` : name}.${known ? extension : format.extensions[0]}`;
}
