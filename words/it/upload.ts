/** The upload area's texts. */
export const uploadWords = {
  input: 'File immagine',
  invitation: 'Trascina qui le tue immagini',
  dragging: 'Rilascia qui i file',
  or: 'oppure',
  camera: 'Scatta una foto',
  /** @param first another format that a page is for */
  hint: (maxSizeMb: number) => `Formati: JPG, PNG, WebP, TIFF, GIF (max ${maxSizeMb}\u00a0MB)`,
  opensToo: (format: string) => `Qui si aprono anche i file ${format}.`,
  paste: 'Puoi anche incollare un’immagine.',
  tooLarge: (maxSizeMb: number) => `Il file è troppo grande. Massimo: ${maxSizeMb}\u00a0MB`,
  wrongType: 'Tipo di file non valido. Scegli un’immagine.',
  tooMany: (maxFiles: number) => `Troppi file. Massimo: ${maxFiles}`,
  failed: 'Errore nell’apertura del file',
  opening: (name: string) => `Apertura di ${name}…`,
  cancel: 'Annulla',
  goOn: (name: string) => `Continua con ${name || 'la tua immagine'}`,
  private: 'Le tue immagini non lasciano mai questo dispositivo.',
  sample: 'Prova con un’immagine di esempio',
} as const;
