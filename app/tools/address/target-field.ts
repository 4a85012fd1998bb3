import { kilobytesText, TARGET_KB } from '#catalogue/preset.ts';
import type { Output } from '#engine/recipe/index.ts';
import { targetProblem } from '#words/limits.ts';

export const TARGET_PROBLEM = targetProblem(TARGET_KB);

/** @returns bytes; undefined for an empty or invalid field */
export function targetOf(text: string): number | undefined {
  const kilobytes = Number(text);
  const good = text.trim() !== '' && kilobytes >= TARGET_KB.min && kilobytes <= TARGET_KB.max;
  return good ? Math.round(kilobytes * 1024) : undefined;
}

/**
 * The field's text: what is being typed, or the target of the settings. An address may have one that the field does not allow.
 */
export const targetText = (typed: string | undefined, output: Output): string =>
  typed ?? (output.aim === 'size' ? kilobytesText(output.bytes) : '');

/** Whether the text is invalid; an empty field is valid. */
export function isWrongTarget(text: string): boolean {
  return text.trim() !== '' && targetOf(text) === undefined;
}
