import type { NotesByTarget } from './notes.ts';

export const jpg: NotesByTarget = {
  png: {
    tag: 'No Further Loss',
    meta: 'Turn a JPG into a PNG that can be edited and saved again and again without losing more. Free, and the photo stays on your device.',
    why: 'Saving a JPG over and over wears it out a little each time. As a PNG the picture stays exactly as it is now, however often you edit it, cut it out or put text on it.',
    size: 'Expect the PNG to be 3 to 8 times as large as the JPG. All pixels are kept exactly, and that includes the ripples and noise which JPG could describe cheaply and PNG cannot predict.',
    faqs: [
      [
        'Does a PNG look better than the JPG it was made from?',
        'No. What JPG rounded away is gone, and PNG faithfully stores what is left, ripples included. The gain lies ahead: nothing more is lost when you edit and save.',
      ],
      [
        'Will the white background become transparent?',
        'Not by itself. A JPG has no transparent pixels, so every pixel arrives in the PNG as solid as it was. But the PNG can hold transparency, so an editor can cut the background out afterwards.',
      ],
    ],
  },
  webp: {
    tag: 'Lighter Web Pages',
    meta: 'Make a lighter WebP of your JPG for a website: choose the quality, compare both side by side, download. No upload, no account.',
    why: 'Photos are the heaviest part of most web pages. A WebP of the same visible quality is usually a quarter to a third lighter than an ordinary JPG, and every current browser shows it.',
    size: 'How much is gained depends on how well the JPG was made: one straight from a camera shrinks a lot, one that was already squeezed hard can even grow when its quality is set too high. Around 75 to 80 is a good place to start for the web.',
    faqs: [
      [
        'Is quality lost twice?',
        'Yes, a little: the JPG lost some detail when it was saved and WebP rounds again. From a good JPG at a quality of 80 or more nobody sees it; convert from the original and not from a small copy.',
      ],
      [
        'Should I still offer a JPG beside the WebP?',
        'For a website no longer: Chrome, Edge, Firefox and Safari all show WebP since 2020. For e-mail and upload forms keep the JPG, since mail programs and old office software may refuse WebP.',
      ],
    ],
  },
  gif: {
    tag: '256-Colour Still',
    meta: 'Make a GIF of a JPG for a system that accepts nothing else. Colours are reduced to 256 with dithering, on your own device.',
    why: 'Some forums, emoji boxes and old devices take GIF and nothing else. This makes a still GIF of a photo with the best 256 colours that can be found for it.',
    size: 'Do not expect a smaller file. A photo as GIF is often larger than its JPG, since LZW finds little to repeat in dithered dots; scaling it down first helps far more than anything else.',
    faqs: [
      [
        'Why does my photo show dots and bands?',
        'A GIF has a table of 256 colours while a photo uses tens of thousands. Dithering mixes dots of the colours that exist so that the eye blends them; what remains visible is the price of the format.',
      ],
      [
        'Does this make an animation?',
        'No, one JPG becomes one still frame. GIFs that move are made from several pictures or a film; an animated WebP can be turned into a moving GIF here, though.',
      ],
    ],
  },
  tiff: {
    tag: 'For Print and Archive',
    meta: 'Turn a JPG into a lossless TIFF for a print shop, a layout program or an archive that asks for it. Made in your browser, free.',
    why: 'Print shops, publishers and archives ask for TIFF because it is stored without loss and every layout program since the 1980s reads it. This wraps your JPG into one.',
    size: 'The TIFF is packed with Deflate, which loses nothing, and still becomes many times larger than the JPG: each pixel takes three bytes before packing, so a 12-megapixel photo starts at 36 MB.',
    faqs: [
      [
        'Does TIFF make my JPG fit for print?',
        'It makes the file acceptable; sharpness on paper depends on pixels. For 300 dots an inch a page of A4 needs 2480 × 3508 of them, whatever the format.',
      ],
      [
        'Which kind of TIFF comes out?',
        'An RGB file of 8 bits a colour with lossless Deflate and a horizontal predictor, which Photoshop, InDesign, GIMP, Preview and ImageMagick all open. CMYK originals are converted to sRGB on the way.',
      ],
    ],
  },
  avif: {
    tag: 'Smallest for the Web',
    meta: 'Make an AVIF of a JPG: about half the bytes at the same visible quality, for websites that want to load fast. Runs on your device.',
    why: 'AVIF is the strongest format that browsers show today. At equal visible quality it needs about half the bytes of a JPG, most of all at low qualities, where it turns soft instead of blocky.',
    size: 'In our own sweep an AVIF needed 40 to 55% fewer bytes than a JPG of the same measured quality. Its quality scale is another one: 50 looks about as good as a JPG of 75 to 80.',
    faqs: [
      [
        'Why does the conversion take so long?',
        'The AV1 encoder tries a great many ways to predict each block. Several megapixels take seconds on a laptop and longer on a phone; scaling the photo down first saves both time and bytes.',
      ],
      [
        'Who cannot open the result?',
        'Safari before version 16, Edge before 121, Windows without the AV1 extension and a good part of office software. On a website put it in a <picture> element with the JPG as the fallback.',
      ],
    ],
  },
};
