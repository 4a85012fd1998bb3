import { encodeJpeg as encode, type JpegOptions, type JpegPixels } from '../../engine/jpeg/encode.ts';
import { loadJpegEncoder } from '../../engine/jpeg/load.node.ts';
import type { TunedParameters } from '../../engine/jpeg/tables.ts';

const module = await loadJpegEncoder();

/** This product's encoder alone, with several scans. */
export const encodeJpeg = (picture: JpegPixels, options: JpegOptions, tuned?: TunedParameters) =>
  encode(module, picture, { progressive: true, ...options }, tuned);
