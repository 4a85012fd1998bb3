/** What the search answers where nothing does what was asked for. */
export const unableWords = {
  video: 'Qui non si possono aprire né creare video. GIF, WebP e PNG animati sì.',
  foreign: (name: string) =>
    `Qui non si possono aprire né creare file ${name}. Se il programma da cui provengono può salvare un TIFF, un PNG o un JPG, apri quello.`,
  pdf: 'Qui i file PDF non si possono aprire, ma solo creare a partire da immagini.',
  unwritable: (label: string) => `Qui i file ${label} si possono aprire, ma non creare.`,
  rename: 'Qui i file non si possono rinominare secondo uno schema. Ogni risultato può mantenere il nome originale.',
  background: 'Qui non si possono scontornare gli sfondi. Ciò che è già trasparente diventa bianco salvando in JPG.',
} as const;
