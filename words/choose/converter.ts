import type { ConverterEntry } from '#catalogue/entries/entry.ts';
import { factsOf } from '#catalogue/formats/facts.ts';
import type { FormatFacts } from '#catalogue/formats/format-facts.ts';
import { idOf, labelOf } from '#catalogue/formats/names.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import { CONVERT_QUALITY, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { FORMATS } from '#engine/formats/index.ts';
import { converterWords as words } from '#words/catalogue/converter.ts';
import { grouped } from '#words/catalogue/figures.ts';
import { pairNotes } from '#words/catalogue/pairs/index.ts';
import { toolTexts } from '#words/catalogue/tools.ts';
import { nameOf } from './name-of.ts';

/* Which rows and sentences a converter's page has, and their facts. A language has the sentences. */

type Question = readonly [question: string, answer: string];

/** A row of the table: a property, its value in both formats, and the change. */
type Row = readonly [property: string, source: string, target: string, result: string];

/** Formats are their labels. */
export interface ConverterWords {
  title(name: string, tag: string): string;
  /** For a page of the same format by another name; only English has such pages. */
  twin?: { title(name: string): string; meta(from: string, to: string): string; question: Question };
  toolDescription(from: string, to: string): string;
  /** What to do in each step. The quality is undefined if the target has none. */
  steps(from: string, to: string, quality?: number): readonly [open: string, adjust: string, download: string];
  whatChanges(from: string, to: string): string;
  size(format: string): string;
  limit(megabytes: number): Question;
  compression: Readonly<Record<FormatFacts['compression'], string>>;
  transparency: Readonly<Record<FormatFacts['transparency'], string>>;
  yes: string;
  no: string;
  /** The heading of the table's last column. */
  result: string;
  /** Of a drawing that becomes pixels. */
  shape: Row;
  pages: Row;
  detail: { name: string; lossy: string; exact: string };
  colours: { name: string; few: string; many: string; fewer: string; all: string };
  depth: { name: string; bits(bits: number): string; stays: string; rounded: string };
  alpha: { name: string; white: string; hard: string; stays: string };
  animation: { name: string; stays: string; lost: string };
  metadata: { name: string; stays: string; lost: string };
  longestSide: { name: string; unit: string };
}

/** A converter's page: notes on this pair, and the differences between the two formats' records. */
export function converterText(entry: ConverterEntry): PageText {
  const [from, to] = [labelOf(entry.from), labelOf(entry.to)];
  const notes = pairNotes(entry.from, entry.to);
  const twin = entry.twinOf ? words.twin : undefined;
  const quality = FORMATS[idOf(entry.to)].quality?.reduces === 'detail' ? CONVERT_QUALITY : undefined;
  const actions = words.steps(from, to, quality);
  const name = nameOf(entry);
  return {
    title: twin ? twin.title(name) : words.title(name, notes.tag),
    metaDescription: twin ? twin.meta(from, to) : notes.meta,
    h1: name,
    description: notes.why,
    toolDescription: words.toolDescription(from, to),
    steps: toolTexts.convert.steps.map((step, at) => ({ name: step, text: actions[at] as string })),
    facts: [
      { heading: words.whatChanges(from, to), paragraphs: [], table: changes(entry) },
      { heading: words.size(to), paragraphs: [notes.size] },
    ],
    faqs: faqs([...notes.faqs, words.limit(UPLOAD_LIMIT_MB), ...(twin ? [twin.question] : [])]),
  };
}

/** The differences between the two formats' records, and common properties worth knowing, one per line. */
function changes(entry: ConverterEntry): NonNullable<FactBlock['table']> {
  const [source, target] = [FORMATS[idOf(entry.from)], FORMATS[idOf(entry.to)]];
  const [given, taken] = [factsOf(source.id), factsOf(target.id)];
  const [fewColours, wereFew] = [taken, given].map(({ compression }) => compression === 'palette');
  const isLossy = target.quality?.reduces === 'detail';
  const { detail, colours, depth, alpha, animation, metadata, longestSide } = words;
  const yesOrNo = (has: boolean) => (has ? words.yes : words.no);
  const rows: (Row | false | undefined)[] = [
    source.vector && words.shape,
    !source.vector &&
      (isLossy || !fewColours || wereFew === true) && [
        detail.name,
        words.compression[given.compression],
        words.compression[taken.compression],
        isLossy ? detail.lossy : detail.exact,
      ],
    fewColours !== wereFew && [
      colours.name,
      wereFew ? colours.few : colours.many,
      fewColours ? colours.few : colours.many,
      fewColours ? colours.fewer : colours.all,
    ],
    source.holds.depth === 16 && [
      depth.name,
      depth.bits(16),
      depth.bits(target.holds.depth),
      target.holds.depth === 16 ? depth.stays : depth.rounded,
    ],
    given.transparency !== 'none' && [
      alpha.name,
      words.transparency[given.transparency],
      words.transparency[taken.transparency],
      taken.transparency === 'none'
        ? alpha.white
        : taken.transparency === 'hard' && given.transparency === 'smooth'
          ? alpha.hard
          : alpha.stays,
    ],
    source.holds.animation && [
      animation.name,
      words.yes,
      yesOrNo(target.holds.animation),
      target.holds.animation ? animation.stays : animation.lost,
    ],
    source.paged && words.pages,
    source.holds.metadata && [
      metadata.name,
      words.yes,
      yesOrNo(target.holds.metadata),
      target.holds.metadata ? metadata.stays : metadata.lost,
    ],
    !source.vector &&
      target.maxSide < source.maxSide && [
        longestSide.name,
        grouped(source.maxSide),
        grouped(target.maxSide),
        longestSide.unit,
      ],
  ];
  return {
    columns: ['', labelOf(entry.from), labelOf(entry.to), words.result],
    rows: rows.filter((row) => row !== undefined && row !== false),
  };
}
