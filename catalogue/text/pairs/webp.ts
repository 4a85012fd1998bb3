import type { NotesByTarget } from './notes.ts';

export const webp: NotesByTarget = {
  jpg: {
    tag: 'Opens Everywhere',
    meta: 'Saved a picture from the web and nothing opens it? Turn WebP into a JPG that every program and upload form takes. Free and private.',
    why: 'You saved a picture from a website, got a .webp file, and the form, printer or program refuses it. As JPG it opens everywhere.',
    size: 'The JPG mostly becomes a third to a half larger than the WebP for the same look, because the older format needs more bytes. A quality of 85 is a fair balance; 92, where this page starts, takes no chances.',
    faqs: [
      [
        'Why do websites give me WebP at all?',
        'Because it loads faster. Many image services look at what your browser accepts and send WebP even when the address ends in .jpg.',
      ],
      [
        'What becomes of an animated WebP?',
        'JPG holds one picture, so you get the first frame. To keep the movement, convert to GIF instead.',
      ],
    ],
  },
  png: {
    tag: 'Lossless, Transparent',
    meta: 'Convert WebP stickers, logos and cut-outs to PNG with their transparency, pixel for pixel. Decoded in your browser, for free.',
    why: 'Stickers, logos and cut-outs arrive as WebP, while editors, presentation programs and print services ask for PNG. Both know smooth transparency, so it goes over unharmed.',
    size: 'The PNG will be larger: slightly from a lossless WebP, five to ten times from a lossy photo, because its rounded pixels now have to be stored one by one.',
    faqs: [
      [
        'Is the PNG an exact copy?',
        'Pixel for pixel what a browser would show of the WebP, with all its degrees of transparency. What the WebP lost when it was made does not come back.',
      ],
      [
        'Can I turn a WhatsApp sticker into a PNG?',
        'Yes: such stickers are WebP files of 512 × 512 pixels. A still one becomes a transparent PNG; of a moving one you get the first frame.',
      ],
    ],
  },
  gif: {
    tag: 'Animation Kept',
    meta: 'Turn animated WebP into a GIF that plays everywhere, with its timing and loops kept, or a still one into 256 colours. No upload.',
    why: 'Chat programs and websites hand out animations as WebP, but mail programs, old forums and slides play only GIF. Frames, delays and the number of loops are carried over.',
    size: 'Expect two to four times the size. WebP stores moving parts with loss; a GIF writes them as numbers into colour tables, without loss but also without mercy.',
    faqs: [
      [
        'Is the timing exact?',
        'To a hundredth of a second, which is the unit of GIF. Browsers slow frames shorter than two hundredths down, so very fast animations may play more slowly.',
      ],
      [
        'Why are the edges of my sticker rough now?',
        'GIF transparency is on or off. The soft rim of a WebP sticker is cut in the middle; against a known background colour it can be blended before.',
      ],
    ],
  },
  tiff: {
    tag: 'For Layout Programs',
    meta: 'Bring a WebP into print and layout software as a lossless TIFF with its alpha channel. Converted in the browser, with no upload.',
    why: 'Layout, prepress and laboratory software often knows neither WebP nor its successors. TIFF is the one lossless format that all of them open.',
    size: 'A lossy WebP of 200 KB easily becomes a TIFF of 5 to 10 MB. The figure follows from the pixels: width × height × 3 bytes, less what Deflate can save.',
    faqs: [
      [
        'Is a web picture good enough for print?',
        'Look at its pixels: 1200 across give 10 cm at 300 dots an inch. Compression blocks that a screen hides may show on paper, so ask for the original where you can.',
      ],
      ['Do all frames of an animation become pages?', 'No, the first frame becomes the one page of the TIFF.'],
    ],
  },
};
