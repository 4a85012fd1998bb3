import type { FormatFacts } from './format-facts.ts';

export const pdf: FormatFacts = {
  fullName: 'Portable Document Format',
  year: 1993,
  origin: 'PDF is from Adobe, 1993, and an ISO standard since 2008.',
  compression: 'container',
  method: 'A page is a frame into which pictures are placed; a JPG can be put in as it is, byte for byte.',
  bestFor: 'offices, applications and printers that want documents rather than pictures',
  poorFor: 'going on with editing: the picture has to be taken out of the page again',
  transparency: 'none',
  browsers: 'Every current browser opens PDF in a viewer of its own.',
  tenMegabytes: 'What comes out is hardly larger than the JPG on its page: a frame of a few hundred bytes is added.',
};
