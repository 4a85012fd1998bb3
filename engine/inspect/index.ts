/** Exports for the command. Pages use `Inspector`. */
export { inspect, removableIn } from './inspect.ts';
export { type Inspection, sizeOf } from './inspection.ts';
