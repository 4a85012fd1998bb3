import type { NotesByTarget } from './notes.ts';

export const avif: NotesByTarget = {
  jpg: {
    tag: 'For Older Programs',
    meta: 'A picture saved from the web came as AVIF and nothing opens it? Turn it into a JPG here, free, private, and without installing.',
    why: 'More and more websites deliver AVIF, and what you save from them fails in photo viewers, office programs and upload forms. A JPG made from it is welcome everywhere.',
    size: 'An AVIF of 100 KB turns into a JPG of 200 to 250 KB at the same look. Lowering the quality to match the old size would show blocks that the AVIF did not have.',
    faqs: [
      [
        'Is an HDR picture converted well?',
        'It is brought to 8 bits and sRGB, which is what a JPG holds. Highlights brighter than screen white are lost.',
      ],
      [
        'Which programs open AVIF after all?',
        'Every current browser, GIMP from 2.10.22, Windows 11 with the AV1 extension and macOS from Ventura on. If your recipient has one of these, the original is the better file.',
      ],
    ],
  },
  png: {
    tag: 'Transparent and Exact',
    meta: 'Decode AVIF into a lossless PNG with its smooth transparency, ready for any editor. Happens in your browser without an upload.',
    why: 'Design programs of a few years ago do not know AVIF. A PNG gives them every decoded pixel and the whole transparency, with nothing rounded on the way.',
    size: 'Few formats are further apart: ten to thirty times the size is normal, since AVIF has smoothed and predicted what PNG now has to write out.',
    faqs: [
      [
        'Are 10-bit AVIFs kept in full?',
        'They are decoded to 8 bits a colour. Smooth skies are drawn in 256 steps then, which a screen of today shows without bands.',
      ],
      ['Does an AVIF sequence become several PNGs?', 'No, its primary picture becomes one PNG.'],
    ],
  },
};
