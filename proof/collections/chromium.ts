import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { formatOfBytes } from '../../engine/formats/index.ts';
import type { Size } from '../../engine/geometry/steps.ts';
import { launch } from '../browsers/chromium.ts';
import type { Read } from './readers.ts';

/**
 * Runs in the page: draws the served file as a page shows it, on white, and sends its RGBA pixels after width and height (32 bits
 * each).
 * @param size by default its own
 * @returns an error as text; empty on success
 */
async function drawServed(size: Size | undefined): Promise<string> {
  const image = new Image();
  image.src = `/picture?${performance.now()}`;
  try {
    await image.decode();
  } catch (error) {
    return String(error);
  }
  const { width, height } = size ?? { width: image.naturalWidth, height: image.naturalHeight };
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return 'no canvas';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  await fetch('/pixels', { method: 'POST', body: new Blob([new Uint32Array([width, height]), data]) });
  return '';
}

const HEADER_BYTES = 8;

function rgbOf(received: Buffer) {
  const [width, height] = [received.readUInt32LE(0), received.readUInt32LE(4)];
  const data = Buffer.alloc(width * height * 3);
  for (let from = HEADER_BYTES, to = 0; to < data.length; from += 4, to += 3) received.copy(data, to, from, from + 3);
  return { data, width, height, channels: 3 };
}

/** Decodes files as Chromium shows them: with its own decoders and its own conversion of colours. */
export async function chromiumReader(): Promise<
  { read(bytes: Buffer, size?: Size): ReturnType<Read> } & AsyncDisposable
> {
  let picture: Buffer = Buffer.alloc(0);
  let received: Buffer | undefined;
  const server = createServer(async (request, response) => {
    const isPicture = request.url?.startsWith('/picture') ?? false;
    if (request.url === '/pixels') received = await buffer(request);
    const type = isPicture ? (formatOfBytes(picture)?.mediaType ?? 'application/octet-stream') : 'text/html';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(isPicture ? picture : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await launch(['--force-color-profile=srgb']);
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    async read(bytes, size) {
      picture = bytes;
      received = undefined;
      const failure = await page.evaluate(drawServed, size && { width: size.width, height: size.height });
      if (failure || !received) throw new Error(`Chromium does not show it: ${failure}`);
      return rgbOf(received);
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      server.close();
    },
  };
}
