import type { EncodeOptions } from '../formats/format.ts';
import type { OptionValues } from './options.ts';

/** What a recipe may ask of an encoder, whatever else decides how it encodes. */
export type Asked = Pick<EncodeOptions, 'chroma' | 'progressive'>;

/** What an output asks of whichever encoder writes it; undefined where it asks nothing. */
export function askedOf({ chroma, progressive }: OptionValues): Asked | undefined {
  const asked: Asked = { ...(chroma && { chroma }), ...(progressive !== undefined && { progressive }) };
  return Object.keys(asked).length > 0 ? asked : undefined;
}
