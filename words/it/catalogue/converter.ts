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
    title: `${nameOf(entry)}${twin ? ': stesso formato, altro nome' : ` – ${notes.tag}`}`,
    metaDescription: twin ? twin.meta(from, to) : notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Trasforma ${from} in ${to} sul tuo dispositivo.`,
    steps: steps(entry),
    facts: [
      { heading: `Che cosa cambia tra ${from} e ${to}`, paragraphs: [], table: changes(entry) },
      { heading: `Quanto pesa il file ${to}`, paragraphs: [notes.size] },
    ],
    faqs: faqs([
      ...notes.faqs,
      [
        'C’è un limite di peso?',
        `Immagini fino a ${UPLOAD_LIMIT_MB}\u00a0MB. Con “${uploadWords.anyway(1)}” puoi aprirne di più grandi.`,
      ],
      ...(twin ? [twin.question] : []),
    ]),
  };
}

const TWIN = {
  meta: (from: string, to: string) =>
    `Converti ${from} in ${to} nel tuo browser. JPEG e JPG sono due nomi dello stesso formato, quindi questa pagina fa lo stesso lavoro.`,
  question: [
    'JPEG è diverso da JPG?',
    'No. I primi Windows ammettevano solo tre lettere dopo il punto, quindi .jpeg diventò .jpg. Il formato è lo stesso e qui vanno bene entrambi i nomi.',
  ] as const,
};

function steps({ from, to }: ConverterEntry): HowToStep[] {
  const target = labelOf(to);
  const isLossy = FORMATS[idOf(to)].quality?.reduces === 'detail';
  return [
    {
      name: toolTexts.convert.steps[0],
      text: `Trascina qui il tuo file ${labelOf(from)} o premi “${CONTROLS.browse}”.`,
    },
    {
      name: toolTexts.convert.steps[1],
      text: `“${CONTROLS.targetFormat}” è già impostato su ${target}${isLossy ? ` e “${CONTROLS.quality}” su ${CONVERT_QUALITY}` : ''}.`,
    },
    { name: toolTexts.convert.steps[2], text: `Confronta, poi premi “${CONTROLS.download}”.` },
  ];
}

const COMPRESSION: Readonly<Record<FormatFacts['compression'], string>> = {
  lossy: 'con perdita',
  lossless: 'senza perdita',
  either: 'con o senza perdita',
  palette: 'senza perdita, fino a 256 colori',
  runs: 'nessuna o semplici sequenze',
  drawing: 'istruzioni di disegno',
  container: 'contenitore',
};

const TRANSPARENCY: Readonly<Record<FormatFacts['transparency'], string>> = {
  none: 'nessuna',
  hard: 'sì o no',
  smooth: 'sfumata',
};

/** The differences between the two formats' records, and common properties worth knowing, one per line. */
function changes(entry: ConverterEntry): NonNullable<FactBlock['table']> {
  const [source, target] = [FORMATS[idOf(entry.from)], FORMATS[idOf(entry.to)]];
  const [given, taken] = [factsOf(source.id), factsOf(target.id)];
  const [fewColours, wereFew] = [taken, given].map(({ compression }) => compression === 'palette');
  const isLossy = target.quality?.reduces === 'detail';
  const yes = (has: boolean) => (has ? 'sì' : 'no');
  const rows: (readonly string[] | false | undefined)[] = [
    source.vector && ['Forma', 'curve', 'pixel', 'misure fisse'],
    !source.vector &&
      (isLossy || !fewColours || wereFew === true) && [
        'Dettaglio',
        COMPRESSION[given.compression],
        COMPRESSION[taken.compression],
        isLossy ? 'se ne perde un po’' : 'ogni pixel resta',
      ],
    fewColours !== wereFew && [
      'Colori',
      wereFew ? '256' : 'milioni',
      fewColours ? '256' : 'milioni',
      fewColours ? 'colori simili sostituiscono gli altri' : 'restano tutti',
    ],
    source.holds.depth === 16 && [
      'Profondità di colore',
      '16 bit',
      `${target.holds.depth} bit`,
      target.holds.depth === 16 ? 'resta' : 'arrotondata',
    ],
    given.transparency !== 'none' && [
      'Trasparenza',
      TRANSPARENCY[given.transparency],
      TRANSPARENCY[taken.transparency],
      taken.transparency === 'none'
        ? 'diventa bianca'
        : taken.transparency === 'hard' && given.transparency === 'smooth'
          ? 'bordi netti'
          : 'resta',
    ],
    source.holds.animation && [
      'Animazione',
      'sì',
      yes(target.holds.animation),
      target.holds.animation ? 'resta' : 'solo il primo fotogramma',
    ],
    source.paged && ['Pagine', 'più di una', 'una', 'solo la prima'],
    source.holds.metadata && [
      'Dati della fotocamera',
      'sì',
      yes(target.holds.metadata),
      target.holds.metadata ? 'scegli tu' : 'rimossi',
    ],
    !source.vector &&
      target.maxSide < source.maxSide && [
        'Lato più lungo',
        grouped(source.maxSide),
        grouped(target.maxSide),
        'in pixel',
      ],
  ];
  return {
    columns: ['', labelOf(entry.from), labelOf(entry.to), 'Risultato'],
    rows: rows.filter((row) => row !== undefined && row !== false),
  };
}
