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

export const oftenFormsLegend = 'Häufige Formulare';

export const oftenForms: readonly { form: string; label: string }[] = [
  { form: 'germany-passport.0', label: 'Reisepass' },
  { form: 'schengen-visa.0', label: 'Schengen-Visum' },
  { form: 'austria-passport.0', label: 'Österreich' },
  { form: 'switzerland-passport.0', label: 'Schweiz' },
  { form: 'us-visa-ds160.0', label: 'US-Visum' },
];
