/** Exports for the site's own pages and the command, which the npm package omits. */

export { earlyProbe } from './codecs/early-probe.ts';
export { jpegSegments } from './codecs/jpeg/segments.ts';
export { isRawHead } from './formats/camera-raw.ts';
export { placedBox } from './geometry/placed-box.ts';
