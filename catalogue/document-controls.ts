import { CONTROLS } from './tools.ts';

/** What the controls of several images in one file are labelled; apart from all others, since few pages have them. */
export const DOCUMENT_CONTROLS = {
  pages: 'Several images',
  paper: 'Page size',
  downloadPdf: `${CONTROLS.download} PDF`,
} as const;
