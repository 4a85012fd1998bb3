/** Labels of the controls for several images in one file. Kept apart from the others, because few pages have them. */
export const DOCUMENT_CONTROLS = {
  pages: '複数の画像',
  paper: 'ページサイズ',
  downloadPdf: 'PDFをダウンロード',
} as const;
