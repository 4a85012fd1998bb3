import { pluralOf } from '#words/language.ts';

/** The upload area's texts. */
export const uploadWords = {
  input: 'Bilddatei',
  invitation: 'Bilder hierher ziehen',
  dragging: 'Dateien hier loslassen',
  or: 'oder',
  camera: 'Foto aufnehmen',
  /** @param first another format that a page is for */
  hint: (maxSizeMb: number) => `Für JPG, PNG, WebP, TIFF, GIF (max. ${maxSizeMb}\u00a0MB)`,
  opensToo: (format: string) => `${format}-Dateien lassen sich hier auch öffnen.`,
  paste: 'Du kannst ein Bild auch einfügen.',
  tooLarge: (maxSizeMb: number) => `Die Datei ist zu groß. Höchstens ${maxSizeMb}\u00a0MB`,
  wrongType: 'Dateityp ungültig. Bitte wähle ein Bild.',
  tooMany: (maxFiles: number) => `Zu viele Dateien. Höchstens ${maxFiles}`,
  failed: 'Fehler beim Öffnen der Datei',
  taken: (count: number) => `${count} hinzugefügt`,
  overLimit: (count: number) => `${count} über dem Limit`,
  areTooLarge: (count: number) => `${count} zu groß`,
  areNoImages: (count: number) => `${count} ${pluralOf(count, 'ist kein Bild', 'sind keine Bilder')}`,
  couldNotBeRead: (count: number) => `${count} nicht lesbar`,
  which: 'Welche?',
  opening: (name: string) => `${name} wird geöffnet …`,
  cancel: 'Abbrechen',
  goOn: (name: string) => `Weiter mit ${name || 'deinem Bild'}`,
  private: 'Deine Bilder verlassen dieses Gerät nie.',
  sample: 'Mit einem Beispielbild ausprobieren',
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
} as const;
