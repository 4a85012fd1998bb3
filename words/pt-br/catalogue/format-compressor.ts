import type { FormatWord } from '#catalogue/formats/names.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, COMPRESS_QUALITY } from '#catalogue/tools.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const [browse, quality, target, format, download] = [
  CONTROLS.browse,
  CONTROLS.quality,
  CONTROLS.targetSize,
  CONTROLS.targetFormat,
  CONTROLS.download,
];
const { processAll } = CONTROLS;
const { downloadPdf, pages, paper } = DOCUMENT_CONTROLS;
const [stepOpen, stepCompress, stepDownload] = toolTexts.compress.steps;
const stepConvert = toolTexts.convert.steps[1];

const jpg: PageText = {
  title: 'Comprimir JPG – fotos menores, mesma aparência',
  metaDescription:
    'Deixe fotos JPG de 30 a 80% menores no navegador, com nosso próprio codificador. Escolha uma qualidade ou um tamanho em KB e compare. Sem upload.',
  h1: 'Comprimir JPG',
  description:
    'Celulares e câmeras salvam JPGs com pressa e os deixam maiores do que precisam ser. Bem comprimido, um JPG ocupa bem menos espaço e parece igual.',
  toolDescription:
    'Comprime fotos JPG com nosso próprio codificador, para uma qualidade ou um tamanho em kilobytes à sua escolha.',
  steps: [
    {
      name: stepOpen,
      text: `Clique em “${browse}” ou solte o JPG. Você vê na hora o tamanho do arquivo e as dimensões.`,
    },
    {
      name: stepCompress,
      text: `“${quality}” começa em ${COMPRESS_QUALITY}. Diminua até notar uma mudança e volte um passo. Ou digite um tamanho em “${target}”.`,
    },
    {
      name: stepDownload,
      text: `Arraste a linha pela foto, confira céus e cabelos e clique em “${download}”.`,
    },
  ],
  facts: [
    {
      heading: 'De onde vem a economia',
      paragraphs: [
        'O codificador confere cada detalhe de cada bloco e descarta os que custam mais espaço do que valem, onde o olho menos percebe. Em oito fotos que não serviram para ajustá-lo, os arquivos ficaram cerca de 15% menores que os JPGs do próprio navegador com a mesma nota SSIMULACRA2, e de 3 a 10% menores que os do MozJPEG. Em qualidade baixa, duas das oito ficaram alguns por cento maiores que as do MozJPEG.',
        'Abaixo da qualidade 90, a maioria das fotos tem as cores guardadas em meia resolução, como em quase todo JPG. O codificador mede cada imagem e mantém as cores por inteiro onde a diferença apareceria, então letras vermelhas continuam nítidas. A partir de 90, ele faz isso com todas as imagens, menos as quase cinzentas ou pequenas.',
      ],
    },
    {
      heading: 'O que mais é removido',
      paragraphs: [
        'Muitas fotos carregam uma miniatura oculta de 10 a 30 KB e o local onde foram tiradas. Os dois são removidos do novo arquivo, a não ser que você escolha mantê-los.',
        'Se o novo arquivo não for pelo menos 5% menor, você recebe o original de volta em vez de uma cópia pior. O original ainda contém os dois.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Quanto minha foto vai diminuir?',
      'Em geral, de 30 a 80%. Uma foto direto do celular economiza mais. Uma salva de um app de mensagens economiza menos, porque já está comprimida.',
    ],
    [
      'Que qualidade devo escolher?',
      '75 é um bom começo para telas, 85 para impressões e fotos que você quer editar, 60 para prévias. As fotos são diferentes: de oito que testamos em 75, duas ficaram visivelmente piores. Céus azuis mostram primeiro, em blocos.',
    ],
    [
      'Posso comprimir o mesmo JPG várias vezes?',
      'Melhor não: ele perde um pouco mais a cada vez. Guarde o original e comece sempre por ele.',
    ],
  ]),
};

const png: PageText = {
  title: 'Comprimir PNG – continua PNG e transparente',
  metaDescription:
    'Comprima capturas de tela e logos PNG usando menos cores. A transparência é mantida e o arquivo continua PNG. No próprio navegador.',
  h1: 'Comprimir PNG',
  description:
    'Um PNG pode usar até quatro bytes por pixel. A maioria das capturas de tela e dos logos tem tão poucas cores que um byte basta, e isso economiza muito.',
  toolDescription: 'Reduz um PNG às cores que mais importam e mantém a transparência.',
  steps: [
    {
      name: stepOpen,
      text: `Solte um PNG ou escolha um com “${browse}”. Áreas transparentes aparecem quadriculadas.`,
    },
    {
      name: stepCompress,
      text: `“${quality}” define o quanto as cores ficam próximas do original. ${COMPRESS_QUALITY} serve para capturas de tela. Aumente se vir faixas nos degradês; 100 não muda nenhum pixel.`,
    },
    {
      name: stepDownload,
      text: `Dê zoom em uma borda, compare e clique em “${download}”. O arquivo continua sendo um PNG.`,
    },
  ],
  facts: [
    {
      heading: 'Dois caminhos para um PNG menor',
      paragraphs: [
        'Sem perdas: os mesmos pixels, mais bem compactados. Quanto isso economiza depende do programa que gravou o arquivo: quase nada se ele compactou bem, mais da metade se tinha pressa.',
        'Menos cores: até 256 são escolhidas para esta imagem, cada uma com sua transparência. Uma imagem que precisa de mais mantém todas, levemente arredondadas.',
      ],
    },
    {
      heading: 'Quando PNG é a escolha errada',
      paragraphs: [
        'Fotos têm dezenas de milhares de cores e muito ruído, que o PNG não consegue compactar. Em PNG, uma foto tem de cinco a oito vezes o tamanho de um bom JPG, então é melhor convertê-la.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Meu PNG vai virar um JPG?',
      'Nesta página, não: aqui ele continua PNG. O compressor geral salva como JPG um PNG sem transparência, a não ser que você escolha outro formato.',
    ],
    [
      'De 30 a 80% é realista para PNG?',
      'Para capturas de tela e ilustrações, sim. Ícones exportados com poucas cores podem não diminuir nada, e aí você recebe o original de volta.',
    ],
    [
      'E os PNGs de 16 bits?',
      'Passam a ter 8 bits em qualquer qualidade abaixo de 100. Coloque a qualidade em 100 para manter a profundidade.',
    ],
  ]),
};

const webp: PageText = {
  title: 'Comprimir WebP – menos bytes para o seu site',
  metaDescription:
    'Deixe imagens WebP menores, pela qualidade ou até um tamanho em KB. A transparência é mantida. É grátis e roda no seu dispositivo.',
  h1: 'Comprimir WebP',
  description:
    'Apps, ferramentas de design e plug-ins costumam exportar WebP com qualidade 90 ou até sem perdas. Para uma página da web, é mais do que se consegue ver.',
  toolDescription: 'Comprime arquivos WebP para uma qualidade menor ou um tamanho desejado e mantém a transparência.',
  steps: [
    { name: stepOpen, text: `Escolha um arquivo .webp com “${browse}”.` },
    {
      name: stepCompress,
      text: `“${quality}” começa em ${COMPRESS_QUALITY}. O WebP borra primeiro os detalhes finos, então confira pele, grama e tecidos ao diminuir. Ou informe um tamanho em “${target}”.`,
    },
    {
      name: stepDownload,
      text: `Clique em “${download}” para salvar o WebP e depois troque o arquivo antigo no seu site.`,
    },
  ],
  facts: [
    {
      heading: 'Como o WebP economiza espaço',
      paragraphs: [
        'O WebP prevê cada bloco a partir dos vizinhos e guarda só a diferença. Por isso fundos lisos quase não ocupam espaço.',
        'Uma foto em WebP com perdas tem as cores em meia resolução, em qualquer qualidade. Isso borraria as linhas vermelhas finas de um desenho. Por isso, desenhos e capturas de tela ficam com menos cores quando o resultado é melhor com menos bytes, e toda borda continua nítida.',
      ],
    },
    {
      heading: 'Quando um JPG é tão bom quanto',
      paragraphs: [
        'O WebP ganha mais em gráficos com transparência e em qualidade baixa. Em fotos com 85 ou mais, um JPG bem feito muitas vezes fica quase tão pequeno, e mais programas o abrem.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Um WebP diminui tanto quanto um JPG?',
      'Em geral, menos. De 30 a 80% é o normal para arquivos exportados com 90 ou mais. Um salvo com 75 não diminui muito.',
    ],
    [
      'Um WebP animado continua animado?',
      'Sim. Cada quadro é comprimido, e o ritmo fica o mesmo. Animações longas demoram um pouco.',
    ],
    [
      'Até onde posso baixar em miniaturas?',
      'Por volta de 40 a 50 para imagens de até 400 pixels de largura. Nesse tamanho, a perda de nitidez quase não aparece.',
    ],
  ]),
};

const gif: PageText = {
  title: 'Comprimir GIF – animações mais leves',
  metaDescription:
    'Deixe GIFs animados menores com menos cores e sem as mudanças que ninguém vê. Todos os quadros ficam. No navegador, sem upload.',
  h1: 'Comprimir GIF',
  description:
    'Um GIF guarda cada pixel que muda, quadro a quadro. Ignorar mudanças que ninguém vê e usar menos das 256 cores o deixa bem menor, e ele roda como antes.',
  toolDescription: 'Comprime animações GIF com menos cores e ignora mudanças mínimas entre os quadros.',
  steps: [
    { name: stepOpen, text: `Solte o GIF ou use “${browse}”. Ele roda na prévia.` },
    {
      name: stepCompress,
      text: `Diminuir “${quality}” ignora mais mudanças pequenas e usa menos cores. Acima de 90 quase não se nota; abaixo de 50 as cores parecem chapadas.`,
    },
    { name: stepDownload, text: `Veja uma volta completa na comparação e clique em “${download}”.` },
  ],
  facts: [
    {
      heading: 'O que mais ajuda',
      paragraphs: [
        'Menos pixels: metade da largura e da altura é um quarto da área, em cada quadro. Se a animação é maior do que você precisa, redimensione antes.',
        'Menos mudança: o ruído de um fundo filmado muda em cada quadro. Ignorá-lo economiza muito.',
        'Menos cores: com 64 em vez de 256, cada pixel ocupa um quarto a menos de espaço.',
      ],
    },
    {
      heading: 'Limites de tamanho das plataformas',
      paragraphs: [
        'O Slack aceita emojis personalizados abaixo de 128 KB, o Discord abaixo de 256 KB. O GitHub aceita animações de até 10 MB em comentários. Os limites mudam, então confira no site para onde vai enviar.',
      ],
    },
  ],
  faqs: faqs([
    [
      'A animação mantém a velocidade?',
      'Sim, até o centésimo de segundo. O número de repetições também fica, e nenhum quadro é descartado.',
    ],
    [
      'Outro formato ficaria menor?',
      'Sim: um WebP animado do mesmo clipe ocupa cerca de um terço. Use GIF onde nada mais funciona.',
    ],
    [
      'Por que meu GIF quase não diminuiu?',
      'O GIF já é bom em desenhos limpos com áreas lisas. Economias de 30 a 80% vêm de trechos de vídeo e imagens pontilhadas.',
    ],
  ]),
};

const pdf: PageText = {
  title: 'Converter imagem em PDF – fotos em um só PDF',
  metaDescription:
    'Reúna fotos e digitalizações em um só PDF, na sua ordem e com a qualidade que escolher: JPG, PNG, HEIC ou TIFF. Grátis, no seu dispositivo.',
  h1: 'Converter imagem em PDF',
  description:
    'Você tem fotos de um documento, mas a repartição ou o portal de vagas quer um PDF. Esta página as comprime e coloca cada uma em uma página, tudo em um só documento.',
  toolDescription: 'Comprime imagens e as salva como páginas de um PDF, sem bordas brancas, a não ser que você queira.',
  steps: [
    {
      name: stepOpen,
      text: `Escolha as fotos do seu documento com “${browse}”, todas de uma vez. HEIC do iPhone e TIFF do scanner também funcionam.`,
    },
    {
      name: 'Pôr em ordem',
      text: 'Arraste as imagens para a ordem das páginas ou selecione uma alça e use as setas do teclado.',
    },
    {
      name: stepConvert,
      text: `“${format}” está em PDF e “${quality}” em ${COMPRESS_QUALITY}. Texto impresso continua legível até 50; assinaturas e carimbos ficam melhores em 85. Depois clique em “${processAll}”.`,
    },
    { name: stepDownload, text: `Clique em “${downloadPdf}”, e o documento está pronto para anexar.` },
  ],
  facts: [
    {
      heading: 'O que há dentro do PDF',
      paragraphs: [
        'Cada página contém sua foto em JPG e mais nada, então ela soma menos de um kilobyte a esse JPG. Um JPG que não ficaria menor entra sem ser comprimido de novo.',
        'O texto não é reconhecido. A página é uma imagem, então não dá para pesquisar nela.',
      ],
    },
    {
      heading: 'De quantos pixels uma página precisa',
      paragraphs: [
        'Para um texto legível, uma página A4 precisa de 150 dpi: 1240 × 1754 pixels. A 300 dpi, são 2480 × 3508: 4 vezes os pixels e cerca de 3 vezes o tamanho do arquivo.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Posso colocar várias fotos em um só PDF?',
      `Sim, até ${BATCH_LIMIT}. Em “${pages}”, você escolhe entre um documento e um arquivo para cada.`,
    ],
    [
      'As páginas podem ser A4?',
      `Sim. “${paper}” oferece A4 e Carta, com ou sem margem. As páginas giram com a foto, então uma foto deitada fica em uma página deitada.`,
    ],
    [
      'Posso diminuir um PDF que já existe?',
      'Não, esta ferramenta cria arquivos PDF, mas não os abre. Exporte antes as páginas como imagens.',
    ],
    [
      'Por que não simplesmente imprimir em PDF?',
      'A impressão coloca a foto em uma folha com bordas e muitas vezes a salva sem compressão, com várias vezes o tamanho.',
    ],
  ]),
};

export const formatCompressorTexts: Partial<Record<FormatWord, PageText>> = { jpg, png, webp, gif, pdf };
