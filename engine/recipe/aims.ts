import { SCORES, TARGET_BYTES, USUAL_SCORE } from './bounds.ts';
import { type Fields, isValid, wholeWithin, within } from './rules.ts';
import { fileSize, type TextForm } from './text-values.ts';

/**
 * What an output aims at, each with its own fields. The list is closed: code that depends on the aim switches over all
 * of them, and the compiler reports a missing case.
 */
export type Aim =
  /** Encodes once with the options. */
  | { aim: 'encode' }
  /** Makes the file as small as the quality allows, and not larger than the original. */
  | { aim: 'compress' }
  /** Makes the file at most `bytes` large, and within the fraction `tolerance` below it if possible. */
  | { aim: 'size'; bytes: number }
  /** Makes the smallest file with this score against the edited original; see engine/score. */
  | { aim: 'score'; score: number };

export type AimName = Aim['aim'];

const SCORE = within(SCORES.lowest, SCORES.highest);

/** In bytes. */
export const FILE_SIZE = wholeWithin(TARGET_BYTES.lowest, TARGET_BYTES.highest);

export const FILE_SIZE_TEXT: TextForm<number> = {
  ...fileSize,
  parse: (text) => {
    const bytes = fileSize.parse(text);
    return isValid(FILE_SIZE, bytes) ? bytes : undefined;
  },
};

/** The rules of each aim's own fields. */
export const AIM_FIELDS = {
  encode: {},
  compress: {},
  size: { bytes: FILE_SIZE },
  score: { score: SCORE },
} as const satisfies { [A in AimName]: Fields<Omit<Extract<Aim, { aim: A }>, 'aim'>> };

export const AIM_NAMES = Object.keys(AIM_FIELDS) as AimName[];

/** The text that removes a setting of the page. */
export const NONE = 'none';
const AUTO = 'auto';

/** An aim as text: its name, or the key of its field. */
interface AimText extends AimReader {
  print(aim: Aim): string;
  values: string;
  means: string;
}

interface AimReader {
  key: string;
  /** Returns undefined for an invalid text. */
  parse(text: string): Aim | undefined;
  /** The aim after this one is removed. */
  otherwise?: Aim;
}

const byName: AimText = {
  key: 'aim',
  values: 'encode, compress',
  means: 'encode: encode once at the quality; compress: as small as the quality allows',
  print: ({ aim }) => aim,
  parse: (text) => {
    const name = text.toLowerCase();
    return name === 'encode' || name === 'compress' ? { aim: name } : undefined;
  },
};

const byTarget: AimText = {
  key: 'target',
  values: `${fileSize.values}, ${NONE}`,
  means: 'maximum file size; none: go by quality instead',
  otherwise: { aim: 'compress' },
  print: (aim) => (aim.aim === 'size' ? fileSize.print(aim.bytes) : NONE),
  parse: (text) => {
    const bytes = FILE_SIZE_TEXT.parse(text);
    return bytes === undefined ? undefined : { aim: 'size', bytes };
  },
};

const byScore: AimText = {
  key: 'score',
  values: `${SCORES.lowest} to ${SCORES.highest}, ${NONE}`,
  means:
    'how close the result looks to the original: 80, or `quality=auto`, for no visible difference; none: go by quality instead',
  otherwise: { aim: 'compress' },
  print: (aim) => (aim.aim === 'score' ? String(aim.score) : NONE),
  parse: (text) => {
    const score = Number(text);
    return isValid(SCORE, score) ? { aim: 'score', score } : undefined;
  },
};

/** The usual score as `quality=auto`. It is read, but never written. */
const byAuto: AimReader = {
  key: 'quality',
  parse: (text) => (text.toLowerCase() === AUTO ? { aim: 'score', score: USUAL_SCORE } : undefined),
};

/** The text of each aim. */
export const AIM_TEXTS: Readonly<Record<AimName, AimText>> = {
  encode: byName,
  compress: byName,
  size: byTarget,
  score: byScore,
};

/** All texts in the order of reading: a later one overrides an earlier one. */
export const AIM_KEYS: readonly AimReader[] = [byName, byTarget, byAuto, byScore];
