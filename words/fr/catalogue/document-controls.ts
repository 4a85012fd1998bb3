/** Labels of the controls for several images in one file. Kept apart from the others, because few pages have them. */
export const DOCUMENT_CONTROLS = {
  pages: 'Plusieurs images',
  paper: 'Format de page',
  downloadPdf: 'Télécharger le PDF',
} as const;
