/** The groups of the directory. */
export const directoryNames = {
  converter: 'Convertidores',
  compressor: 'Compresores',
  resizer: 'Redimensionadores',
  batch: 'Por lotes',
  hub: 'Categorías de herramientas',
} as const;

/** The groups of pages in a collection. */
export const hubGroupNames = {
  from: (label: string) => `Desde ${label}`,
  batch: 'Muchas imágenes a la vez',
  weight: 'A un peso en KB o MB',
  quality: 'Por formato o calidad',
  edit: 'Editar',
  file: 'Por formato',
  square: 'Cuadrado',
  landscape: 'Horizontal',
  portrait: 'Vertical y papel',
} as const;
