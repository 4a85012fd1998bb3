import { FORMATS } from '#engine/formats/index.ts';
import type { ConverterEntry } from '../entries/entry.ts';
import { FORMAT_FACTS } from '../formats/facts.ts';
import { idOf, labelOf } from '../formats/names.ts';
import { grouped } from '../picture-arithmetic.ts';
import { CONTROLS, CONVERT_QUALITY, TOOLS } from '../tools.ts';
import { type FactBlock, faqs, type HowToStep, type PageText } from './page-text.ts';
import { pairNotes } from './pairs/index.ts';

/** A converter's page: the notes on this pair, and what the two formats' records say about each other. */
export function converterText(entry: ConverterEntry): PageText {
  const [from, to] = [labelOf(entry.from), labelOf(entry.to)];
  const notes = pairNotes(entry.from, entry.to);
  const twin = entry.twinOf ? TWIN : undefined;
  return {
    title: `${entry.name}${twin ? ': Same Format, Other Name' : ` – ${notes.tag}`}`,
    metaDescription: twin ? twin.meta(from, to) : notes.meta,
    h1: entry.name,
    description: notes.why,
    toolDescription: `Turns ${from} files into ${to} (${FORMAT_FACTS[idOf(entry.to)].fullName}) inside the browser, without an upload.`,
    steps: steps(entry),
    facts: [losses(entry), comparison(entry), { heading: `How large will the ${to} be?`, paragraphs: [notes.size] }],
    faqs: faqs([
      ...notes.faqs,
      [`How large may the ${from} file be?`, `Up to 10MB an image. ${FORMAT_FACTS[idOf(entry.from)].tenMegabytes}`],
      ...(twin ? [twin.question] : []),
    ]),
  };
}

const TWIN = {
  meta: (from: string, to: string) =>
    `Convert ${from} to ${to} in your browser. JPEG and JPG are two spellings of one format, so this page does the same under its long name.`,
  question: [
    'Is JPEG something other than JPG?',
    'No. Early Windows allowed three letters after the dot, so .jpeg became .jpg; the bytes are the same, and files of either name work here.',
  ] as const,
};

function steps({ from, to }: ConverterEntry): HowToStep[] {
  const [source, target] = [labelOf(from), labelOf(to)];
  const record = FORMATS[idOf(from)];
  const quality = FORMATS[idOf(to)].quality;
  const names = record.extensions.map((extension) => `.${extension}`);
  return [
    {
      name: TOOLS.convert.steps[0],
      text: `Drop the ${source} on the upload area or choose it with '${CONTROLS.browse}'. ${
        names.length > 1
          ? `Names ending in ${orList(names)} are all welcome`
          : `A name without ${names[0]} is no obstacle`
      }, since the bytes decide.`,
    },
    {
      name: TOOLS.convert.steps[1],
      text:
        quality?.reduces === 'detail'
          ? `'${CONTROLS.targetFormat}' already says ${target} and '${CONTROLS.quality}' stands at ${CONVERT_QUALITY}. Move it down for a smaller ${target}; what the format cannot hold is listed beside the button.`
          : `'${CONTROLS.targetFormat}' already says ${target}. There is nothing else to set: ${
              quality ? `the ${target} gets all the colours that it can hold` : `a ${target} is written without loss`
            }. Start the conversion.`,
    },
    {
      name: TOOLS.convert.steps[2],
      text: `Compare both with the slider, then '${CONTROLS.download}' saves the .${FORMATS[idOf(to)].extensions[0]} file.`,
    },
  ];
}

function orList(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** What the source can have and the target cannot, from the engine's own records. */
function losses(entry: ConverterEntry): FactBlock {
  const [from, to] = [labelOf(entry.from), labelOf(entry.to)];
  const [source, target] = [FORMATS[idOf(entry.from)], FORMATS[idOf(entry.to)]];
  const [given, taken] = [FORMAT_FACTS[source.id], FORMAT_FACTS[target.id]];
  const lost: string[] = [];
  const kept: string[] = [];
  if (source.vector) lost.push(`The curves become pixels, so the ${to} has one size from now on.`);
  if (target.quality?.reduces === 'detail')
    lost.push(`Detail is rounded${given.compression === 'lossy' ? ' a second time' : ''} when the ${to} is written.`);
  else if (taken.compression.includes('256'))
    lost.push(
      given.compression.includes('256')
        ? 'Both have tables of 256 colours.'
        : `Of ${source.holds.depth === 16 ? 'up to 281 trillion' : '16.7 million'} possible colours 256 are chosen, and dots mix the rest.`,
    );
  else kept.push(`Every ${source.vector ? 'rendered' : 'decoded'} pixel arrives as it was.`);
  if (source.holds.animation)
    target.holds.animation
      ? kept.push('All frames go along, each with its delay, and so does the number of loops.')
      : lost.push(`A ${from} can move and a ${to} cannot: the first frame is taken.`);
  if (given.transparency === 'smooth') {
    if (taken.transparency === 'none') lost.push(`A ${to} has no transparency, so see-through areas land on white.`);
    else if (taken.transparency === 'on or off')
      lost.push(`Transparency of 256 degrees becomes two: a ${to} pixel is there or it is not.`);
    else kept.push(`Transparency stays as smooth as it is in the ${from}.`);
  } else if (given.transparency === 'on or off') {
    if (taken.transparency === 'none') lost.push(`The see-through pixels of the ${from} are filled with white.`);
    else kept.push(`See-through pixels of the ${from} stay see-through.`);
  }
  if (source.holds.depth > target.holds.depth) lost.push(`Files of 16 bits a colour are brought down to 8.`);
  else if (source.holds.depth === 16) kept.push('16 bits a colour stay 16 bits.');
  if (source.holds.metadata && !target.holds.metadata) lost.push(`Date, camera and place cannot be stored in a ${to}.`);
  return {
    heading: `What changes between ${from} and ${to}`,
    paragraphs: [
      ...(lost.length > 0 ? [`Lost: ${lost.join(' ')}`] : ['Lost: nothing that can be seen.']),
      ...(kept.length > 0 ? [`Kept: ${kept.join(' ')}`] : []),
      `How ${/^[AEIO]/.test(to) ? 'an' : 'a'} ${to} is made: ${taken.method.charAt(0).toLowerCase()}${taken.method.slice(1)}`,
    ],
  };
}

function comparison(entry: ConverterEntry): FactBlock {
  const both = [idOf(entry.from), idOf(entry.to)].map((id) => ({ ...FORMATS[id], ...FORMAT_FACTS[id] }));
  const row = (name: string, value: (format: (typeof both)[number]) => string) => [name, ...both.map(value)];
  return {
    heading: `${labelOf(entry.from)} and ${labelOf(entry.to)} side by side`,
    paragraphs: both.map(({ origin, browsers }) => `${origin} ${browsers}`),
    table: {
      columns: ['', labelOf(entry.from), labelOf(entry.to)],
      rows: [
        row('Compression', ({ compression }) => compression),
        row('Transparency', ({ transparency }) => transparency),
        row('Animation', ({ holds }) => (holds.animation ? 'yes' : 'no')),
        row('Bits a colour', ({ holds }) => String(holds.depth)),
        row('Camera data', ({ holds }) => (holds.metadata ? 'yes' : 'no')),
        row('Longest side', ({ maxSide, vector }) => (vector ? 'any' : `${grouped(maxSide)} px`)),
        row('Good for', ({ bestFor }) => bestFor),
        row('Bad for', ({ poorFor }) => poorFor),
      ],
    },
  };
}
