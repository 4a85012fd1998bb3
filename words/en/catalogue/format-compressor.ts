import type { FormatWord } from '#catalogue/formats/names.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, COMPRESS_QUALITY } from '#catalogue/tools.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const [browse, quality, target, format, download] = [
  CONTROLS.browse,
  CONTROLS.quality,
  CONTROLS.targetSize,
  CONTROLS.targetFormat,
  CONTROLS.download,
];
const { processAll } = CONTROLS;
const { downloadPdf, pages, paper } = DOCUMENT_CONTROLS;

const jpg: PageText = {
  title: 'JPG Compressor – Smaller Photos, Same Look',
  metaDescription:
    'Make JPG photos 30 to 80% smaller in your browser, with an encoder of our own. Choose a quality or a size in KB and compare before you save. No upload.',
  h1: 'JPG Compressor',
  description:
    'Phones and cameras save JPGs quickly and leave them larger than they need to be. Compress one properly and it takes up far less space but looks the same.',
  toolDescription:
    'Compresses JPG photos with an encoder of our own, to a quality or a size in kilobytes that you choose.',
  steps: [
    { name: 'Upload', text: `Press '${browse}' or drop the JPG. You see its file size and dimensions straight away.` },
    {
      name: 'Compress',
      text: `'${quality}' starts at ${COMPRESS_QUALITY}. Lower it until you see a change, then go back a step. Or type a size into '${target}'.`,
    },
    { name: 'Download', text: `Drag the handle across the photo, check skies and hair, then press '${download}'.` },
  ],
  facts: [
    {
      heading: 'Where the savings come from',
      paragraphs: [
        'The encoder checks every detail in every block and drops those that cost more space than they are worth, where eyes notice least. On eight photos that it was not tuned on, the files were about 15% smaller than a browser’s own JPGs of the same SSIMULACRA2 score, and 3 to 10% smaller than MozJPEG’s. At low quality, two of the eight were a few percent larger than MozJPEG’s.',
        'Below quality 90, most photos have their colour stored at half resolution, as in nearly all JPGs. The encoder measures each picture and keeps the colour in full where you would see the difference, so red lettering stays sharp. From 90 up it does so for all pictures except nearly grey or small ones.',
      ],
    },
    {
      heading: 'What else is removed',
      paragraphs: [
        'Photos often carry a hidden thumbnail of 10 to 30 KB, and the location where they were taken. Both are removed from the new file unless you choose to keep them.',
        'If the new file is not at least 5% smaller, you get your original back instead of a worse copy. The original still contains both.',
      ],
    },
  ],
  faqs: faqs([
    [
      'How much smaller will my photo be?',
      'Typically 30-80%. A photo straight from your phone saves the most. One saved from a messaging app saves less, because it is already compressed.',
    ],
    [
      'Which quality should I choose?',
      '75 is a good start for screens, 85 for prints and photos you want to edit, 60 for previews. Photos differ: of eight that we tested at 75, two looked visibly worse. Blue skies show it first, as blocks.',
    ],
    [
      'Can I compress the same JPG several times?',
      'Better not: it loses a little more each time. Keep the original and always start from that.',
    ],
  ]),
};

const jpeg: PageText = {
  ...jpg,
  title: 'JPEG Compressor – The Same Tool as for JPG',
  metaDescription:
    'Compress .jpeg files in your browser. JPEG is just another name for JPG, so the encoder, the quality scale and the savings are the same.',
  h1: 'JPEG Compressor',
  faqs: [
    ...jpg.faqs,
    {
      question: 'Does my .jpeg file become a .jpg?',
      answer: 'No, it keeps its ending. Every program treats the two alike.',
    },
  ],
};

const png: PageText = {
  title: 'PNG Compressor – Stays PNG, Stays Transparent',
  metaDescription:
    'Compress PNG screenshots and logos by using fewer colours. Transparency is kept and the file stays a PNG. Right in your browser.',
  h1: 'PNG Compressor',
  description:
    'A PNG can use up to four bytes for each pixel. Most screenshots and logos have so few colours that one byte is enough, and that saves a lot.',
  toolDescription: 'Reduces a PNG to the colours that matter most and keeps its transparency.',
  steps: [
    { name: 'Upload', text: `Drop a PNG or pick one with '${browse}'. Transparent areas appear as a checkerboard.` },
    {
      name: 'Compress',
      text: `'${quality}' sets how close the colours stay to the original. ${COMPRESS_QUALITY} works for screenshots. Go higher if you see steps in gradients; 100 leaves every pixel unchanged.`,
    },
    { name: 'Download', text: `Zoom in on an edge, compare, and press '${download}'. The file is still a PNG.` },
  ],
  facts: [
    {
      heading: 'Two ways to a smaller PNG',
      paragraphs: [
        'Lossless: the same pixels, packed more tightly. How much that saves depends on the program that wrote the file: hardly anything if it packed the file well, more than half if it saved time instead.',
        'Fewer colours: up to 256 are chosen for this picture, each with its own transparency. A picture that needs more keeps them all, slightly rounded.',
      ],
    },
    {
      heading: 'When PNG is the wrong choice',
      paragraphs: [
        'Photos have tens of thousands of colours and a lot of noise, which PNG cannot pack. As a PNG, a photo is five to eight times the size of a good JPG, so convert it instead.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Will my PNG be turned into a JPG?',
      'Not on this page: here it stays a PNG. The general compressor saves a PNG without transparency as a JPG, unless you choose another format.',
    ],
    [
      'Is 30-80% realistic for PNG?',
      'For screenshots and illustrations, yes. Icons exported with few colours may not get any smaller, and then you get your original back.',
    ],
    [
      'What about 16-bit PNGs?',
      'They become 8-bit at every quality below 100. Set the quality to 100 to keep the depth.',
    ],
  ]),
};

const webp: PageText = {
  title: 'WebP Compressor – Fewer Bytes for Your Site',
  metaDescription:
    'Make WebP pictures smaller, by quality or to a size in KB. Transparency is kept. It is free and runs on your device.',
  h1: 'WebP Compressor',
  description:
    'Apps, design tools and plug-ins often export WebP at quality 90 or even lossless. For a web page, that is more than anyone can see.',
  toolDescription: 'Compresses WebP files to a lower quality or a target size, and keeps transparency.',
  steps: [
    { name: 'Upload', text: `Choose a .webp file with '${browse}'.` },
    {
      name: 'Compress',
      text: `'${quality}' starts at ${COMPRESS_QUALITY}. WebP blurs fine detail first, so check skin, grass and fabric as you lower it. Or enter a size under '${target}'.`,
    },
    {
      name: 'Download',
      text: `Press '${download}' to save the WebP, then replace the old file on your site.`,
    },
  ],
  facts: [
    {
      heading: 'How WebP saves space',
      paragraphs: [
        'WebP predicts each block from its neighbours and stores only the difference. That is why smooth backgrounds take almost no space.',
        'A photo in lossy WebP has its colours at half resolution, at any quality. That would blur the thin red lines of a drawing. So drawings and screenshots get fewer colours instead where that looks better in fewer bytes, and every edge stays sharp.',
      ],
    },
    {
      heading: 'When a JPG is as good',
      paragraphs: [
        'WebP gains most on graphics with transparency and at low quality. For photos at 85 and above, a well-made JPG is often about as small, and more programs open it.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Does a WebP shrink as much as a JPG?',
      'Usually less. 30-80% is typical for files exported at 90 or above. One saved at 75 will not get much smaller.',
    ],
    [
      'Does an animated WebP stay animated?',
      'Yes. Every frame is compressed and the timing stays the same. Long animations take a while.',
    ],
    [
      'How low can I go for thumbnails?',
      'Around 40 to 50 for pictures up to 400 pixels wide. At that size the softness hardly shows.',
    ],
  ]),
};

const gif: PageText = {
  title: 'GIF Compressor – Lighter Animations',
  metaDescription:
    'Make animated GIFs smaller by using fewer colours and skipping changes nobody sees. Every frame is kept. In your browser, no upload.',
  h1: 'GIF Compressor',
  description:
    'A GIF saves every pixel that changes, frame after frame. Ignoring changes nobody sees, and using fewer of the 256 colours, makes it much smaller while it plays as before.',
  toolDescription: 'Compresses GIF animations by using fewer colours and ignoring tiny changes between frames.',
  steps: [
    { name: 'Upload', text: `Drop the GIF or use '${browse}'. It plays in the preview.` },
    {
      name: 'Compress',
      text: `Lowering '${quality}' ignores more small changes and uses fewer colours. Above 90 you can hardly tell; below 50 colours look flat.`,
    },
    { name: 'Download', text: `Watch a full loop in the comparison, then press '${download}'.` },
  ],
  facts: [
    {
      heading: 'What helps most',
      paragraphs: [
        'Fewer pixels: half the width and height is a quarter of the area, in every frame. If the animation is larger than you need, resize it first.',
        'Less change: the noise in a filmed background changes in every frame. Ignoring it saves a lot.',
        'Fewer colours: with 64 instead of 256, each pixel takes a quarter less space.',
      ],
    },
    {
      heading: 'Size limits on popular platforms',
      paragraphs: [
        'Slack accepts custom emoji below 128 KB, Discord below 256 KB. GitHub accepts animations up to 10 MB in comments. Limits change, so check the site you upload to.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Does the animation keep its speed?',
      'Yes, to the hundredth of a second. The number of loops stays too, and no frame is dropped.',
    ],
    [
      'Would another format be smaller?',
      'Yes: an animated WebP of the same clip takes about a third. Use GIF where nothing else plays.',
    ],
    [
      'Why did my GIF hardly shrink?',
      'GIF is already good at clean drawings with flat areas. Savings of 30-80% come from video clips and dithered pictures.',
    ],
  ]),
};

const pdf: PageText = {
  title: 'Images to PDF – Photos into One PDF',
  metaDescription:
    'Put photos and scans into one PDF, in your order and at the quality you choose: JPG, PNG, HEIC or TIFF. Free, and made on your own device.',
  h1: 'Images to PDF',
  description:
    'You have photos of a document, but the office or job portal wants a PDF. This compresses them and puts each on a page of its own, all in one document.',
  toolDescription:
    'Compresses images and saves them as the pages of one PDF, without white borders unless you want some.',
  steps: [
    {
      name: 'Upload',
      text: `Choose the photos of your document with '${browse}', all at once. HEIC from an iPhone and TIFF from a scanner work too.`,
    },
    {
      name: 'Put in order',
      text: 'Drag the images into the order of the pages, or focus a handle and use the arrow keys.',
    },
    {
      name: 'Convert',
      text: `'${format}' is set to PDF and '${quality}' to ${COMPRESS_QUALITY}. Printed text stays readable down to 50; signatures and stamps look better at 85. Then press '${processAll}'.`,
    },
    { name: 'Download', text: `Press '${downloadPdf}' and the document is ready to attach.` },
  ],
  facts: [
    {
      heading: 'What is inside the PDF',
      paragraphs: [
        'Each page contains your photo as a JPG and nothing else, so a page adds less than a kilobyte to that JPG. A JPG that would not get smaller goes in without being compressed again.',
        'Text is not recognised. The page is a picture, so you cannot search in it.',
      ],
    },
    {
      heading: 'How many pixels a page needs',
      paragraphs: [
        'For readable text, an A4 page needs 150 dpi: 1240 × 1754 pixels. At 300 dpi it is 2480 × 3508: 4 times the pixels and roughly 3 times the file size.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Can I put several photos into one PDF?',
      `Yes, up to ${BATCH_LIMIT}. Under '${pages}' you choose between one document and one file each.`,
    ],
    [
      'Can the pages be A4?',
      `Yes. '${paper}' offers A4 and Letter, with or without a margin. Pages turn with the photo, so a landscape photo gets a landscape page.`,
    ],
    [
      'Can I make an existing PDF smaller?',
      'No, this tool makes PDF files but does not open them. Export the pages as images first.',
    ],
    [
      'Why not just print to PDF?',
      'Printing puts the photo on a sheet with borders, and often saves it uncompressed, several times as large.',
    ],
  ]),
};

export const formatCompressorTexts: Partial<Record<FormatWord, PageText>> = { jpg, jpeg, png, webp, gif, pdf };
