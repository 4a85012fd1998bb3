import type { FormatFacts } from './format-facts.ts';

export const gif: FormatFacts = {
  fullName: 'Graphics Interchange Format',
  year: 1987,
  origin: 'CompuServe created GIF in 1987 for slow modems, and added animation in 1989.',
  compression: 'lossless, up to 256 colours',
  method:
    'Each frame has a table of up to 256 colours. Pixels are numbers that point into the table, compressed with LZW.',
  bestFor: 'short looping animations that have to play everywhere, even in e-mail',
  poorFor: 'photos: 256 colours leave bands in skies and dots on skin',
  transparency: 'on or off',
  browsers: 'Every browser and nearly every mail program shows and plays GIF.',
  tenMegabytes:
    'A 10 MB GIF holds a few seconds of video at 480 pixels wide, or hundreds of frames of a simple drawing.',
};
