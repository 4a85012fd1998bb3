import type { FrameNotes } from '#catalogue/page-text.ts';

const CHECK = 'As plataformas mudam seus tamanhos de vez em quando.';

/** By the slug's end, because A4 and the square have names. */
export const FRAME_NOTES: Readonly<Record<string, FrameNotes>> = {
  'resize-image-to-1920x1080': {
    tag: 'Full HD, 16:9',
    meta: 'Preencha exatamente uma tela Full HD: 1920 × 1080 pixels sem esticar, para papéis de parede, slides e vídeos. Grátis e local.',
    why: 'A maioria dos monitores, TVs e projetores é Full HD. Uma imagem exatamente deste tamanho preenche a tela, sem redimensionamento e sem barras pretas.',
    uses: 'Papéis de parede, slides 16:9, imagens para vídeos, fundos de videochamada e a imagem de abertura de um site.',
    faqs: [
      [
        'Full HD basta em uma tela 4K?',
        'Preenche a tela, mas não fica mais nítido que Full HD. Para um papel de parede 4K, informe 3840 e 2160 se sua foto tiver esse tamanho.',
      ],
      [
        'O que faço com uma foto em pé?',
        'Uma foto em pé 3:4 mantém só 42% da altura em uma moldura 16:9. Para manter tudo, apague a largura e deixe só a altura de 1080. O slide então mostra o fundo dele dos dois lados.',
      ],
    ],
  },
  'resize-image-to-1080x1080': {
    tag: 'para Instagram',
    meta: 'Crie imagens quadradas de 1080 × 1080 pixels para posts e carrosséis do Instagram. Arraste a moldura para escolher. Sem upload.',
    why: 'O Instagram mostra posts com 1080 pixels de largura. Envie exatamente 1080 × 1080 e ele não redimensiona sua imagem, então bordas e textos continuam nítidos.',
    uses: `Posts quadrados e carrosséis no Instagram, posts no Facebook e no LinkedIn, capas de álbum e peças de portfólio. ${CHECK}`,
    faqs: [
      [
        'O Instagram ainda comprime minha imagem?',
        'Sim, ele comprime tudo o que é enviado. Com o tamanho certo, pelo menos não redimensiona sua imagem, e um bom original fica melhor depois.',
      ],
      [
        'Como posto uma foto larga sem cortar?',
        'Faça um post deitado em vez de quadrado: o Instagram também aceita 1080 × 566 (1,91:1).',
      ],
    ],
  },
  'resize-image-to-a4': {
    tag: '2480 × 3508, para imprimir',
    meta: 'Redimensione uma imagem para A4 a 300 dpi, 2480 × 3508 pixels, para pôsteres, certificados e impressões. Veja como sua foto cabe.',
    why: 'Uma folha A4 mede 210 × 297 mm. A 300 dpi, o padrão para boas impressões, são 2480 × 3508 pixels.',
    uses: 'Pôsteres, certificados, fotolivros e capas. Para imprimir até a borda, as gráficas pedem 3 mm a mais de cada lado: 2551 × 3579 pixels.',
    faqs: [
      [
        'Minha foto tem menos pixels. Posso ampliá-la?',
        'Sim, até cerca de uma vez e meia. A partir de 1654 × 2339 pixels (200 dpi), ainda imprime bem. Com menos, fica pouco nítida.',
      ],
      ['E A4 na horizontal?', 'Troque os dois números: 3508 de largura e 2480 de altura.'],
      [
        'O arquivo sabe que é A4?',
        'Um JPG, PNG ou TIFF, sim: ele indica 300 dpi, e assim estes pixels preenchem uma folha A4. Em outros formatos, escolha “ajustar à página” ao imprimir.',
      ],
    ],
  },
  'resize-image-to-square': {
    tag: '1000 × 1000 px',
    meta: 'Corte qualquer imagem em um quadrado de 1000 × 1000 pixels sem esticar. Arraste a moldura ou mude o tamanho. Sem upload.',
    why: 'Lojas e capas pedem quadrados, mas as câmeras não fotografam assim. Corte o maior quadrado da sua imagem e redimensione para 1000 × 1000.',
    uses: `Fotos de produtos (a Amazon ativa o zoom a partir de 1000 pixels), capas de álbum e de podcast, folhas de contato e ícones. ${CHECK}`,
    faqs: [
      [
        'Dá para ter um quadrado sem cortar?',
        'Aqui não: você precisaria adicionar barras coloridas em um editor de imagens. Muitas vezes dá para posicionar o corte de modo a perder só o fundo.',
      ],
      [
        'Posso escolher o que fica?',
        'Sim: arraste a moldura de corte antes de redimensionar. Se não mexer nela, você recebe o meio.',
      ],
    ],
  },
};
