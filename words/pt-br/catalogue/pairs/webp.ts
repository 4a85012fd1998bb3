import type { NotesByTarget } from '#catalogue/page-text.ts';

export const webp: NotesByTarget = {
  jpg: {
    tag: 'abre em todo lugar',
    meta: 'Salvou uma imagem da web e nada abre? Transforme WebP em um JPG que todo programa e formulário aceita. Grátis e com privacidade.',
    why: 'Você salvou uma imagem de um site, veio um arquivo .webp, e um formulário, uma impressora ou um programa não o aceita. Em JPG, ele abre em qualquer lugar.',
    size: 'Com a qualidade definida aqui, 92, os JPGs ficaram entre quase o mesmo tamanho e uma vez e meia o tamanho nos nossos testes. Baixe para 85 e o arquivo fica menor e ainda bonito.',
    faqs: [
      [
        'Por que os sites usam WebP?',
        'Porque carrega mais rápido. Muitos sites enviam WebP a todo navegador que o aceita, mesmo que o endereço termine em .jpg.',
      ],
      [
        'O que acontece com um WebP animado?',
        'Você recebe o primeiro quadro, porque o JPG não permite animação. Para manter o movimento, converta para GIF.',
      ],
    ],
  },
  png: {
    tag: 'sem perdas, transparente',
    meta: 'Converta figurinhas, logos e recortes WebP para PNG com a transparência, pixel por pixel. Grátis, no navegador.',
    why: 'Figurinhas, logos e recortes muitas vezes vêm em WebP, mas editores, programas de apresentação e gráficas querem PNG. Os dois têm transparência suave, então nada se perde.',
    size: 'O PNG é maior: um pouco para um WebP sem perdas, de cinco a dez vezes para uma foto, porque o PNG guarda cada pixel exatamente.',
    faqs: [
      [
        'O PNG é uma cópia exata?',
        'Sim, fica exatamente igual ao WebP, inclusive a transparência. O detalhe que se perdeu quando o WebP foi feito não volta.',
      ],
      [
        'Posso transformar uma figurinha do WhatsApp em PNG?',
        'Sim, essas figurinhas são arquivos WebP de 512 × 512 pixels. Você recebe um PNG transparente, e animado se a figurinha se mexe.',
      ],
    ],
  },
};
