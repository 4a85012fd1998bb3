/**
 * What can be dropped, by media type and file extension, for the file dialog and the first look at a dropped file. The
 * engine knows these too; they stand here since the drop zone is there before the engine. A test holds both together.
 */
export const ACCEPTED: Readonly<Record<`image/${string}`, readonly `.${string}`[]>> = {
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/tiff': ['.tiff', '.tif'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
  'image/heic': ['.heic', '.heif'],
  'image/bmp': ['.bmp', '.dib'],
  'image/svg+xml': ['.svg'],
};

/** For the `accept` attribute of a file input. */
export const ACCEPT_ATTRIBUTE = Object.entries(ACCEPTED).flat(2).join(',');

/**
 * Whether a file calls itself one of the accepted types. One that does not may still be an image under a wrong name: its
 * bytes decide.
 */
export function claimsToBeAccepted(file: { name: string; type: string }): boolean {
  const name = file.name.toLowerCase();
  return Object.entries(ACCEPTED).some(
    ([mediaType, extensions]) => file.type === mediaType || extensions.some((extension) => name.endsWith(extension)),
  );
}
