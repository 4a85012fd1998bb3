/** What the controls of several images in one file are labelled; apart from all others, since few pages have them. */
export const DOCUMENT_CONTROLS = {
  pages: 'Several images',
  paper: 'Page size',
  downloadPdf: 'Download PDF',
} as const;
