import type { NotesByTarget } from '#catalogue/page-text.ts';

export const avif: NotesByTarget = {
  jpg: {
    tag: 'For Older Programs',
    meta: 'Saved a picture from the web as AVIF, and nothing opens it? Turn it into a JPG. Free and private, with nothing to install.',
    why: 'More and more websites use AVIF, but many photo viewers, office programs and upload forms cannot open it. A JPG works everywhere.',
    size: 'A JPG needs about 50% more space than an AVIF that looks the same. At the quality set here, the photos we measured came out between 40% smaller and about as large. An AVIF compressed hard for the web grows more.',
    faqs: [
      [
        'What happens to HDR pictures?',
        'They become standard 8-bit sRGB, because that is what a JPG holds. Highlights brighter than normal white are toned down.',
      ],
      [
        'Which programs open AVIF?',
        'Every current browser, GIMP 2.10.22 or later, Windows 11 with the AV1 extension, and macOS Ventura or later. If you send it to someone who has one of these, send the original.',
      ],
    ],
  },
  png: {
    tag: 'Transparent and Exact',
    meta: 'Convert AVIF to a lossless PNG with smooth transparency, ready for any editor. In your browser, without an upload.',
    why: 'Older design programs cannot open AVIF. A PNG gives them every pixel and the full transparency, with no further loss.',
    size: 'Expect a much larger file: four to eight times the size in our tests, and more if the AVIF was compressed hard. PNG has to store every pixel exactly.',
    faqs: [
      ['Do 10-bit AVIFs stay 10-bit?', 'No, they become 8-bit. On nearly all screens you cannot see the difference.'],
      ['Does an AVIF sequence become several PNGs?', 'No, only the main picture becomes a PNG.'],
      [
        'Why did a shop give me an AVIF?',
        'Online shops send product pictures as AVIF to save traffic. Cut-outs keep their outline in the PNG, ready for a slide or a flyer.',
      ],
    ],
  },
};
