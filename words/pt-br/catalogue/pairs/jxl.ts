import type { NotesByTarget } from '#catalogue/page-text.ts';

export const jxl: NotesByTarget = {
  jpg: {
    tag: 'abra em qualquer lugar',
    meta: 'Tem uma foto JPEG XL (.jxl) que nada abre? Transforme em um JPG que todo programa e formulário aceita. Grátis e com privacidade.',
    why: 'Alguns celulares, acervos de fotos e o Lightroom salvam em JPEG XL, mas o Windows, a maioria dos sites e dos serviços de impressão não abrem. Um JPG abre em qualquer lugar.',
    size: 'Em JPG, nossas fotos de teste ocuparam até 60% mais espaço, com qualidade 92. O JPEG XL guarda a mesma aparência em bem menos bytes, e um JPG não consegue manter essa economia.',
    faqs: [
      [
        'Recebo de volta o JPG que deu origem ao meu JXL?',
        'Não. Alguns programas empacotam um JPG em um JXL de modo que ele possa ser recuperado exatamente. Esta página lê a imagem e faz um novo JPG dela, então um pouco de detalhe se perde.',
      ],
      [
        'O que acontece com fotos HDR e de 16 bits?',
        'O JPG as mostra como uma tela comum mostraria. Reflexos e lâmpadas perdem o brilho extra, e as variações mais finas entre tons são arredondadas.',
      ],
    ],
  },
};
