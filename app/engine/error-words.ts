import { tooLargeWords } from '#choose/too-large.ts';
import type { ErrorFacts, ImageErrorCode } from '#engine';
import type { AimName } from '#engine/recipe/index.ts';
import { compressionFailed, errorWords, failureReasons, incompleteWords, unknownError } from '#words/errors.ts';
import { uploadWords } from '#words/upload.ts';

/** By name, because a worker's error belongs to another realm. */
export function codeOf(error: unknown): ImageErrorCode | undefined {
  if (!(error instanceof Error) || error.name !== 'ImageError' || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' && code in errorWords ? (code as ImageErrorCode) : undefined;
}

/** The visitor's sentence for any error. */
export function errorSentence(error: unknown): string {
  const code = codeOf(error);
  if (code === 'incomplete') return incompleteWords.question(factsOf(error).missing);
  if (code) return errorWords[code];
  return messageOf(error);
}

/** The first line about a file that cannot be opened. More follows once its kind is known (app/upload/refusal.tsx). */
export function refusalSentence(error: unknown): string {
  const code = codeOf(error);
  if (code === 'unsupported' || code === 'camera-raw') return uploadWords.wrongType;
  return (code === 'unreadable' && failureReasons[code]) || errorSentence(error);
}

/** Whether a file has to be chosen again. */
export const isFileChanged = (error: unknown): boolean => codeOf(error) === 'file-changed';

/** Whether a file ends early, and it was not accepted so. */
export const isIncomplete = (error: unknown): boolean => codeOf(error) === 'incomplete';

/** Whether a part of the site has not arrived: another attempt may help. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'engine-unavailable' || code === 'codec-unavailable';
}

/** Why settings cannot be applied to a picture, with its numbers if they help. The tool adds the remedy. */
export function impossibleSentence(error: unknown, picture: { width: number; height: number }): string {
  const { tooLarge } = factsOf(error);
  if (!tooLarge) return errorSentence(error);
  const isOwnSize = tooLarge.width === picture.width && tooLarge.height === picture.height;
  return tooLargeWords({ ...tooLarge, isOwnSize });
}

function factsOf(error: unknown): ErrorFacts {
  return error instanceof Error && 'facts' in error && error.facts ? (error.facts as ErrorFacts) : {};
}

const COMPRESSING: Readonly<Record<AimName, boolean>> = { encode: false, compress: true, size: true, score: true };

/** The reason of a failed run, as the toast shows it. */
export function failureReason(error: unknown, aim: AimName): string {
  const code = codeOf(error);
  const reason = (code && failureReasons[code]) ?? messageOf(error);
  return COMPRESSING[aim] ? compressionFailed(reason) : reason;
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : unknownError;
}
