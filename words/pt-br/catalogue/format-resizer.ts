import type { FormatWord } from '#catalogue/formats/names.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import type { Format } from '#engine';
import { grouped } from '#words/catalogue/figures.ts';
import { tenMegabytes } from '#words/catalogue/ten-megabytes.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const { browse, width, height, lock, download } = CONTROLS;
const [stepOpen, stepAdjust, stepDownload] = toolTexts.resize.steps;

const jpg: PageText = {
  title: 'Redimensionar JPG – menos pixels, ainda nítido',
  metaDescription:
    'Redimensione fotos JPG por largura, altura ou porcentagem. Ficam nítidas, na posição e com as cores certas. Nada sai do seu navegador.',
  h1: 'Redimensionar JPG',
  description:
    'A maioria das fotos tem muito mais pixels do que você precisa. Redimensionar é o caminho mais seguro para um JPG pequeno, e no novo tamanho a foto pode até parecer mais nítida que antes.',
  toolDescription:
    'Redimensiona fotos JPG com um filtro nítido, põe as fotos na posição certa e converte as cores para sRGB.',
  steps: [
    { name: stepOpen, text: `Abra uma foto com “${browse}”. “${width}” e “${height}” mostram o tamanho atual.` },
    {
      name: stepAdjust,
      text: `Digite um novo valor em “${width}”. Com “${lock}” ativado, “${height}” acompanha. Tente 1600 para um site, 2048 para um tablet.`,
    },
    { name: stepDownload, text: `Clique em “${download}” para salvar o JPG redimensionado.` },
  ],
  facts: [
    {
      heading: 'O que o redimensionamento faz com um JPG',
      paragraphs: [
        'Um JPG pode ser aberto com metade, um quarto ou um oitavo do tamanho, então até 100 megapixels diminuem rápido.',
        'Reduzir suaviza o ruído e os sinais de compressão. Um JPG que parece quadriculado em tamanho original muitas vezes fica limpo na metade.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Quanto menor fica o arquivo com metade da largura?',
      'Metade da largura e da altura é um quarto dos pixels. O arquivo cai para cerca de um terço, porque cada pixel que resta guarda mais detalhe.',
    ],
    ['Minha foto em pé vai ficar deitada?', 'Não, ela sai como você a viu no celular, em qualquer programa.'],
    [
      'Posso ampliar um JPG?',
      'Sim, mas nenhum detalhe novo é inventado. Além do dobro do tamanho, ele parece pouco nítido.',
    ],
  ]),
};

export const formatResizerTexts: Partial<Record<FormatWord, PageText>> = { jpg };

/** How far a picture of a format can be enlarged. */
export const resizerLimits = ({ label, maxSide, id }: Format): FactBlock => ({
  heading: `Qual o tamanho máximo de um ${label}`,
  paragraphs: [`Aqui, um ${label} pode ter até ${grouped(maxSide)} pixels no lado maior. ${tenMegabytes[id]}`],
});
