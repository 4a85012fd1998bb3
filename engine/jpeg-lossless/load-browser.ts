import { loadJpegEncoder } from '../jpeg/load-browser.ts';
import { loadJpegDecoder } from '../jpeg-decoder/load-browser.ts';
import { loadOnce } from './load-once.ts';

export const loadTranscoder = loadOnce(loadJpegDecoder, loadJpegEncoder);
