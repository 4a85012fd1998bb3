import { concatenate } from '../../bytes/concatenate.ts';
import type { PixelDecoder } from '../../decoders/decoder.ts';
import type { ReadEnding } from '../../decoders/ending.ts';
import { jpegShrink } from '../../formats/shrink-on-load.ts';
import { decodeJpeg, endingOf } from './decoder/decode.ts';
import { JpegRefused } from './decoder/refusal.ts';
import * as MARKER from './markers.ts';

/**
 * The largest picture to decode, in pixels: it is in memory at once, while libvips decodes a few rows at a time. All phones' photos are
 * smaller, and larger ones that are scaled down.
 */
const MOST_PIXELS = 25e6;

/** Decodes JPEGs to the pixels of libvips (engine/codecs/jpeg/decoder). @param module the compiled kernel */
export function jpegPixels(module: WebAssembly.Module): PixelDecoder {
  return (bytes, { size, scaledTo, throwIfStopped }) => {
    const shrink = scaledTo ? jpegShrink(size, scaledTo) : 1;
    if (size.width * size.height > MOST_PIXELS * shrink ** 2) return undefined;
    try {
      return decodeJpeg(module, bytes, { shrink, onRow: throwIfStopped });
    } catch (error) {
      // Refused, or out of memory.
      if (error instanceof JpegRefused || error instanceof WebAssembly.RuntimeError) return undefined;
      throw error;
    }
  };
}

const END_OF_IMAGE = Uint8Array.of(0xff, MARKER.EOI);

/** @param module the compiled kernel */
export function jpegEnding(module: WebAssembly.Module): ReadEnding {
  return (bytes) => {
    const ending = endingOf(module, bytes);
    const ended = concatenate([bytes, END_OF_IMAGE]);
    if (typeof ending === 'object') {
      const { missing } = ending;
      return { bytes: ended, incomplete: missing === undefined ? {} : { missing } };
    }
    // libvips judges a file of a rare process: with its marker, a warning is damage.
    return { bytes: ended };
  };
}
