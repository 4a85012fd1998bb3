/** Exports for the site's own pages, which the npm package omits. */
export { earlyProbe } from './probe/early-probe.ts';
