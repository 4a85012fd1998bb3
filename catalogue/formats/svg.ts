import type { FormatFacts } from './format-facts.ts';

export const svg: FormatFacts = {
  fullName: 'Scalable Vector Graphics',
  year: 2001,
  origin: 'SVG is the web’s format for drawings and has been a W3C standard since 2001.',
  compression: 'drawing instructions',
  method: 'There are no pixels inside, only text that describes which curves to draw and how to fill them.',
  bestFor: 'logos, icons and diagrams that have to be sharp at every size',
  poorFor: 'photos, and programs that only work with pixels',
  transparency: 'smooth',
  browsers: 'All browsers show SVG, but most mail programs, shops and social networks refuse it.',
  tenMegabytes:
    'Most drawings are only a few kilobytes. A file of several megabytes usually contains a map or an embedded photo.',
};
