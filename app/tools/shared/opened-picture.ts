import type { OptionName, Probe, WritableId } from '#engine';

/** A file that turned out to be an image. */
export interface OpenedPicture {
  file: File;
  probe: Probe;
  /** The formats that this browser can write. */
  writes: readonly WritableId[];
  /** The options that do nothing in this browser. */
  ignores: readonly OptionName[];
}
