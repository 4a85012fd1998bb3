import type { openHeic as Open } from '../../engine/codecs/heic/reader.ts';
import { fetchPart } from '../../engine/errors/fetch-part.ts';
import { runScript } from './assets.ts';

/** Replaces `engine/codecs/heic/reader.ts`, which is a separate script here. */
export const openHeic: typeof Open = async (bytes) => {
  const { picwrightHeic } = await fetchPart(async () => runScript('heic.js'));
  return picwrightHeic.openHeic(bytes);
};
