/** Exports for the site's own pages, which the npm package omits. */
export { jpegSegments } from './metadata/jpeg-segments.ts';
export { earlyProbe } from './probe/early-probe.ts';
