import { TARGET_KB } from '#catalogue/preset.ts';
import { targetProblem } from '#words/limits.ts';

export const TARGET_PROBLEM = targetProblem(TARGET_KB);

/** @returns bytes; undefined for an empty or invalid field */
export function targetOf(text: string): number | undefined {
  const kilobytes = Number(text);
  const good = text.trim() !== '' && kilobytes >= TARGET_KB.min && kilobytes <= TARGET_KB.max;
  return good ? Math.round(kilobytes * 1024) : undefined;
}

/** Whether the text is invalid; an empty field is valid. */
export function isWrongTarget(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && targetOf(text) === undefined;
}
