import type { NotesByTarget } from '#catalogue/page-text.ts';

export const gif: NotesByTarget = {
  jpg: {
    tag: 'o primeiro quadro como foto',
    meta: 'Salve o primeiro quadro de um GIF em JPG, para formulários e documentos que não aceitam GIF. Áreas transparentes ficam brancas.',
    why: 'O formulário pede um JPG e você só tem um GIF? Esta página salva o primeiro quadro como uma imagem comum, com as áreas transparentes em branco.',
    size: 'Em fotos, o JPG é menor, muitas vezes pela metade ou mais. Em desenhos, é maior e fica pior, porque o JPG lida mal com bordas duras.',
    faqs: [
      [
        'Posso escolher outro quadro?',
        'Não, você recebe o primeiro. Para outro quadro, pause a animação e faça uma captura de tela.',
      ],
      [
        'Os pontinhos nas cores somem?',
        'Só em parte: o JPG os desfoca um pouco. As cores perdidas quando o GIF foi feito não voltam.',
      ],
    ],
  },
};
