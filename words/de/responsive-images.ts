import { counted, listed, pluralOf } from '#words/language.ts';

const images = (count: number) => counted(count, 'Bild', 'Bilder');

/** Texts of the page that makes the images of a website. */
export const responsiveWords = {
  step: 'Größen wählen',
  running: 'Bilder werden erstellt …',
  widths: 'Breiten',
  widthsHint: (own: number) => `In Pixeln, durch Kommas getrennt. Dein Bild ist ${own} Pixel breit.`,
  widthsProblem: (least: number, most: number, count: number) =>
    `Gib bis zu ${count} ganze Zahlen von ${least} bis ${most} ein, zum Beispiel 480, 800, 1200.`,
  propose: 'Breiten neu vorschlagen',
  formats: 'Formate',
  noFormat: 'Wähle mindestens ein Format.',
  shown: 'Größte Breite auf der Seite',
  shownHint: 'In CSS-Pixeln. Lass das Feld leer, wenn das Bild so breit wie das Fenster ist.',
  shownProblem: (least: number, most: number) =>
    `Gib eine ganze Zahl von ${least} bis ${most} ein oder lass das Feld leer.`,
  wholeWindow: 'So breit wie das Fenster',
  run: (count: number) => `${images(count)} erstellen`,
  /** @param formats their labels */
  plan: (widths: number, formats: readonly string[]) => `${counted(widths, 'Breite', 'Breiten')} · ${listed(formats)}`,
  failed: 'Fehler beim Erstellen der Bilder',
  done: (count: number) => ({
    title: 'Bilder erstellt',
    description: `${images(count)} und das HTML dazu sind fertig.`,
  }),
  files: 'Dateien',
  width: 'Breite',
  waiting: 'Wartet',
  /** @param size in words */
  save: (name: string, size: string) => `${name} herunterladen, ${size}`,
  phone: 'Auf dem Smartphone',
  /** @param across the width of its screen, in device pixels */
  phoneLine: (name: string, across: number) =>
    `Ein Smartphone, dessen Bildschirm ${across} Pixel breit ist, lädt ${name} statt deiner Datei.`,
  total: (count: number, size: string) => `Alle ${images(count)} zusammen: ${size}`,
  /** @param last the format for all browsers */
  useless: (formats: readonly string[], last: string) =>
    `${formats.join(' und ')} ${pluralOf(formats.length, 'ist', 'sind')} bei diesem Bild nicht kleiner als ${last}, deshalb lässt der Code ${pluralOf(formats.length, 'es', 'sie')} weg.`,
  code: 'HTML',
  codeLabel: 'Der Code für deine Seite',
  copy: 'Code kopieren',
  copied: { title: 'Code kopiert', description: 'Füg ihn in deine Seite ein.' },
  alt: 'Beschreibung',
  altHint: 'Für Besucher, die das Bild nicht sehen können. Lass sie leer, wenn es nur Schmuck ist.',
  folder: 'Ordner auf deiner Website',
  folderHint: 'Steht im Code vor den Dateinamen.',
  folderExample: '/bilder/',
  loading: 'Stelle auf der Seite',
  loadings: { lazy: 'Weiter unten', eager: 'Ganz oben' },
  loadingLines: {
    lazy: 'Es wird geladen, wenn Besucher in seine Nähe scrollen.',
    eager: 'Es wird sofort geladen, vor anderen Bildern.',
  },
  placeholder: 'Bis es geladen ist',
  placeholders: { none: 'Nichts', blur: 'Unscharf', thumbhash: 'ThumbHash' },
  placeholderLines: {
    none: 'Der Platz dafür bleibt frei.',
    blur: 'Eine winzige Kopie des Bildes, direkt im Code.',
    thumbhash: 'Ein paar Zeichen, aus denen ein Skript auf deiner Seite ein unscharfes Bild macht.',
  },
} as const;
