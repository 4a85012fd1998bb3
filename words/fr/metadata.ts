import { counted, formatCount, pluralOf } from '#words/language.ts';

const distance = (metres: number) =>
  metres >= 1000 ? `${formatCount(metres / 1000)} km` : `${formatCount(metres)} mètres`;

export const metadataWords = {
  step: 'Vérifier et nettoyer',
  reading: 'Lecture de ce que le fichier révèle…',
  nothing: 'Ce fichier ne révèle rien d’autre que son image.',
  little: 'Ce fichier ne contient que des données qui n’identifient personne.',
  reveals: (parts: readonly string[]) => `Ce fichier révèle : ${parts.join('; ')}.`,
  parts: {
    place: (metres: number) => `où la photo a été prise, à environ ${distance(metres)} près`,
    placeName: (name: string) => `un lieu : ${name}`,
    serial: 'le numéro de série de l’appareil ou de l’objectif',
    person: (name: string) => `un nom : ${name}`,
    time: (date: string) => `quand elle a été prise : ${date}`,
    camera: (name: string) => `l’appareil : ${name}`,
    video: 'une vidéo cachée',
    hidden: 'une image plus petite cachée, qui peut montrer ce qui a été coupé',
    generator: 'le texte ou les réglages d’un générateur d’images',
  },
  groups: {
    place: 'Lieu',
    time: 'Date et heure',
    camera: 'Appareil et objectif',
    person: 'Personnes et droits',
    software: 'Logiciels et historique',
    text: 'Textes',
    colour: 'Couleur',
    picture: 'Stockage',
    other: 'Autres',
  },
  coordinates: 'Coordonnées',
  altitude: 'Altitude',
  metres: (metres: number) => `${formatCount(Math.round(metres))} m`,
  direction: 'Direction de vue',
  bearing: (compass: string, degrees: number) => `${compass} (${formatCount(Math.round(degrees))}°)`,
  compass: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'],
  copyCoordinates: 'Copier les coordonnées',
  coordinatesCopied: { title: 'Coordonnées copiées' },
  copyJson: 'Copier en JSON',
  jsonCopied: { title: 'Balises copiées en JSON' },
  hidden: 'Caché dans le fichier',
  kinds: {
    thumbnail: 'Vignette',
    preview: 'Aperçu',
    'gain-map': 'Carte HDR',
    depth: 'Carte de profondeur',
    picture: 'Autre image',
    video: 'Vidéo',
    sound: 'Son',
  },
  save: 'Enregistrer',
  savePart: (kind: string) => `Enregistrer : ${kind}`,
  notShown: 'Cette partie ne peut pas être montrée seule.',
  profile: 'Profil de couleur',
  credentials: 'Content Credentials',
  madeWith: (name: string) => `Créé avec ${name}`,
  signedBy: (name: string) => `Signé par ${name} (non vérifié ici)`,
  seal: 'Toute modification du fichier brise leur sceau.',
  unknown: 'Données inconnues',
  partial: 'Une partie des métadonnées est endommagée et n’a pas pu être lue.',
  all: (count: number) => `Toutes les balises (${formatCount(count)})`,
  search: 'Chercher une balise',
  none: 'Aucune balise ne correspond.',
  columns: { name: 'Nom', value: 'Valeur', raw: 'Valeur stockée', where: 'Où' },
  more: (shown: number) => `Seules les ${formatCount(shown)} premières sont affichées. Cherchez pour en voir d’autres.`,
  unnamed: 'Balise inconnue',
  remove: 'Supprimer',
  removals: {
    everything: 'Tout',
    place: 'Le lieu',
    'place-and-person': 'Le lieu et ce qui vous identifie',
    'all-but-credits': 'Tout sauf auteur et copyright',
  },
  removalLines: {
    everything: 'Il ne reste rien d’autre que l’image.',
    place: 'Coordonnées et noms de lieux sont supprimés. Vignettes et vidéos aussi, car elles peuvent montrer le lieu.',
    'place-and-person': 'Aussi noms, droits, numéros de série, notes du fabricant et identifiants uniques.',
    'all-but-credits': 'Auteur, copyright et crédit restent. Tout le reste est supprimé.',
  },
  byGroup: 'Groupe par groupe',
  byGroupLine:
    'Seulement ce que vous cochez, avec les notes du fabricant qui le contiennent. Les images cachées, les vidéos et les données inconnues partent toujours.',
  bytesCopied:
    'L’image est copiée octet par octet, jamais réencodée. Orientation, profil de couleur et résolution restent, car l’image en a besoin.',
  mapStays: 'La carte HDR reste, car l’image en a besoin sur les écrans HDR.',
  mapGoes: 'La carte HDR de ce téléphone est supprimée : sur les autres écrans, la photo reste la même.',
  takesEncode: 'Ce fichier ne peut pas être nettoyé sans être réencodé. Vous pouvez le faire en le compressant.',
  toCompress: 'Compresser l’image',
  seeAll: 'Voir et supprimer',
  cleaning: 'Nettoyage…',
  left: (count: number) =>
    count === 0
      ? 'Relu : il reste 0 balise.'
      : `Relu : il reste ${formatCount(count)} ${count === 1 ? 'balise' : 'balises'}.`,
  needed: (count: number) =>
    `${formatCount(count)} ${count === 1 ? 'valeur dont l’image a besoin reste' : 'valeurs dont l’image a besoin restent'}.`,
  clean: 'Il n’y a rien à supprimer.',
  several: {
    reading: (read: number, files: number) =>
      `Lecture de ce que les fichiers révèlent : ${formatCount(read)} sur ${formatCount(files)}…`,
    placed: (count: number, files: number) =>
      `${formatCount(count)} fichier${pluralOf(count, '', 's')} sur ${formatCount(files)} ${pluralOf(count, 'révèle', 'révèlent')} un lieu.`,
    numbered: (count: number, files: number) =>
      `${formatCount(count)} fichier${pluralOf(count, '', 's')} sur ${formatCount(files)} ${pluralOf(count, 'révèle', 'révèlent')} le numéro de série d’un appareil ou d’un objectif.`,
    telling: (count: number, files: number) =>
      `${formatCount(count)} fichier${pluralOf(count, '', 's')} sur ${formatCount(files)} ${pluralOf(count, 'révèle', 'révèlent')} autre chose que l’image.`,
    nothing: 'Aucun fichier ne révèle quoi que ce soit sur vous.',
    retry: (name: string) => `Réessayer ${name}`,
    download: (name: string) => `Télécharger ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    list: 'Images',
    clearAll: 'Tout retirer',
    skipList: 'Passer la liste',
    details: (name: string) => `Détails de ${name}`,
    back: (files: number) => `Les ${formatCount(files)} fichiers`,
    takesEncode: 'Impossible à nettoyer sans le réencoder.',
    takeEncode: (count: number) =>
      `${counted(count, 'fichier ne peut pas être nettoyé', 'fichiers ne peuvent pas être nettoyés')} sans réencodage. La compression permet de le faire.`,
    toBatch: 'Compresser par lot',
  },
};
