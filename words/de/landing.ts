import { largerWords } from '#words/bytes.ts';
import { LANGUAGE } from '#words/language.ts';

/** `November 2026`, for a date like `2026-11-21`. */
function monthOf(date: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

/** The record of the measurement is in English. */
const inGerman = (photos: string) => photos.replace(/^photos from the Debian package/, 'Fotos aus dem Debian-Paket');

/** A landing page's texts around its own. */
export const landingWords = {
  steps: 'So geht’s',
  questions: 'Häufige Fragen',
  related: 'Ähnliche Werkzeuge',
  table: (heading: string) => `Tabelle: ${heading}`,
  /** @param percent by how much a file became larger; negative if it became smaller */
  change: (percent: number) =>
    percent === 0 ? 'gleich groß' : percent < 0 ? `${-percent}\u00a0% kleiner` : largerWords(percent),
  measured: {
    title: 'Gemessen an echten Fotos',
    /** `{before}`, `{after}` are sizes; `{change}` is `81% smaller`. */
    total: 'Aus {before} wurden {after}: **{change}** bei {photos} Fotos, mit den Einstellungen dieser Seite.',
    how: (date: string, photos: string) =>
      `Gemessen im ${monthOf(date)} an ${inGerman(photos)}. Jede Zeile hat ihren eigenen Maßstab.`,
    before: 'Vorher',
    after: 'Nachher',
  },
} as const;
