/** Exports for the site's own pages and the command, which the npm package omits. */
export { placedBox } from './geometry/placed-box.ts';
export { jpegSegments } from './metadata/jpeg-segments.ts';
export { earlyProbe } from './probe/early-probe.ts';
