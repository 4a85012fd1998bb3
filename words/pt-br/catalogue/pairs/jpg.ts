import type { NotesByTarget } from '#catalogue/page-text.ts';

export const jpg: NotesByTarget = {
  png: {
    tag: 'sem mais perdas',
    meta: 'Transforme um JPG em um PNG que você pode editar e salvar quantas vezes quiser sem perder qualidade. Grátis, no seu dispositivo.',
    why: 'Um JPG perde um pouco de qualidade cada vez que você salva. Em PNG, a imagem fica exatamente como está, não importa quantas vezes você a edite e salve.',
    size: 'Conte com um arquivo maior: de duas a três vezes o tamanho nos nossos testes, e mais se o JPG foi muito comprimido. O PNG mantém cada pixel exatamente, inclusive o ruído.',
    faqs: [
      [
        'O PNG fica melhor que o JPG de origem?',
        'Não. O detalhe que o JPG perdeu não volta. Mas, daqui em diante, você não perde mais nada ao editar e salvar.',
      ],
      [
        'O fundo branco fica transparente?',
        'Não sozinho. Mas um PNG pode ser transparente, então você pode remover o fundo depois, em um editor de imagens.',
      ],
    ],
  },
  webp: {
    tag: 'páginas mais leves',
    meta: 'Transforme um JPG em um WebP menor para o seu site: escolha a qualidade, compare os dois e baixe. Sem upload, sem conta.',
    why: 'As fotos são a parte mais pesada da maioria das páginas. Um WebP de mesma aparência costuma ser de um quarto a um terço menor que um JPG comum, e todos os navegadores atuais o mostram.',
    size: 'Depende do JPG. Um que veio direto da câmera fica bem menor. Um já muito comprimido pode até crescer se você usar uma qualidade alta demais. Para um site, comece por volta de 75 a 80.',
    faqs: [
      [
        'Perco qualidade duas vezes?',
        'Um pouco: o JPG já perdeu algum detalhe, e o WebP perde mais um tanto. Com um bom JPG e qualidade 80 ou mais, não dá para ver. Converta sempre o original, não uma cópia pequena.',
      ],
      [
        'Ainda devo oferecer um JPG junto com o WebP?',
        'Em um site, não: Chrome, Edge, Firefox e Safari aceitam WebP há anos. Para e-mail e formulários, guarde o JPG.',
      ],
    ],
  },
  avif: {
    tag: 'o menor para a web',
    meta: 'Transforme um JPG em um AVIF de mesma aparência com cerca de metade do tamanho, para sites rápidos. Roda no seu dispositivo.',
    why: 'O AVIF comprime fotos melhor que qualquer outro formato que os navegadores mostram. Parece igual a um JPG com cerca de metade do tamanho e, em qualidade baixa, fica suave em vez de quadriculado.',
    size: 'Um AVIF costuma ser cerca de um terço menor que um JPG de mesma aparência. Os números de qualidade são diferentes: AVIF em 50 fica mais ou menos como JPG em 75 a 80.',
    faqs: [
      [
        'Por que a conversão demora tanto?',
        'O AVIF fica tão pequeno porque testa muitas opções para cada parte da imagem. Uma foto grande leva segundos em um notebook e mais em um celular. Redimensionar antes economiza tempo e espaço.',
      ],
      [
        'Onde o AVIF não funciona?',
        'No Safari antes da versão 16, no Edge antes da 121, no Windows sem a extensão AV1 e em muitos programas de escritório. Em um site, use um elemento <picture> com o JPG como alternativa.',
      ],
    ],
  },
};
