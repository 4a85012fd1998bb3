import type { FormatFacts } from './format-facts.ts';

export const svg: FormatFacts = {
  fullName: 'Scalable Vector Graphics',
  year: 2001,
  origin: 'SVG is the drawing language of the web, a W3C standard since 2001.',
  compression: 'drawing instructions',
  method: 'There are no pixels inside, only text that says which curves to draw and how to fill them.',
  bestFor: 'logos, icons and diagrams that must be sharp at every size',
  poorFor: 'photographs, and programs that only know pixels',
  transparency: 'smooth',
  browsers: 'All browsers draw SVG; most mail programs, shops and social networks refuse it as an upload.',
  tenMegabytes:
    'A drawing is text and mostly weighs a few kilobytes; megabytes mean that a map or an embedded photo is inside.',
};
