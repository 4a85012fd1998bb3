import type { NotesByTarget } from '#catalogue/page-text.ts';

export const tiff: NotesByTarget = {
  jpg: {
    tag: 'documentos fáceis de enviar',
    meta: 'Transforme digitalizações TIFF pesadas em JPGs que cabem em um e-mail. CMYK e 16 bits são convertidos direito, tudo no navegador.',
    why: 'TIFFs de scanners e acervos são grandes demais para e-mail, e a maioria dos navegadores não os mostra. Um JPG abre em qualquer celular.',
    size: 'Com qualidade 85, o JPG tem cerca de um vigésimo de um TIFF sem compressão: uma página digitalizada a 300 dpi cai de 25 MB para um ou dois.',
    faqs: [
      [
        'Meu TIFF tem várias páginas. O que recebo?',
        'A primeira página. Um aviso diz isso antes de você começar. Para ter todas, converta o TIFF em “Imagens em lote”: cada página vira um JPG.',
      ],
      [
        'As cores CMYK ficam certas?',
        'Sim. São convertidas para sRGB com o perfil do arquivo, ou com um perfil de impressão padrão se não houver nenhum, então não ficam neon.',
      ],
    ],
  },
};
