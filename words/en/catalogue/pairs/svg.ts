import type { NotesByTarget } from '#catalogue/page-text.ts';

export const svg: NotesByTarget = {
  png: {
    tag: 'Sharp at Any Size',
    meta: 'Turn an SVG into a sharp PNG that every program opens. Its transparent background is kept. In your browser, no upload.',
    why: 'Many shops, social networks and office programs refuse SVG. This page saves the drawing as a PNG at its own size. For any other size, use the Image Resizer: the PNG is sharp at 64 pixels and at 4,000.',
    size: 'An icon of 512 × 512 pixels is 5 to 30 KB as a PNG. Twice the width and height does not quite double the file, because flat areas take almost no space.',
    faqs: [
      [
        'What size is the PNG?',
        'The width and height given in the SVG, or its viewBox, in pixels. For a different size, open the SVG in the Image Resizer and save a PNG from there.',
      ],
      [
        'Why does my text look different?',
        'An SVG usually does not contain its fonts, so a missing one is replaced. Convert text to paths in your drawing program before you export.',
      ],
    ],
  },
  jpg: {
    tag: 'With a Background',
    meta: 'Turn an SVG into a JPG on a white background, for forms and print services that accept only photos. It never leaves your device.',
    why: 'Some forms accept only JPG, even for a logo. This saves your drawing with smooth edges on a white background.',
    size: 'At 1000 × 1000 pixels, a simple logo is 20 to 60 KB as a JPG. That is several times the size of a PNG, because JPG is bad at sharp edges.',
    faqs: [
      [
        'How do I avoid grey fringes around the lines?',
        'Keep the quality at 92 or above, so that colours stay sharp. Larger dimensions help too, because the fringes are always just a few pixels wide.',
      ],
      ['Can I go back from the JPG to the SVG?', 'No, the curves are now pixels. Keep the SVG.'],
    ],
  },
};
