import type { SeriesText } from '#catalogue/page-text.ts';

export const metadataText: SeriesText = {
  title: 'EXIF und Standort aus Fotos entfernen, Metadaten anzeigen',
  description:
    'Sieh, wo und wann ein Foto entstand, dazu Kamera, Namen und versteckte Bilder. Entferne EXIF, den Ort oder alles, jedes Pixel bleibt. Ohne Upload.',
  heading: 'Was verrät dieses Foto?',
  lead: 'Ort, Zeit, Kamera, Namen und versteckte Bilder: ansehen und entfernen, ohne ein Pixel zu ändern.',
  steps: ['Bild wählen', 'Prüfen und säubern'],
};
