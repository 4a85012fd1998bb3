/** The groups of the directory. */
export const directoryNames = {
  converter: 'Umwandeln',
  compressor: 'Komprimieren',
  resizer: 'Größe ändern',
  batch: 'Mehrere Bilder',
  hub: 'Sammlungen',
} as const;

/** The groups of pages in a collection. */
export const hubGroupNames = {
  from: (label: string) => `Aus ${label}`,
  batch: 'Viele Bilder auf einmal',
  weight: 'Auf eine Größe in KB oder MB',
  quality: 'Nach Format oder Qualität',
  edit: 'Bearbeiten',
  file: 'Nach Format',
  square: 'Quadratisch',
  landscape: 'Querformat',
  portrait: 'Hochformat und Papier',
} as const;
