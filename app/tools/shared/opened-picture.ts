import type { OptionName, Probe, WritableId } from '#engine';

/** A file that is an image. */
export interface OpenedPicture {
  file: File;
  probe: Probe;
  /** The formats that this browser can write. */
  writes: readonly WritableId[];
  /** Options that have no effect in this browser. */
  ignores: readonly OptionName[];
}
