import type { NotesByTarget } from '#catalogue/page-text.ts';

export const jxl: NotesByTarget = {
  jpg: {
    tag: 'Open It Anywhere',
    meta: 'Got a JPEG XL (.jxl) photo that nothing opens? Turn it into a JPG that every program and form accepts. Free and private.',
    why: 'Some phones, photo archives and Lightroom save JPEG XL, but Windows, most websites and most print services cannot open it. A JPG opens everywhere.',
    size: 'As JPGs, our test photos took up to 60% more space, at quality 92. JPEG XL packs the same look into far fewer bytes, and a JPG cannot keep that saving.',
    faqs: [
      [
        'Do I get back the JPG that my JXL was made from?',
        'No. Some programs pack a JPG into a JXL so that it can be unpacked exactly. This page reads the picture and makes a new JPG from it, so a little detail goes.',
      ],
      [
        'What happens to HDR and 16-bit photos?',
        'The JPG shows them as an ordinary screen would. Glints and lamps lose their extra brightness, and the finest steps between shades are rounded.',
      ],
    ],
  },
  png: {
    tag: '16-Bit, Exact',
    meta: 'Convert JPEG XL (.jxl) to a lossless PNG with 16-bit colour and smooth transparency, for any editor. Nothing is uploaded.',
    why: 'Your editor does not know JPEG XL yet? PNG holds everything that a still JXL picture has: every pixel, 16 bits per colour and smooth transparency.',
    size: 'The PNG is much larger: six to fourteen times the size for the photos in our tests, because it has to store every pixel exactly.',
    faqs: [
      [
        'Does an animated JXL stay animated?',
        'Yes, you get an animated PNG, which every current browser plays. Programs that do not play it show the first frame.',
      ],
      [
        'Which programs open JXL without converting?',
        'GIMP 2.99 or later, Krita 5, Affinity Photo 2, Lightroom, and Preview on macOS Sonoma or later.',
      ],
    ],
  },
};
