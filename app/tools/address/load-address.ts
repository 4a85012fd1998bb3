import { importWatched } from '#engine/arrival/scripts.ts';

/** The module that reads and writes settings in an address, loaded when there are any. */
export const loadAddress = () => importWatched(() => import('#pages/address.ts'));
