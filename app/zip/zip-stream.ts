import { Zip, ZipDeflate } from 'fflate';
import { entryNames } from './entry-names.ts';
import type { ZipImage } from './zip-image.ts';

const DEFLATE_LEVEL = 6;
/** The years that the format's own dates support (APPNOTE 4.4.6). */
const EARLIEST = new Date(1980, 0, 1).getTime();
const LATEST = new Date(2099, 11, 31).getTime();
/**
 * Info-ZIP's "universal time": the second in UTC, in addition to the format's own local date in steps of two seconds.
 */
const UNIVERSAL_TIME = 0x5455;

/**
 * The images as the bytes of a ZIP (DEFLATE), produced as they are read: one chunk of one image is in memory at a time.
 * @throws {Error} 'No images provided for download' for an empty list
 */
export function zipStream(images: readonly ZipImage[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  if (images.length === 0) throw new Error('No images provided for download');
  let steps: AsyncGenerator<void>;
  let written = 0;
  return new ReadableStream({
    start(controller) {
      const zip = new Zip((error, chunk) => {
        if (error) return controller.error(error);
        written += 1;
        controller.enqueue(chunk as Uint8Array<ArrayBuffer>);
      });
      steps = packing(zip, images);
    },
    async pull(controller) {
      const before = written;
      // A step may write nothing yet, and a pull that enqueues nothing would never be repeated.
      while (written === before) {
        const { done } = await steps.next();
        if (done) return controller.close();
      }
    },
    async cancel() {
      await steps.return(undefined);
    },
  });
}

async function* packing(zip: Zip, images: readonly ZipImage[]): AsyncGenerator<void> {
  const names = entryNames(images);
  for (const [index, { blob, lastModified }] of images.entries()) {
    const time = Math.min(LATEST, Math.max(EARLIEST, lastModified ?? Date.now()));
    const entry = new ZipDeflate(names[index] ?? '', { level: DEFLATE_LEVEL });
    // Its constructor has no parameter for dates.
    entry.mtime = time;
    entry.extra = { [UNIVERSAL_TIME]: universalTime(time) };
    zip.add(entry);
    // Safari cannot iterate over a stream.
    const reader = blob.stream().getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        entry.push(value);
        yield;
      }
    } finally {
      await reader.cancel();
    }
    entry.push(new Uint8Array(), true);
    yield;
  }
  zip.end();
}

/** A flag for "modified", then seconds since 1970, little-endian. */
function universalTime(milliseconds: number): Uint8Array {
  const field = new DataView(new ArrayBuffer(5));
  field.setUint8(0, 1);
  field.setUint32(1, Math.floor(milliseconds / 1000), true);
  return new Uint8Array(field.buffer);
}
