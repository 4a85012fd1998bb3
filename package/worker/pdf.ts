import type { wrapInPdf as Wrap } from '../../engine/containers/pdf.ts';
import { fetchPart } from '../../engine/errors/fetch-part.ts';
import { runScript } from './assets.ts';

/** Replaces `engine/containers/pdf.ts`, which is a separate script here. */
export const wrapInPdf: typeof Wrap = async (...given) => {
  const { picwrightPdf } = await fetchPart(async () => runScript('pdf.js'));
  return picwrightPdf.wrapInPdf(...given);
};
