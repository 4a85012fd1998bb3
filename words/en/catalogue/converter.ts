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
    title: `${nameOf(entry)}${twin ? ': Same Format, Other Name' : ` – ${notes.tag}`}`,
    metaDescription: twin ? twin.meta(from, to) : notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Turns ${from} into ${to} on your own device.`,
    steps: steps(entry),
    facts: [
      { heading: `What changes from ${from} to ${to}`, paragraphs: [], table: changes(entry) },
      { heading: `Size of the ${to}`, paragraphs: [notes.size] },
    ],
    faqs: faqs([
      ...notes.faqs,
      ['Is there a size limit?', `Images up to ${UPLOAD_LIMIT_MB}MB. 'Open it anyway' takes larger ones.`],
      ...(twin ? [twin.question] : []),
    ]),
  };
}

const TWIN = {
  meta: (from: string, to: string) =>
    `Convert ${from} to ${to} in your browser. JPEG and JPG are two names for the same format, so this page does the same job.`,
  question: [
    'Is JPEG different from JPG?',
    'No. Early Windows allowed only three letters after the dot, so .jpeg became .jpg. The format is the same, and both names work here.',
  ] as const,
};

function steps({ from, to }: ConverterEntry): HowToStep[] {
  const target = labelOf(to);
  const isLossy = FORMATS[idOf(to)].quality?.reduces === 'detail';
  return [
    { name: toolTexts.convert.steps[0], text: `Drop your ${labelOf(from)} or press '${CONTROLS.browse}'.` },
    {
      name: toolTexts.convert.steps[1],
      text: `'${CONTROLS.targetFormat}' is already set to ${target}${isLossy ? ` and '${CONTROLS.quality}' to ${CONVERT_QUALITY}` : ''}.`,
    },
    { name: toolTexts.convert.steps[2], text: `Compare, then press '${CONTROLS.download}'.` },
  ];
}

const COMPRESSION: Readonly<Record<FormatFacts['compression'], string>> = {
  lossy: 'lossy',
  lossless: 'lossless',
  either: 'lossy or lossless',
  palette: 'lossless, up to 256 colours',
  runs: 'none or simple runs',
  drawing: 'drawing instructions',
  container: 'container',
};

const TRANSPARENCY: Readonly<Record<FormatFacts['transparency'], string>> = {
  none: 'none',
  hard: 'on or off',
  smooth: 'smooth',
};

/** The differences between the two formats' records, and common properties worth knowing, one per line. */
function changes(entry: ConverterEntry): NonNullable<FactBlock['table']> {
  const [source, target] = [FORMATS[idOf(entry.from)], FORMATS[idOf(entry.to)]];
  const [given, taken] = [factsOf(source.id), factsOf(target.id)];
  const [fewColours, wereFew] = [taken, given].map(({ compression }) => compression === 'palette');
  const isLossy = target.quality?.reduces === 'detail';
  const yes = (has: boolean) => (has ? 'yes' : 'no');
  const rows: (readonly string[] | false | undefined)[] = [
    source.vector && ['Shape', 'curves', 'pixels', 'one fixed size'],
    !source.vector &&
      (isLossy || !fewColours || wereFew === true) && [
        'Detail',
        COMPRESSION[given.compression],
        COMPRESSION[taken.compression],
        isLossy ? 'a little is lost' : 'every pixel stays',
      ],
    fewColours !== wereFew && [
      'Colours',
      wereFew ? '256' : 'millions',
      fewColours ? '256' : 'millions',
      fewColours ? 'similar ones replace the rest' : 'all stay',
    ],
    source.holds.depth === 16 && [
      'Colour depth',
      '16-bit',
      `${target.holds.depth}-bit`,
      target.holds.depth === 16 ? 'stays' : 'rounded',
    ],
    given.transparency !== 'none' && [
      'Transparency',
      TRANSPARENCY[given.transparency],
      TRANSPARENCY[taken.transparency],
      taken.transparency === 'none'
        ? 'turns white'
        : taken.transparency === 'hard' && given.transparency === 'smooth'
          ? 'hard edges'
          : 'stays',
    ],
    source.holds.animation && [
      'Animation',
      'yes',
      yes(target.holds.animation),
      target.holds.animation ? 'plays on' : 'first frame only',
    ],
    source.paged && ['Pages', 'several', 'one', 'first page only'],
    source.holds.metadata && [
      'Camera details',
      'yes',
      yes(target.holds.metadata),
      target.holds.metadata ? 'your choice' : 'removed',
    ],
    !source.vector &&
      target.maxSide < source.maxSide && [
        'Longest side',
        grouped(source.maxSide),
        grouped(target.maxSide),
        'in pixels',
      ],
  ];
  return {
    columns: ['', labelOf(entry.from), labelOf(entry.to), 'Result'],
    rows: rows.filter((row) => row !== undefined && row !== false),
  };
}
