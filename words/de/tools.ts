import type { ToolId } from '#catalogue/tools.ts';
import type { Loss, Progress, Size } from '#engine';
import { formatLimit, largerWords } from '#words/bytes.ts';
import { listed } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

const reducedBy = (percent: number) => `Datei um ${percent === 0 ? 'weniger als 1' : percent}\u00a0% verkleinert`;

/** What a copy with the same pixels has of its metadata. */
type KeptDetails = 'all-but-location' | 'credit';

const COPIED: Readonly<Record<KeptDetails | 'none', string>> = {
  none: 'Kopie ohne Kameradaten',
  'all-but-location': 'Kopie ohne Aufnahmeort',
  credit: 'Kopie nur mit Copyright und Urheber',
};

/** Texts that all tools share. */
export const toolWords = {
  reducedBy,
  sideAtMost: (label: string, most: number) => `${label}: höchstens ${most}`,
  sidePositive: (label: string) => `${label}: Bitte gib eine positive Zahl ein`,
  leftAsItIs: { title: 'Bild unverändert gelassen', description: 'Du bekommst dein Original zurück, Byte für Byte.' },
  /** @param percent by how much it became smaller, if it did */
  copiedWithoutDetails: (percent?: number, kept?: KeptDetails) => ({
    title: COPIED[kept ?? 'none'],
    description:
      percent === undefined ? 'Kein Pixel wurde verändert.' : `Kein Pixel wurde verändert. ${reducedBy(percent)}`,
  }),
  steps: 'Schritte',
  done: '(fertig)',
  loading: 'Werkzeug wird geladen …',
  preview: 'Bildvorschau',
  remove: 'Entfernen',
  download: 'Herunterladen',
  noImage: 'Kein Bild',
  before: 'Vorher',
  after: 'Nachher',
  smaller: (percent: number) => (percent > 99 ? 'über 99\u00a0% kleiner' : `${percent}\u00a0% kleiner`),
  savings: (percent: number) => `−${percent}\u00a0%`,
  larger: largerWords,
  sameSize: 'Gleich groß',
  about: (text: string) => `Etwa ${text}`,
  atMost: (bytes: number) => `höchstens ${formatLimit(bytes)}`,
  beforeYouStart: 'Bevor du startest',
  mayStay: 'Spart das zu wenig, bleibt das Bild stattdessen, wie es ist.',
  tryMoreTools: 'Weitere Werkzeuge',
  comesAlong: 'Dein Ergebnis wird übernommen.',
  result: 'Ergebnis',
  dimensions: 'Maße',
  format: 'Format',
  frames: 'Einzelbilder',
  asItIs: 'Gleiches Format',
  moreFormats: 'Weitere Formate',
  changed: (from: string, to: string) => `${from} → ${to}`,
  makeSmaller: (size: Size) => `Auf ${formatSize(size)} Pixel verkleinern`,
  insteadAs: (label: string) => `Stattdessen ${label} nehmen`,
  needsSmallerSize: 'Bitte wähle kleinere Maße oder ein kleineres Bild.',
  needsSmallerImage: 'Bitte wähle ein kleineres Bild.',
  cancel: 'Abbrechen',
  chooseAgain: 'Noch einmal auswählen',
  tryAgain: 'Erneut versuchen',
  startOver: 'Von vorn beginnen',
  compressAnyway: 'Trotzdem komprimieren',
  changeSettings: 'Einstellungen ändern',
  also: (settings: readonly string[]) => `Außerdem: ${listed(settings)}`,
  removeAlso: 'Diese Einstellungen entfernen',
  leaveTitle: 'Seite verlassen?',
  leave: 'Verlassen',
  stay: 'Bleiben',
  unsaved: 'Du hast dein neues Bild noch nicht heruntergeladen. Es geht sonst verloren.',
  unsavedFiles: 'Du hast deine neuen Bilder noch nicht heruntergeladen. Sie gehen sonst verloren.',
  working: 'Dein Bild wird noch verarbeitet.',
  copy: 'Kopieren',
  copyAsPng: (frames: number) => (frames > 1 ? 'Erstes Bild als PNG kopieren' : 'Als PNG kopieren'),
  copied: (asItIs: boolean, frames: number) => ({
    title: 'Bild kopiert',
    description: asItIs
      ? 'Füg es ein, wo du es brauchst.'
      : frames > 1
        ? 'Das erste Einzelbild, als PNG: Die Zwischenablage kann keine Animationen aufnehmen.'
        : 'Als PNG, dem einzigen Format, das die Zwischenablage annimmt. Lade das Bild herunter, um dein Format zu behalten.',
  }),
  shareFile: 'Bild teilen',
  notShared: {
    title: 'Das Bild konnte nicht geteilt werden',
    description: 'Dein Browser hat es nicht erlaubt. Lade es stattdessen herunter.',
  },
  notCopied: {
    title: 'Das Bild konnte nicht kopiert werden',
    description: 'Dein Browser hat es nicht erlaubt. Lade es stattdessen herunter.',
  },
  keepName: 'Ursprünglichen Namen behalten',
  savedUnder: (name: string) => `Gespeichert als ${name}`,
  another: 'Weiteres Bild',
  ready: (label: string) => `Die ${label}-Datei ist fertig`,
  saveAs: 'Speichern unter …',
  saveAgain: (name: string) => `Erneut in ${name} speichern`,
  savedAs: (name: string) => ({ title: 'Bild gespeichert', description: `${name} enthält jetzt dieses Ergebnis.` }),
  notSaved: {
    title: 'Das Bild konnte nicht gespeichert werden',
    description: 'Wähle einen anderen Ort oder lade es stattdessen herunter.',
  },
  pasteKept: {
    title: 'Dein neues Bild ist noch nicht heruntergeladen',
    description: 'Lade es herunter oder beginn von vorn und füg dann noch einmal ein.',
  },
  share: 'Teilen',
  linkCopied: { title: 'Link kopiert', description: 'Teile dieses Werkzeug mit anderen' },
  linkNotCopied: {
    title: 'Der Link konnte nicht kopiert werden',
    description: 'Dein Browser hat es nicht erlaubt. In der Adresszeile steht derselbe Link.',
  },
} as const;

/**
 * Shown before the run of a file whose picture stays as it is.
 * @param losses what it loses of its metadata
 */
export function unchangedSentence(why: 'small' | 'fits' | 'filled', losses: readonly Loss[], bytes = 0): string {
  const size = {
    small: 'Schon 10\u00a0KB oder weniger',
    fits: `Schon unter ${formatLimit(bytes)}`,
    filled: `Mit Kommentaren auf ${formatLimit(bytes)} aufgefüllt`,
  }[why];
  const lost =
    UNCHANGED.find(([loss]) => losses.includes(loss))?.[1] ??
    (why === 'filled' ? 'Das Bild bleibt, wie es ist' : 'Die Datei bleibt, wie sie ist');
  return `${size}: ${lost}`;
}

const UNCHANGED: readonly (readonly [Loss, string])[] = [
  ['metadata', 'Das Bild bleibt, wie es ist, Kameradaten werden entfernt'],
  ['location', 'Das Bild bleibt, wie es ist, der Aufnahmeort wird entfernt'],
  ['all-but-credit', 'Das Bild bleibt, wie es ist, von den Kameradaten bleiben nur Copyright und Urheber'],
];

/** In the tab's title during a run. */
export const RUNNING: Readonly<Record<ToolId, string>> = {
  resize: 'Größe wird geändert …',
  compress: 'Wird komprimiert …',
  convert: 'Wird umgewandelt …',
  batch: 'Wird verarbeitet …',
};

export const STAGES: Readonly<Record<Progress['stage'], string>> = {
  queued: 'Startet …',
  reading: 'Bild wird gelesen …',
  editing: 'Pixel werden bearbeitet …',
  encoding: 'Datei wird geschrieben …',
};
