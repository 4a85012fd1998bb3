import { largerWords } from '#words/bytes.ts';
import { LANGUAGE } from '#words/language.ts';

/** `novembre 2026`, for a date like `2026-11-21`. */
function monthOf(date: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

/** A landing page's texts around its own. */
export const landingWords = {
  steps: 'Mode d’emploi',
  questions: 'Questions fréquentes',
  forms: 'Le formulaire demande aussi une taille en pixels ?',
  related: 'Outils similaires',
  table: (heading: string) => `Tableau : ${heading}`,
  /** @param percent by how much a file became larger; negative if it became smaller */
  change: (percent: number) =>
    percent === 0 ? 'même poids' : percent < 0 ? `${Math.min(99, -percent)} % plus léger` : largerWords(percent),
  measured: {
    title: 'Mesuré sur de vraies photos',
    /** `{before}`, `{after}` are sizes; `{change}` is `81 % plus léger`. */
    total: 'De {before} à {after} : **{change}** sur {photos} photos, avec les réglages de cette page.',
    how: (date: string) =>
      `Mesuré en ${monthOf(date)} sur des fonds d’écran du projet MATE. Chaque ligne a sa propre échelle.`,
    /** What the photos show, by the names of their files. */
    photos: {
      Blinds: 'Lumière à travers des stores',
      Dune: 'Dune',
      Elephants: 'Éléphants',
      RainDrops: 'Gouttes de pluie',
      Storm: 'Nuages d’orage',
      TwoWings: 'Deux ailes',
    } as Readonly<Record<string, string>>,
    before: 'Avant',
    after: 'Après',
  },
} as const;
