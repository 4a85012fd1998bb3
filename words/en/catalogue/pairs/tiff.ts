import type { NotesByTarget } from '#catalogue/page-text.ts';

export const tiff: NotesByTarget = {
  jpg: {
    tag: 'Scans You Can Send',
    meta: 'Turn large TIFF scans into JPGs that fit into an e-mail. CMYK and 16-bit originals are converted properly, all in your browser.',
    why: 'TIFFs from scanners and archives are too large for e-mail, and most browsers do not show them. A JPG opens on every phone.',
    size: 'At quality 85, the JPG is about a twentieth of an uncompressed TIFF: a page scanned at 300 dpi shrinks from 25 MB to one or two.',
    faqs: [
      [
        'My TIFF has several pages. What do I get?',
        'The first page. A note says so before you start. For all pages, convert the TIFF in Batch Processing: it makes a JPG of each.',
      ],
      [
        'Do CMYK colours look right?',
        'Yes. They are converted to sRGB with the profile in the file, or a standard print profile if there is none, so they do not turn neon.',
      ],
    ],
  },
  png: {
    tag: 'Lossless for the Screen',
    meta: 'Convert TIFF to PNG with no loss at all: keeps 16-bit colour and transparency, and every browser shows it. Free, no upload.',
    why: 'You want to put a TIFF on a website or into a document without changing a single pixel? PNG is the lossless format that every browser shows.',
    size: 'From an uncompressed TIFF, a PNG saves a third for photos and up to nine tenths for black-and-white scans. If the TIFF is already compressed, both are about the same size.',
    faqs: [
      [
        'Do 16-bit scans stay 16-bit?',
        'Yes. The file is about twice as large as an 8-bit PNG and looks the same on screen.',
      ],
      ['What about CMYK and Lab?', 'PNG supports neither, so those files are converted to sRGB. Nothing else changes.'],
    ],
  },
  webp: {
    tag: 'From Archive to Web',
    meta: 'Publish archive scans on the web: convert TIFF straight to small WebP files. Free, and nothing is uploaded.',
    why: 'Museums, shops and photographers keep originals as TIFF and need small pictures for their sites. Converting straight to WebP loses the least.',
    size: 'A 30 MB original typically ends up at 200 to 600 KB if you also resize it to the width your page shows.',
    faqs: [
      [
        'Is WebP large enough for big scans?',
        'Nothing longer than 16,383 pixels fits. Resize or crop maps and panoramas beyond that first: a message next to the button warns you.',
      ],
      [
        'Which quality for documents and photos?',
        '75 to 85 for photos. 90 for typewritten pages, so that no grey smudges appear between the letters.',
      ],
    ],
  },
  gif: {
    tag: 'Line Art in 256 Colours',
    meta: 'Turn TIFF drawings, stamps and fax pages into small GIFs for systems that accept nothing else. All on your own computer.',
    why: 'Fax pages, plans and line drawings often come as TIFF, but old document systems and help files want GIF. With few colours in the original, you lose nothing visible.',
    size: 'Black-and-white pages shrink to a few dozen kilobytes. Photos came out at half to two thirds of the size of the TIFF in our tests but look bad in 256 colours, so convert those to JPG.',
    faqs: [
      [
        'Do black-and-white fax pages stay sharp?',
        'Yes, a GIF stores two colours exactly. If you resize the page, its edges turn grey, and there are enough colours left for that.',
      ],
      ['Do several pages become an animation?', 'No, you get the first page as a still picture.'],
    ],
  },
};
