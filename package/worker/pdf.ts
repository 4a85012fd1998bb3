import type { wrapInPdf as Wrap } from '../../engine/codecs/pdf/writer.ts';
import { fetchPart } from '../../engine/errors/fetch-part.ts';
import { runScript } from './assets.ts';

/** Replaces `engine/codecs/pdf/writer.ts`, which is a separate script here. */
export const wrapInPdf: typeof Wrap = async (...given) => {
  const { picwrightPdf } = await fetchPart(async () => runScript('pdf.js'));
  return picwrightPdf.wrapInPdf(...given);
};
