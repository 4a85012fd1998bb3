import { importWatched } from '#engine/arrival/scripts.ts';

export const loadAddressText = () =>
  importWatched(() => import('./address-text.ts')).then((module) => module.addressText);
