/* A drop-in for browser-image-compression: the same function with the same options, on this package's engine. */
import { imageCompressionOn } from './image-compression.ts';
import { compress } from './in-browser.ts';

export type { Options } from './image-compression.ts';

const imageCompression = imageCompressionOn(compress);

export default imageCompression;
