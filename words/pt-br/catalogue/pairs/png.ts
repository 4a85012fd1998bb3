import type { NotesByTarget } from '#catalogue/page-text.ts';

export const png: NotesByTarget = {
  jpg: {
    tag: 'fotos bem menores',
    meta: 'Transforme uma foto PNG em um JPG com uma fração do tamanho. Áreas transparentes ficam brancas. Grátis e sem upload.',
    why: 'Uma foto salva em PNG é bem maior do que precisa ser, e muitos formulários só aceitam JPG. Converta aqui; as áreas transparentes ficam brancas.',
    size: 'Uma foto fica com um quinto a um oitavo do tamanho original. Uma captura de tela ou um logo pode nem diminuir, porque o PNG é melhor com áreas lisas e bordas duras.',
    faqs: [
      [
        'O que acontece com as partes transparentes?',
        'Ficam brancas, porque o JPG não tem transparência. Para outra cor, escolha-a logo abaixo do aviso. O WebP continua transparente.',
      ],
      [
        'Por que o texto fica borrado no JPG?',
        'O JPG borra em volta de bordas nítidas e, abaixo da qualidade 90, reduz a resolução das cores pela metade. Deixe capturas de tela em PNG ou use qualidade 92 ou mais.',
      ],
    ],
  },
  webp: {
    tag: 'com transparência',
    meta: 'Converta PNG para WebP e mantenha a transparência com uma fração do tamanho. Escolha a qualidade, compare e salve. Sem upload.',
    why: 'O WebP tem a mesma transparência suave do PNG, mas também consegue comprimir fotos como um JPG. Logos, recortes e capturas de tela ficam todos menores.',
    size: 'Uma foto recortada pode cair para um décimo, e o contorno continua exato. Logos economizam menos, e um PNG de poucos kilobytes pode já ser menor.',
    faqs: [
      [
        'Que qualidade devo usar?',
        'Cerca de 80. Fotos e recortes perdem primeiro os detalhes finos. Capturas de tela, logos e desenhos são salvos com menos cores quando o resultado é melhor com menos bytes, então o texto pequeno continua nítido.',
      ],
      [
        'PNGs de 16 bits continuam com 16 bits?',
        'Não, o WebP tem 8 bits. Na tela não dá para ver a diferença, mas guarde o PNG se ainda quiser clarear áreas escuras em um editor.',
      ],
    ],
  },
};
