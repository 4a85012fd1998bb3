import type { NotesByTarget } from '#catalogue/page-text.ts';

export const svg: NotesByTarget = {
  png: {
    tag: 'nítido em qualquer tamanho',
    meta: 'Transforme um SVG em um PNG nítido que todo programa abre. O fundo transparente é mantido. No navegador, sem upload.',
    why: 'Muitas lojas, redes sociais e programas de escritório recusam SVG. Esta página salva o desenho em PNG no tamanho original dele. Para qualquer outro tamanho, use a ferramenta Redimensionar imagem: o PNG fica nítido com 64 pixels e com 4.000.',
    size: 'Um ícone de 512 × 512 pixels tem de 5 a 30 KB em PNG. Com o dobro da largura e da altura, o arquivo nem chega a dobrar, porque áreas lisas quase não ocupam espaço.',
    faqs: [
      [
        'Que tamanho tem o PNG?',
        'A largura e a altura indicadas no SVG, ou o viewBox dele, em pixels. Para outro tamanho, abra o SVG na ferramenta Redimensionar imagem e salve um PNG por lá.',
      ],
      [
        'Por que meu texto ficou diferente?',
        'Em geral, um SVG não contém as fontes, então a que faltar é substituída. Converta o texto em curvas no programa de desenho antes de exportar.',
      ],
    ],
  },
  jpg: {
    tag: 'com fundo branco',
    meta: 'Transforme um SVG em um JPG com fundo branco, para formulários e gráficas que só aceitam fotos. Ele nunca sai do seu dispositivo.',
    why: 'Alguns formulários só aceitam JPG, até para um logo. Esta página salva seu desenho com bordas suaves sobre um fundo branco.',
    size: 'Com 1000 × 1000 pixels, um logo simples tem de 20 a 60 KB em JPG. É várias vezes o tamanho de um PNG, porque o JPG lida mal com bordas nítidas.',
    faqs: [
      [
        'Como evito franjas cinza em volta das linhas?',
        'Mantenha a qualidade em 92 ou mais, para as cores ficarem nítidas. Dimensões maiores também ajudam, porque as franjas têm sempre só alguns pixels de largura.',
      ],
      ['Posso voltar do JPG para o SVG?', 'Não, as curvas agora são pixels. Guarde o SVG.'],
    ],
  },
};
