import { MM_PER_INCH } from '../geometry/units.ts';

/** A lower resolution is a writer's way to state none: libvips's is a pixel per millimetre. */
const LEAST_DPI = MM_PER_INCH + 0.5;

/** @returns undefined for a resolution that is none */
export const atLeast = (dpi: number) => (dpi >= LEAST_DPI ? Math.round(dpi) : undefined);
