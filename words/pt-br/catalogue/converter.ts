import type { ConverterEntry } from '#catalogue/entries/entry.ts';
import { factsOf } from '#catalogue/formats/facts.ts';
import type { FormatFacts } from '#catalogue/formats/format-facts.ts';
import { idOf, labelOf } from '#catalogue/formats/names.ts';
import { type FactBlock, faqs, type HowToStep, type PageText } from '#catalogue/page-text.ts';
import { CONVERT_QUALITY, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { nameOf } from '#choose/name-of.ts';
import { FORMATS } from '#engine/formats/index.ts';
import { grouped } from '#words/catalogue/figures.ts';
import { pairNotes } from '#words/catalogue/pairs/index.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';
import { uploadWords } from '#words/upload.ts';

/** A converter's page: notes on this pair, and the differences between the two formats' records. */
export function converterText(entry: ConverterEntry): PageText {
  const [from, to] = [labelOf(entry.from), labelOf(entry.to)];
  const notes = pairNotes(entry.from, entry.to);
  const twin = entry.twinOf ? TWIN : undefined;
  return {
    title: `${nameOf(entry)}${twin ? ': mesmo formato, outro nome' : ` – ${notes.tag}`}`,
    metaDescription: twin ? twin.meta(from, to) : notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Converte ${from} para ${to} no seu próprio dispositivo.`,
    steps: steps(entry),
    facts: [
      { heading: `O que muda de ${from} para ${to}`, paragraphs: [], table: changes(entry) },
      { heading: `Tamanho do ${to}`, paragraphs: [notes.size] },
    ],
    faqs: faqs([
      ...notes.faqs,
      ['Há um limite de tamanho?', `Imagens de até ${UPLOAD_LIMIT_MB} MB. “${uploadWords.anyway(1)}” aceita maiores.`],
      ...(twin ? [twin.question] : []),
    ]),
  };
}

const TWIN = {
  meta: (from: string, to: string) =>
    `Converta ${from} para ${to} no navegador. JPEG e JPG são dois nomes do mesmo formato, então esta página faz o mesmo trabalho.`,
  question: [
    'JPEG é diferente de JPG?',
    'Não. O Windows antigo só permitia três letras depois do ponto, então .jpeg virou .jpg. O formato é o mesmo, e os dois nomes funcionam aqui.',
  ] as const,
};

function steps({ from, to }: ConverterEntry): HowToStep[] {
  const target = labelOf(to);
  const isLossy = FORMATS[idOf(to)].quality?.reduces === 'detail';
  return [
    { name: toolTexts.convert.steps[0], text: `Solte seu ${labelOf(from)} ou clique em “${CONTROLS.browse}”.` },
    {
      name: toolTexts.convert.steps[1],
      text: `“${CONTROLS.targetFormat}” já está em ${target}${isLossy ? ` e “${CONTROLS.quality}” em ${CONVERT_QUALITY}` : ''}.`,
    },
    { name: toolTexts.convert.steps[2], text: `Compare e clique em “${CONTROLS.download}”.` },
  ];
}

const COMPRESSION: Readonly<Record<FormatFacts['compression'], string>> = {
  lossy: 'com perdas',
  lossless: 'sem perdas',
  either: 'com ou sem perdas',
  palette: 'sem perdas, até 256 cores',
  runs: 'nenhuma ou bem simples',
  drawing: 'instruções de desenho',
  container: 'contêiner',
};

const TRANSPARENCY: Readonly<Record<FormatFacts['transparency'], string>> = {
  none: 'nenhuma',
  hard: 'sim ou não',
  smooth: 'suave',
};

/** The differences between the two formats' records, and common properties worth knowing, one per line. */
function changes(entry: ConverterEntry): NonNullable<FactBlock['table']> {
  const [source, target] = [FORMATS[idOf(entry.from)], FORMATS[idOf(entry.to)]];
  const [given, taken] = [factsOf(source.id), factsOf(target.id)];
  const [fewColours, wereFew] = [taken, given].map(({ compression }) => compression === 'palette');
  const isLossy = target.quality?.reduces === 'detail';
  const yes = (has: boolean) => (has ? 'sim' : 'não');
  const rows: (readonly string[] | false | undefined)[] = [
    source.vector && ['Forma', 'curvas', 'pixels', 'um tamanho fixo'],
    !source.vector &&
      (isLossy || !fewColours || wereFew === true) && [
        'Detalhes',
        COMPRESSION[given.compression],
        COMPRESSION[taken.compression],
        isLossy ? 'um pouco se perde' : 'cada pixel fica',
      ],
    fewColours !== wereFew && [
      'Cores',
      wereFew ? '256' : 'milhões',
      fewColours ? '256' : 'milhões',
      fewColours ? 'cores parecidas no lugar do resto' : 'todas ficam',
    ],
    source.holds.depth === 16 && [
      'Profundidade de cor',
      '16 bits',
      `${target.holds.depth} bits`,
      target.holds.depth === 16 ? 'fica' : 'arredondada',
    ],
    given.transparency !== 'none' && [
      'Transparência',
      TRANSPARENCY[given.transparency],
      TRANSPARENCY[taken.transparency],
      taken.transparency === 'none'
        ? 'fica branca'
        : taken.transparency === 'hard' && given.transparency === 'smooth'
          ? 'bordas duras'
          : 'fica',
    ],
    source.holds.animation && [
      'Animação',
      'sim',
      yes(target.holds.animation),
      target.holds.animation ? 'continua' : 'só o primeiro quadro',
    ],
    source.paged && ['Páginas', 'várias', 'uma', 'só a primeira'],
    source.holds.metadata && [
      'Dados da câmera',
      'sim',
      yes(target.holds.metadata),
      target.holds.metadata ? 'você escolhe' : 'removidos',
    ],
    !source.vector &&
      target.maxSide < source.maxSide && ['Lado maior', grouped(source.maxSide), grouped(target.maxSide), 'em pixels'],
  ];
  return {
    columns: ['', labelOf(entry.from), labelOf(entry.to), 'Resultado'],
    rows: rows.filter((row) => row !== undefined && row !== false),
  };
}
