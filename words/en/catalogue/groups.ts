/** The groups of the directory. */
export const directoryNames = {
  converter: 'Converters',
  compressor: 'Compressors',
  resizer: 'Resizers',
  batch: 'Batch Tools',
  hub: 'Tool Categories',
} as const;

/** The groups of pages in a collection. */
export const hubGroupNames = {
  from: (label: string) => `From ${label}`,
  batch: 'Many pictures at once',
  weight: 'To a size in KB or MB',
  quality: 'By format or quality',
  edit: 'Edit',
  file: 'By format',
  square: 'Square',
  landscape: 'Landscape',
  portrait: 'Portrait and paper',
} as const;
