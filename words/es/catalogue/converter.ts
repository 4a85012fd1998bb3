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

/** A converter's page: notes on this pair, and the differences between the two formats' records. */
export function converterText(entry: ConverterEntry): PageText {
  const [from, to] = [labelOf(entry.from), labelOf(entry.to)];
  const notes = pairNotes(entry.from, entry.to);
  const twin = entry.twinOf ? TWIN : undefined;
  return {
    title: `${nameOf(entry)}${twin ? ': mismo formato, otro nombre' : ` – ${notes.tag}`}`,
    metaDescription: twin ? twin.meta(from, to) : notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Convierte ${from} en ${to} en tu propio dispositivo.`,
    steps: steps(entry),
    facts: [
      { heading: `Qué cambia de ${from} a ${to}`, paragraphs: [], table: changes(entry) },
      { heading: `Cuánto pesa el ${to}`, paragraphs: [notes.size] },
    ],
    faqs: faqs([
      ...notes.faqs,
      ['¿Hay un límite de peso?', `Hasta ${UPLOAD_LIMIT_MB}\u00a0MB por imagen, y más con “Abrir de todos modos”.`],
      ...(twin ? [twin.question] : []),
    ]),
  };
}

const TWIN = {
  meta: (from: string, to: string) =>
    `Convierte ${from} a ${to} en tu navegador. JPEG y JPG son dos nombres del mismo formato, así que esta página hace lo mismo.`,
  question: [
    '¿Es lo mismo JPEG que JPG?',
    'Sí. Los primeros Windows solo permitían tres letras después del punto, así que .jpeg pasó a .jpg. El formato es el mismo y aquí valen los dos nombres.',
  ] as const,
};

function steps({ from, to }: ConverterEntry): HowToStep[] {
  const target = labelOf(to);
  const isLossy = FORMATS[idOf(to)].quality?.reduces === 'detail';
  return [
    { name: toolTexts.convert.steps[0], text: `Suelta tu ${labelOf(from)} o pulsa “${CONTROLS.browse}”.` },
    {
      name: toolTexts.convert.steps[1],
      text: `“${CONTROLS.targetFormat}” ya está en ${target}${isLossy ? ` y “${CONTROLS.quality}” en ${CONVERT_QUALITY}` : ''}.`,
    },
    { name: toolTexts.convert.steps[2], text: `Compara y pulsa “${CONTROLS.download}”.` },
  ];
}

const COMPRESSION: Readonly<Record<FormatFacts['compression'], string>> = {
  lossy: 'con pérdida',
  lossless: 'sin pérdida',
  either: 'con o sin pérdida',
  palette: 'sin pérdida, hasta 256 colores',
  runs: 'ninguna o muy simple',
  drawing: 'instrucciones de dibujo',
  container: 'contenedor',
};

const TRANSPARENCY: Readonly<Record<FormatFacts['transparency'], string>> = {
  none: 'ninguna',
  hard: 'todo o nada',
  smooth: 'suave',
};

/** The differences between the two formats' records, and common properties worth knowing, one per line. */
function changes(entry: ConverterEntry): NonNullable<FactBlock['table']> {
  const [source, target] = [FORMATS[idOf(entry.from)], FORMATS[idOf(entry.to)]];
  const [given, taken] = [factsOf(source.id), factsOf(target.id)];
  const [fewColours, wereFew] = [taken, given].map(({ compression }) => compression === 'palette');
  const isLossy = target.quality?.reduces === 'detail';
  const yes = (has: boolean) => (has ? 'sí' : 'no');
  const rows: (readonly string[] | false | undefined)[] = [
    source.vector && ['Forma', 'curvas', 'píxeles', 'un tamaño fijo'],
    !source.vector &&
      (isLossy || !fewColours || wereFew === true) && [
        'Detalle',
        COMPRESSION[given.compression],
        COMPRESSION[taken.compression],
        isLossy ? 'se pierde un poco' : 'se conserva cada píxel',
      ],
    fewColours !== wereFew && [
      'Colores',
      wereFew ? '256' : 'millones',
      fewColours ? '256' : 'millones',
      fewColours ? 'otros parecidos los sustituyen' : 'se conservan todos',
    ],
    source.holds.depth === 16 && [
      'Profundidad de color',
      '16 bits',
      `${target.holds.depth} bits`,
      target.holds.depth === 16 ? 'se conserva' : 'se redondea',
    ],
    given.transparency !== 'none' && [
      'Transparencia',
      TRANSPARENCY[given.transparency],
      TRANSPARENCY[taken.transparency],
      taken.transparency === 'none'
        ? 'se vuelve blanca'
        : taken.transparency === 'hard' && given.transparency === 'smooth'
          ? 'bordes duros'
          : 'se conserva',
    ],
    source.holds.animation && [
      'Animación',
      'sí',
      yes(target.holds.animation),
      target.holds.animation ? 'se conserva' : 'solo el primer fotograma',
    ],
    source.paged && ['Páginas', 'varias', 'una', 'solo la primera'],
    source.holds.metadata && [
      'Datos de la cámara',
      'sí',
      yes(target.holds.metadata),
      target.holds.metadata ? 'tú eliges' : 'se eliminan',
    ],
    !source.vector &&
      target.maxSide < source.maxSide && [
        'Lado más largo',
        grouped(source.maxSide),
        grouped(target.maxSide),
        'en píxeles',
      ],
  ];
  return {
    columns: ['', labelOf(entry.from), labelOf(entry.to), 'Resultado'],
    rows: rows.filter((row) => row !== undefined && row !== false),
  };
}
