import type { SeriesText } from '#catalogue/page-text.ts';

export const formPhotoText: SeriesText = {
  title: 'Passfoto und Unterschrift fürs Formular: Pixel, KB, dpi',
  description:
    'Mach ein Passfoto, Bewerbungsfoto oder eine Unterschrift mit den Pixeln, dpi, KB und dem Format, die ein Formular verlangt. Jede Regel wird geprüft, ohne Upload.',
  heading: 'Foto fürs Formular',
  lead: 'Alle Regeln des Formulars auf einmal, in der fertigen Datei geprüft.',
  steps: ['Bild wählen', 'Anpassen und herunterladen'],
};

export const drawSignature = 'Unterschrift zeichnen';
