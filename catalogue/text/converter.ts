import { FORMATS } from '#engine/formats/index.ts';
import type { ConverterEntry } from '../entries/entry.ts';
import { factsOf } from '../formats/facts.ts';
import { idOf, labelOf } from '../formats/names.ts';
import { grouped } from '../picture-arithmetic.ts';
import { CONTROLS, CONVERT_QUALITY, TOOLS, UPLOAD_LIMIT_MB } from '../tools.ts';
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
    toolDescription: `Converts ${from} files to ${to} (${factsOf(idOf(entry.to)).fullName}) in your browser, without an upload.`,
    steps: steps(entry),
    facts: [losses(entry), comparison(entry), { heading: `How large will the ${to} be?`, paragraphs: [notes.size] }],
    faqs: faqs([
      ...notes.faqs,
      [
        `How large can the ${from} file be?`,
        `Up to ${UPLOAD_LIMIT_MB}MB per image. ${factsOf(idOf(entry.from)).tenMegabytes}`,
      ],
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
  const [source, target] = [labelOf(from), labelOf(to)];
  const record = FORMATS[idOf(from)];
  const quality = FORMATS[idOf(to)].quality;
  const names = record.extensions.map((extension) => `.${extension}`);
  return [
    {
      name: TOOLS.convert.steps[0],
      text: `Drop the ${source} onto the page or choose it with '${CONTROLS.browse}'. ${
        names.length > 1 ? `It can end in ${orList(names)}` : `It usually ends in ${names[0]}`
      }, but a wrong extension works too.`,
    },
    {
      name: TOOLS.convert.steps[1],
      text:
        quality?.reduces === 'detail'
          ? `'${CONTROLS.targetFormat}' is already set to ${target} and '${CONTROLS.quality}' to ${CONVERT_QUALITY}. Lower the quality for a smaller ${target}. A note next to the button tells you what gets lost.`
          : `'${CONTROLS.targetFormat}' is already set to ${target}. There is nothing else to choose: ${
              quality ? `the ${target} uses all the colours it can hold` : `a ${target} is always lossless`
            }. Just start the conversion.`,
    },
    {
      name: TOOLS.convert.steps[2],
      text: `Compare before and after with the slider, then press '${CONTROLS.download}' to save the .${FORMATS[idOf(to)].extensions[0]} file.`,
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
  const [given, taken] = [factsOf(source.id), factsOf(target.id)];
  const lost: string[] = [];
  const kept: string[] = [];
  if (source.vector) lost.push(`Curves become pixels, so the ${to} has one fixed size.`);
  if (target.quality?.reduces === 'detail')
    lost.push(`Saving as ${to} loses ${given.compression === 'lossy' ? 'a little more detail' : 'some fine detail'}.`);
  else if (taken.compression.includes('256'))
    lost.push(
      given.compression.includes('256')
        ? 'Both formats are limited to 256 colours.'
        : `A ${to} holds only 256 colours, so dots stand in for the other ${source.holds.depth === 16 ? '281 trillion' : '16.7 million'} that a ${from} can have.`,
    );
  else kept.push(`Every ${source.vector ? 'rendered' : 'decoded'} pixel stays exactly the same.`);
  if (source.holds.animation && given.seldomMoves)
    target.holds.animation
      ? kept.push(`If the ${from} is animated, so is the ${to}.`)
      : lost.push(`If the ${from} is animated, only its first frame is used.`);
  else if (source.holds.animation)
    target.holds.animation
      ? kept.push('All frames are kept, with their timing and the number of loops.')
      : lost.push(`A ${to} cannot be animated, so only the first frame is used.`);
  if (given.transparency === 'smooth') {
    if (taken.transparency === 'none') lost.push(`A ${to} has no transparency, so transparent areas become white.`);
    else if (taken.transparency === 'on or off')
      lost.push(`A ${to} pixel is either fully visible or fully transparent, so soft edges become hard.`);
    else kept.push(`Transparency stays as smooth as in the ${from}.`);
  } else if (given.transparency === 'on or off') {
    if (taken.transparency === 'none') lost.push(`Transparent pixels in the ${from} become white.`);
    else kept.push(`Transparent pixels in the ${from} stay transparent.`);
  }
  if (source.holds.depth > target.holds.depth) lost.push('16-bit colour becomes 8-bit.');
  else if (source.holds.depth === 16) kept.push('16-bit colour stays 16-bit.');
  if (source.paged)
    lost.push(
      `A ${from} can hold several pages, as scanners and fax programs write them: only the first page is converted.`,
    );
  if (source.holds.metadata && !target.holds.metadata)
    lost.push(
      source.paged
        ? `A ${to} stores neither the resolution of a scan nor what the ${from} says of its camera.`
        : `A ${to} cannot store the date, camera or location.`,
    );
  else if (source.holds.metadata && target.paged)
    kept.push(`A ${to} can keep the camera details: choose so under 'More options'.`);
  return {
    heading: `What changes from ${from} to ${to}`,
    paragraphs: [
      ...(lost.length > 0 ? [`What you lose: ${lost.join(' ')}`] : ['What you lose: nothing you can see.']),
      ...(kept.length > 0 ? [`What you keep: ${kept.join(' ')}`] : []),
      `How ${to} works: ${taken.method.charAt(0).toLowerCase()}${taken.method.slice(1)}`,
    ],
  };
}

function comparison(entry: ConverterEntry): FactBlock {
  const both = [idOf(entry.from), idOf(entry.to)].map((id) => ({ ...FORMATS[id], ...factsOf(id) }));
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
        row('Colour depth in bits', ({ holds }) => String(holds.depth)),
        row('Camera data', ({ holds }) => (holds.metadata ? 'yes' : 'no')),
        row('Longest side', ({ maxSide, vector }) => (vector ? 'any' : `${grouped(maxSide)} px`)),
        row('Good for', ({ bestFor }) => bestFor),
        row('Bad for', ({ poorFor }) => poorFor),
      ],
    },
  };
}
