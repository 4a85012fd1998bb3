import type * as z from 'zod/mini';
import { SCORES, USUAL_SCORE } from './bounds.ts';
import { fileSize } from './text-values.ts';
import { wholeWithin, within } from './within.ts';

/**
 * What an output is after, each with what it needs besides. Closed: whatever depends on the aim switches over all of
 * them, and the compiler names the place that misses a new one.
 */
export const AIM_FIELDS = {
  /** Encoded once, as the options say. */
  encode: {},
  /** As small as the quality allows, and not larger than the original. */
  compress: {},
  /** At or below `bytes`, and at most the fraction `tolerance` below it where that can be had. */
  size: { bytes: wholeWithin(1024, 1024 ** 3) },
  /** As few bytes as a picture takes that looks so much like the edited original; see engine/score. */
  score: { score: within(SCORES.lowest, SCORES.highest) },
} as const;

export type AimName = keyof typeof AIM_FIELDS;
export const AIM_NAMES = Object.keys(AIM_FIELDS) as AimName[];

type FieldsOf<A extends AimName> = {
  [K in keyof (typeof AIM_FIELDS)[A]]: z.infer<Extract<(typeof AIM_FIELDS)[A][K], z.ZodMiniType>>;
};
/** One aim with its own fields. */
export type Aim = { [A in AimName]: { aim: A } & FieldsOf<A> }[AimName];

/** Takes a setting away that the page opens with. */
export const NONE = 'none';
const AUTO = 'auto';

/** How an aim stands in text: by its name, or by the key of what it needs. */
interface AimText extends AimReader {
  print(aim: Aim): string;
  values: string;
  means: string;
}

interface AimReader {
  key: string;
  /** Undefined where the text is bad. */
  parse(text: string): Aim | undefined;
  /** What is aimed at when it is taken away. */
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
    const bytes = fileSize.parse(text);
    return bytes === undefined ? undefined : { aim: 'size', bytes };
  },
};

const score = AIM_FIELDS.score.score;

const byScore: AimText = {
  key: 'score',
  values: `${SCORES.lowest} to ${SCORES.highest}, ${NONE}`,
  means:
    'how close the result looks to the original: 80, or `quality=auto`, for no visible difference; none: go by quality instead',
  otherwise: { aim: 'compress' },
  print: (aim) => (aim.aim === 'score' ? String(aim.score) : NONE),
  parse: (text) => {
    const parsed = score.safeParse(Number(text));
    return parsed.success ? { aim: 'score', score: parsed.data } : undefined;
  },
};

/** The usual score, in the place where a number would be the quality. Read and never written. */
const byAuto: AimReader = {
  key: 'quality',
  parse: (text) => (text.toLowerCase() === AUTO ? { aim: 'score', score: USUAL_SCORE } : undefined),
};

/** How an aim is written. */
export const AIM_TEXTS: Readonly<Record<AimName, AimText>> = {
  encode: byName,
  compress: byName,
  size: byTarget,
  score: byScore,
};

/** As they are read: a later one wins over an earlier one. */
export const AIM_KEYS: readonly AimReader[] = [byName, byTarget, byAuto, byScore];

/** A result may have to be tried several times, at settings that the search chooses. */
export function searches({ aim }: Pick<Aim, 'aim'>): boolean {
  switch (aim) {
    case 'encode':
      return false;
    case 'compress':
    case 'size':
    case 'score':
      return true;
  }
}
