import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|mjs|css|svg|json|wasm|data|txt|xml|webmanifest)$/;
/** Below this number of bytes a compressed variant saves less than its headers cost. */
const SMALLEST = 512;

const ENCODINGS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes `.br` and `.gz` beside every compressible file. The cache is keyed by content, since brotli takes 15 seconds
 * for the engine alone, which hardly ever changes.
 */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((e) => e.isFile() && COMPRESSIBLE.test(e.name)).map((e) => join(e.parentPath, e.name));
  const compressed = new Map<string, Promise<void>>();
  const read = await Promise.all(files.map(async (file) => ({ file, bytes: await readFile(file) })));
  // The largest first, so that no core waits for one of them at the end.
  read.sort((a, b) => b.bytes.length - a.bytes.length);
  await Promise.all(
    read.map(async ({ file, bytes }) => {
      if (bytes.length < SMALLEST) return;
      const key = createHash('sha256').update(bytes).digest('hex');
      for (const [extension, compress] of Object.entries(ENCODINGS)) {
        const cached = join(cache, `${key}.${extension}`);
        // Files of several languages may have the same content.
        const ready = compressed.get(cached) ?? addTo(cached, () => compress(bytes));
        compressed.set(cached, ready);
        await ready;
        await copyFile(cached, `${file}.${extension}`);
      }
    }),
  );
}

async function addTo(cached: string, compress: () => Promise<Buffer>): Promise<void> {
  if (await stat(cached).catch(() => null)) return;
  // Written under another name first, so that an interrupted run leaves no partial file in the cache.
  await writeFile(`${cached}.${process.pid}`, await compress());
  await rename(`${cached}.${process.pid}`, cached);
}
