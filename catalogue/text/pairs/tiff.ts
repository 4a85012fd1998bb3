import type { NotesByTarget } from './notes.ts';

export const tiff: NotesByTarget = {
  jpg: {
    tag: 'Scans You Can Send',
    meta: 'Turn heavy TIFF scans into JPGs that fit into an e-mail. CMYK and 16-bit originals become proper sRGB, all in your browser.',
    why: 'Scanners and archives hand out TIFFs that are too heavy to mail and that browsers do not show. A JPG of the scan opens on every phone.',
    size: 'From an uncompressed TIFF the JPG takes about a twentieth at quality 85: a page scanned at 300 dpi falls from 25 MB to one or two.',
    faqs: [
      [
        'My TIFF has several pages. What comes out?',
        'The first page becomes the JPG, and the page says so before it starts. For the others, split the document with your scanner program first.',
      ],
      [
        'Are CMYK colours right afterwards?',
        'They are computed through the profile in the file, or a standard press profile where there is none, into sRGB. Simply reading the four inks as light is what makes colours neon elsewhere.',
      ],
    ],
  },
  png: {
    tag: 'Lossless for the Screen',
    meta: 'Convert TIFF to PNG with no loss at all: 16 bits and transparency stay, and every browser can show the result. Free, no upload.',
    why: 'You want a TIFF on a screen, in a wiki or in a document, and not a single pixel changed. PNG is the lossless format that browsers know.',
    size: 'Against an uncompressed TIFF a PNG saves a third for photos and up to nine tenths for black-and-white scans. Against one packed with LZW or Deflate it still saves a little.',
    faqs: [
      [
        'Do 16-bit scans stay 16-bit?',
        'Yes, PNG holds 16 bits a colour as well. The file is then about twice as large; a screen shows 8 of them.',
      ],
      [
        'What about CMYK and Lab?',
        'PNG knows neither, so such files are computed into sRGB. That step is the only change.',
      ],
    ],
  },
  webp: {
    tag: 'From Archive to Web',
    meta: 'Publish archive scans on the web: turn TIFF straight into light WebP with one single rounding. Processed locally and free of charge.',
    why: 'Museums, shops and photographers keep TIFF masters and need light pictures for their sites. From the master straight to WebP costs one loss only, which is the best a web picture can be.',
    size: 'A 30 MB master typically ends at 200 to 600 KB once it is also scaled to the width that the page shows.',
    faqs: [
      [
        'Is WebP large enough for big scans?',
        'Its longest side is 16,383 pixels. Larger maps and panoramas have to be scaled or cut; the tool says so before it starts.',
      ],
      [
        'Which quality for documents and photos?',
        'Photographs look right between 75 and 85. Typewritten pages want 90, because grey ripples between the letters tire the eye.',
      ],
    ],
  },
  gif: {
    tag: 'Line Art in 256 Colours',
    meta: 'Make small GIFs of TIFF drawings, stamps and fax pages for systems that only know GIF. The work is done on your own computer.',
    why: 'Fax pages, plans and line drawings come as TIFF; old document systems and help files take GIF. With few colours in the original nothing visible is lost.',
    size: 'Black-and-white pages fall to a few dozen kilobytes. Photographic scans suffer from 256 colours and are better off as JPG.',
    faqs: [
      [
        'Are 1-bit fax pages kept sharp?',
        'Yes: two colours fit into the table as they are, with no dithering needed. Scaling such a page down turns edges grey, which the table has room for.',
      ],
      ['Do several pages become an animation?', 'No. The first page is converted, as one still frame.'],
    ],
  },
};
