import type { AssetAddresses } from '../assets.ts';

/** The worker's first message. Bundlers rename its file, so it cannot find the others by itself. */
export interface Beginning {
  task: 'serve' | 'compile';
  addresses: AssetAddresses;
}
