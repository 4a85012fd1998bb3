/// <reference lib="webworker" />
import start, { calc_s2, new_buffer } from 'calc-s2-rust/calc_s2_rust.js';
import type { ScoreReply, ScoreRequest } from './scorer.ts';

/** Side of the scored part in pixels: a megapixel would take seconds. */
const PART = 512;

const scope = self as unknown as DedicatedWorkerGlobalScope;

// The scorer logs every buffer that it allocates.
console.log = () => {};

/** The central pixels of the picture, scaled to a size. */
async function middle(file: Blob, size: { width: number; height: number }): Promise<ImageData> {
  const bitmap = await createImageBitmap(file);
  const [width, height] = [Math.min(PART, size.width), Math.min(PART, size.height)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('There is no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, (width - size.width) / 2, (height - size.height) / 2, size.width, size.height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** Writes opaque pixels as RGB to where the scorer reads them. */
function put(memory: WebAssembly.Memory, key: string, { data, width, height }: ImageData): void {
  const address = new_buffer(key, width * height * 3);
  const rgb = new Uint8Array(memory.buffer, address, width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) rgb.set(data.subarray(from, from + 3), to);
}

const started = start();

async function score({ original, result }: ScoreRequest): Promise<number> {
  const { memory } = await started;
  const size = await sizeOf(original);
  const [before, after] = [await middle(original, size), await middle(result, size)];
  put(memory, 'original', before);
  put(memory, 'result', after);
  return calc_s2('original', 'result', before.width, before.height);
}

scope.onmessage = async ({ data }: MessageEvent<ScoreRequest>) => {
  const reply: ScoreReply = await score(data).then(
    (value) => ({ score: value }),
    (error: unknown) => ({ error: String(error) }),
  );
  scope.postMessage(reply);
};
