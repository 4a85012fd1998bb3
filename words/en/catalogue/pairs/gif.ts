import type { NotesByTarget } from '#catalogue/page-text.ts';

export const gif: NotesByTarget = {
  jpg: {
    tag: 'First Frame as a Photo',
    meta: 'Save the first frame of a GIF as a JPG, for forms and documents that do not accept GIF. Transparent areas become white.',
    why: 'A form asks for a JPG and all you have is a GIF? This saves its first frame as an ordinary picture, with transparent areas in white.',
    size: 'For photos, the JPG is smaller, often by half or more. For drawings, it is larger and looks worse, because JPG is bad at hard edges.',
    faqs: [
      [
        'Can I choose a different frame?',
        'No, you get the first one. For a different frame, pause the animation and take a screenshot.',
      ],
      [
        'Do the dots in the colours go away?',
        'Only partly: JPG blurs them a little. The colours that were lost when the GIF was made do not come back.',
      ],
    ],
  },
  png: {
    tag: 'Sharp and Lossless',
    meta: 'Turn a GIF into a PNG, still or animated: identical pixels, identical transparency, and no limit of 256 colours. Runs on your device.',
    why: 'PNG was made to replace GIF for still pictures. The pixels stay identical, and you can edit the picture without being limited to 256 colours.',
    size: 'This page saves PNGs in full colour: photos came out between 0.7 and 2.2 times as large in our tests. The PNG Compressor takes them back to a palette, which is usually 5 to 25% smaller than the GIF.',
    faqs: [
      [
        'Does my animation still move?',
        'Yes: the PNG plays in every current browser, with the same timing and loops. Programs that do not play animated PNGs show the first frame.',
      ],
      [
        'Does the transparency get smoother?',
        'No, each pixel is still either visible or not. But you can now draw soft edges in an editor.',
      ],
    ],
  },
  webp: {
    tag: 'Same Animation, Lighter',
    meta: 'Convert an animated GIF to an animated WebP at a fraction of the size. Frames, timing and loops are kept. Free, in your browser.',
    why: 'A GIF of a few seconds can be larger than the rest of the page. An animated WebP plays in every current browser, keeps frames, timing and loops, and is much smaller.',
    size: 'Video clips often shrink to a third, drawn animations to about two thirds. The more movement, the more you save.',
    faqs: [
      [
        'Does it still play automatically?',
        'Yes. In a web page, an animated WebP starts and loops exactly like a GIF.',
      ],
      [
        'Where should I still use GIF?',
        'In e-mail, because some mail programs do not show WebP, and on sites that accept animations only as GIF.',
      ],
    ],
  },
  tiff: {
    tag: 'One Frame for Print',
    meta: 'Turn the first frame of a GIF into a lossless TIFF for scanning, printing and archive software. Free and private.',
    why: 'Old charts, maps and scans are often GIFs, but archives and print shops ask for TIFF. This saves the first frame in full colour, without loss.',
    size: 'A drawing with large flat areas stays close to the size of the GIF. Photos came out up to twice as large in our tests.',
    faqs: [
      ['Do the 256 colours change?', 'No, they all stay exactly the same.'],
      ['Does each frame of an animation become a page?', 'No, you get one page with the first frame.'],
      [
        'What needs a TIFF of a GIF?',
        'Text recognition, map software and layout programs that open TIFF but refuse GIF.',
      ],
    ],
  },
};
