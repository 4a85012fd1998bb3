import type { NotesByTarget } from '#catalogue/page-text.ts';

export const jpg: NotesByTarget = {
  png: {
    tag: 'No Further Loss',
    meta: 'Turn a JPG into a PNG that you can edit and save again and again without losing quality. Free, and it stays on your device.',
    why: 'A JPG loses a little quality every time you save it. As a PNG, the picture stays exactly as it is, no matter how often you edit and save it.',
    size: 'Expect a larger file: two to three times the size in our tests, and more for a JPG that was compressed hard. PNG keeps every pixel exactly, noise included.',
    faqs: [
      [
        'Does a PNG look better than the JPG it was made from?',
        'No. Detail that the JPG lost is gone. But from now on, you lose nothing more when you edit and save.',
      ],
      [
        'Does the white background become transparent?',
        'Not by itself. But a PNG can be transparent, so you can remove the background in a picture editor afterwards.',
      ],
    ],
  },
  webp: {
    tag: 'Lighter Web Pages',
    meta: 'Turn a JPG into a smaller WebP for your website: choose the quality, compare the two and download. No upload, no account.',
    why: 'Photos are the heaviest part of most web pages. A WebP that looks the same is usually a quarter to a third smaller than an ordinary JPG, and every current browser shows it.',
    size: 'It depends on the JPG. One straight from a camera gets much smaller. One that is already compressed hard can even get larger if you set the quality too high. For a website, start at around 75 to 80.',
    faqs: [
      [
        'Do I lose quality twice?',
        'A little: the JPG has already lost some detail, and WebP loses a bit more. With a good JPG and a quality of 80 or more, you cannot see it. Always convert the original, not a small copy.',
      ],
      [
        'Should I still offer a JPG beside the WebP?',
        'Not on a website: Chrome, Edge, Firefox and Safari have all supported WebP for years. For e-mail and upload forms, keep the JPG.',
      ],
    ],
  },
  gif: {
    tag: '256-Colour Still',
    meta: 'Turn a JPG into a GIF for a site that accepts nothing else. Its colours are reduced to the best 256, on your own device.',
    why: 'Some forums, emoji uploads and old devices accept only GIF. This turns a photo into a still GIF with the 256 colours that suit it best.',
    size: 'Do not expect a smaller file: a photo is often larger as a GIF than as a JPG. Resizing it first helps more than anything else.',
    faqs: [
      [
        'Why does my photo show bands?',
        'A GIF holds only 256 colours, and a photo uses tens of thousands. Similar ones take the place of the missing ones. In smooth areas such as skies, you can see the steps.',
      ],
      [
        'Does this make an animation?',
        'No, one JPG becomes one still picture. If you have an animated WebP, you can turn that into an animated GIF.',
      ],
    ],
  },
  tiff: {
    tag: 'For Print and Archive',
    meta: 'Turn a JPG into a lossless TIFF for a print shop, layout program or archive that asks for one. Free, in your browser.',
    why: 'Print shops, publishers and archives ask for TIFF because it is lossless and every layout program opens it. This turns your JPG into one.',
    size: 'The TIFF is compressed without loss, and was still two to three times the size of the JPG in our tests. It gets larger still if the JPG was compressed hard.',
    faqs: [
      [
        'Does TIFF make my JPG good enough to print?',
        'It only changes the format. How sharp it prints depends on the pixels: an A4 page at 300 dpi needs 2480 × 3508, in any format.',
      ],
      [
        'What kind of TIFF do I get?',
        'An 8-bit file, in RGB or grey like the JPG, with lossless Deflate compression, which Photoshop, InDesign, GIMP, Preview and ImageMagick all open. CMYK originals are converted to sRGB.',
      ],
    ],
  },
  avif: {
    tag: 'Smallest for the Web',
    meta: 'Turn a JPG into an AVIF that looks the same at about half the size, for websites that load fast. Runs on your device.',
    why: 'AVIF compresses photos better than any other format that browsers show. It looks the same as a JPG at about half the size, and at low quality it turns soft instead of blocky.',
    size: 'An AVIF is usually about a third smaller than a JPG that looks the same. The quality numbers differ: AVIF at 50 looks about as good as JPG at 75 to 80.',
    faqs: [
      [
        'Why does the conversion take so long?',
        'AVIF gets so small by trying a great many options for each part of the picture. A large photo takes seconds on a laptop and longer on a phone. Resizing it first saves time and space.',
      ],
      [
        'Where does AVIF not work?',
        'In Safari before version 16, Edge before 121, Windows without the AV1 extension, and many office programs. On a website, use a <picture> element with the JPG as a fallback.',
      ],
    ],
  },
  jxl: {
    tag: 'Small for Archives',
    meta: 'Turn a JPG into a JPEG XL (.jxl): far smaller at the same look, and quicker to save than AVIF. On your own device.',
    why: 'JPEG XL keeps photos as good as they look now in far less space, and saves them several times faster than AVIF. That makes it a good format for a large collection.',
    size: 'Our test photos, JPGs of high quality, shrank to between a seventh and a third of their size. A JPG that is already compressed hard shrinks far less.',
    faqs: [
      [
        'Is this the lossless JPG packing that JPEG XL is known for?',
        'No. Here the picture is compressed again, which saves much more space but changes pixels slightly. To pack a JPG so that you can get the same file back, use the program cjxl.',
      ],
      [
        'Should I delete my JPGs afterwards?',
        'Keep them. JPEG XL is young, many programs cannot open it yet, and detail that is lost in a conversion does not come back.',
      ],
    ],
  },
};
