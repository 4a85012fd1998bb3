import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, BATCH_RESIZE_FRAME, COMPRESS_QUALITY, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { compressFrame, phoneBytes, resizeFrame } from '#choose/batch-page.ts';
import { ACTION_LABELS } from '#words/batch.ts';
import { bytesText, fixed } from '#words/catalogue/figures.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';
import { refusalWords } from '#words/refusal.ts';

const { browse, processAll, downloadAll, selectAction, quality, targetFormat, width, height, lock } = CONTROLS;
const [, configure, open] = toolTexts.batch.steps;

const compress: PageText = {
  title: `Comprimir várias imagens – ${BATCH_LIMIT} fotos de uma vez`,
  metaDescription: `Comprima até ${BATCH_LIMIT} imagens de uma vez com a mesma qualidade e salve tudo em um ZIP. Suas fotos nunca saem do navegador.`,
  h1: 'Comprimir várias imagens',
  description:
    'Reduza de uma vez as fotos de um fim de semana, de um anúncio ou de um relatório. Escolha a qualidade uma vez, veja quanto cada arquivo economiza e baixe tudo em um ZIP.',
  toolDescription: `Comprime até ${BATCH_LIMIT} imagens com a mesma qualidade e as reúne em um ZIP.`,
  steps: [
    {
      name: selectAction,
      text: `“${ACTION_LABELS.compress}” já está selecionado. “${quality}” começa em ${COMPRESS_QUALITY}; compare uma ou duas fotos antes de processar todas.`,
    },
    { name: open, text: `Solte alguns arquivos ou uma pasta inteira, ou use “${browse}”.` },
    { name: processAll, text: `Clique em “${processAll}”. Várias imagens são processadas ao mesmo tempo.` },
    {
      name: downloadAll,
      text: `“${downloadAll}” reúne os resultados em um ZIP, com os nomes e as datas originais.`,
    },
  ],
  facts: [
    {
      heading: `Por que as imagens também são reduzidas para ${compressFrame}`,
      paragraphs: [
        `A maioria dos lotes é para enviar ou publicar, por isso imagens maiores são reduzidas para caber em ${compressFrame} pixels. Só isso já leva uma foto de 12 megapixels a 1,6 megapixel, ${fixed((1 - (1440 * 1080) / 12e6) * 100, 0)}% menos.`,
        'Para manter todos os pixels, comprima as fotos uma a uma ou apenas converta-as.',
      ],
    },
    {
      heading: 'Quanto pesa um lote completo',
      paragraphs: [
        `${BATCH_LIMIT} fotos de celular de ${bytesText(phoneBytes)} cada somam ${bytesText(phoneBytes * BATCH_LIMIT)}, demais para três e-mails de 25 MB. Com 300 KB cada, somam ${bytesText(300 * 1024 * BATCH_LIMIT)}.`,
      ],
    },
  ],
  faqs: faqs([
    [
      'Quantas imagens posso comprimir de uma vez?',
      `Até ${BATCH_LIMIT} por vez, de graça, cada uma com até ${UPLOAD_LIMIT_MB} MB. “${refusalWords.anyway(1)}” aceita arquivos maiores e listas mais longas, até onde a memória do seu dispositivo permitir.`,
    ],
    [
      'E se um arquivo estiver danificado?',
      'Só esse arquivo é marcado com falha, com o motivo. Os outros continuam, e você pode tentar de novo.',
    ],
    [
      'Quanto vou economizar no total?',
      'Em geral, de 30 a 80% por foto, e mais se ela também for reduzida em pixels. Arquivos que não ficariam menores voltam sem alteração.',
    ],
  ]),
};

const resize: PageText = {
  title: 'Redimensionar várias imagens – um tamanho para todas',
  metaDescription: `Redimensione até ${BATCH_LIMIT} imagens para o mesmo tamanho sem distorcer nenhuma. Baixe um ZIP ou os arquivos avulsos. Nada é enviado.`,
  h1: 'Redimensionar várias imagens',
  description:
    'Fotos de produtos, slides e galerias ficam mais organizados quando todas as imagens têm o mesmo tamanho. Defina uma vez: imagens em pé e deitadas são encaixadas, cada uma na sua proporção.',
  toolDescription: `Reduz até ${BATCH_LIMIT} imagens para caber no mesmo tamanho e mantém as proporções e o formato de cada uma.`,
  steps: [
    { name: selectAction, text: `“${ACTION_LABELS.resize}” já está selecionado quando a página abre.` },
    {
      name: configure,
      text: `“${width}” e “${height}” começam em ${BATCH_RESIZE_FRAME.width} e ${BATCH_RESIZE_FRAME.height}. Deixe “${lock}” ativado para que nada estique.`,
    },
    { name: open, text: `Adicione suas imagens com “${browse}”. Pode misturar formatos.` },
    { name: processAll, text: `Clique em “${processAll}” e depois baixe arquivos avulsos ou use “${downloadAll}”.` },
  ],
  facts: [
    {
      heading: `Como um lote misto cabe em ${resizeFrame}`,
      paragraphs: ['As proporções são mantidas, então cada imagem preenche a largura ou a altura:'],
      table: {
        columns: ['Imagem', 'Resultado'],
        rows: [
          ['Larga 16:9', '1280 × 720'],
          ['Câmera 3:2', '1080 × 720'],
          ['Celular 4:3', '960 × 720'],
          ['Quadrada', '720 × 720'],
          ['Celular em pé 3:4', '540 × 720'],
        ],
      },
    },
    {
      heading: 'Uma só largura para uma galeria',
      paragraphs: [
        'Apague a altura e defina só a largura. Todas as imagens ficam com a mesma largura, e cada uma com a altura de que precisa: ideal para colunas em um layout.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Há um limite de imagens?',
      `${BATCH_LIMIT} imagens por lote, de graça, em quantos lotes você quiser, e mais de uma vez se você escolher abrir mesmo assim.`,
    ],
    [
      'As imagens mantêm o formato?',
      'Sim. Um PNG continua PNG, e um GIF animado continua animado. Para deixar todas em um só formato, converta depois.',
    ],
    [
      'Quanto tempo levam vinte fotos?',
      'Cerca de dois segundos para vinte fotos de 10 megapixels redimensionadas para 1280 pixels, medidos em um computador com dois núcleos.',
    ],
  ]),
};

const convert: PageText = {
  title: 'Converter várias imagens – tudo em um só formato',
  metaDescription: `Converta até ${BATCH_LIMIT} arquivos HEIC, PNG, JPG, TIFF ou WebP para um só formato de uma vez e salve um ZIP. Grátis e sem upload.`,
  h1: 'Converter várias imagens',
  description:
    'Tem HEIC de um celular, PNG de outro e TIFF do scanner? Passe tudo para o mesmo formato. Cada arquivo traz um aviso se perder alguma coisa.',
  toolDescription: `Converte até ${BATCH_LIMIT} imagens de qualquer formato aceito para um formato à sua escolha.`,
  steps: [
    { name: selectAction, text: `“${ACTION_LABELS.convert}” já está selecionado nesta página.` },
    {
      name: configure,
      text: `“${targetFormat}” começa em WebP, qualidade ${COMPRESS_QUALITY}. Escolha JPG para enviar a outras pessoas, PNG para manter cada pixel exato.`,
    },
    { name: open, text: `Adicione os arquivos com “${browse}”. Uma extensão errada não atrapalha.` },
    {
      name: processAll,
      text: `Clique em “${processAll}” e depois em “${downloadAll}” para um ZIP. Nele, nunca há dois arquivos com o mesmo nome.`,
    },
  ],
  facts: [
    {
      heading: 'Qual formato escolher',
      paragraphs: [],
      table: {
        columns: ['Se você precisa de', 'escolha', 'porque'],
        rows: [
          ['arquivos que todos conseguem abrir', 'JPG', 'todo programa abre; o transparente fica branco'],
          ['imagens para um site', 'WebP', 'mantém transparência e animação em arquivos pequenos'],
          ['cópias exatas para editar', 'PNG', 'nada se perde; fotos ficam grandes'],
          ['arquivos para uma gráfica', 'TIFF', 'é sem perdas e mantém cores de 16 bits'],
          ['os menores arquivos', 'AVIF', 'comprime melhor; conte alguns segundos por foto'],
        ],
      },
    },
    {
      heading: 'Nomes no ZIP',
      paragraphs: [
        'Um arquivo chamado foto.heic vira foto.webp. Se você também adicionou foto.png, ele vira foto (2).webp, e nenhum arquivo substitui outro.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Posso escolher outro formato para alguns arquivos?',
      'Não no mesmo lote: todos os arquivos seguem o mesmo ajuste. Tire esses arquivos da lista e converta-os um a um.',
    ],
    [
      'Quantos arquivos são grátis?',
      `${BATCH_LIMIT} imagens por lote, com até ${UPLOAD_LIMIT_MB} MB cada. Você não precisa de conta.`,
    ],
    [
      'Minhas fotos mantêm as datas?',
      'A data do arquivo é mantida no ZIP. O que a câmera gravou dentro da foto, como a localização, é removido.',
    ],
  ]),
};

export const batchTexts = { compress, resize, convert } as const;
