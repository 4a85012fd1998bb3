import type { FormatCompressorEntry } from '../entries/entry.ts';
import type { FormatWord } from '../formats/names.ts';
import { COMPRESS_QUALITY, CONTROLS } from '../tools.ts';
import { faqs, type PageText } from './page-text.ts';

const [browse, quality, target, format, download] = [
  CONTROLS.browse,
  CONTROLS.quality,
  CONTROLS.targetSize,
  CONTROLS.targetFormat,
  CONTROLS.download,
];

const jpg: PageText = {
  title: 'JPG Compressor – Smaller Photos, Same Look',
  metaDescription:
    'Make JPG photos 30 to 80% smaller with MozJPEG in your browser. Choose a quality or a size in KB and compare before you save. No upload.',
  h1: 'JPG Compressor',
  description:
    'Phones and cameras write JPG in a hurry: with fixed tables and at a quality that leaves room. Encoded again with patience, the same photo takes far fewer bytes and looks the same.',
  toolDescription: 'Rewrites JPG photos with MozJPEG at a chosen quality or down to a chosen number of kilobytes.',
  steps: [
    { name: 'Upload', text: `Press '${browse}' or drop the JPG. Its size and its pixels are shown at once.` },
    {
      name: 'Compress',
      text: `'${quality}' opens at ${COMPRESS_QUALITY}, where most photos show no change at arm's length. Or type a number into '${target}' and let the quality follow.`,
    },
    { name: 'Download', text: `Drag the handle over the photo, look at skies and hair, then press '${download}'.` },
  ],
  facts: [
    {
      heading: 'Where the bytes go',
      paragraphs: [
        'Trellis quantisation weighs for each wave of each block whether its bits are worth it. A table of step sizes by Klein, Silverstein and Carney spreads the loss where eyes notice it least. In our sweep this took 9 to 18% off an ordinary encoder at an equal SSIMULACRA2 score of 70 to 80.',
        'Below a quality of 90 the two colour channels are stored at half resolution, as nearly all JPGs are. From 90 on they are kept in full, so red lettering stays sharp.',
      ],
    },
    {
      heading: 'What else leaves the file',
      paragraphs: [
        'Camera data often holds a second, small JPG as a thumbnail, 10 to 30 KB in size, besides the place where the photo was taken. Both go by default.',
        'If the new file would not be at least 5% smaller, you get your original back rather than a worse copy of it.',
      ],
    },
  ],
  faqs: faqs([
    [
      'How much smaller will my photo be?',
      'Typically 30-80%. A photo straight from the phone is near the upper end, one saved from a messenger near the lower, because it has been through this before.',
    ],
    [
      'Which quality should I take?',
      '75 for screens, 85 for prints and for photos that will be edited, 60 for previews. Every step of ten below 75 saves about an eighth, and shows first as blocks in blue skies.',
    ],
    [
      'Can I compress the same JPG several times?',
      'Better not: each pass rounds what the last one rounded. Keep the original and start from it every time.',
    ],
  ]),
};

const jpeg: PageText = {
  ...jpg,
  title: 'JPEG Compressor – The Same Tool as for JPG',
  metaDescription:
    'Compress .jpeg files in your browser. JPEG is the full name of JPG, so the encoder, the quality scale and the savings are the same.',
  h1: 'JPEG Compressor',
  faqs: [
    ...jpg.faqs,
    {
      question: 'Does my .jpeg file become a .jpg?',
      answer: 'The name ends as the site writes it, in .jpg. Every program treats the two endings alike.',
    },
  ],
};

const png: PageText = {
  title: 'PNG Compressor – Stays PNG, Stays Transparent',
  metaDescription:
    'Compress PNG screenshots and logos by reducing their palette, with transparency kept and no change of format. Right in your browser.',
  h1: 'PNG Compressor',
  description:
    'A PNG spends four bytes on each pixel before packing. Most screenshots and logos use so few colours that one byte is enough, and that is where the large savings are.',
  toolDescription:
    'Reduces PNG pictures to a palette of the best colours with dithering, and keeps their transparency.',
  steps: [
    { name: 'Upload', text: `Drop a PNG or pick it with '${browse}'; transparent areas appear on a checkerboard.` },
    {
      name: 'Compress',
      text: `'${quality}' says how closely the reduced palette must follow the original. ${COMPRESS_QUALITY} suits interfaces; go up where you see dots in gradients, and 100 leaves every pixel untouched.`,
    },
    { name: 'Download', text: `Zoom into an edge, compare, and press '${download}'. The file is still a PNG.` },
  ],
  facts: [
    {
      heading: 'Two ways to a smaller PNG',
      paragraphs: [
        'Without loss: better prediction and longer searches by Deflate. That brings 5 to 20% and never changes a pixel.',
        'With loss: up to 256 colours are chosen for this one picture, each with its own transparency, and a dither pattern hides the steps. A screenshot of 706 × 1442 pixels fell from 1.49 MB to 417 KB this way in our measurements.',
      ],
    },
    {
      heading: 'When PNG is the wrong box',
      paragraphs: [
        'A photo has tens of thousands of colours, and noise that no predictor foresees. As PNG it stays five to ten times as heavy as a good JPG; convert it rather than squeeze it.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Will my PNG be turned into a JPG?',
      'Not on this page. Elsewhere a PNG that will not shrink is offered as JPG; here the format is fixed, since who asks for a PNG compressor mostly needs the transparency.',
    ],
    [
      'Is 30-80% realistic for PNG?',
      'For screenshots and illustrations yes. Icons that a designer exported with a palette may gain nothing, and then you get the original bytes back.',
    ],
    [
      'What about 16-bit PNGs?',
      'A palette entry has 8 bits a channel, so they are reduced to that. Set the quality to 100 if the depth matters.',
    ],
  ]),
};

const webp: PageText = {
  title: 'WebP Compressor – Fewer Bytes for Your Site',
  metaDescription:
    'Make WebP pictures smaller by quality or to an exact number of KB, transparency included. Runs on your device and costs nothing.',
  h1: 'WebP Compressor',
  description:
    'WebP files that a phone app, a design tool or a plug-in exported are often set to 90 or even lossless. For a web page that is more than anyone sees.',
  toolDescription: 'Encodes WebP files anew at a lower quality or to a target size, keeping transparency.',
  steps: [
    { name: 'Upload', text: `Choose a .webp file with '${browse}'.` },
    {
      name: 'Compress',
      text: `Start at '${quality}' ${COMPRESS_QUALITY}. WebP blurs where JPG shows blocks, so look at skin, grass and fabric to find your limit; or enter the page's budget under '${target}'.`,
    },
    {
      name: 'Download',
      text: `'${download}' saves a WebP; copy it over the old one on your site under the same name.`,
    },
  ],
  facts: [
    {
      heading: 'How WebP saves',
      paragraphs: [
        'Each block is predicted from its neighbours, in ten ways for small blocks and four for large ones, and only the error is stored. That is why smooth backgrounds cost nearly nothing.',
        'Colour is always stored at half resolution in lossy WebP, at any quality. Thin red lines on blue lose a little there; drawings of that kind are better kept as PNG.',
      ],
    },
    {
      heading: 'Figures from a 10-megapixel photo',
      paragraphs: [
        'At quality 75 and full size the WebP took 704 KB in our measurements, where a plain JPG encoder at 75 took 1.23 MB.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Can a WebP be squeezed as much as a JPG?',
      'Usually less: 30-80% is typical where the file was exported at 90 or above, while one made at 75 has little left to give.',
    ],
    [
      'Does an animated WebP stay animated?',
      'Yes. All frames are encoded anew with the same delays, which takes a while for long ones.',
    ],
    [
      'How low can I go for thumbnails?',
      'Around 40 to 50 for pictures up to 400 pixels wide. At that size softness passes for style.',
    ],
  ]),
};

const gif: PageText = {
  title: 'GIF Compressor – Lighter Animations',
  metaDescription:
    'Cut the size of animated GIFs: fewer colours, tolerance between frames, all delays kept. Done in your browser without uploading.',
  h1: 'GIF Compressor',
  description:
    'A GIF writes changed pixels out frame after frame. Letting pixels rest that hardly changed, and giving up some of the 256 colours, takes most of the weight off while it goes on moving.',
  toolDescription: 'Re-encodes GIF animations with a smaller colour table and tolerance between frames.',
  steps: [
    { name: 'Upload', text: `Drop the GIF or use '${browse}'. It plays in the preview.` },
    {
      name: 'Compress',
      text: `Each step down of '${quality}' lets pixels rest a little longer and gives up colours. Above 90 hardly anything is visible; below 50 expect poster colours.`,
    },
    { name: 'Download', text: `Watch a full loop in the comparison, then '${download}'.` },
  ],
  facts: [
    {
      heading: 'Three levers, in order of force',
      paragraphs: [
        'Pixels: half the width and height leave a quarter of the area, in every frame. Resize first when the animation is larger than where it will stand.',
        'Change: noise in a filmed background is new in each frame. With some tolerance such pixels stay as they are, and LZW finds long runs.',
        'Colours: 64 instead of 256 take 6 bits a pixel instead of 8.',
      ],
    },
    {
      heading: 'Known limits of platforms',
      paragraphs: [
        'Slack takes custom emoji below 128 KB and Discord below 256 KB; GitHub accepts animations up to 10 MB in comments. Limits move, so look at the page that you upload to.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Is the speed of the animation kept?',
      'To the hundredth of a second, and so is the number of loops. No frame is dropped.',
    ],
    [
      'Would another format be smaller?',
      'Much smaller: an animated WebP of the same film needs about a third. Take GIF where nothing else plays.',
    ],
    [
      'Why did my GIF hardly shrink?',
      'Clean drawings with flat areas are already what GIF is best at. Savings of 30-80% come from filmed or dithered ones.',
    ],
  ]),
};

const pdf: PageText = {
  title: 'Image to PDF Compressor – One Page an Image',
  metaDescription:
    'Turn a JPG, PNG, HEIC or scan into a one-page PDF of the size and quality you choose. Made on your own device, free of charge.',
  h1: 'Image to PDF Compressor',
  description:
    'Offices and job portals ask for a PDF while you have a photo of the document. This compresses the photo and puts it onto a page of exactly its shape.',
  toolDescription: 'Compresses an image as JPG and wraps it into a one-page PDF without white borders.',
  steps: [
    {
      name: 'Upload',
      text: `Take the photo of your paper with '${browse}'; HEIC from a phone and TIFF from a scanner work too.`,
    },
    {
      name: 'Convert',
      text: `'${format}' says PDF and '${quality}' says ${COMPRESS_QUALITY}. Print stays readable down to 50; signatures and stamps look better at 85.`,
    },
    { name: 'Download', text: `'${download}' saves the .pdf, ready to attach.` },
  ],
  facts: [
    {
      heading: 'What is inside the PDF',
      paragraphs: [
        'The page is a thin frame around a JPG that is stored byte for byte, so the PDF weighs as much as that JPG plus less than a kilobyte.',
        'No words are recognised: the page is a picture, and a search inside it finds nothing.',
      ],
    },
    {
      heading: 'Numbers for paper',
      paragraphs: [
        'A readable A4 page needs 150 dots an inch, 1240 × 1754 pixels. At 300 dots it is 2480 × 3508, which takes 4 times the pixels and roughly 3 times the bytes.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Can I put several photos into one PDF?',
      'Every image becomes a PDF of one page. For a stack of papers use the batch tool and join the pages in your PDF viewer.',
    ],
    [
      'Can I make an existing PDF smaller?',
      'No, PDF files are written here and not read. Export its pages as images first.',
    ],
    [
      'Why not simply print to PDF?',
      'Printing sets the photo on a sheet with borders and often stores it without compression, several times as large.',
    ],
  ]),
};

const TEXTS: Partial<Record<FormatWord, PageText>> = { jpg, jpeg, png, webp, gif, pdf };

/** @throws where a format has an entry and no text */
export function formatCompressorText(entry: FormatCompressorEntry): PageText {
  const text = TEXTS[entry.format];
  if (!text) throw new Error(`Expected a text for ${entry.slug}`);
  return text;
}
