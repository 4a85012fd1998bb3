import { largerWords } from '#words/bytes.ts';
import { LANGUAGE } from '#words/language.ts';

/** `November 2026`, for a date like `2026-11-21`. */
function monthOf(date: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

/** A landing page's texts around its own. */
export const landingWords = {
  steps: 'How to Use',
  questions: 'Frequently Asked Questions',
  /** Before the name of the page for forms. */
  forms: 'The form also asks for a size in pixels?',
  related: 'Related Tools',
  table: (heading: string) => `Table: ${heading}`,
  /** @param percent by how much a file became larger; negative if it became smaller */
  change: (percent: number) =>
    percent === 0
      ? 'same size'
      : percent < 0
        ? `${percent < -99 ? 'over 99' : -percent}% smaller`
        : largerWords(percent),
  measured: {
    title: 'Measured on real photos',
    /** `{before}`, `{after}` are sizes; `{change}` is `81% smaller`. */
    total: '{before} became {after}: **{change}** over {photos} photos, with the settings of this page.',
    how: (date: string) =>
      `Measured in ${monthOf(date)} on desktop backgrounds of the MATE project. Each row has its own scale.`,
    /** What the photos show, by the names of their files. */
    photos: {
      Blinds: 'Light through blinds',
      Dune: 'Sand dune',
      Elephants: 'Elephants',
      RainDrops: 'Raindrops',
      Storm: 'Storm clouds',
      TwoWings: 'Two wings',
    } as Readonly<Record<string, string>>,
    before: 'Before',
    after: 'After',
  },
} as const;
