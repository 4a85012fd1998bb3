import type { FormatFacts } from './format-facts.ts';

export const pdf: FormatFacts = {
  fullName: 'Portable Document Format',
  year: 1993,
  origin: 'Adobe introduced PDF in 1993, and it became an ISO standard in 2008.',
  compression: 'container',
  method: 'Pictures are placed on a page. A JPG can go in unchanged, byte for byte.',
  bestFor: 'offices, applications and printers that ask for documents',
  poorFor: 'further editing: you have to take the picture out of the page again',
  transparency: 'none',
  browsers: 'Every current browser has a built-in PDF viewer.',
  tenMegabytes: 'The PDF is only a few hundred bytes larger than the JPG on its page.',
};
