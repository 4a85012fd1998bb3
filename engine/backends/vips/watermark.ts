import type { Drawn } from '../../geometry/steps.ts';
import { drawOver, inkOf } from '../draw-over.ts';
import { bitsOf } from './colour.ts';
import type { Handles } from './handles.ts';
import { inColour } from './ink.ts';
import { imageOfSamples, type UCHAR } from './load.ts';
import { colourOf, hasOtherColours, ICC_FIELD } from './read-probe.ts';
import type { Libvips, VipsImage } from './start.ts';

/** Draws a watermark over an image in memory. */
export function watermark(vips: Libvips, image: VipsImage, drawn: Drawn, handles: Handles): VipsImage {
  const { left, top, width, height } = drawn;
  const ready = colourOf(image) === 'grey' && !drawn.neutral ? inColour(image, handles) : image;
  const part = handles.add(ready.crop(left, top, width, height));
  const samples = { data: samplesOf(part), width, channels: part.bands };
  const ink = hasOtherColours(ready) ? throughProfile(vips, ready, drawn, handles) : inkOf(drawn, samples);
  drawOver(samples, drawn, { left: 0, top: 0 }, ink);
  const over = handles.add(vips.Image.newFromMemory(samples.data, width, height, part.bands, formatOf(part)));
  const { interpretation } = part;
  return handles.add(ready.insert(handles.add(over.copy({ interpretation })), left, top));
}

/** The type of an image's samples, whose name libvips returns as a text. */
const formatOf = (image: VipsImage) => image.format as unknown as typeof UCHAR;

/** Copies the samples of an image out of WebAssembly's memory. */
function samplesOf(image: VipsImage): Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = image.writeToMemory();
  const bytes = new Uint8Array(buffer, byteOffset, byteLength).slice();
  return bitsOf(image) === 8 ? bytes : new Uint16Array(bytes.buffer);
}

/** Converts a watermark's colours with the profile of an image. */
function throughProfile(vips: Libvips, image: VipsImage, drawn: Drawn, handles: Handles) {
  const rgb = Uint8Array.from(inkOf(drawn, { data: new Uint8Array(), width: drawn.width, channels: 3 }));
  const lab = handles.add(imageOfSamples(vips, { ...drawn, data: rgb, channels: 3 }, handles).colourspace('lab'));
  lab.setBlob(ICC_FIELD, image.getBlob(ICC_FIELD));
  return samplesOf(handles.add(lab.iccExport({ intent: 'relative', depth: bitsOf(image) })));
}
