import { SHORT_FACTS } from '#catalogue/formats/names.ts';

/** Extensions of gzipped files, which no result has. */
const GZIPPED: Readonly<Record<string, readonly string[]>> = { 'image/svg+xml': ['.svgz'] };

/** The accepted media types and file extensions, for the file dialog and the first check of a dropped file. */
export const ACCEPTED: readonly { mediaType: string; extensions: readonly string[] }[] = SHORT_FACTS.filter(
  ({ read }) => read,
).map(({ mediaType, extensions }) => ({
  mediaType,
  extensions: [...extensions.map((extension) => `.${extension}`), ...(GZIPPED[mediaType] ?? [])],
}));

/** For the `accept` attribute of a file input. */
export const ACCEPT_ATTRIBUTE = ACCEPTED.flatMap(({ mediaType, extensions }) => [mediaType, ...extensions]).join(',');

/**
 * Whether a file claims one of the accepted types. Other files may still be images with a wrong name; their bytes
 * decide.
 */
export function claimsToBeAccepted(file: { name: string; type: string }): boolean {
  const name = file.name.toLowerCase();
  return ACCEPTED.some(
    ({ mediaType, extensions }) => file.type === mediaType || extensions.some((extension) => name.endsWith(extension)),
  );
}
