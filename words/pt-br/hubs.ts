/** A collection's texts around its own. */
export const hubWords = {
  popular: 'Ferramentas mais usadas',
  figures: (photos: number) =>
    `Maior ou menor: ${photos} fotos reais, convertidas ou comprimidas com os ajustes de cada página.`,
  fast: {
    title: 'Rápido e eficiente',
    text: 'Sem upload e sem fila: seu próprio dispositivo faz o trabalho na hora.',
  },
  free: {
    title: 'De graça',
    text: 'Todas as ferramentas, quantas vezes quiser. Sem conta e sem marca d’água, a não ser que você adicione uma.',
  },
  private: {
    title: 'Privacidade protegida',
    text: 'Suas imagens ficam no seu navegador. Mais ninguém as vê.',
  },
} as const;
