import { largerWords } from '#words/bytes.ts';
import { LANGUAGE } from '#words/language.ts';

/** `novembre 2026`, for a date like `2026-11-21`. */
function monthOf(date: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

/** A landing page's texts around its own. */
export const landingWords = {
  steps: 'Come si usa',
  questions: 'Domande frequenti',
  forms: 'Il modulo chiede anche una dimensione in pixel?',
  related: 'Strumenti correlati',
  table: (heading: string) => `Tabella: ${heading}`,
  /** @param percent by how much a file became larger; negative if it became smaller */
  change: (percent: number) =>
    percent === 0 ? 'stesso peso' : percent < 0 ? `${Math.min(99, -percent)}% in meno` : largerWords(percent),
  measured: {
    title: 'Misurato su foto vere',
    /** `{before}`, `{after}` are sizes; `{change}` is `81% in meno`. */
    total: 'Da {before} a {after}: **{change}** su {photos} foto, con le impostazioni di questa pagina.',
    how: (date: string) =>
      `Misurazione di ${monthOf(date)} su sfondi per desktop del progetto MATE. Ogni riga ha la sua scala.`,
    /** What the photos show, by the names of their files. */
    photos: {
      Blinds: 'Luce tra le veneziane',
      Dune: 'Duna',
      Elephants: 'Elefanti',
      RainDrops: 'Gocce di pioggia',
      Storm: 'Nuvole temporalesche',
      TwoWings: 'Due ali',
    } as Readonly<Record<string, string>>,
    before: 'Prima',
    after: 'Dopo',
  },
} as const;
