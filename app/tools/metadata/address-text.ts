import type { AddressText } from '#app/tools/address/use-settings-address.ts';
import { REMOVALS } from '#engine/inspect/removals.ts';
import type { MetadataSettings } from './settings.ts';

export const addressText: AddressText<MetadataSettings> = {
  print: ({ removal }, base) => new URLSearchParams(removal === base.removal ? [] : [['remove', removal]]),
  read: (query, base) => ({ removal: REMOVALS.find((each) => each === query.get('remove')) ?? base.removal }),
};
