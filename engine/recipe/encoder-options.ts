import type { AskedOptions } from '../formats/format.ts';
import { FORMATS } from '../formats/index.ts';
import type { OptionValues } from './options.ts';

const ASKED = new Set(Object.values(FORMATS).flatMap(({ asks = [] }) => asks));

/** Returns an output's options for encoders, which override all other decisions; undefined if there are none. */
export function encoderOptionsOf(output: OptionValues): AskedOptions | undefined {
  const given = [...ASKED].filter((name) => output[name] !== undefined);
  return given.length > 0 ? Object.fromEntries(given.map((name) => [name, output[name]])) : undefined;
}
