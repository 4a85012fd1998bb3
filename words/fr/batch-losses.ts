import type { Loss } from '#engine';
import { fillWords } from '#words/fill.ts';
import { pluralOf } from '#words/language.ts';

interface Clauses {
  /** After "1 image sur 3", and after "2 images sur 3". */
  one: string;
  many: string;
  /** After "Perte :", in a picture's own row. */
  what: string;
}

const CLAUSES: Readonly<Record<Loss, Clauses>> = {
  transparency: { one: 'perd sa transparence', many: 'perdent leur transparence', what: 'transparence' },
  animation: {
    one: 'ne garde que la première image de son animation',
    many: 'ne gardent que la première image de leur animation',
    what: 'animation',
  },
  pages: {
    one: 'ne garde que sa première page',
    many: 'ne gardent que leur première page',
    what: 'pages après la première',
  },
  metadata: {
    one: 'perd ses métadonnées et ses données cachées',
    many: 'perdent leurs métadonnées et leurs données cachées',
    what: 'métadonnées',
  },
  location: {
    one: 'perd le lieu de prise de vue',
    many: 'perdent le lieu de prise de vue',
    what: 'lieu',
  },
  'all-but-credit': {
    one: 'ne garde que le copyright et le crédit dans ses métadonnées',
    many: 'ne gardent que le copyright et le crédit dans leurs métadonnées',
    what: 'métadonnées, sauf copyright et crédit',
  },
  'some-metadata': {
    one: 'perd certaines données cachées',
    many: 'perdent certaines données cachées',
    what: 'certaines données cachées',
  },
  credentials: {
    one: 'perd ses Content Credentials',
    many: 'perdent leurs Content Credentials',
    what: 'Content Credentials',
  },
  'other-details': {
    one: 'perd ses commentaires, ses aperçus et les données d’autres logiciels',
    many: 'perdent leurs commentaires, leurs aperçus et les données d’autres logiciels',
    what: 'commentaires et données d’autres logiciels',
  },
  colours: {
    one: 'est réduite à 256 couleurs',
    many: 'sont réduites à 256 couleurs',
    what: 'couleurs au-delà de 256',
  },
  'half-transparency': {
    one: 'prend des bords nets au lieu de bords semi-transparents',
    many: 'prennent des bords nets au lieu de bords semi-transparents',
    what: 'bords semi-transparents',
  },
  'bit-depth': {
    one: 'passe en couleurs 8 bits',
    many: 'passent en couleurs 8 bits',
    what: 'nuances très fines',
  },
  hdr: {
    one: 'perd sa version HDR, plus lumineuse',
    many: 'perdent leur version HDR, plus lumineuse',
    what: 'version HDR',
  },
  'hdr-light': {
    one: 'passe du HDR à une luminosité ordinaire',
    many: 'passent du HDR à une luminosité ordinaire',
    what: 'luminosité HDR',
  },
  scripts: {
    one: 'perd ses scripts et ses fichiers liés',
    many: 'perdent leurs scripts et leurs fichiers liés',
    what: 'scripts et fichiers liés',
  },
  video: {
    one: 'perd la vidéo qui l’accompagne',
    many: 'perdent la vidéo qui les accompagne',
    what: 'vidéo',
  },
  attached: {
    one: 'perd des données annexes, comme une carte de profondeur',
    many: 'perdent des données annexes, comme une carte de profondeur',
    what: 'données annexes',
  },
  channels: {
    one: 'perd ses couches supplémentaires, comme les masques',
    many: 'perdent leurs couches supplémentaires, comme les masques',
    what: 'couches supplémentaires',
  },
  undrawn: {
    one: 'perd le texte et les styles que seul un navigateur affiche',
    many: 'perdent le texte et les styles que seul un navigateur affiche',
    what: 'texte et styles que seul un navigateur affiche',
  },
  'out-of-range': {
    one: 'perd ce qui est plus sombre que le noir ou plus clair que le blanc',
    many: 'perdent ce qui est plus sombre que le noir ou plus clair que le blanc',
    what: 'tons au-delà du noir et du blanc',
  },
  'wide-gamut': {
    one: 'est convertie en couleurs sRGB',
    many: 'sont converties en couleurs sRGB',
    what: 'couleurs hors sRGB',
  },
};

/** Every loss, in the order in which they are listed. */
export const LOSSES = Object.keys(CLAUSES) as Loss[];

function subject(count: number, all: number): string {
  if (all === 1) return 'L’image';
  return count === all ? `Les ${all} images` : `${count} ${pluralOf(count, 'image', 'images')} sur ${all}`;
}

export const batchLossWords = {
  /** @param fill the colour behind transparent areas: `#rrggbb`, white where it is absent */
  lost: (loss: Loss, count: number, all: number, fill?: string) => {
    const { one, many } = CLAUSES[loss];
    const tail = loss === 'transparency' ? ` : les zones transparentes prennent la couleur ${fillWords(fill)}` : '';
    return `${subject(count, all)} ${pluralOf(count, one, many)}${tail}.`;
  },
  unwritable: (label: string, count: number, all: number) =>
    `${subject(count, all)} ${pluralOf(count, 'demande', 'demandent')} un autre format : ce navigateur ne sait pas enregistrer en ${label}.`,
  rowLoses: (losses: readonly Loss[]) => `Perte : ${losses.map((loss) => CLAUSES[loss].what).join(', ')}`,
} as const;
