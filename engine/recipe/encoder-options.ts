import type { OptionValues } from './options.ts';

/** Encoder options that a recipe may set. They override all other decisions. */
export type EncoderOptions = Pick<OptionValues, 'chroma' | 'progressive'>;

/** Returns an output's encoder options; undefined if there are none. */
export function encoderOptionsOf({ chroma, progressive }: OptionValues): EncoderOptions | undefined {
  if (!chroma && progressive === undefined) return undefined;
  return { ...(chroma && { chroma }), ...(progressive !== undefined && { progressive }) };
}
