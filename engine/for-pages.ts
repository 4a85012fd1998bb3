/** Exports for the site's own pages, which the npm package does not have. */
export { earlyProbe } from './early-probe.ts';
