import type { EntryKind } from '#catalogue/entries/entry.ts';
import type { HubText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT } from '#catalogue/tools.ts';

export const HUB_TEXTS: Readonly<Record<EntryKind, HubText>> = {
  converter: {
    title: 'Bildkonverter – JPG, PNG, WebP, HEIC und mehr',
    metaDescription:
      'Alle Bildkonverter auf einer Seite: JPG, PNG, WebP, GIF, TIFF, AVIF und JXL, dazu HEIC, SVG und BMP als Quelle. Kostenlos im Browser.',
    h1: 'Bildkonverter',
    description:
      'Wähle, welches Format du hast und welches du brauchst. Jede Seite sagt dir, was bleibt, was verloren geht und wie sich die Dateigröße ändert.',
  },
  compressor: {
    title: 'Bilder komprimieren – nach Format oder Größe in KB',
    metaDescription:
      'JPG, PNG, WebP und GIF komprimieren, nach Qualität oder auf ein Limit zwischen 20\u00a0KB und 10\u00a0MB für ein Formular. Ohne Konto, ohne Upload.',
    h1: 'Bilder komprimieren',
    description:
      'Wähle nach Format, wenn du einfach eine kleinere Datei willst, und nach Größe, wenn ein Formular ein Limit setzt.',
  },
  resizer: {
    title: 'Bildgrößen – Pixel, Papier und Social Media',
    metaDescription:
      'Bildgröße ändern: auf 1920 × 1080, A4, für Instagram, YouTube und mehr oder auf eine Dateigröße. Nichts wird verzerrt, alles läuft auf deinem Gerät.',
    h1: 'Bildgrößen',
    description:
      'Fertige Größen für Bildschirm, soziale Netzwerke und Papier. Jede Seite zeigt, wie viel von deinem Bild abgeschnitten wird und wie groß es im Druck wird.',
  },
  batch: {
    title: `Mehrere Bilder bearbeiten – ${BATCH_LIMIT} in einem Durchgang`,
    metaDescription: `Bis zu ${BATCH_LIMIT} Bilder mit denselben Einstellungen skalieren, komprimieren oder umwandeln und als ZIP herunterladen. Alles bleibt auf deinem Gerät.`,
    h1: 'Mehrere Bilder bearbeiten',
    description:
      'Dieselben Einstellungen für viele Bilder: Aktion wählen, Ordner hineinziehen, ZIP herunterladen. Eine beschädigte Datei hält die übrigen nicht auf.',
  },
};
