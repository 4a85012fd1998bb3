import { pluralOf } from '#words/language.ts';

/** The texts about files that an upload area does not open at once. */
export const refusalWords = {
  /** Why a file of this kind is refused, and what opens instead. */
  kinds: {
    pdf: 'Das ist ein PDF. Seine Seiten lassen sich hier nicht öffnen, ein Screenshot davon schon.',
    video: 'Das ist ein Video. Halte es an und mach einen Screenshot: Der lässt sich hier öffnen.',
    document: 'Das ist ein Dokument. Speichere die Bilder darin als eigene Dateien: Die lassen sich hier öffnen.',
    archive: 'Das ist ein Archiv. Entpacke es und wähle die Bilder darin: Die lassen sich hier öffnen.',
    heif: 'Das ist ein Bild aus der HEIF-Familie, das sich hier nicht lesen lässt. Speichere es im Programm, aus dem es stammt, als JPG und öffne das.',
    empty: 'Diese Datei ist leer. Bitte kopiere sie oder lade sie noch einmal herunter.',
    folder: 'Das ist ein Ordner, in dem kein Bild gelesen werden konnte. Bitte wähle die Bilder selbst.',
  },
  /** What makes such a file. */
  makesOne: {
    pdf: 'Stattdessen ein PDF aus Bildern erstellen',
    video: 'Stattdessen ein GIF aus Bildern erstellen',
  },
  taken: (count: number) => `${count} hinzugefügt`,
  overLimit: (count: number) => `${count} über dem Limit`,
  areTooLarge: (count: number) => `${count} zu groß`,
  areNoImages: (count: number) => `${count} ${pluralOf(count, 'ist kein Bild', 'sind keine Bilder')}`,
  couldNotBeRead: (count: number) => `${count} nicht lesbar`,
  which: 'Welche?',
  nameless: 'Datei ohne Namen',
  /** @param what the file's name; absent if there is only one */
  largerFiles: (page: string, maxSizeMb: number, what = 'Datei') =>
    `${what} mit „${page}“ öffnen (bis ${maxSizeMb}\u00a0MB)`,
  /** The label of the action that accepts files beyond the limit. */
  anyway: (count: number) => (count === 1 ? 'Trotzdem öffnen' : `Trotzdem alle ${count} öffnen`),
  needsMemory: (megabytes: number, most: number) =>
    `Mit ${megabytes}\u00a0MB braucht sie mehr Speicher, als dieses Gerät ihr geben kann: Höchstens ${most}\u00a0MB sind möglich.`,
  openOnly: (name: string) => `Nur ${name} öffnen`,
  pressOne: 'Um nur eins zu öffnen, tipp auf sein Bild.',
  toBatch: (count: number, name: string) => `Alle ${count} mit diesen Einstellungen in „${name}“ öffnen`,
  /** A file was dropped on a picture. */
  dropped: 'Es ist schon ein Bild geöffnet',
  replace: (name: string) => `Stattdessen ${name} öffnen`,
  keep: 'Beim geöffneten Bild bleiben',
} as const;
