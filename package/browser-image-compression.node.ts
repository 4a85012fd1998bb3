/* The drop-in for browser-image-compression in Node, where pages are prepared and tested. */
import { imageCompressionOn } from './image-compression.ts';
import { compress } from './node.ts';

export default imageCompressionOn(compress);
