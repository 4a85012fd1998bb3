import { loadJpegEncoder } from '../jpeg/load.node.ts';
import { loadJpegDecoder } from '../jpeg-decoder/load.node.ts';
import { loadOnce } from './load-once.ts';

export const loadTranscoder = loadOnce(loadJpegDecoder, loadJpegEncoder);
