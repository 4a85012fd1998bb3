import type { Removal } from '#engine/inspect/removals.ts';

export interface MetadataSettings {
  removal: Removal;
}

export const OPENS: MetadataSettings = { removal: 'everything' };
