import type { TooLargeWords } from '#choose/too-large.ts';
import type { ImageErrorCode } from '#engine';
import { formatCount } from '#words/language.ts';
import { missingPercent } from '#words/percent.ts';

/** What happened and what to do, in one or two sentences per error code of the engine. */
export const errorWords: Readonly<Record<ImageErrorCode, string>> = {
  unreadable:
    'Diese Datei ist beschädigt oder unvollständig und lässt sich nicht öffnen. Bitte versuch es mit einer anderen Kopie.',
  incomplete: 'Das Ende dieser Datei fehlt. Bitte versuch es mit einer anderen Kopie.',
  'file-changed': 'Diese Datei hat sich geändert, seit du sie ausgewählt hast. Bitte wähle sie noch einmal aus.',
  unsupported:
    'Diese Datei ist kein Bild, das hier gelesen werden kann. Bitte wähle ein JPG, PNG, WebP, TIFF oder GIF.',
  'camera-raw':
    'Das ist eine RAW-Datei einer Kamera, die erst entwickelt werden muss. Bitte speichere sie im Programm der Kamera als JPG oder TIFF und öffne das.',
  'beyond-browser':
    'Dieser Browser kann mit diesem Format nicht arbeiten. Bitte wähle ein anderes oder nimm einen neueren Browser.',
  'too-large': 'Dieses Bild hat zu viele Pixel für diesen Browser. Bitte wähle ein kleineres Bild.',
  'bad-recipe': 'Diese Einstellungen passen nicht zu diesem Bild. Bitte prüf Breite, Höhe und Zuschnitt.',
  'watermark-missing': 'Das Bild für das Wasserzeichen fehlt. Bitte wähle es noch einmal aus.',
  'watermark-differs':
    'Das ist ein anderes Bild als das Wasserzeichen dieser Einstellungen. Bitte wähle es noch einmal aus.',
  'watermark-unreadable': 'Das Bild für das Wasserzeichen lässt sich nicht öffnen. Bitte wähle ein anderes.',
  'codec-failed': 'Dieses Bild konnte mit diesen Einstellungen nicht gespeichert werden. Bitte probier andere.',
  'out-of-memory':
    'Für dieses Bild ist nicht genug Speicher frei. Bitte schließ andere Tabs und versuch es noch einmal.',
  cancelled: 'Abgebrochen.',
  'codec-unavailable':
    'Ein Teil der Website, den dieses Format braucht, konnte nicht geladen werden. Bitte prüf deine Verbindung und versuch es noch einmal.',
  'no-file': 'Bitte wähle zuerst ein Bild.',
  'not-a-file': 'Bitte wähle eine Bilddatei.',
  'engine-unavailable':
    'Die Bildwerkzeuge konnten nicht geladen werden. Bitte prüf deine Verbindung und versuch es noch einmal.',
};

/** The specification's sentence for a failed action; missing files have their own. */
export const failureReasons: Readonly<Partial<Record<ImageErrorCode, string>>> = {
  unreadable: 'Das Bild konnte nicht geladen werden',
  incomplete: 'Das Ende der Datei fehlt',
  'file-changed': 'Die Datei hat sich seitdem geändert, bitte wähle sie noch einmal aus',
  'engine-unavailable': 'Die Bildwerkzeuge konnten nicht geladen werden',
  unsupported: 'Die Datei ist kein Bild',
  'no-file': 'Keine Datei angegeben',
  'not-a-file': 'Das ist keine gültige Datei',
};

/** Asks about a file without its end. @param missing the share of its picture that is missing, if it is known */
export const incompleteWords = {
  question: (missing: number | undefined) =>
    missing === undefined
      ? 'Das Ende dieser Datei fehlt. Mit dem Rest weitermachen?'
      : `Die letzten ${missingPercent(missing)} dieses Bildes fehlen. Mit dem Rest weitermachen?`,
  goOn: 'Mit dem Rest weitermachen',
};

/** An error without a message. */
export const unknownError = 'Unbekannter Fehler';

export const compressionFailed = (reason: string) => `Komprimieren fehlgeschlagen: ${reason}`;

export const unwritable = (label: string) => `Dieser Browser kann ${label} nicht schreiben.`;

export const tooLarge: TooLargeWords = {
  side: (most, size) =>
    `Dieses Format erlaubt bis zu ${formatCount(most)} Pixel pro Seite, und das hier wären ${size}.`,
  own: (size, beyond) => `Dieses Bild hat ${size} Pixel${beyond}.`,
  made: (size, beyond) => `Das wären ${size} Pixel${beyond}.`,
  beyond: (megapixels) => `, mehr als die Grenze von ${megapixels} Megapixeln`,
};
