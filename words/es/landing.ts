import { largerWords } from '#words/bytes.ts';
import { LANGUAGE } from '#words/language.ts';

/** `noviembre de 2026`, for a date like `2026-11-21`. */
function monthOf(date: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

/** A landing page's texts around its own. */
export const landingWords = {
  steps: 'Cómo se usa',
  questions: 'Preguntas frecuentes',
  related: 'Herramientas relacionadas',
  table: (heading: string) => `Tabla: ${heading}`,
  /** @param percent by how much a file became larger; negative if it became smaller */
  change: (percent: number) =>
    percent === 0 ? 'mismo peso' : percent < 0 ? `${-percent}\u00a0% menos` : largerWords(percent),
  measured: {
    title: 'Medido con fotos reales',
    /** `{before}`, `{after}` are sizes; `{change}` is `81 % menos`. */
    total: 'De {before} a {after}: **{change}** en {photos} fotos, con los ajustes de esta página.',
    // The file of measurements names its photos in English.
    how: (date: string, photos: string) =>
      `Medido en ${monthOf(date)} con ${photos.replace('photos from the Debian package', 'fotos del paquete de Debian')}. Cada fila tiene su propia escala.`,
    before: 'Antes',
    after: 'Después',
  },
} as const;
