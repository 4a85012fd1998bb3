/** Labels of the controls for several images in one file. Kept apart from the others, because few pages have them. */
export const DOCUMENT_CONTROLS = {
  pages: 'Várias imagens',
  paper: 'Tamanho da página',
  downloadPdf: 'Baixar PDF',
} as const;
