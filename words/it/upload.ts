import { pluralOf } from '#words/language.ts';

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
  taken: (count: number) => `${count} ${pluralOf(count, 'aggiunta', 'aggiunte')}`,
  overLimit: (count: number) => `${count} oltre il limite`,
  areTooLarge: (count: number) => `${count} troppo ${pluralOf(count, 'grande', 'grandi')}`,
  areNoImages: (count: number) => `${count} ${pluralOf(count, 'non è un’immagine', 'non sono immagini')}`,
  couldNotBeRead: (count: number) => `${count} non ${pluralOf(count, 'leggibile', 'leggibili')}`,
  which: 'Mostra quali',
  opening: (name: string) => `Apertura di ${name}…`,
  cancel: 'Annulla',
  goOn: (name: string) => `Continua con ${name || 'la tua immagine'}`,
  private: 'Le tue immagini non lasciano mai questo dispositivo.',
  sample: 'Prova con un’immagine di esempio',
  nameless: 'File senza nome',
  /** @param what the file's name; absent if there is only one */
  largerFiles: (page: string, maxSizeMb: number, what?: string) =>
    `${what ? `Apri ${what}` : 'Aprilo'} in ${page} (fino a ${maxSizeMb}\u00a0MB)`,
  /** The label of the action that accepts files beyond the limit. */
  anyway: (count: number) => (count === 1 ? 'Aprilo comunque' : `Apri comunque tutti e ${count}`),
  needsMemory: (megabytes: number, most: number) =>
    `Pesa ${megabytes}\u00a0MB e richiede più memoria di quanta questo dispositivo possa dare: il massimo è ${most}\u00a0MB.`,
  openOnly: (name: string) => `Apri solo ${name}`,
  pressOne: 'Per aprirne solo una, premi la sua anteprima.',
  toBatch: (count: number, name: string) => `Apri tutte e ${count} in ${name}, con queste impostazioni`,
} as const;
