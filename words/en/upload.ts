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
  opening: (name: string) => `Opening ${name}…`,
  cancel: 'Cancel',
  goOn: (name: string) => `Go on with ${name || 'your image'}`,
  private: 'Your images never leave this device.',
  sample: 'Try it with a sample picture',
} as const;
