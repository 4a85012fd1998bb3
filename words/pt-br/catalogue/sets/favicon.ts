import type { SeriesText } from '#catalogue/page-text.ts';

export const faviconText: SeriesText = {
  title: 'Gerador de favicon: ICO, PNG e manifesto de um só logo',
  description:
    'Transforme um PNG, SVG ou JPG em favicon.ico, ícone da Apple, ícones de app e manifesto, com o HTML para colar. Grátis, e nada é enviado.',
  heading: 'Gerador de favicon',
  lead: 'Todos os ícones de um site a partir de um logo, com o HTML deles.',
  steps: ['Abrir', 'Ajustar e baixar'],
};
