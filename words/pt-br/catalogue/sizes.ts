import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import type { SizeNotes } from '#catalogue/page-text.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { frameText } from '#words/catalogue/figures.ts';

/** The 4:3 frame of a photo that has this file size in kilobytes at quality 75. */
const fills = (kb: number, kind: 'soft' | 'middle' | 'busy') => frameText(sizeAim(kb).bytes, JPEG_DENSITY[75][kind]);

const CHECK = 'Confira no site para onde vai enviar.';

/** By kilobytes, as in the entries. */
export const SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {
  20: {
    tag: 'assinaturas e carimbos',
    meta: 'Deixe uma foto ou assinatura com 20 KB para formulários de concursos e vagas. A página acha o melhor tamanho e qualidade, no seu dispositivo.',
    why: 'Formulários de inscrição muitas vezes limitam assinaturas digitalizadas e fotos pequenas de documento a 20 KB. É pouco, mas basta para uma imagem pequena.',
    limits: `Concursos de bancos na Índia pedem assinaturas de 10 a 20 KB com 140 × 60 pixels e fotos de pelo menos 20 KB. ${CHECK}`,
    advice:
      'Corte primeiro, para não gastar espaço com a mesa ou a parede. Papel branco comprime muito bem, então uma assinatura bem iluminada chega a 20 KB sem perda visível.',
    adjust:
      'Um retrato grande fica com menos pixels, porque em 20 KB ele fica melhor com 200 × 230 do que com 800 × 920. Se o formulário pede um tamanho em pixels, redimensione antes.',
    faqs: [
      [
        'Por que o formulário diz que meu arquivo é pequeno demais?',
        'Alguns formulários também têm um mínimo, muitas vezes 10 KB, e uma assinatura pequena em preto e branco pode ficar abaixo dele. Defina um tamanho maior ou mantenha mais pixels.',
      ],
      [
        'Uma foto de 5 MB pode mesmo virar 20 KB?',
        'Sim, mas precisa perder a maior parte dos pixels. O resultado serve para um formulário ou uma miniatura, não para imprimir.',
      ],
    ],
  },
  50: {
    tag: 'fotos para inscrições',
    meta: 'Deixe um retrato abaixo de 50 KB para uma inscrição online. Seu navegador acha a melhor imagem que cabe. Grátis, sem cadastro.',
    why: 'Muitos portais de inscrição aceitam retratos de até 50 KB. Um retrato com algumas centenas de pixels de largura cabe bem. Uma foto em tamanho original precisa ser reduzida antes, e esta página faz isso por você.',
    limits: `Concursos de bancos na Índia aceitam fotos de 20 a 50 KB com 200 × 230 pixels. O ícone de um pacote de figurinhas do WhatsApp precisa ter menos de 50 KB. Para um passaporte britânico, 50 KB é o mínimo. ${CHECK}`,
    advice:
      'Um fundo liso economiza mais espaço que qualquer ajuste. Fique a um metro de uma parede, para que a textura dela saia desfocada.',
    adjust: 'Se o formulário pede pixels além de kilobytes, redimensione primeiro e depois volte aqui.',
    faqs: [
      [
        'O arquivo fica perto de 50 KB?',
        'Nunca acima de 50 KB e, em geral, a menos de 3% disso. Um arquivo que já é menor fica como está.',
      ],
      [
        '50 KB são 50.000 ou 51.200 bytes?',
        'Aqui um kilobyte tem 1024 bytes, como no Windows. Se possível, o arquivo também fica abaixo de 50.000 bytes, porque alguns portais contam assim. Para garantir, digite 48.',
      ],
    ],
  },
  100: {
    tag: 'um pouco abaixo do limite',
    meta: 'Comprima uma foto para 100 KB ou menos. A página acha a melhor imagem que cabe, e você compara com o original. Sem upload.',
    why: 'Formulários, pacotes de figurinhas e sites rápidos muitas vezes pedem menos de 100 KB. Basta para uma imagem nítida em metade da tela de um notebook.',
    limits: `Uma figurinha estática do WhatsApp precisa ter menos de 100 KB, um emoji do Slack menos de 128 KB, e um anúncio gráfico do Google no máximo 150 KB. Algumas operadoras limitam mensagens com imagem a 100 KB. ${CHECK}`,
    advice:
      'A página escolhe a qualidade, então pense nos pixels: passar de 1200 para 1000 no lado maior deixa três décimos do espaço para uma qualidade melhor.',
    adjust: 'Mude o número se o seu limite for outro. 95 é seguro para sites que contam um kilobyte como 1000 bytes.',
    faqs: [
      [
        'E se a foto não couber com nenhuma qualidade?',
        'Então ela também perde pixels, mas só o necessário. Se ainda não couber, a página avisa e guarda o menor arquivo que encontrou.',
      ],
      [
        'Por que meu arquivo tem 97 KB e não 100?',
        'Alguns sites contam um kilobyte como 1000 bytes, então a página busca no máximo 100.000 bytes, que aqui são 97,7 KB. Seu arquivo nunca passa do limite.',
      ],
    ],
  },
  200: {
    tag: 'fotos de visto e portais',
    meta: 'Deixe uma foto com menos de 200 KB para sites de visto, portais e lojas, com qualidade de sobra. Tudo acontece no navegador.',
    why: '200 KB bastam para um bom retrato quadrado ou uma foto de produto e ficam com folga abaixo do limite de 240 KB das fotos para visto dos EUA.',
    limits: `Fotos para visto dos EUA podem ter até 240 KB, quadradas, com 600 a 1200 pixels de cada lado. Emojis personalizados do Discord podem ter até 256 KB. ${CHECK}`,
    advice:
      'Para uma foto de visto, corte em quadrado e redimensione antes para 600 × 600. Aí 200 KB sobram, e você não vê nenhum sinal de compressão.',
    adjust: 'Se o seu formulário permite 240 ou 250 KB, digite isso em vez de 200.',
    faqs: [
      [
        'Quantos pixels são ideais para 200 KB?',
        `Cerca de ${fills(200, 'middle')} para uma foto comum com qualidade 75. Um close com fundo desfocado pode ter mais que o dobro; pelos ou grama em foco, só um quarto.`,
      ],
      [
        'A compressão muda o fundo ou meu rosto?',
        'Não. A textura fina da pele e dos tecidos fica um pouco mais lisa. Formas, cores e proporções não mudam.',
      ],
    ],
  },
  300: {
    tag: 'mensagens e concursos',
    meta: 'Reduza fotos para menos de 300 KB para mensagens com imagem, portais de concursos e newsletters. Nada é enviado.',
    why: '300 KB é um limite antigo das redes de celular, ainda comum em mensagens com imagem, portais de concursos e newsletters. Uma foto de tela cheia cabe bem.',
    limits: `O padrão de 2005 para mensagens com imagem permite até 300 KB. Formulários do serviço público da Índia aceitam fotos e assinaturas de 20 a 300 KB. ${CHECK}`,
    advice:
      'Três imagens deste tamanho fazem uma newsletter de quase um megabyte, mais ou menos o que as pessoas têm paciência de esperar no celular. Deixe a imagem principal com 300 KB e as outras com 100 KB.',
    adjust:
      'Veja o resultado no tamanho em que as pessoas vão vê-lo. Com 1200 pixels de largura, muitas vezes dá para reduzir mais.',
    faqs: [
      [
        'Uma foto de 300 KB fica melhor que uma de 200 KB?',
        'Quase nada, se o número de pixels for o mesmo: o espaço extra só acrescenta grão fino. Ajuda se você o usar para mais pixels.',
      ],
      [
        'Meu app de mensagens já comprime as fotos. Por que fazer antes?',
        'Porque a imagem fica melhor. Uma foto que já está abaixo do limite do app muitas vezes passa sem alteração.',
      ],
    ],
  },
  500: {
    tag: 'nítida em tela cheia',
    meta: 'Comprima fotos para 500 KB e mantenha a nitidez em tela cheia. Ideal para blogs, anúncios e portais de vagas; privado e sem custo.',
    why: 'Meio megabyte basta para uma foto que ocupa a tela de um notebook sem perda visível. Anúncios, portais de vagas e fóruns muitas vezes têm esse limite.',
    limits: `Figurinhas podem ter até 512 KB no Telegram e no Discord, e as animadas até 500 KB no WhatsApp. ${CHECK}`,
    advice: 'Use 2048 pixels no lado maior e uma qualidade por volta de 80.',
    adjust: 'O arquivo não precisa chegar a 500 KB. Se a qualidade 75 já dá 350 KB, use essa.',
    faqs: [
      [
        'Posso imprimir uma foto de 500 KB?',
        'Sim, em 10 × 15 cm, que são 1181 × 1772 pixels a 300 dpi. Em A4, a foto cobre quatro vezes a área e fica pouco nítida em alguns pontos.',
      ],
      [
        'É mais rápido usar o controle deslizante da qualidade?',
        'Sim, se você só quer um arquivo menor. Se há um limite, defina o tamanho: a mesma qualidade dá 300 KB em uma foto e 1,2 MB na seguinte.',
      ],
    ],
  },
  1024: {
    tag: 'nunca acima do limite',
    meta: 'Deixe uma foto logo abaixo de 1 MB para perfis, formulários e sites que recusam arquivos maiores. Grátis, e nada é enviado.',
    why: 'Muitos sites recusam arquivos acima de um megabyte, muitas vezes sem dizer por quê. Uma foto de 12 megapixels com 1 MB ainda fica bonita em qualquer tela.',
    limits: `Sites que rodam no servidor nginx recusam envios acima de 1 MB, a não ser que isso tenha sido alterado, e mostram “413 Request Entity Too Large”. Fotos de perfil no GitHub precisam ter menos de 1 MB, e fotos para o e-visa da Índia podem ter até 1 MB. ${CHECK}`,
    advice:
      'Uma foto de 12 megapixels mantém todos eles com 1 MB, e você só vê a perda com zoom de 100%. Para uma imagem impecável, reduza antes a largura e a altura pela metade.',
    adjust: 'Para este tamanho, a página tenta até 15 vezes para chegar o mais perto possível do limite.',
    faqs: [
      [
        'Por que alguns formulários recusam um arquivo de 1 MB?',
        'O formulário envia seu arquivo junto com os outros campos, o que soma algumas centenas de bytes. Além disso, alguns contam um megabyte como 1.000.000 de bytes, outros como 1.048.576. Digite 960 para garantir nos dois casos.',
      ],
      [
        'Quantas dessas fotos cabem em um e-mail?',
        'Cerca de 18: o Gmail aceita até 25 MB, e os anexos crescem um terço ao serem enviados.',
      ],
    ],
  },
  2048: {
    tag: 'foto grande, perda pequena',
    meta: 'Deixe fotos de câmera abaixo de 2 MB quase sem mudança visível, em geral com todos os pixels. Para WordPress, formulários e fóruns. Sem upload.',
    why: 'Inúmeros formulários de contato, lojas e blogs aceitam arquivos de até 2 MB, porque esse é o padrão do PHP. Uma foto de 12 megapixels chega lá quase sem perda.',
    limits: `Sites feitos em PHP permitem 2 MB por arquivo, a não ser que a hospedagem tenha aumentado o limite. O Stack Overflow aceita imagens de até 2 MB. ${CHECK}`,
    advice:
      'Não reduza as dimensões da foto sem necessidade: com 2 MB, uma foto de 12 megapixels ainda fica com qualidade de cerca de 75 a 85.',
    adjust: 'Fotos com pouco detalhe muitas vezes ficam bem abaixo de 2 MB, mesmo com qualidade 90.',
    faqs: [
      [
        'Meu formulário falha sem mostrar erro. É o tamanho do arquivo?',
        'É bem possível. Quando um arquivo passa do limite, muitos formulários só dizem que nenhum arquivo foi escolhido. Tente de novo com um abaixo de 2 MB.',
      ],
      [
        '2 MB é demais para uma página da web?',
        'Para download, não; para uma imagem na página, sim. Na largura que sua página mostra, 200 a 300 KB parecem iguais e carregam bem mais rápido.',
      ],
    ],
  },
  10000: {
    tag: 'para originais enormes',
    meta: 'Deixe fotos e digitalizações de até 50 MB abaixo de 10 MB, em geral com todos os pixels. Seus arquivos ficam no seu dispositivo.',
    why: 'Câmeras de 45 megapixels e scanners de mesa geram arquivos de 15 a 40 MB, mas muitos sites só aceitam até 10 MB. Esta página os deixa abaixo desse limite, em geral com todos os pixels.',
    limits: `GitHub, Discord e o serviço de passaportes britânico aceitam imagens de até 10 MB. ${CHECK}`,
    advice:
      'Você não precisa abrir mão de nada: 10 MB bastam para 45 megapixels com qualidade 85. Mantenha as dimensões, caso um acervo ou uma gráfica as peça.',
    adjust: '10.000 KB é o maior tamanho que você pode definir, um pouco menos que 10 MB.',
    faqs: [
      [
        'Por que esta página aceita arquivos maiores que as outras?',
        'Porque arquivos abaixo de 10 MB não precisam dela. Seu próprio dispositivo faz o trabalho, e o limite de 50 MB protege a memória dele.',
      ],
      [
        'Posso usar um TIFF do meu scanner?',
        'Sim. Você recebe um JPG, porque um arquivo sem perdas não pode ser ajustado para um tamanho.',
      ],
    ],
  },
};

/** The pages that reach a size by resizing are not translated. */
export const RESIZE_SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {};
