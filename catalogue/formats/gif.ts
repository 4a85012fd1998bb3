import type { FormatFacts } from './format-facts.ts';

export const gif: FormatFacts = {
  fullName: 'Graphics Interchange Format',
  year: 1987,
  origin: 'GIF is from 1987, made by CompuServe for slow modems; since 1989 it can hold several frames.',
  compression: 'lossless, up to 256 colours',
  method:
    'A frame has a table of at most 256 colours and its pixels are numbers into that table, packed with the dictionary method LZW.',
  bestFor: 'short looping animations that must play everywhere, even in e-mail',
  poorFor: 'photographs: 256 colours leave bands in skies and dots in skin',
  transparency: 'on or off',
  browsers: 'Every browser and nearly every mail program shows and plays GIF.',
  tenMegabytes:
    'Ten megabytes of GIF are a few seconds of film at 480 pixels wide, or hundreds of frames of a plain drawing.',
};
