import type { AssetAddresses } from '../assets.ts';

/** What the worker is told first of all: its file is an asset under any name, which knows of no other. */
export interface Beginning {
  task: 'serve' | 'compile';
  addresses: AssetAddresses;
}
