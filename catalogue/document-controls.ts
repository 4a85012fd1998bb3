/** What the controls of a document of several images are labelled; apart from all others, since few pages have them. */
export const DOCUMENT_CONTROLS = {
  pages: 'Several images',
  paper: 'Page size',
  downloadPdf: 'Download PDF',
} as const;
