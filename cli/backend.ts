import { UsageError } from './exit-codes.ts';
import type { Settings } from './settings.ts';

/**
 * Which backend works: sharp where it is installed and starts, else libvips in WebAssembly.
 * @throws {UsageError} where sharp was asked for by name and is not there
 */
export async function chooseBackend(wanted: Settings['backend']): Promise<'vips' | 'sharp'> {
  if (wanted === 'vips') return wanted;
  try {
    await import('sharp');
    return 'sharp';
  } catch (error) {
    if (wanted === 'auto') return 'vips';
    const reason =
      (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND' ? 'it is not installed' : 'it does not start';
    throw new UsageError(`--backend sharp: ${reason}. Install it with npm install sharp, or use --backend vips`);
  }
}
