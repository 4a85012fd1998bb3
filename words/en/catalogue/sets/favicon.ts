import type { SeriesText } from '#catalogue/page-text.ts';

export const faviconText: SeriesText = {
  title: 'Favicon Generator: ICO, PNG and Manifest from One Logo',
  description:
    'Turn a PNG, SVG or JPG into favicon.ico, an Apple touch icon, app icons and a web manifest, with the HTML to paste. Free, and nothing is uploaded.',
  heading: 'Favicon Generator',
  lead: 'Every icon of a website from one logo, with the HTML for them.',
  steps: ['Upload', 'Adjust and Download'],
};
