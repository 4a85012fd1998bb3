import type { Format, Loss } from '#engine';
import { fillWords } from '#words/fill.ts';
import { capitalised, ofFormat, withDefiniteArticle } from '#words/language.ts';

const the = (label: string) => capitalised(withDefiniteArticle(label));

/** What a run would lose of a picture, in one clause per loss; shown before the run. */
const lossWords: Record<Loss, (target: string, fill: string) => string> = {
  transparency: (target, fill) =>
    `${the(target)} n’a pas de transparence : les zones transparentes prennent la couleur ${fill}.`,
  animation: (target) => `${the(target)} ne peut pas être animé : seule la première image est conservée.`,
  pages: () => 'Seule la première page est utilisée.',
  metadata: () => 'Les métadonnées et les données cachées sont supprimées.',
  location: () => 'Le lieu de prise de vue est supprimé.',
  'all-but-credit': () => 'Les métadonnées et le lieu sont supprimés : le copyright et le crédit restent.',
  'some-metadata': () =>
    'Certaines données cachées, comme les notes du fabricant de l’appareil, ne peuvent pas être conservées.',
  credentials: () => 'Les Content Credentials sont supprimées : leur signature ne vaut que pour le fichier d’origine.',
  'other-details': () => 'Les commentaires, les aperçus et les données d’autres logiciels sont supprimés.',
  colours: (target) => `${the(target)} ne contient que 256 couleurs : des couleurs voisines remplacent les autres.`,
  'half-transparency': (target) =>
    `Un pixel ${ofFormat(target)} est visible ou ne l’est pas : les bords fondus deviennent nets.`,
  'bit-depth': (target) => `${the(target)} est en 8 bits : les nuances les plus fines sont perdues.`,
  hdr: () => 'La version HDR, plus lumineuse, est abandonnée : vous obtenez l’image des écrans ordinaires.',
  'hdr-light': () => 'La luminosité HDR est ramenée à celle des écrans ordinaires.',
  video: () => 'La vidéo associée à la photo est supprimée.',
  attached: () => 'Les données annexes de la photo, comme une carte de profondeur, sont supprimées.',
  channels: () => 'Les couches supplémentaires, comme les masques ou les tons directs, sont supprimées.',
  scripts: () => 'Les scripts, le HTML et les fichiers liés sont supprimés.',
  undrawn: () => 'Le texte et les styles du dessin que seul un navigateur affiche manquent dans le résultat.',
  'out-of-range': () => 'Ce qui est plus sombre que le noir ou plus clair que le blanc est écrêté.',
  'wide-gamut': () => 'Les couleurs sont converties en sRGB, fidèle sur tous les écrans.',
};

/** @param fill the background for transparency: `#rrggbb`, white by default */
export function lossSentence(loss: Loss, target: Format, fill?: string): string {
  return lossWords[loss](target.label, fillWords(fill));
}

/** The sentence, before the run, for edits that take no quality. */
export const losslessSentence = ({ label }: Format) =>
  `Aucune perte de qualité : ${withDefiniteArticle(label)} n’est pas compressé à nouveau.`;
