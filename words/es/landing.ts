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
  forms: '¿El formulario pide también un tamaño en píxeles?',
  related: 'Herramientas relacionadas',
  table: (heading: string) => `Tabla: ${heading}`,
  /** @param percent by how much a file became larger; negative if it became smaller */
  change: (percent: number) =>
    percent === 0 ? 'mismo peso' : percent < 0 ? `${Math.min(99, -percent)}\u00a0% menos` : largerWords(percent),
  measured: {
    title: 'Medido con fotos reales',
    /** `{before}`, `{after}` are sizes; `{change}` is `81 % menos`. */
    total: 'De {before} a {after}: **{change}** en {photos} fotos, con los ajustes de esta página.',
    // The file of measurements names its photos in English.
    how: (date: string) =>
      `Medido en ${monthOf(date)} con fondos de escritorio del proyecto MATE. Cada fila tiene su propia escala.`,
    /** What the photos show, by the names of their files. */
    photos: {
      Blinds: 'Luz entre persianas',
      Dune: 'Duna',
      Elephants: 'Elefantes',
      RainDrops: 'Gotas de lluvia',
      Storm: 'Nubes de tormenta',
      TwoWings: 'Dos alas',
    } as Readonly<Record<string, string>>,
    before: 'Antes',
    after: 'Después',
  },
} as const;
