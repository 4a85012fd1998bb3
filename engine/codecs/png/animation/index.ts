/** The code for animated PNG, loaded with the first one that is read or written. */
export { bindApng as bind } from './bind.ts';
export { fitsHeader } from './compose.ts';
export { motionOf } from './motion.ts';
export { splitApng as split } from './split.ts';
