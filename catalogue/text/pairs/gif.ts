import type { NotesByTarget } from './notes.ts';

export const gif: NotesByTarget = {
  jpg: {
    tag: 'First Frame as a Photo',
    meta: 'Save the first frame of a GIF as a JPG for forms and documents that take no GIF. Transparent areas turn white, colours stay.',
    why: 'A form asks for a JPG and all you have is a GIF. Its first frame is taken, see-through areas are filled, and the 256 colours become an ordinary picture.',
    size: 'For photographic GIFs the JPG is smaller, often by half. For drawings it is larger and worse, because each dither dot is a hard edge to JPG.',
    faqs: [
      [
        'Can I choose another frame?',
        'The first one is taken. If another is wanted, pause the animation and take a screenshot.',
      ],
      [
        'Does JPG smooth the dither dots away?',
        'Only partly: it blurs them into ripples. The colours that were lost when the GIF was made cannot be computed back.',
      ],
    ],
  },
  png: {
    tag: 'Sharp, Often Smaller',
    meta: 'Replace a still GIF by a PNG: identical pixels, identical transparency, usually fewer bytes. The conversion runs on your device.',
    why: 'For anything that stands still, PNG was made to replace GIF. The pixels stay identical, and editors no longer squeeze every change into 256 colours.',
    size: 'A PNG of the same 256-colour picture is usually 5 to 25% smaller when it is kept as a palette; in full colour, as written here, small files may grow. The PNG Compressor gives them a palette again.',
    faqs: [
      ['Will my animation still move?', 'No, the first frame is converted. Choose WebP if the movement matters.'],
      [
        'Does the transparency get smoother?',
        'It stays as it was, on or off for each pixel. But from here on an editor can draw soft edges into it.',
      ],
    ],
  },
  webp: {
    tag: 'Same Animation, Lighter',
    meta: 'Convert animated GIF to animated WebP: all frames, delays and loops kept at a fraction of the bytes. Free, in your own browser.',
    why: 'A GIF of a few seconds can weigh more than the page around it. Animated WebP plays in every current browser, keeps frames, timing and loops, and throws most of the weight off.',
    size: 'Filmed scenes commonly shrink to a third, drawn loops to about two thirds. The more moves from frame to frame, the more is gained.',
    faqs: [
      [
        'Will it still play automatically?',
        'Yes, an <img> with an animated WebP starts and loops exactly like a GIF, without a player and without sound.',
      ],
      [
        'Where is GIF still the safer choice?',
        'In e-mail, where some programs show no WebP at all, and on platforms that turn uploads into videos only when they are GIFs.',
      ],
    ],
  },
  tiff: {
    tag: 'One Frame for Print',
    meta: 'Turn the first frame of a GIF into a lossless TIFF that scanning, printing and archive software accepts. Private and without cost.',
    why: 'Old charts, maps and scans survive as GIFs, while archives and printers ask for TIFF. The first frame is unpacked from its colour table into full colour and stored without loss.',
    size: 'Each pixel grows from one byte to three before Deflate packs it. Drawings with large flat areas still end near the size of the GIF, dithered photos at several times of it.',
    faqs: [
      [
        'Do the 256 colours change?',
        'No, each of them arrives with the same value. There is only room for more of them now.',
      ],
      ['Are the frames of an animation stored as pages?', 'No, one page with the first frame is written.'],
    ],
  },
};
