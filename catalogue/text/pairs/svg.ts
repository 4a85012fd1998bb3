import type { NotesByTarget } from './notes.ts';

export const svg: NotesByTarget = {
  png: {
    tag: 'Sharp at Any Size',
    meta: 'Draw an SVG as a PNG that every program opens, with its transparent background kept. Rendered sharply in your browser, no upload.',
    why: 'Shops, social networks and office programs refuse SVG. Here the drawing is rendered in the size that is written in it. In the Image Resizer you can ask for any other: the curves are drawn afresh, so the PNG is sharp at 64 pixels and at 4,000 alike.',
    size: 'An icon of 512 × 512 pixels takes 5 to 30 KB as PNG. Doubling the side does not quite double the file, as flat areas cost next to nothing.',
    faqs: [
      [
        'Which size will the PNG have?',
        'The width and height written in the SVG, or those of its viewBox, taken as pixels. For another one open the SVG in the Image Resizer, which hands back a PNG too.',
      ],
      [
        'Why does my text look different?',
        'Fonts are not part of an SVG. A font that is not found is replaced, so convert text into paths in your drawing program before you export.',
      ],
    ],
  },
  jpg: {
    tag: 'With a Background',
    meta: 'Render an SVG as a JPG on a white background, for forms and print services that accept photos only. It never leaves your device.',
    why: 'Some upload forms take JPG and nothing else, even for a logo. The drawing is rendered with smooth edges and placed on white, which is what such forms show around it anyway.',
    size: 'At 1000 × 1000 pixels a plain logo is 20 to 60 KB as JPG, several times what PNG needs, since sharp edges are expensive for JPG.',
    faqs: [
      [
        'How do I avoid grey fringes around the lines?',
        'Keep the quality at 92 or above, where colour is stored in full resolution. A drawing with larger dimensions helps as well, since fringes have a fixed width of a few pixels.',
      ],
      ['Can I go back from the JPG to the SVG?', 'No. The curves are turned into pixels for good, so keep the SVG.'],
    ],
  },
};
