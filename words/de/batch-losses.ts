import type { Loss } from '#engine';
import { fillWords } from '#words/fill.ts';
import { pluralOf } from '#words/language.ts';

interface Clauses {
  /** After "1 von 3 Bildern", and after "2 von 3 Bildern". */
  one: string;
  many: string;
  /** After "Verliert", in a picture's own row. */
  what: string;
}

const CLAUSES: Readonly<Record<Loss, Clauses>> = {
  transparency: { one: 'verliert die Transparenz', many: 'verlieren die Transparenz', what: 'Transparenz' },
  animation: {
    one: 'behält nur das erste Einzelbild',
    many: 'behalten nur das erste Einzelbild',
    what: 'die Animation',
  },
  pages: {
    one: 'behält nur die erste Seite',
    many: 'behalten nur die erste Seite',
    what: 'alle Seiten außer der ersten',
  },
  metadata: {
    one: 'verliert Kameradaten und versteckte Daten',
    many: 'verlieren Kameradaten und versteckte Daten',
    what: 'Kameradaten',
  },
  location: {
    one: 'verliert den Aufnahmeort',
    many: 'verlieren den Aufnahmeort',
    what: 'den Aufnahmeort',
  },
  'all-but-credit': {
    one: 'behält von den Kameradaten nur Copyright und Urheber',
    many: 'behalten von den Kameradaten nur Copyright und Urheber',
    what: 'Kameradaten außer Copyright und Urheber',
  },
  'some-metadata': {
    one: 'verliert einige versteckte Angaben',
    many: 'verlieren einige versteckte Angaben',
    what: 'einige versteckte Angaben',
  },
  credentials: {
    one: 'verliert seine Content Credentials',
    many: 'verlieren ihre Content Credentials',
    what: 'die Content Credentials',
  },
  'other-details': {
    one: 'verliert Kommentare, Vorschaubilder und Daten anderer Programme',
    many: 'verlieren Kommentare, Vorschaubilder und Daten anderer Programme',
    what: 'Kommentare und Daten anderer Programme',
  },
  colours: {
    one: 'wird auf 256 Farben reduziert',
    many: 'werden auf 256 Farben reduziert',
    what: 'alle Farben bis auf 256',
  },
  'half-transparency': {
    one: 'bekommt harte statt weicher transparenter Kanten',
    many: 'bekommen harte statt weicher transparenter Kanten',
    what: 'weiche transparente Kanten',
  },
  'bit-depth': {
    one: 'wird auf 8 Bit Farbtiefe reduziert',
    many: 'werden auf 8 Bit Farbtiefe reduziert',
    what: 'feine Farbabstufungen',
  },
  hdr: {
    one: 'verliert die hellere HDR-Version',
    many: 'verlieren die hellere HDR-Version',
    what: 'die HDR-Version',
  },
  'hdr-light': {
    one: 'wird von HDR auf gewöhnliche Helligkeit verringert',
    many: 'werden von HDR auf gewöhnliche Helligkeit verringert',
    what: 'die HDR-Helligkeit',
  },
  scripts: {
    one: 'verliert Skripte und verknüpfte Dateien',
    many: 'verlieren Skripte und verknüpfte Dateien',
    what: 'Skripte und verknüpfte Dateien',
  },
  video: {
    one: 'verliert das angehängte Video',
    many: 'verlieren das angehängte Video',
    what: 'das Video',
  },
  attached: {
    one: 'verliert Zusatzdaten wie eine Tiefenkarte',
    many: 'verlieren Zusatzdaten wie eine Tiefenkarte',
    what: 'angehängte Zusatzdaten',
  },
  channels: {
    one: 'verliert Zusatzkanäle wie Masken',
    many: 'verlieren Zusatzkanäle wie Masken',
    what: 'Zusatzkanäle',
  },
  undrawn: {
    one: 'verliert Text und Stile, die nur ein Browser zeichnet',
    many: 'verlieren Text und Stile, die nur ein Browser zeichnet',
    what: 'Text und Stile, die nur ein Browser zeichnet',
  },
  'out-of-range': {
    one: 'verliert alles, was dunkler als Schwarz oder heller als Weiß ist',
    many: 'verlieren alles, was dunkler als Schwarz oder heller als Weiß ist',
    what: 'alles jenseits von Schwarz und Weiß',
  },
  'wide-gamut': {
    one: 'wird in sRGB-Farben umgewandelt',
    many: 'werden in sRGB-Farben umgewandelt',
    what: 'Farben außerhalb von sRGB',
  },
};

/** Every loss, in the order in which they are listed. */
export const LOSSES = Object.keys(CLAUSES) as Loss[];

function subject(count: number, all: number): string {
  if (all === 1) return 'Das Bild';
  return count === all ? `Alle ${all} Bilder` : `${count} von ${all} Bildern`;
}

export const batchLossWords = {
  /** @param fill the colour behind transparent areas: `#rrggbb`, white where it is absent */
  lost: (loss: Loss, count: number, all: number, fill?: string) => {
    const { one, many } = CLAUSES[loss];
    const tail = loss === 'transparency' ? `: Transparente Bereiche werden ${fillWords(fill)}` : '';
    return `${subject(count, all)} ${pluralOf(count, one, many)}${tail}.`;
  },
  unwritable: (label: string, count: number, all: number) =>
    `${subject(count, all)} ${pluralOf(count, 'braucht', 'brauchen')} ein anderes Format: Dieser Browser kann ${label} nicht schreiben.`,
  rowLoses: (losses: readonly Loss[]) => `Verliert ${losses.map((loss) => CLAUSES[loss].what).join(', ')}`,
} as const;
