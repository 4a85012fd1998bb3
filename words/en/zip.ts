import { counted } from '#words/language.ts';

const images = (count: number) => counted(count, 'image', 'images');

/** Texts about saving several results; wordings of the specification are exact. */
export const zipWords = {
  nothing: { title: 'No images to download', description: 'Please process at least one image before downloading.' },
  failed: 'Download failed',
  zipFailed: 'There was a problem creating the ZIP file. Please try again.',
  folderFailed: 'The files could not be written into this folder.',
  packed: (count: number) => ({
    title: 'Download started',
    description: `${images(count)} packaged into a ZIP file.`,
  }),
  saved: (count: number, folder: string) => ({
    title: 'Saved to folder',
    description: `${images(count)} saved to “${folder}”.`,
  }),
  creating: 'Creating ZIP...',
  saving: 'Saving…',
  saveToFolder: 'Save to folder',
} as const;
