import type { NotesByTarget } from './notes.ts';

export const bmp: NotesByTarget = {
  jpg: {
    tag: 'From Megabytes to KB',
    meta: 'Turn bulky BMP pictures into JPGs of a few hundred kilobytes that any website accepts. Quick, free, and with no upload at all.',
    why: 'Old cameras, instruments and Windows programs write BMP, which nobody wants to receive. The same picture as JPG is a small fraction and opens on every device.',
    size: 'A BMP has 24 bits a pixel and a JPG at quality 92 one to five, so between four fifths and nineteen twentieths fall away.',
    faqs: [
      [
        'Is something lost that the BMP had?',
        'Fine detail is rounded, at 92 invisibly. If the picture shows measurements or text, convert to PNG, which loses nothing.',
      ],
      [
        'My BMP is larger than 10 MB. What now?',
        'That is more than 3.5 megapixels without compression. Save it as PNG in Paint first: nothing is lost, and the file mostly falls below the limit.',
      ],
    ],
  },
  png: {
    tag: 'Identical but Smaller',
    meta: 'Shrink BMP files without changing a single pixel: PNG packs what Windows bitmaps leave raw. Converts right here in the browser.',
    why: 'A BMP keeps pixels raw; PNG packs the very same pixels. There is hardly ever a reason not to convert screenshots, icons and instrument pictures.',
    size: 'Screenshots shrink to a few hundredths, drawings to a tenth, photos by a third. Unpacked again they are equal to the last bit.',
    faqs: [
      [
        'Do transparent bitmaps stay transparent?',
        'Bitmaps of 32 bits with an alpha mask do. Many programs write 32 bits and leave the fourth byte empty; that is recognised and not taken for a fully transparent picture.',
      ],
      ['Can I get back to BMP later?', 'Any picture program can save the PNG as BMP again, with the same pixels.'],
    ],
  },
};
