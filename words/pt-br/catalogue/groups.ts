/** The groups of the directory. */
export const directoryNames = {
  converter: 'Conversores',
  compressor: 'Compressores',
  resizer: 'Redimensionadores',
  batch: 'Ferramentas em lote',
  hub: 'Categorias de ferramentas',
} as const;

/** The groups of pages in a collection. */
export const hubGroupNames = {
  from: (label: string) => `De ${label}`,
  batch: 'Várias imagens de uma vez',
  weight: 'Para um tamanho em KB ou MB',
  quality: 'Por formato ou qualidade',
  edit: 'Editar',
  file: 'Por formato',
  square: 'Quadrado',
  landscape: 'Paisagem',
  portrait: 'Retrato e papel',
} as const;
