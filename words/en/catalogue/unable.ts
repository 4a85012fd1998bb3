/** What the search answers where nothing does what was asked for. */
export const unableWords = {
  video: 'Videos cannot be opened or made here. Animated GIF, WebP and PNG can.',
  foreign: (name: string) =>
    `${name} files cannot be opened or made here. If the program they come from can save a TIFF, PNG or JPG, open that.`,
  pdf: 'PDF files cannot be opened here, only made from images.',
  unwritable: (label: string) => `${label} files can be opened here, but not made.`,
  rename: 'Files cannot be given new names by a pattern here. Each result can keep its original name.',
  background:
    'Backgrounds cannot be cut out here. Areas that are already transparent become white when a picture is saved as JPG.',
} as const;
