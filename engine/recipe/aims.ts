import * as z from 'zod/mini';
import { fileSize } from './text-values.ts';

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
  size: { bytes: z.int().check(z.minimum(1024), z.maximum(1024 ** 3)) },
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

/** How an aim stands in text: by its name, or by the key of what it needs. */
interface AimText {
  key: string;
  print(aim: Aim): string;
  /** Undefined where the text is bad. */
  parse(text: string): Aim | undefined;
  values: string;
  means: string;
}

const byName: AimText = {
  key: 'aim',
  values: 'encode, compress',
  means: 'write the picture once at its quality, or make it as small as the quality allows',
  print: ({ aim }) => aim,
  parse: (text) => {
    const name = text.toLowerCase();
    return name === 'encode' || name === 'compress' ? { aim: name } : undefined;
  },
};

const byTarget: AimText = {
  key: 'target',
  values: `${fileSize.values}, ${NONE}`,
  means: 'the largest file that may come out; none goes by quality instead',
  print: (aim) => (aim.aim === 'size' ? fileSize.print(aim.bytes) : NONE),
  parse: (text) => {
    const bytes = fileSize.parse(text);
    return bytes === undefined ? undefined : { aim: 'size', bytes };
  },
};

export const AIM_TEXTS: Readonly<Record<AimName, AimText>> = { encode: byName, compress: byName, size: byTarget };

/** Each text once; a later one wins over an earlier one. */
export const AIM_KEYS: readonly AimText[] = [...new Set(Object.values(AIM_TEXTS))];

/** The aim alone, without the options around it. */
export function aimOf(output: Aim): Aim {
  switch (output.aim) {
    case 'encode':
    case 'compress':
      return { aim: output.aim };
    case 'size':
      return { aim: 'size', bytes: output.bytes };
  }
}

/** A result may have to be tried several times, at settings that the search chooses. */
export function searches({ aim }: Pick<Aim, 'aim'>): boolean {
  switch (aim) {
    case 'encode':
      return false;
    case 'compress':
    case 'size':
      return true;
  }
}
