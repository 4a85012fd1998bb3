import { counted } from '#words/language.ts';

/** Texts about saving several results. */
export const zipWords = {
  nothing: { title: 'Nessuna immagine da scaricare', description: 'Elabora almeno un’immagine prima di scaricare.' },
  failed: 'Download non riuscito',
  zipFailed: 'Non è stato possibile creare il file ZIP. Riprova.',
  folderFailed: 'Non è stato possibile scrivere i file in questa cartella.',
  packed: (count: number) => ({
    title: 'Download avviato',
    description: `${counted(count, 'immagine', 'immagini')} in un file ZIP.`,
  }),
  saved: (count: number, folder: string) => ({
    title: 'Salvataggio nella cartella completato',
    description: `${counted(count, 'immagine salvata', 'immagini salvate')} in “${folder}”.`,
  }),
  creating: 'Creazione dello ZIP…',
  saving: 'Salvataggio…',
  saveToFolder: 'Salva in una cartella',
} as const;
