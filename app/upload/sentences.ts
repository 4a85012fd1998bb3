/** What the upload area says; wordings of the specification are exact. */
export const SENTENCES = {
  input: 'Image file',
  invitation: 'Drag & Drop your images here',
  dragging: 'Drop the files here',
  or: 'or',
  hint: (maxSizeMb: number) => `Supports JPG, PNG, WebP, TIFF, GIF (Max: ${maxSizeMb}MB)`,
  tooLarge: (maxSizeMb: number) => `File is too large. Max size: ${maxSizeMb}MB`,
  wrongType: 'Invalid file type. Please upload an image.',
  tooMany: (maxFiles: number) => `Too many files. Max: ${maxFiles}`,
  failed: 'Error uploading file',
} as const;
