import type { NotesByTarget } from '#catalogue/page-text.ts';

export const heic: NotesByTarget = {
  jpg: {
    tag: 'fotos do iPhone para todos',
    meta: 'Transforme fotos HEIC do iPhone em JPGs que abrem no Windows, em sites e em gráficas. Na posição certa, com as cores certas e sem upload.',
    why: 'Seu iPhone salva fotos em HEIC, que muitos sites, computadores com Windows e quiosques de impressão não abrem. Em JPG, a mesma foto abre em qualquer lugar, na posição certa e com as cores certas.',
    size: 'Com qualidade 92, o JPG tem mais ou menos o dobro do tamanho do HEIC. Com 80, os dois ficam quase do mesmo tamanho, e pouca gente vê diferença.',
    faqs: [
      [
        'Meu iPhone pode tirar fotos direto em JPG?',
        'Sim: vá em Ajustes, Câmera, Formatos e escolha “Mais Compatível”. As fotos novas passam a ocupar mais espaço. As que você já tem continuam em HEIC, então converta essas aqui.',
      ],
      [
        'O que acontece com Live Photos, dados de profundidade e localização?',
        'Você recebe a imagem parada, sem o vídeo da Live Photo e sem dados de profundidade. Data, câmera e localização também são removidas, então você pode compartilhar o JPG sem revelar onde mora.',
      ],
      [
        'As cores ficam certas?',
        'Sim. O iPhone usa uma gama de cores maior (Display P3) que a da maioria das telas. Alguns conversores ignoram isso e deixam a pele pálida e os vermelhos apagados. Aqui as cores são convertidas para sRGB e ficam certas em qualquer lugar.',
      ],
    ],
  },
  png: {
    tag: 'os pixels exatos do HEIC',
    meta: 'Converta fotos HEIC do iPhone para PNG sem mais perdas, para edição e cópias exatas. Nada sai do seu dispositivo.',
    why: 'Se você quer retocar uma foto HEIC ou recortar algo dela, converta para PNG. Ele mantém cada pixel exatamente como é, ao contrário do JPG.',
    size: 'Conte com arquivos grandes: um HEIC de 12 megapixels e 1,5 MB vira um PNG de 15 a 25 MB. Para compartilhar, converta para JPG.',
    faqs: [
      [
        'O PNG é mesmo sem perdas?',
        'Sim, a conversão de HEIC para PNG não perde nada. O próprio HEIC já foi comprimido pelo celular.',
      ],
      [
        'Quando o PNG é melhor que o JPG?',
        'Para capturas de tela, imagens com texto e fotos que você quer editar. Para mostrar e enviar fotos, o JPG é melhor.',
      ],
    ],
  },
};
