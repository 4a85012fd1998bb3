import { pluralOf } from '#words/language.ts';

/** The upload area's texts; wordings of the specification are exact. */
export const uploadWords = {
  input: 'Image file',
  invitation: 'Drag & Drop your images here',
  dragging: 'Drop the files here',
  or: 'or',
  camera: 'Take photo',
  hint: (maxSizeMb: number) => `Supports JPG, PNG, WebP, TIFF, GIF (Max: ${maxSizeMb}MB)`,
  /** @param format a page's format that the hint does not name */
  opensToo: (format: string) => `${format} files open here too.`,
  paste: 'You can also paste an image.',
  tooLarge: (maxSizeMb: number) => `File is too large. Max size: ${maxSizeMb}MB`,
  wrongType: 'Invalid file type. Please upload an image.',
  tooMany: (maxFiles: number) => `Too many files. Max: ${maxFiles}`,
  failed: 'Error uploading file',
  taken: (count: number) => `${count} added`,
  overLimit: (count: number) => `${count} over the limit`,
  areTooLarge: (count: number) => `${count} too large`,
  areNoImages: (count: number) => `${count} ${pluralOf(count, 'is not an image', 'are not images')}`,
  couldNotBeRead: (count: number) => `${count} could not be read`,
  which: 'Show which',
  opening: (name: string) => `Opening ${name}…`,
  cancel: 'Cancel',
  goOn: (name: string) => `Go on with ${name || 'your image'}`,
  private: 'Your images never leave this device.',
  sample: 'Try it with a sample picture',
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
} as const;
