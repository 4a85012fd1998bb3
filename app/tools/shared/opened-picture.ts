import type { Probe } from '#engine';

/** A file that turned out to be an image. */
export interface OpenedPicture {
  file: File;
  probe: Probe;
}
