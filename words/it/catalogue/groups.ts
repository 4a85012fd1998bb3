/** The groups of the directory. */
export const directoryNames = {
  converter: 'Convertitori',
  compressor: 'Compressori',
  resizer: 'Ridimensionatori',
  batch: 'Più immagini insieme',
  hub: 'Categorie di strumenti',
} as const;

/** The groups of pages in a collection. */
export const hubGroupNames = {
  from: (label: string) => `Da ${label}`,
  batch: 'Più immagini insieme',
  weight: 'Fino a un peso in KB o MB',
  quality: 'Per formato o qualità',
  edit: 'Modificare',
  file: 'Per formato',
  square: 'Quadrate',
  landscape: 'Orizzontali',
  portrait: 'Verticali e carta',
} as const;
