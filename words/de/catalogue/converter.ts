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
    title: `${nameOf(entry)} – ${twin ? 'gleiches Format, anderer Name' : notes.tag}`,
    metaDescription: twin ? twin.meta(from, to) : notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Wandelt ${from} auf deinem eigenen Gerät in ${to} um.`,
    steps: steps(entry),
    facts: [
      { heading: `Was sich von ${from} zu ${to} ändert`, paragraphs: [], table: changes(entry) },
      { heading: `Wie groß das ${to} wird`, paragraphs: [notes.size] },
    ],
    faqs: faqs([
      ...notes.faqs,
      [
        'Gibt es eine Größengrenze?',
        `Bilder bis ${UPLOAD_LIMIT_MB}\u00a0MB. Mit „Trotzdem öffnen“ gehen auch größere.`,
      ],
      ...(twin ? [twin.question] : []),
    ]),
  };
}

const TWIN = {
  meta: (from: string, to: string) =>
    `Wandle ${from} im Browser in ${to} um. JPEG und JPG sind zwei Namen für dasselbe Format, diese Seite macht also dieselbe Arbeit.`,
  question: [
    'Ist JPEG etwas anderes als JPG?',
    'Nein. Frühe Windows-Versionen erlaubten nur drei Buchstaben nach dem Punkt, so wurde .jpeg zu .jpg. Das Format ist dasselbe, und hier funktionieren beide Namen.',
  ] as const,
};

function steps({ from, to }: ConverterEntry): HowToStep[] {
  const target = labelOf(to);
  const isLossy = FORMATS[idOf(to)].quality?.reduces === 'detail';
  return [
    {
      name: toolTexts.convert.steps[0],
      text: `Zieh dein ${labelOf(from)} hierher oder drück „${CONTROLS.browse}“.`,
    },
    {
      name: toolTexts.convert.steps[1],
      text: `„${CONTROLS.targetFormat}“ steht schon auf ${target}${isLossy ? ` und „${CONTROLS.quality}“ auf ${CONVERT_QUALITY}` : ''}.`,
    },
    { name: toolTexts.convert.steps[2], text: `Vergleiche und drück dann „${CONTROLS.download}“.` },
  ];
}

const COMPRESSION: Readonly<Record<FormatFacts['compression'], string>> = {
  lossy: 'verlustbehaftet',
  lossless: 'verlustfrei',
  either: 'mit oder ohne Verlust',
  palette: 'verlustfrei, bis 256 Farben',
  runs: 'kaum oder nicht komprimiert',
  drawing: 'Zeichenbefehle',
  container: 'Container',
};

const TRANSPARENCY: Readonly<Record<FormatFacts['transparency'], string>> = {
  none: 'keine',
  hard: 'ganz oder gar nicht',
  smooth: 'weich',
};

/** The differences between the two formats' records, and common properties worth knowing, one per line. */
function changes(entry: ConverterEntry): NonNullable<FactBlock['table']> {
  const [source, target] = [FORMATS[idOf(entry.from)], FORMATS[idOf(entry.to)]];
  const [given, taken] = [factsOf(source.id), factsOf(target.id)];
  const [fewColours, wereFew] = [taken, given].map(({ compression }) => compression === 'palette');
  const isLossy = target.quality?.reduces === 'detail';
  const yes = (has: boolean) => (has ? 'ja' : 'nein');
  const rows: (readonly string[] | false | undefined)[] = [
    source.vector && ['Form', 'Kurven', 'Pixel', 'eine feste Größe'],
    !source.vector &&
      (isLossy || !fewColours || wereFew === true) && [
        'Details',
        COMPRESSION[given.compression],
        COMPRESSION[taken.compression],
        isLossy ? 'etwas geht verloren' : 'jeder Pixel bleibt',
      ],
    fewColours !== wereFew && [
      'Farben',
      wereFew ? '256' : 'Millionen',
      fewColours ? '256' : 'Millionen',
      fewColours ? 'ähnliche ersetzen den Rest' : 'alle bleiben',
    ],
    source.holds.depth === 16 && [
      'Farbtiefe',
      '16 Bit',
      `${target.holds.depth} Bit`,
      target.holds.depth === 16 ? 'bleibt' : 'gerundet',
    ],
    given.transparency !== 'none' && [
      'Transparenz',
      TRANSPARENCY[given.transparency],
      TRANSPARENCY[taken.transparency],
      taken.transparency === 'none'
        ? 'wird weiß'
        : taken.transparency === 'hard' && given.transparency === 'smooth'
          ? 'harte Kanten'
          : 'bleibt',
    ],
    source.holds.animation && [
      'Animation',
      'ja',
      yes(target.holds.animation),
      target.holds.animation ? 'läuft weiter' : 'nur das erste Bild',
    ],
    source.paged && ['Seiten', 'mehrere', 'eine', 'nur die erste Seite'],
    source.holds.metadata && [
      'Kameradaten',
      'ja',
      yes(target.holds.metadata),
      target.holds.metadata ? 'nach Wahl' : 'entfernt',
    ],
    !source.vector &&
      target.maxSide < source.maxSide && [
        'Längste Seite',
        grouped(source.maxSide),
        grouped(target.maxSide),
        'in Pixeln',
      ],
  ];
  return {
    columns: ['', labelOf(entry.from), labelOf(entry.to), 'Ergebnis'],
    rows: rows.filter((row) => row !== undefined && row !== false),
  };
}
