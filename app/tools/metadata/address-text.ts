import type { AddressText } from '#app/tools/address/use-settings-address.ts';
import { REMOVABLE_GROUPS, REMOVALS } from '#engine/inspect/removals.ts';
import type { MetadataSettings } from './settings.ts';

/** Groups are listed under a key of their own, since one of them has the name of a removal. */
export const addressText: AddressText<MetadataSettings> = {
  print: ({ removal }, base) => {
    if (typeof removal !== 'string') return new URLSearchParams([['groups', removal.join()]]);
    return new URLSearchParams(removal === base.removal ? [] : [['remove', removal]]);
  },
  read: (query, base) => {
    const groups = query.get('groups')?.split(',');
    if (groups) return { removal: REMOVABLE_GROUPS.filter((group) => groups.includes(group)) };
    return { removal: REMOVALS.find((each) => each === query.get('remove')) ?? base.removal };
  },
};
