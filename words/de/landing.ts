import { largerWords } from '#words/bytes.ts';
import { LANGUAGE } from '#words/language.ts';

/** `November 2026`, for a date like `2026-11-21`. */
function monthOf(date: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

/** A landing page's texts around its own. */
export const landingWords = {
  steps: 'So geht’s',
  questions: 'Häufige Fragen',
  forms: 'Das Formular verlangt auch eine Größe in Pixeln?',
  related: 'Ähnliche Werkzeuge',
  table: (heading: string) => `Tabelle: ${heading}`,
  /** @param percent by how much a file became larger; negative if it became smaller */
  change: (percent: number) =>
    percent === 0 ? 'gleich groß' : percent < 0 ? `${Math.min(99, -percent)}\u00a0% kleiner` : largerWords(percent),
  measured: {
    title: 'Gemessen an echten Fotos',
    /** `{before}`, `{after}` are sizes; `{change}` is `81% smaller`. */
    total: 'Aus {before} wurden {after}: **{change}** bei {photos} Fotos, mit den Einstellungen dieser Seite.',
    how: (date: string) =>
      `Gemessen im ${monthOf(date)} an Hintergrundbildern des MATE-Projekts. Jede Zeile hat ihren eigenen Maßstab.`,
    /** What the photos show, by the names of their files. */
    photos: {
      Blinds: 'Licht durch Jalousien',
      Dune: 'Sanddüne',
      Elephants: 'Elefanten',
      RainDrops: 'Regentropfen',
      Storm: 'Sturmwolken',
      TwoWings: 'Zwei Flügel',
    } as Readonly<Record<string, string>>,
    before: 'Vorher',
    after: 'Nachher',
  },
} as const;
