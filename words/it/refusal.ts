import { pluralOf } from '#words/language.ts';

/** The texts about files that an upload area does not open at once. */
export const refusalWords = {
  /** Why a file of this kind is refused, and what opens instead. */
  kinds: {
    pdf: 'Questo è un PDF. Le sue pagine non si aprono qui, ma uno screenshot sì.',
    video: 'Questo è un video. Mettilo in pausa e fai uno screenshot: quello si apre qui.',
    document: 'Questo è un documento. Salva le sue immagini come file a sé: quelli si aprono qui.',
    archive: 'Questo è un archivio. Estrailo e scegli le immagini che contiene: quelle si aprono qui.',
    heif: 'Questa è un’immagine della famiglia HEIF che non si può leggere qui. Salvala come JPG con il programma che l’ha creata e apri quella.',
    empty: 'Questo file è vuoto. Copialo o scaricalo di nuovo.',
    folder:
      'Questa è una cartella in cui non è stato possibile leggere nessuna immagine. Scegli direttamente le immagini.',
  },
  /** What makes such a file. */
  makesOne: {
    pdf: 'Crea invece un PDF da immagini',
    video: 'Crea invece una GIF da immagini',
  },
  taken: (count: number) => `${count} ${pluralOf(count, 'aggiunta', 'aggiunte')}`,
  overLimit: (count: number) => `${count} oltre il limite`,
  areTooLarge: (count: number) => `${count} troppo ${pluralOf(count, 'grande', 'grandi')}`,
  areNoImages: (count: number) => `${count} ${pluralOf(count, 'non è un’immagine', 'non sono immagini')}`,
  couldNotBeRead: (count: number) => `${count} non ${pluralOf(count, 'leggibile', 'leggibili')}`,
  which: 'Mostra quali',
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
  /** A file was dropped on a picture. */
  dropped: 'C’è già un’immagine aperta',
  replace: (name: string) => `Apri invece ${name}`,
  keep: 'Tieni l’immagine aperta',
} as const;
