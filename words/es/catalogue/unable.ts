/** What the search answers where nothing does what was asked for. */
export const unableWords = {
  video: 'Aquí no se pueden abrir ni crear videos. Sí GIF, WebP y PNG animados.',
  foreign: (name: string) =>
    `Los archivos ${name} no se pueden abrir ni crear aquí. Si su programa puede guardar un TIFF, PNG o JPG, abre ese.`,
  pdf: 'Aquí no se pueden abrir archivos PDF, solo crearlos a partir de imágenes.',
  unwritable: (label: string) => `Los archivos ${label} se pueden abrir aquí, pero no crear.`,
  rename: 'Aquí no se pueden renombrar archivos según un patrón. Cada resultado puede conservar su nombre original.',
  background: 'Aquí no se puede recortar el fondo. Lo que ya es transparente se vuelve blanco al guardar como JPG.',
} as const;
