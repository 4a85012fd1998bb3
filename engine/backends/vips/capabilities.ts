import { READABLE_IDS, WRITABLE_IDS } from '../../formats/index.ts';
import type { Capabilities } from '../backend.ts';

/** Known without a start. */
export const VIPS_CAPABILITIES: Capabilities = { reads: READABLE_IDS, writes: WRITABLE_IDS, ignores: [] };
