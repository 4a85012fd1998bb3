import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const about: Prose = {
  pageTitle: `Sobre o ${site.name}`,
  description: `O que é o ${site.name}: ferramentas de imagem que rodam no seu próprio dispositivo, por que nada é enviado e com o que foram feitas.`,
  title: `Sobre o ${site.name}`,
  lead: 'Ferramentas de imagem para o dia a dia. Você não precisa entregar suas imagens a um estranho.',
  sections: [
    {
      heading: 'Por que nada é enviado',
      text: [
        'Um formulário quer uma foto com menos de 200 KB, uma loja quer 1000 × 1000, um colega não consegue abrir a imagem do seu celular. Seu computador resolve tarefas assim em uma fração de segundo, então não há motivo para mandar a cópia do passaporte ou uma foto de família para o outro lado do mundo. Aqui, quem faz o trabalho é o seu próprio navegador.',
      ],
    },
    {
      heading: 'Como funciona',
      text: [
        'JPGs são lidos e gravados por código nosso, e a maioria dos outros formatos, pela libvips, uma biblioteca de imagens em que fotógrafos, museus e grandes sites confiam. Os dois rodam no navegador (WebAssembly). O site trabalha com JPG, PNG, WebP, GIF, TIFF, AVIF e JPEG XL e respeita perfis de cor e orientação.',
        'Se um formato não consegue guardar algo, você vê isso antes de começar. Comprimir nunca aumenta um arquivo, a menos que você escolha um formato, a qualidade sem perdas ou um tamanho que ocupe mais. Se outra ferramenta o aumentar, ela diz por quê.',
      ],
    },
    {
      heading: 'Quanto custa',
      text: [
        'Nada. Não há contas nem publicidade, e só há marca d’água se você adicionar uma. Como seu próprio dispositivo faz o trabalho, manter o site custa pouco.',
      ],
    },
    {
      heading: 'Fale com a gente',
      text: ['Se algo não funciona ou falta alguma ferramenta, [escreva para nós](/pt-br/contato).'],
    },
  ],
};
