import type { Format } from '../formats/format.ts';
import type { FormatId } from '../formats/index.ts';
import { formatOf } from '../formats/index.ts';
import type { Output } from '../recipe/index.ts';

/** Whether each picture becomes a frame of one animation. */
export function becomesFrame({ format, pages }: Output): boolean {
  return pages === 'one' && format !== 'same' && formatOf(format).binds === 'frames';
}

/** Returns a format as an output writes it: a frame of an animation is a still without metadata. */
export function writtenFormat(id: FormatId, output: Output): Format {
  const format = formatOf(id);
  if (!becomesFrame(output)) return format;
  return { ...format, holds: { ...format.holds, animation: false, profile: false, metadata: false } };
}
