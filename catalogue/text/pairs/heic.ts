import type { NotesByTarget } from './notes.ts';

export const heic: NotesByTarget = {
  jpg: {
    tag: 'iPhone Photos for All',
    meta: 'Turn iPhone HEIC photos into JPGs that Windows, websites and printers open. Upright, in true colour, and never uploaded anywhere.',
    why: 'Photos from an iPhone are HEIC files, and many websites, Windows machines and print kiosks cannot read them. As JPG the same photo opens everywhere, turned upright and with its wide colours converted.',
    size: 'HEIC needs about half the bytes of a JPG, so the JPG at quality 92 comes out at roughly twice the size of the original. At 80 both weigh about the same and few people see a difference.',
    faqs: [
      [
        'Can I make the iPhone take JPGs right away?',
        'Yes: Settings, Camera, Formats, "Most Compatible". Photos take more space then. Old photos stay HEIC, and for those there is this page.',
      ],
      [
        'What happens to Live Photos, depth and location?',
        'The still picture is converted. The short film of a Live Photo is a separate file, and depth data has no place in a JPG. Date, camera and place are removed, so the JPG can be shared without giving away where you live.',
      ],
      [
        'Why do the colours of my iPhone matter?',
        'It photographs in Display P3, which reaches further than sRGB. A converter that merely drops the profile leaves pale skin and dull reds; here the colours are computed into sRGB.',
      ],
    ],
  },
  png: {
    tag: 'Exact Pixels of a HEIC',
    meta: 'Convert iPhone HEIC photos to PNG without adding any loss, for editing and exact copies. Runs locally, nothing leaves your device.',
    why: 'When a HEIC photo is going to be edited further, retouched or cut out, a PNG keeps each decoded pixel exactly, where a JPG would round it once more.',
    size: 'Be ready for big files: a 12-megapixel photo of 1.5 MB as HEIC becomes a PNG of 15 to 25 MB. For sharing, take JPG.',
    faqs: [
      [
        'Is the PNG really lossless?',
        'The step from HEIC to PNG is. The HEIC itself was made with loss on the phone, and its 8 bits a colour arrive as they are.',
      ],
      [
        'When is PNG the better choice over JPG?',
        'For screenshots that a phone saved as HEIC, for pictures with text, and as the first station of an edit. For showing and sending photos it is not.',
      ],
    ],
  },
  webp: {
    tag: 'iPhone Photos on the Web',
    meta: 'Put iPhone photos on your website: turn HEIC straight into light WebP, in sRGB and upright, without a JPG in between. Free tool.',
    why: 'A photo from an iPhone on the way to a website should be rounded once and not twice. From HEIC straight to WebP saves the detour over JPG, and with it one loss.',
    size: 'At 75 the WebP is about as large as the HEIC. Most of the gain for a website lies in pixels, though: 4032 × 3024 are far more than a page shows, and at 1600 wide a sixth of the pixels is left.',
    faqs: [
      [
        'Why can I not put the HEIC on my site?',
        'Only Safari shows it; everyone with Chrome, Edge or Firefox would see a broken picture.',
      ],
      [
        'Is the photo the right way up?',
        'Yes. Phones store how they were held as a note in the file; the pixels are turned accordingly and the note is removed, so that no program turns them twice.',
      ],
    ],
  },
};
