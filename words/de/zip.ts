import { counted } from '#words/language.ts';

const images = (count: number) => counted(count, 'Bild', 'Bilder');

/** Texts about saving several results. */
export const zipWords = {
  nothing: {
    title: 'Keine Bilder zum Herunterladen',
    description: 'Bitte verarbeite mindestens ein Bild, bevor du herunterlädst.',
  },
  failed: 'Download fehlgeschlagen',
  zipFailed: 'Beim Erstellen der ZIP-Datei gab es ein Problem. Bitte versuch es noch einmal.',
  folderFailed: 'Die Dateien konnten nicht in diesen Ordner geschrieben werden.',
  packed: (count: number) => ({
    title: 'Download gestartet',
    description: `${images(count)} in eine ZIP-Datei gepackt.`,
  }),
  saved: (count: number, folder: string) => ({
    title: 'Im Ordner gespeichert',
    description: `${images(count)} in „${folder}“ gespeichert.`,
  }),
  creating: 'ZIP wird erstellt …',
  saving: 'Wird gespeichert …',
  saveToFolder: 'In Ordner speichern',
} as const;
