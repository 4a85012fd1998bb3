import { concatenate } from '../../bytes/concatenate.ts';
import type { BoundAnimation, BoundFrame } from '../../codecs/png/animation/bind.ts';
import { changedBox } from '../../codecs/png/animation/changed-box.ts';
import { Canvas, type SampleArray } from '../../codecs/png/animation/compose.ts';
import type { StoredAnimation, StoredFrame } from '../../codecs/png/animation/stored.ts';
import { pngChunk, pngChunks, pngData } from '../../codecs/png/chunks.ts';
import type { NativeSave } from '../../codecs/writing.ts';
import { ImageError } from '../../errors/errors.ts';
import { PAGE_HEIGHT } from './frames.ts';
import { Handles } from './handles.ts';
import { throwIfStopped, watchProgress } from './progress.ts';
import { hasField, ICC_FIELD, METADATA_FIELDS } from './read-probe.ts';
import type { Libvips, VipsImage } from './start.ts';

/*
 * Animated PNG, of which libvips reads and writes stills only. Each frame is decoded and encoded as a still.
 */

/** The fields that a strip copies from the file's header. */
const CARRIED_BLOBS = [ICC_FIELD, ...METADATA_FIELDS] as const;

type SampleFormat = Parameters<Libvips['Image']['newFromMemory']>[4];

function samplesOf(image: VipsImage): SampleArray {
  const { buffer, byteOffset, byteLength } = image.writeToMemory() as Uint8Array<ArrayBuffer>;
  return image.format === 'ushort'
    ? new Uint16Array(buffer, byteOffset, byteLength / 2)
    : new Uint8Array(buffer, byteOffset, byteLength);
}

/** Decodes a still. */
function decode(vips: Libvips, { png, width, height }: StoredFrame): { samples: SampleArray; bands: number } {
  using handles = new Handles();
  const opened = handles.add(vips.Image.newFromBuffer(png, '', { access: 'sequential', fail_on: 'error' }));
  const image = handles.add(opened.copy());
  watchProgress(image);
  const samples = samplesOf(image);
  if (image.width !== width || image.height !== height) throw new ImageError('unreadable', 'Failed to load image');
  return { samples, bands: image.bands };
}

/**
 * Composes the frames of an animation, or the first one, below each other in memory.
 * @param header the static image of the file
 */
export function loadStoredFrames(
  vips: Libvips,
  animation: StoredAnimation,
  { header, alpha, allFrames }: { header: VipsImage; alpha: boolean; allFrames: boolean },
  handles: Handles,
): VipsImage {
  const { width, height, loop } = animation;
  const frames = allFrames ? animation.frames : animation.frames.slice(0, 1);
  const bands = header.bands + (alpha && !header.hasAlpha() ? 1 : 0);
  const length = width * height * bands;
  const empty = (count: number): SampleArray =>
    header.format === 'ushort' ? new Uint16Array(length * count) : new Uint8Array(length * count);
  const canvas = new Canvas(empty(1), { width, bands, hasAlpha: alpha });
  const strip = empty(frames.length);
  for (const [i, frame] of frames.entries()) {
    throwIfStopped();
    const decoded = decode(vips, frame);
    if (decoded.bands !== header.bands) throw new ImageError('unreadable', 'Failed to load image');
    canvas.paint(frame, decoded.samples);
    strip.set(canvas.samples, i * length);
  }
  const { format, interpretation, xres, yres } = header;
  const tall = handles.add(
    vips.Image.newFromMemory(strip, width, height * frames.length, bands, format as unknown as SampleFormat),
  );
  const image = handles.add(tall.copy({ interpretation, xres, yres }));
  for (const name of CARRIED_BLOBS) if (hasField(header, name)) image.setBlob(name, header.getBlob(name));
  if (frames.length > 1) {
    image.setInt(PAGE_HEIGHT, height);
    image.setInt('n-pages', frames.length);
    image.setInt('loop', loop);
    image.setArrayInt(
      'delay',
      frames.map(({ delay }) => delay),
    );
  }
  return image;
}

/** Whether the save options select a palette. */
const ofPalette = ({ options }: NativeSave) => options.palette === true;

/** Indices of colours compress best without a filter. */
const INDEX_OPTIONS = { compression: 9, filter: 'none' } as const;
const GREY = 0;
const KIND_AT = 9;

/**
 * Reduces all frames to one palette, since an animated PNG has a single one.
 * @returns a PNG with the palette, and the index of each pixel as grey
 */
function toPalette(
  vips: Libvips,
  strip: VipsImage,
  { suffix, options }: NativeSave,
  keep: number,
  handles: Handles,
): { header: Uint8Array; indices: VipsImage } {
  const header = strip.writeToBuffer(suffix, { ...options, compression: 1, bitdepth: 8, keep });
  const chunks = [...pngChunks(header)].map((chunk) => {
    if (chunk.type === 'PLTE' || chunk.type === 'tRNS') return new Uint8Array();
    if (chunk.type !== 'IHDR') return header.subarray(chunk.start, chunk.end);
    const data = pngData(header, chunk).slice();
    data[KIND_AT] = GREY;
    return pngChunk('IHDR', data);
  });
  const grey = concatenate([header.subarray(0, 8), ...chunks]);
  const opened = handles.add(vips.Image.newFromBuffer(grey, '', { access: 'sequential', fail_on: 'error' }));
  return { header, indices: handles.add(opened.copyMemory()) };
}

/**
 * Writes a strip of frames as an animation, which stores the changes of each frame.
 * @param keep libvips's flags for metadata and profile
 */
export function saveStoredFrames(
  vips: Libvips,
  strip: VipsImage,
  {
    frames,
    save,
    keep,
    bind,
    onProgress,
  }: {
    frames: number;
    save: NativeSave;
    keep: number;
    bind: (animation: BoundAnimation) => Uint8Array<ArrayBuffer>;
    onProgress?: ((done: number) => void) | undefined;
  },
): Uint8Array<ArrayBuffer> {
  using handles = new Handles();
  const palette = ofPalette(save) ? toPalette(vips, strip, save, keep, handles) : undefined;
  const pictures = palette?.indices ?? strip;
  const options = palette ? INDEX_OPTIONS : save.options;
  const { width } = strip;
  const height = strip.height / frames;
  const delays = hasField(strip, 'delay') ? Array.from(strip.getArrayInt('delay')) : [];
  const loop = hasField(strip, 'loop') ? strip.getInt('loop') : 0;
  const bound: BoundFrame[] = [];
  let before: SampleArray | undefined;
  let header = palette?.header;
  for (let i = 0; i < frames; i++) {
    throwIfStopped();
    using own = new Handles();
    const lazy = own.add(own.add(pictures.crop(0, i * height, width, height)).copy());
    lazy.remove(PAGE_HEIGHT);
    watchProgress(lazy, (done) => onProgress?.((i + done) / frames));
    const picture = own.add(lazy.copyMemory());
    const samples = samplesOf(picture);
    const box = before ? changedBox(before, samples, { width, height }) : { left: 0, top: 0, width, height };
    before = samples;
    const part = own.add(picture.crop(box.left, box.top, box.width, box.height));
    const isHeader = !header;
    const png = part.writeToBuffer(save.suffix, { ...options, keep: isHeader ? keep : 0 });
    header ??= png;
    bound.push({ ...box, png, delay: delays[i] ?? delays.at(-1) ?? 100 });
  }
  if (!header) throw new TypeError('Expected frames');
  return bind({ width, height, header, loop, frames: bound });
}
