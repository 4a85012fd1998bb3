/** Labels of the controls for several images in one file. Kept apart from the others, because few pages have them. */
export const DOCUMENT_CONTROLS = {
  pages: 'Mehrere Bilder',
  paper: 'Seitengröße',
  downloadPdf: 'PDF herunterladen',
} as const;
