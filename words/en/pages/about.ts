import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const about: Prose = {
  pageTitle: `About ${site.name}`,
  description: `What ${site.name} is: image tools that run on your own device, why they do not upload anything, and what they are built with.`,
  title: `About ${site.name}`,
  lead: 'Image tools for everyday jobs. You do not have to hand your pictures to a stranger.',
  sections: [
    {
      heading: 'Why nothing is uploaded',
      text: [
        'A form wants a photo under 200 KB, a shop wants 1000 × 1000, a colleague cannot open the picture from your phone. Your computer does jobs like these in a fraction of a second, so there is no reason to send a passport scan or a family photo across the world. Here your own browser does the work.',
      ],
    },
    {
      heading: 'How it works',
      text: [
        'JPGs are read and written by code of our own, most other formats by libvips, an image library that photographers, museums and large websites rely on. Both run in your browser (WebAssembly). The site handles JPG, PNG, WebP, GIF, TIFF, AVIF and JPEG XL, and respects colour profiles and orientation.',
        'If a format cannot keep something, you see that before you start. Compressing never makes a file larger, unless you choose a format, lossless quality or a size that takes more. If another tool makes one larger, it tells you why.',
      ],
    },
    {
      heading: 'What it costs',
      text: [
        'Nothing. There are no accounts, no advertising, and no watermarks unless you add one. Because your own device does the work, running the site costs little.',
      ],
    },
    { heading: 'Say hello', text: ['If something does not work, or a job is missing, [write to us](/contact).'] },
  ],
};
