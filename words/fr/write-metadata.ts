import { formatCount } from '#words/language.ts';

export const writeMetadataWords = {
  fold: 'Écrire vos données',
  date: 'Date de prise de vue',
  ways: { keep: 'Garder', set: 'Fixer', shift: 'Décaler' },
  wayLines: {
    set: 'Toutes les dates du fichier prennent cette valeur.',
    shift: 'Pour un appareil dont l’horloge était mal réglée. Toutes les dates sont décalées de la même durée.',
  },
  newDate: 'Nouvelle date et heure',
  direction: 'Sens du décalage',
  directions: { later: 'Plus tard', earlier: 'Plus tôt' },
  units: { days: 'Jours', hours: 'Heures', minutes: 'Minutes' },
  undated: 'Ce fichier n’a pas encore de date.',
  dateStated: (date: string) => `Actuellement : ${date}`,
  becomes: (before: string, after: string) => `${before} devient ${after}`,
  dateGoes:
    'La date est d’abord supprimée, il n’y a donc rien à décaler. Supprimez autre chose ou rien, ou fixez une date.',
  fields: {
    author: 'Auteur',
    copyright: 'Copyright',
    caption: 'Légende',
    keywords: 'Mots-clés',
    dpi: 'Résolution',
  },
  keywordsLine: 'Séparés par des virgules. Ils remplacent ceux du fichier.',
  asInFile: 'Comme dans le fichier',
  dpi: {
    unit: 'ppp',
    line: 'Seul le nombre change, pas un pixel.',
    problem: 'La résolution doit être un nombre entier entre 1 et 65 535',
  },
  fileDates: 'Dater les fichiers comme les photos',
  fileDatesLine:
    'Les fichiers du ZIP reçoivent la date de leur prise de vue. Un fichier téléchargé seul reçoit du navigateur la date actuelle.',
  kept: 'Vos textes ne vont que dans le fichier : ils ne sont ni enregistrés, ni dans l’adresse de cette page.',
  now: 'Dans le nouveau fichier',
  written: {
    taken: (date: string) => `Photo prise le ${date}`,
    author: (name: string) => `Auteur : ${name}`,
    copyright: (text: string) => `Copyright : ${text}`,
    caption: (text: string) => `Légende : ${text}`,
    keywords: (words: string) => `Mots-clés : ${words}`,
    dpi: (dpi: number) => `${formatCount(dpi)} ppp`,
  },
  writing: 'Écriture…',
  left: (count: number) =>
    count === 0
      ? 'Relu : il ne reste que ce que vous avez écrit.'
      : `Relu : il reste ${formatCount(count)} ${count === 1 ? 'balise' : 'balises'} en plus de ce que vous avez écrit.`,
  pixelsCopied: 'L’image est copiée octet par octet, jamais réencodée. Pas un pixel ne change.',
  cannotWrite: 'Ce type de fichier ne peut pas contenir ce que vous voulez écrire.',
  unchanged: 'Rien n’est supprimé ni écrit : le fichier reste tel quel.',
};
