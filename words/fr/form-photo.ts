import { counted, formatCount } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** Millimetres, to a tenth. */
const toTenths = (length: number) => formatCount(Math.round(10 * length) / 10);

interface Size {
  width: number;
  height: number;
}

export const formPhotoWords = {
  step: 'Régler',
  form: 'Formulaire',
  own: 'Mes propres règles',
  kinds: { passport: 'Passeport', visa: 'Visa', exam: 'Examen', portal: 'Portail' },
  lastForm: (name: string) => `La dernière fois : ${name}`,
  forgetForm: 'Oublier ce formulaire',
  subject: 'De quoi il s’agit',
  subjects: {
    photo: 'Photo',
    print: 'Photo imprimée',
    postcard: 'Grande photo',
    signature: 'Signature',
    thumb: 'Empreinte',
    declaration: 'Déclaration',
  },
  least: 'Au moins',
  most: 'Au plus',
  limitHint: 'Valable avec des ko de 1 000 et de 1 024 octets.',
  contradiction: 'La limite inférieure dépasse la limite supérieure.',
  number: (most: number) => `Un nombre jusqu’à ${most}`,
  fit: 'Dans le cadre',
  fits: { cut: 'Le remplir', whole: 'Tout montrer' },
  fitLines: {
    cut: 'Faites glisser le cadre ou déplacez-le avec les flèches.',
    whole: 'Des bords blancs complètent ce qui manque à votre image.',
  },
  straighten: 'Redresser',
  degrees: (degrees: number) => `${formatCount(degrees)}°`,
  degreesField: 'Degrés',
  headGuide: (least: string, most: string) =>
    `Ovales en pointillé : la plus petite et la plus grande tête, de ${least} à ${most} de la hauteur.`,
  eyeGuide: (least: string, most: string) =>
    `Bande en pointillé : les yeux, de ${least} à ${most} de la hauteur depuis le bord inférieur.`,
  ink: 'Encre',
  inks: { black: 'Noire', blue: 'Bleue', photographed: 'Comme sur la photo' },
  inkLine: 'Le papier et les ombres deviennent blancs. L’encre est cherchée dans le cadre.',
  photographedLine: 'Le papier et les ombres restent comme sur votre photo.',
  transparent: 'Fond transparent',
  noInk: 'Aucune écriture trouvée dans le cadre. Le mieux : un stylo foncé sur papier uni, à la lumière du jour.',
  pad: 'Zone de dessin : signez ici avec le doigt, un stylet, la souris ou le clavier',
  padKeys:
    'Au clavier : les flèches déplacent le stylo (deux à la fois en diagonale, plus loin avec Maj), Espace le pose et le lève, Retour arrière enlève un trait.',
  penDown: (x: number, y: number) => `Stylo posé, à ${x} % de la gauche et ${y} % du haut`,
  penUp: 'Stylo levé',
  strokeUndone: 'Trait enlevé',
  undo: 'Annuler le dernier trait',
  clear: 'Tout effacer',
  useDrawn: 'L’utiliser',
  whiten: 'Fond blanc',
  whitening: 'Recherche du mur…',
  grey: 'Noir et blanc',
  colours: 'Il reste des couleurs',
  before: 'Avant',
  after: 'Après',
  cannotWhiten: {
    'not-plain': 'Ce fond a plus d’une couleur et reste donc tel quel. Une photo devant un mur uni convient.',
    'no-edge':
      'Les cheveux, les vêtements ou une ombre sont trop proches de la couleur du mur : le fond reste tel quel.',
  },
  missing: 'Il faut ici une image à part.',
  useOpen: (name: string) => `Utiliser aussi ${name} ici`,
  next: (subject: string) => `Suite : ${subject}`,
  zip: (count: number) => `Les ${count} en ZIP`,
  printSheet: 'Planche à imprimer',
  paper: 'Papier',
  papers: { photo: '10 × 15 cm', l: '9 × 13 cm (L)', a4: 'A4', letter: 'Letter' },
  sheetFormat: 'Fichier',
  /** In a file's name, without accents. */
  sheetFile: 'impression',
  copies: (count: number, { width, height }: Size) =>
    `${counted(count, 'photo', 'photos')} de ${toTenths(width)} × ${toTenths(height)} mm à 300 ppp, avec des repères de coupe. Imprimez à 100 %, sans « ajuster à la page ».`,
  sheetTooSmall: 'La photo est plus grande que ce papier.',
  saveSheet: 'Télécharger la planche',
  name: 'Nom du fichier',
  longestName: 'Longueur maximale',
  nameCharacters: { letter: 'lettres', digit: 'chiffres', hyphen: 'tirets', space: 'espaces' },
  nameLength: (length: string, longest: string) => `${length} caractères sur ${longest} au plus`,
  nameOnly: (kinds: string) => `uniquement ${kinds}`,
  named: (name: string, rules: readonly string[]) => `${name} : ${rules.join(', ')}`,
  source: (title: string, date: string) =>
    `Données de « ${title} », lues le ${date}. Les règles changent : vérifiez le formulaire.`,
  unofficial: 'Cette page n’est pas celle de l’autorité elle-même.',
  differs: 'D’autres pages donnent d’autres valeurs.',
  grounds: {
    white: 'Le formulaire demande aussi un fond blanc. « Fond blanc », sous l’image, rend blanc un mur uni.',
    light: 'Le formulaire demande aussi un fond clair et uni. « Fond blanc », sous l’image, rend blanc un mur uni.',
  },
  takenThere: 'L’autorité prend souvent cette photo elle-même.',
  enlarged: 'Votre image a moins de pixels que le formulaire n’en demande : elle est agrandie et paraît floue.',
  checks: 'Vérifié dans le fichier final',
  making: 'Création du fichier…',
  met: 'Respecté :',
  missed: 'Non respecté :',
  size: (size: Size) => `${formatSize(size)} pixels`,
  sizeMissed: (size: Size, asked: Size) => `${formatSize(size)} pixels au lieu de ${formatSize(asked)}`,
  dpi: (dpi: number) => `${dpi} dpi`,
  noDpi: 'Pas de dpi dans le fichier',
  atLeast: (bytes: string, least: string) => `${bytes}, au moins ${least} ko`,
  atMost: (bytes: string, most: string) => `${bytes}, au plus ${most} ko`,
  between: (bytes: string, least: string, most: string) => `${bytes}, entre ${least} et ${most} ko`,
  noDetails: 'Aucune donnée de l’appareil',
  details: 'Contient encore des données de l’appareil',
  tooLarge: 'Moins de pixels ou plus de ko aideraient : ce fichier est déjà très grossier.',
  tooSmall: 'Ce format ne peut pas être complété ; un JPG, si.',
} as const;
