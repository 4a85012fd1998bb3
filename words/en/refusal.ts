import { pluralOf } from '#words/language.ts';

/** The texts about files that an upload area does not open at once. */
export const refusalWords = {
  /** Why a file of this kind is refused, and what opens instead. */
  kinds: {
    pdf: 'This is a PDF. Its pages cannot be opened here, but a screenshot of one can.',
    video: 'This is a video. Pause it and take a screenshot: that opens here.',
    document: 'This is a document. Save the pictures in it as files of their own: those open here.',
    archive: 'This is an archive. Unpack it and choose the pictures in it: those open here.',
    heif: 'This is a picture of the HEIF family that cannot be read here. Please save it as a JPG in the program that made it and open that.',
    empty: 'This file is empty. Please copy or download it again.',
    folder: 'This is a folder in which no picture could be read. Please choose the pictures themselves.',
  },
  /** What makes such a file. */
  makesOne: {
    pdf: 'Make a PDF of pictures instead',
    video: 'Make a GIF of pictures instead',
  },
  taken: (count: number) => `${count} added`,
  overLimit: (count: number) => `${count} over the limit`,
  areTooLarge: (count: number) => `${count} too large`,
  areNoImages: (count: number) => `${count} ${pluralOf(count, 'is not an image', 'are not images')}`,
  couldNotBeRead: (count: number) => `${count} could not be read`,
  which: 'Show which',
  nameless: 'File without a name',
  /** @param what the file's name; absent if there is only one */
  largerFiles: (page: string, maxSizeMb: number, what = 'it') => `Open ${what} in ${page} (up to ${maxSizeMb} MB)`,
  /** The label of the action that accepts files beyond the limit. */
  anyway: (count: number) => (count === 1 ? 'Open it anyway' : `Open all ${count} anyway`),
  needsMemory: (megabytes: number, most: number) =>
    `At ${megabytes} MB, it needs more memory than this device can give it: ${most} MB is the most.`,
  openOnly: (name: string) => `Open only ${name}`,
  pressOne: 'To open just one, press its picture.',
  toBatch: (count: number, name: string) => `Open all ${count} in ${name}, with these settings`,
  /** A file was dropped on a picture. */
  dropped: 'A picture is already open',
  replace: (name: string) => `Open ${name} instead`,
  keep: 'Keep the open picture',
} as const;
