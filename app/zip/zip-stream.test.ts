import { expect, it } from 'vitest';
import { fixture } from '../../fixtures/index.ts';
import { readZip } from '../../fixtures/read-zip.ts';
import type { ZipImage } from './zip-image.ts';
import { zipStream } from './zip-stream.ts';

const zip = async (images: ZipImage[]) => Buffer.from(await new Response(zipStream(images)).arrayBuffer());
const blobOf = (bytes: Buffer, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });

it('packs every image with its bytes, its name and its date', async () => {
  const photo = await fixture('photo-1200.jpg');
  const drawing = await fixture('lines.png');
  const taken = Date.UTC(2019, 4, 7, 13, 37, 21);
  const entries = readZip(
    await zip([
      { blob: blobOf(photo), filename: 'photo.jpg', lastModified: taken },
      { blob: blobOf(drawing, 'image/png'), filename: 'photo.jpg', lastModified: Date.UTC(2024, 1, 29, 8) },
      { blob: blobOf(drawing, 'image/png'), lastModified: taken },
      { blob: new Blob([]), filename: '写真.png', lastModified: 0 },
    ]),
  );
  expect(entries.map(({ name }) => name)).toEqual(['photo.jpg', 'photo (2).jpg', 'image-3.png', '写真.png']);
  expect(entries[0]?.bytes.equals(photo)).toBe(true);
  expect(entries[1]?.bytes.equals(drawing)).toBe(true);
  expect(entries[0]?.modified).toEqual(new Date(taken));
  expect(entries[1]?.modified).toEqual(new Date(Date.UTC(2024, 1, 29, 8)));
  // Earlier dates become the format's first day.
  expect(entries[3]?.modified?.getFullYear()).toBe(1980);
});

it('deflates compressible files', async () => {
  const text = Buffer.from('the same again and '.repeat(5000));
  const packed = await zip([{ blob: blobOf(text), filename: 'a.svg' }]);
  expect(packed.length).toBeLessThan(text.length / 20);
  const [entry] = readZip(packed);
  expect(entry?.method).toBe('deflate');
  expect(entry?.bytes.equals(text)).toBe(true);
});

it('reads no further than requested', async () => {
  let reads = 0;
  const endless = {
    type: 'image/jpeg',
    stream: () =>
      new ReadableStream({
        pull(controller) {
          reads += 1;
          controller.enqueue(crypto.getRandomValues(new Uint8Array(65_536)));
        },
      }),
  } as unknown as Blob;
  const reader = zipStream([{ blob: endless, filename: 'endless.jpg' }]).getReader();
  for (let chunk = 0; chunk < 3; chunk += 1) await reader.read();
  await reader.cancel();
  expect(reads).toBeLessThan(12);
});

it('fails if the bytes of an image are gone', async () => {
  const gone = { type: 'image/jpeg', stream: () => new ReadableStream({ pull: (c) => c.error(new Error('gone')) }) };
  await expect(zip([{ blob: gone as unknown as Blob, filename: 'a.jpg' }])).rejects.toThrow('gone');
});

it('rejects an empty list', () => {
  expect(() => zipStream([])).toThrow('No images provided for download');
});
