import type { NotesByTarget } from '#catalogue/page-text.ts';

export const webp: NotesByTarget = {
  jpg: {
    tag: 'Opens Everywhere',
    meta: 'Saved a picture from the web and nothing opens it? Turn WebP into a JPG that every program and form accepts. Free and private.',
    why: 'You saved a picture from a website, got a .webp file, and a form, printer or program refuses it. As a JPG, it opens everywhere.',
    size: 'At the quality set here, 92, JPGs came out between about the same size and half as large again in our tests. Lower it to 85 for a smaller file that still looks good.',
    faqs: [
      [
        'Why do websites give me WebP at all?',
        'Because it loads faster. Many sites send WebP to every browser that accepts it, even if the address ends in .jpg.',
      ],
      [
        'What happens to an animated WebP?',
        'You get the first frame, because JPG cannot be animated. To keep the movement, convert to GIF.',
      ],
    ],
  },
  png: {
    tag: 'Lossless, Transparent',
    meta: 'Convert WebP stickers, logos and cut-outs to PNG with their transparency, pixel for pixel. Free, in your browser.',
    why: 'Stickers, logos and cut-outs often come as WebP, but editors, presentation programs and print services want PNG. Both have smooth transparency, so nothing is lost.',
    size: 'The PNG is larger: slightly for a lossless WebP, five to ten times for a photo, because PNG stores every pixel exactly.',
    faqs: [
      [
        'Is the PNG an exact copy?',
        'Yes, it looks exactly like the WebP, transparency included. Detail that was lost when the WebP was made does not come back.',
      ],
      [
        'Can I turn a WhatsApp sticker into a PNG?',
        'Yes, these stickers are WebP files of 512 × 512 pixels. You get a transparent PNG, and an animated one if the sticker moves.',
      ],
    ],
  },
  gif: {
    tag: 'Animation Kept',
    meta: 'Turn an animated WebP into a GIF that plays everywhere, with the same timing and loops. Still pictures work too. No upload.',
    why: 'Chat apps and websites often use WebP for animations, but mail programs, old forums and slides may play only GIF. Frames, timing and the number of loops are kept.',
    size: 'Expect a larger file. Photos came out two to ten times as large in our tests, because GIF compresses far less.',
    faqs: [
      [
        'Does the timing stay exact?',
        'Yes, to a hundredth of a second. Browsers slow down frames shorter than two hundredths, so very fast animations may play more slowly.',
      ],
      [
        'Why are the edges of my sticker rough now?',
        'A GIF pixel is either visible or not, so the soft edge of a WebP sticker becomes hard. If you know the background colour, put the sticker on it first.',
      ],
    ],
  },
  tiff: {
    tag: 'For Layout Programs',
    meta: 'Convert a WebP to a lossless TIFF with transparency, for print and layout software. In your browser, with no upload.',
    why: 'Layout, print and laboratory software often cannot open WebP. TIFF is the lossless format that nearly all of it can.',
    size: 'Photos came out five to eleven times as large in our tests. To work out the most it can be, multiply width by height by 3: a picture of 2000 × 1500 pixels takes up to 9 MB, and usually less, because TIFF compresses without loss.',
    faqs: [
      [
        'Is a web picture good enough for print?',
        'Check its pixels: 1200 across print 10 cm wide at 300 dpi. Traces of compression can show on paper, so ask for the original if you can.',
      ],
      ['Do the frames of an animation become pages?', 'No, the TIFF has one page with the first frame.'],
    ],
  },
};
