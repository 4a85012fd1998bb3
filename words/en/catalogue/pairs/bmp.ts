import type { NotesByTarget } from '#catalogue/page-text.ts';

export const bmp: NotesByTarget = {
  jpg: {
    tag: 'From Megabytes to KB',
    meta: 'Turn bulky BMP pictures into JPGs of a few hundred kilobytes that any website accepts. Quick, free and without an upload.',
    why: 'Old cameras, instruments and Windows programs save huge BMP files. As a JPG, the same picture is a fraction of the size and opens on every device.',
    size: 'A JPG at quality 92 is 80 to 95% smaller than the BMP.',
    faqs: [
      [
        'Do I lose any quality?',
        'A little fine detail, but at quality 92 you cannot see it. If the picture contains text or measurements, convert to PNG, which loses nothing.',
      ],
      [
        'My BMP is larger than 10 MB. What now?',
        "Press 'Open it anyway': nothing is uploaded, so the limit only spares slow devices.",
      ],
    ],
  },
  png: {
    tag: 'Identical but Smaller',
    meta: 'Shrink BMP files without changing a single pixel: PNG compresses what BMP leaves raw. Right here in your browser.',
    why: 'PNG compresses exactly the same pixels that BMP stores raw. For screenshots, icons and instrument pictures, there is hardly ever a reason to keep the BMP.',
    size: 'Screenshots shrink to a few percent, drawings to a tenth and photos by a third. Every pixel stays exactly the same.',
    faqs: [
      [
        'Does a transparent BMP stay transparent?',
        'Yes, if it is a 32-bit BMP with an alpha channel. Some programs save 32 bits without using the alpha channel; those pictures stay opaque, as they should.',
      ],
      ['Can I get back to BMP later?', 'Yes, any picture program can save the PNG as a BMP, with the same pixels.'],
    ],
  },
};
