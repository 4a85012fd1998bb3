import type { Changes } from '#engine/inspect/edit/changes.ts';
import type { NamedRemoval, Removal } from '#engine/inspect/removals.ts';

export interface MetadataSettings {
  /** Absent: nothing is removed. */
  removal?: Removal | undefined;
  changes: Changes;
  /** The files of a ZIP get the date when their photo was taken. */
  datesFiles?: boolean;
  /** What is written is open from the start; with `date`, a date is set first. */
  opensWriting?: true | 'date';
}

export const OPENS: MetadataSettings = { removal: 'everything', changes: {} };

/** What a page opens with. */
export const opensWith = (removal: NamedRemoval | 'nothing'): MetadataSettings =>
  removal === 'nothing' ? { changes: {}, opensWriting: 'date' } : { removal, changes: {} };

/** Another removal. If nothing is removed, something is written. */
export const withRemoval = (settings: MetadataSettings, removal: Removal | undefined): MetadataSettings => ({
  ...settings,
  removal,
  ...(removal === undefined && { opensWriting: settings.opensWriting ?? true }),
});
