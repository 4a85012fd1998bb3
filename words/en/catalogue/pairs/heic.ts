import type { NotesByTarget } from '#catalogue/page-text.ts';

export const heic: NotesByTarget = {
  jpg: {
    tag: 'iPhone Photos for All',
    meta: 'Turn iPhone HEIC photos into JPGs that Windows, websites and printers can open. The right way up, true to colour and never uploaded.',
    why: 'Your iPhone saves photos as HEIC, which many websites, Windows computers and print kiosks cannot open. As a JPG, the same photo opens everywhere, the right way up and with the right colours.',
    size: 'At quality 92, the JPG is roughly twice the size of the HEIC. At 80, both are about the same size, and few people can see a difference.',
    faqs: [
      [
        'Can my iPhone take JPGs in the first place?',
        'Yes: go to Settings, Camera, Formats and choose "Most Compatible". New photos then take more space. Photos you already have stay HEIC, so convert those here.',
      ],
      [
        'What happens to Live Photos, depth data and location?',
        'You get the still picture, without the video of a Live Photo and without depth data. Date, camera and location are removed too, so you can share the JPG without giving away where you live.',
      ],
      [
        'Do the colours stay right?',
        'Yes. iPhones use a wider range of colours (Display P3) than most screens. Some converters ignore that and leave skin pale and reds dull. Here the colours are converted to sRGB, so they look right everywhere.',
      ],
    ],
  },
  png: {
    tag: 'Exact Pixels of a HEIC',
    meta: 'Convert iPhone HEIC photos to PNG with no further loss, for editing and exact copies. Nothing leaves your device.',
    why: 'If you want to retouch a HEIC photo or cut something out, convert it to PNG. It keeps every pixel exactly, and a JPG does not.',
    size: 'Expect big files: a 12-megapixel HEIC of 1.5 MB becomes a PNG of 15 to 25 MB. For sharing, convert to JPG.',
    faqs: [
      [
        'Is the PNG really lossless?',
        'Yes, converting from HEIC to PNG loses nothing. The HEIC itself was already compressed by the phone.',
      ],
      [
        'When is PNG better than JPG?',
        'For screenshots, for pictures with text, and for photos you want to edit. For showing and sending photos, JPG is better.',
      ],
    ],
  },
  webp: {
    tag: 'iPhone Photos on the Web',
    meta: 'Put iPhone photos on your website: convert HEIC straight to small WebP files, the right way up and with the right colours. Free.',
    why: 'Want iPhone photos on your website? Convert HEIC straight to WebP. Going through JPG first would cost quality twice.',
    size: 'At quality 75, the WebP is about as large as the HEIC. You save far more by resizing: 4032 × 3024 is much more than a page shows, and 1600 pixels wide leaves a sixth of the pixels.',
    faqs: [
      [
        'Can I put the HEIC itself on my site?',
        'No, only Safari shows it. In Chrome, Edge and Firefox, people see a broken picture.',
      ],
      [
        'Is the photo the right way up?',
        'Yes. Your phone notes in the file how you held it. The picture is turned to match, so it looks right in every program.',
      ],
    ],
  },
};
