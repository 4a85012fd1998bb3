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
  opening: (name: string) => `${name} wird geöffnet …`,
  cancel: 'Abbrechen',
  goOn: (name: string) => `Weiter mit ${name || 'deinem Bild'}`,
  private: 'Deine Bilder verlassen dieses Gerät nie.',
  sample: 'Mit einem Beispielbild ausprobieren',
} as const;
