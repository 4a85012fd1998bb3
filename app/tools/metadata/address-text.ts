import type { AddressText } from '#app/tools/address/use-settings-address.ts';
import { REMOVABLE_GROUPS, REMOVALS, type Removal } from '#engine/inspect/removals.ts';
import { isDpi, isShift } from '#engine/inspect/writable.ts';
import { type MetadataSettings, withRemoval } from './settings.ts';

const NOTHING = 'nothing';

/** Groups are listed under a key of their own, since one of them has the name of a removal. */
function printRemoval(removal: Removal | undefined, usual: Removal | undefined): string[][] {
  if (typeof removal === 'object') return [['groups', removal.join()]];
  return removal === usual ? [] : [['remove', removal ?? NOTHING]];
}

function readRemoval(query: URLSearchParams, usual: Removal | undefined): Removal | undefined {
  const groups = query.get('groups')?.split(',');
  if (groups) return REMOVABLE_GROUPS.filter((group) => groups.includes(group));
  const named = query.get('remove');
  return named === NOTHING ? undefined : (REMOVALS.find((each) => each === named) ?? usual);
}

/** A number of a query; undefined if there is none. */
const numberIn = (query: URLSearchParams, key: string) => (query.has(key) ? Number(query.get(key)) : undefined);

/** Of what is written, only the numbers: an address that is shared contains no names, and no date of a photo. */
export const addressText: AddressText<MetadataSettings> = {
  print: ({ removal, changes: { shift, dpi }, datesFiles }, base) =>
    new URLSearchParams([
      ...printRemoval(removal, base.removal),
      ...(shift ? [['shift', String(shift)]] : []),
      ...(dpi === undefined ? [] : [['dpi', String(dpi)]]),
      ...(datesFiles ? [['file-dates', 'taken']] : []),
    ]),
  read: (query, base) => {
    const [shift, dpi] = [numberIn(query, 'shift'), numberIn(query, 'dpi')];
    return {
      ...withRemoval(base, readRemoval(query, base.removal)),
      changes: {
        ...base.changes,
        ...(isShift(shift) && shift !== 0 && { shift }),
        ...(isDpi(dpi) && { dpi }),
      },
      ...(query.get('file-dates') === 'taken' && { datesFiles: true }),
    };
  },
};
