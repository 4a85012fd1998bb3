import { TARGET_KB } from '#catalogue/preset.ts';
import { targetProblem } from '#words/limits.ts';

export const TARGET_PROBLEM = targetProblem(TARGET_KB);

/** @returns bytes; undefined where nothing or nothing sensible was typed */
export function targetOf(text: string): number | undefined {
  const kilobytes = Number(text);
  const good = text.trim() !== '' && kilobytes >= TARGET_KB.min && kilobytes <= TARGET_KB.max;
  return good ? Math.round(kilobytes * 1024) : undefined;
}

/** Whether what was typed is wrong; an empty field is not. */
export function isWrongTarget(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && targetOf(text) === undefined;
}
