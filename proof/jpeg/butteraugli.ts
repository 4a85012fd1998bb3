import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Pixels } from '../../engine/pixels/pixels.ts';

/**
 * A second metric, which nothing is tuned to: the 3-norm of butteraugli, computed by the program in Debian's
 * libjxl-devtools. 0 means the same picture; a difference is visible from about 1.
 */
export async function butteraugli(original: Pixels, distorted: Pixels): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'butteraugli-'));
  try {
    const files = await Promise.all(
      [original, distorted].map(async ({ data, width, height, channels }, i) => {
        const file = join(folder, `${i}.png`);
        await sharp(data, { raw: { width, height, channels } }).removeAlpha().png({ compressionLevel: 1 }).toFile(file);
        return file;
      }),
    );
    const { stdout } = await promisify(execFile)('butteraugli_main', files);
    return Number(/3-norm: ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
