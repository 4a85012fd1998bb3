import type { ImageErrorCode } from '#engine';

/**
 * Asks the browser for a byte of a file, which it refuses once the file has changed or gone. Call it before a result that exists
 * already stands for the file.
 * @throws {Error} named `ImageError`, with the code `file-changed`
 */
export async function checkUnchanged(file: File): Promise<void> {
  const code: ImageErrorCode = 'file-changed';
  const isChanged = (cause: unknown) =>
    Promise.reject(
      Object.assign(new Error('The file cannot be read any more', { cause }), { name: 'ImageError', code }),
    );
  await file.slice(0, 1).arrayBuffer().catch(isChanged);
}
