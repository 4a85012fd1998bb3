import type { SeriesText } from '#catalogue/page-text.ts';

export const responsiveImagesText: SeriesText = {
  title: 'Responsive Bilder: srcset, AVIF und WebP aus einem Foto',
  description:
    'Ein Foto in allen Größen und Formaten für deine Website, mit dem picture-Code zum Einfügen. AVIF, WebP und JPG. Kostenlos und ohne Upload.',
  heading: 'Bilder für eine Website',
  lead: 'Alle Größen und Formate eines Fotos, und das HTML, das das richtige lädt.',
  steps: ['Bild wählen', 'Größen wählen', 'Herunterladen'],
};
