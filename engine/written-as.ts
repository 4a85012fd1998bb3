import type { Format, FormatId } from './formats/format.ts';
import { formatOf } from './formats/index.ts';
import type { Output } from './recipe/index.ts';

/** Whether each picture becomes a frame of one animation. */
export function isFrame({ format, pages }: Output): boolean {
  return pages === 'one' && format !== 'same' && formatOf(format).binds === 'frames';
}

/** Returns the format as an output uses it: as a frame it holds one picture without profile and metadata. */
export function writtenAs(id: FormatId, output: Output): Format {
  const format = formatOf(id);
  if (!isFrame(output)) return format;
  return { ...format, holds: { ...format.holds, animation: false, profile: false, metadata: false } };
}
