import { uploadWords } from '#words/upload.ts';
import { rejectionMessage } from './rejection-message.ts';
import type { Rejection } from './turned-away.ts';

const TOO_MANY = { code: 'too-many-files', message: '' };
export const TOO_LARGE = { code: 'file-too-large', message: '' };
export const INVALID_TYPE = { code: 'file-invalid-type', message: '' };

/** Files that arrived together, by the checks of each file: its type and its size. */
export interface Arrived {
  valid: readonly File[];
  invalid: readonly Rejection[];
}

interface Limits {
  multiple: boolean;
  /** The number of files that still fit. */
  room: number;
}

/** What becomes part of the page and what does not. */
export interface Intake {
  accepted: readonly File[];
  /** Those above the limit come first. */
  refused: readonly Rejection[];
}

/** Accepts as many files as fit. If one image is wanted and several arrive, the visitor chooses. */
export function intake({ valid, invalid }: Arrived, { multiple, room }: Limits): Intake {
  const accepted = !multiple && valid.length > 1 ? [] : valid.slice(0, Math.max(0, room));
  const surplus = valid.slice(accepted.length).map((file) => ({ file, errors: [TOO_MANY] }));
  return { accepted, refused: [...surplus, ...invalid] };
}

/** A page could not use a file. */
export interface Failure {
  message: string;
  file?: File | undefined;
  /** The engine's reason. */
  code?: string | undefined;
}

/** Why files are not on the page. */
export type Problem =
  /** They could not be read, or the page could not use them. */
  | ({ why: 'failed' } & Failure)
  | { why: 'refused'; message: string; intake: Intake }
  /** Several arrived where one is wanted, which is no error: the batch accepts them. */
  | { why: 'several'; message: string; intake: Intake; files: readonly File[] };

/** @param toBatch whether the batch can accept several images of this page */
export function refusalOf(
  intake: Intake,
  { toBatch, ...limits }: { maxFiles: number; maxSizeMb: number; toBatch: boolean },
): Problem | undefined {
  const [first] = intake.refused;
  if (!first) return undefined;
  const message = rejectionMessage(first, limits);
  const files = intake.refused.filter(({ errors }) => errors[0] === TOO_MANY).map(({ file }) => file);
  return toBatch && files.length > 0 ? { why: 'several', message, intake, files } : { why: 'refused', message, intake };
}

/** An empty folder was dropped, or one that cannot be read. */
export const NOTHING: Problem = {
  why: 'refused',
  message: uploadWords.wrongType,
  intake: { accepted: [], refused: [] },
};

/** Limits are no errors, nor is a file without its end: the visitor may go on. */
export function isCalm(problem: Problem): boolean {
  if (problem.why === 'failed') return problem.code === 'incomplete';
  return isLimit(problem.intake.refused[0]);
}

const isLimit = (refused: Rejection | undefined) =>
  [TOO_MANY.code, TOO_LARGE.code].includes(refused?.errors[0]?.code ?? '');

/** @param cause what the browser reports of files that it could not read */
export const failureOf = (cause: Error): Problem => ({ why: 'failed', message: cause.message || uploadWords.failed });
