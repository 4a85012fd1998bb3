/** What the search answers where nothing does what was asked for. */
export const unableWords = {
  video: 'Videos lassen sich hier weder öffnen noch erstellen. Animierte GIF-, WebP- und PNG-Bilder schon.',
  foreign: (name: string) =>
    `${name}-Dateien lassen sich hier weder öffnen noch erstellen. Wenn das Programm, aus dem sie stammen, ein TIFF, PNG oder JPG speichern kann, öffne das.`,
  pdf: 'PDF-Dateien lassen sich hier nicht öffnen, nur aus Bildern erstellen.',
  unwritable: (label: string) => `${label}-Dateien lassen sich hier öffnen, aber nicht erstellen.`,
  rename:
    'Dateien lassen sich hier nicht nach einem Muster umbenennen. Jedes Ergebnis kann seinen ursprünglichen Namen behalten.',
  background:
    'Hintergründe lassen sich hier nicht freistellen. Was schon durchsichtig ist, wird beim Speichern als JPG weiß.',
} as const;
