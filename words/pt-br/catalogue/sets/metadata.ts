import type { SeriesText } from '#catalogue/page-text.ts';

export const metadataText: SeriesText = {
  title: 'Remover EXIF e localização de uma foto, ver metadados',
  description:
    'Veja onde e quando uma foto foi tirada, a câmera, nomes e imagens ocultas. Remova EXIF, a localização ou tudo sem mudar um pixel. Nada é enviado.',
  heading: 'O que esta foto revela?',
  lead: 'Lugar, hora, câmera, nomes e imagens ocultas: veja e remova sem mexer em um pixel.',
  steps: ['Abrir', 'Conferir e limpar'],
};
