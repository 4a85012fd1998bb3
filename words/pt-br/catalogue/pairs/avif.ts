import type { NotesByTarget } from '#catalogue/page-text.ts';

export const avif: NotesByTarget = {
  jpg: {
    tag: 'abra em qualquer programa',
    meta: 'Salvou uma imagem da web em AVIF e nada abre? Transforme em um JPG. Grátis e com privacidade, sem instalar nada.',
    why: 'Cada vez mais sites usam AVIF, mas muitos visualizadores de fotos, programas de escritório e formulários não conseguem abrir. Um JPG funciona em qualquer lugar.',
    size: 'Um JPG precisa de cerca de 50% mais espaço que um AVIF de mesma aparência. Com a qualidade definida aqui, as fotos que medimos ficaram entre 40% menores e quase do mesmo tamanho. Um AVIF muito comprimido para a web cresce mais.',
    faqs: [
      [
        'O que acontece com imagens HDR?',
        'Viram sRGB padrão de 8 bits, porque é o que um JPG guarda. Os realces mais claros que o branco normal são atenuados.',
      ],
      [
        'Quais programas abrem AVIF?',
        'Todos os navegadores atuais, o GIMP 2.10.22 ou mais novo, o Windows 11 com a extensão AV1 e o macOS Ventura ou mais novo. Se a pessoa tem um deles, envie o original.',
      ],
    ],
  },
  png: {
    tag: 'transparente e exato',
    meta: 'Converta AVIF para um PNG sem perdas, com transparência suave, pronto para qualquer editor. No navegador, sem upload.',
    why: 'Programas de design mais antigos não abrem AVIF. Um PNG entrega a eles cada pixel e toda a transparência, sem mais perdas.',
    size: 'Conte com um arquivo bem maior: de quatro a oito vezes o tamanho nos nossos testes, e mais se o AVIF foi muito comprimido. O PNG precisa guardar cada pixel exatamente.',
    faqs: [
      [
        'AVIFs de 10 bits continuam com 10 bits?',
        'Não, passam a ter 8 bits. Em quase todas as telas não dá para ver a diferença.',
      ],
      ['Uma sequência AVIF vira vários PNGs?', 'Não, só a imagem principal vira um PNG.'],
      [
        'Por que uma loja me deu um AVIF?',
        'Lojas online enviam fotos de produtos em AVIF para economizar tráfego. Imagens recortadas mantêm o contorno no PNG, prontas para um slide ou um panfleto.',
      ],
    ],
  },
};
