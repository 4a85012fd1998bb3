/** Labels of the controls for several images in one file. Kept apart from the others, because few pages have them. */
export const DOCUMENT_CONTROLS = {
  pages: 'Più immagini',
  paper: 'Formato pagina',
  downloadPdf: 'Scarica PDF',
} as const;
