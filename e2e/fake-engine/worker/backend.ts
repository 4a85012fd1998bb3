import type { Backend, Picture, Source } from '../../../engine/backends/backend.ts';
import { createCanvasBackend } from '../../../engine/backends/canvas/index.ts';
import { readProbe } from '../../../engine/backends/canvas/read-probe.ts';
import type { Format } from '../../../engine/formats/format.ts';
import { formatOf, READABLE_IDS, WRITABLE_IDS } from '../../../engine/formats/index.ts';
import type { Probe } from '../../../engine/probe/probe.ts';
import type { Prepared } from '../control.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const ascii = (bytes: Bytes, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Detects transparency in a file's header. The fake assumes that pictures in other formats have none. */
const HAS_ALPHA: Readonly<Record<string, (bytes: Bytes) => boolean>> = {
  // Bit 2 of the colour type, or a tRNS chunk before the pixels.
  png: (bytes) => ((bytes[25] ?? 0) & 4) !== 0 || ascii(bytes, 0, 4096).split('IDAT')[0]?.includes('tRNS') === true,
  // The flag of the extended format, or of the lossless one.
  webp: (bytes) =>
    ascii(bytes, 12, 16) === 'VP8X'
      ? ((bytes[20] ?? 0) & 16) !== 0
      : ascii(bytes, 12, 16) === 'VP8L' && ((bytes[24] ?? 0) & 16) !== 0,
};

/** Like libvips, the fake loses nothing on reading. */
async function probeOf(bytes: Bytes, format: Format): Promise<Probe> {
  return { ...(await readProbe(bytes, format)), alpha: HAS_ALPHA[format.id]?.(bytes) ?? false, lostOnReading: [] };
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** A canvas picture that every format can be saved from: formats that the canvas cannot write are prepared files. */
function inAnyFormat(picture: Picture, prepared: Prepared): Picture {
  return {
    width: picture.width,
    height: picture.height,
    frames: 1,
    beside: picture.beside,
    write: async (format, save) => {
      const made = prepared[format.id];
      return made ? fromBase64(made) : picture.write(format, save);
    },
    variant: (options) => inAnyFormat(picture.variant(options), prepared),
    pixels: (format) => picture.pixels(format),
    withPixels: (pixels) => inAnyFormat(picture.withPixels(pixels), prepared),
    sharpness: () => picture.sharpness(),
    [Symbol.dispose]: () => picture[Symbol.dispose](),
  };
}

/** A grey picture of this size. */
async function greyPng({ width, height }: Probe): Promise<Bytes> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.fillStyle = '#808080';
  context.fillRect(0, 0, width, height);
  return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
}

/** @param enter resolves when a picture may be drawn; its argument reports the progress until then */
export async function createFakeBackend(
  prepared: Prepared,
  enter: (onProgress?: (done: number) => void) => Promise<void>,
): Promise<Backend> {
  const canvas = await createCanvasBackend(() => {});
  const open = async (bytes: Bytes, format: Format): Promise<Source> => {
    const isDrawn = canvas.capabilities.reads.includes(format.id);
    const probe = await probeOf(bytes, format);
    return {
      probe,
      keepDecoded: () => {},
      render: async (options) => {
        await enter(options.onProgress);
        using source = isDrawn
          ? await canvas.open(bytes, format)
          : await canvas.open(await greyPng(probe), formatOf('png'));
        return inAnyFormat(await source.render(options), prepared);
      },
      [Symbol.dispose]: () => {},
    };
  };
  return {
    id: 'vips',
    compiles: false,
    capabilities: { reads: READABLE_IDS, writes: WRITABLE_IDS, ignores: [] },
    open,
    heapBytes: () => 0,
  };
}
