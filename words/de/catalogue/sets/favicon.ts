import type { SeriesText } from '#catalogue/page-text.ts';

export const faviconText: SeriesText = {
  title: 'Favicon-Generator: ICO, PNG und Manifest',
  description:
    'Mach aus PNG, SVG oder JPG ein favicon.ico, ein Apple-Touch-Icon, App-Icons und ein Web-Manifest, samt HTML zum Einfügen. Kostenlos, ohne Upload.',
  heading: 'Favicon-Generator',
  lead: 'Alle Icons einer Website aus einem Logo, samt HTML dafür.',
  steps: ['Bild wählen', 'Anpassen und herunterladen'],
};
