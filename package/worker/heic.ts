import type { openHeic as Open } from '../../engine/decoders/heic.ts';
import { fetchPart } from '../../engine/errors/fetch-part.ts';
import { runScript } from './assets.ts';

/** Replaces `engine/decoders/heic.ts`, which is a separate script here. */
export const openHeic: typeof Open = async (bytes) => {
  const { picwrightHeic } = await fetchPart(async () => runScript('heic.js'));
  return picwrightHeic.openHeic(bytes);
};
