/** A collection's texts around its own. */
export const hubWords = {
  popular: 'Herramientas más usadas',
  figures: (photos: number) =>
    `Más o menos peso: ${photos} fotos reales, convertidas o comprimidas con los ajustes de cada página.`,
  fast: {
    title: 'Rápido y eficaz',
    text: 'Sin subidas y sin colas: tu propio dispositivo hace el trabajo al momento.',
  },
  free: {
    title: 'Gratis',
    text: 'Todas las herramientas, tantas veces como quieras. Sin cuenta y sin marcas de agua, salvo que añadas una.',
  },
  private: { title: 'Privacidad protegida', text: 'Tus imágenes se quedan en tu navegador. Nadie más las ve.' },
} as const;
