import { encodeJpeg as encode, type JpegOptions } from '../../engine/codecs/jpeg/encoder/encode.ts';
import type { JpegPixels } from '../../engine/codecs/jpeg/encoder/pixels.ts';
import type { TunedParameters } from '../../engine/codecs/jpeg/encoder/tables.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';

const module = await compileModule('jpeg');

/** This product's encoder alone, with several scans. */
export const encodeJpeg = (picture: JpegPixels, options: JpegOptions, tuned?: TunedParameters) =>
  encode(module, picture, { progressive: true, ...options }, tuned);
