import type { Sheet } from '../codecs/pdf/page-layout.ts';
import type { OptionValues } from '../recipe/options.ts';

/** A picture that states no resolution has CSS pixels (Values 4, section 6.2). */
const DEFAULT_DPI = 96;
/** The value that cameras write for an unknown resolution (Exif 2.32, section 4.6.4, XResolution). */
const UNKNOWN_DPI = 72;

/** @param stated the resolution that the file states, in dots per inch */
export function sheetOf({ paper = 'picture', margin = 0, dpi }: OptionValues, stated?: number): Sheet {
  const own = stated === UNKNOWN_DPI ? undefined : stated;
  return { paper, margin, dpi: dpi ?? own ?? DEFAULT_DPI };
}
