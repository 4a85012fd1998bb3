import { UsageError } from './exit-codes.ts';
import type { Settings } from './settings.ts';

/**
 * Chooses the backend: sharp if it is installed and starts, otherwise libvips in WebAssembly.
 * @throws {UsageError} if sharp was requested by name but is missing
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
