import type { Size } from '../../../geometry/steps.ts';
import { composePng } from '../packing/compose.ts';
import { PALETTE } from '../packing/layout.ts';
import type { Indexed, PackedRows } from './reduced.ts';

/**
 * Composes a PNG with a palette.
 * @param carrier a PNG in colour, whose metadata the result has
 */
export const indexedPng = (
  carrier: Uint8Array,
  { bitDepth: depth, ...parts }: Size & Pick<Indexed, 'palette'> & PackedRows,
): Uint8Array<ArrayBuffer> => composePng(carrier, { ...parts, depth, colourType: PALETTE });
