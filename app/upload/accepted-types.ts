import { SHORT_FACTS } from '#catalogue/formats/names.ts';

/** What can be dropped, by media type and file extension, for the file dialog and the first look at a dropped file. */
export const ACCEPTED: readonly { mediaType: string; extensions: readonly string[] }[] = SHORT_FACTS.filter(
  ({ read }) => read,
).map(({ mediaType, extensions }) => ({ mediaType, extensions: extensions.map((extension) => `.${extension}`) }));

/** For the `accept` attribute of a file input. */
export const ACCEPT_ATTRIBUTE = ACCEPTED.flatMap(({ mediaType, extensions }) => [mediaType, ...extensions]).join(',');

/**
 * Whether a file calls itself one of the accepted types. One that does not may still be an image under a wrong name: its
 * bytes decide.
 */
export function claimsToBeAccepted(file: { name: string; type: string }): boolean {
  const name = file.name.toLowerCase();
  return ACCEPTED.some(
    ({ mediaType, extensions }) => file.type === mediaType || extensions.some((extension) => name.endsWith(extension)),
  );
}
