import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, BATCH_RESIZE_FRAME, COMPRESS_QUALITY, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { compressFrame, phoneBytes, resizeFrame } from '#choose/batch-page.ts';
import { bytesText, fixed } from '#words/catalogue/figures.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, processAll, downloadAll, selectAction, quality, targetFormat, width, height, lock } = CONTROLS;

const compress: PageText = {
  title: `Batch Image Compression – ${BATCH_LIMIT} Photos at Once`,
  metaDescription: `Compress up to ${BATCH_LIMIT} images in one go at the same quality, then save them as a ZIP. Your photos never leave the browser.`,
  h1: 'Batch Image Compression',
  description:
    'Shrink the photos from a weekend, a listing or a report in one go. Choose the quality once, see what each file saves, and download them all as a ZIP.',
  toolDescription: `Compresses up to ${BATCH_LIMIT} pictures at the same quality and packs them into a ZIP.`,
  steps: [
    {
      name: selectAction,
      text: `'Compress' is already selected. '${quality}' starts at ${COMPRESS_QUALITY}; compare a photo or two before you run them all.`,
    },
    { name: 'Upload Images', text: `Drop a few files or a whole folder, or use '${browse}'.` },
    { name: processAll, text: `Press '${processAll}'. Several pictures are processed at the same time.` },
    { name: downloadAll, text: `'${downloadAll}' packs the results into one ZIP, with their own names and dates.` },
  ],
  facts: [
    {
      heading: `Why pictures are also scaled to fit ${compressFrame}`,
      paragraphs: [
        `Most batches are for sending or publishing, so larger pictures are scaled down to fit ${compressFrame} pixels. That alone takes a 12-megapixel photo down to 1.6 megapixels, ${fixed((1 - (1440 * 1080) / 12e6) * 100, 0)}% fewer.`,
        'To keep every pixel, compress the photos one at a time, or convert them instead.',
      ],
    },
    {
      heading: 'What a full batch adds up to',
      paragraphs: [
        `${BATCH_LIMIT} phone photos of ${bytesText(phoneBytes)} each come to ${bytesText(phoneBytes * BATCH_LIMIT)}, too much for three e-mails of 25 MB. At 300 KB each, they come to ${bytesText(300 * 1024 * BATCH_LIMIT)}.`,
      ],
    },
  ],
  faqs: faqs([
    [
      'How many images can I compress at once?',
      `Up to ${BATCH_LIMIT} at a time for free, each up to ${UPLOAD_LIMIT_MB} MB. 'Open it anyway' takes larger files and longer lists, as far as your device has memory.`,
    ],
    [
      'What if one file is damaged?',
      'Only that file is marked as failed, with the reason. The others carry on, and you can try it again.',
    ],
    [
      'How much will I save in total?',
      'Typically 30-80% per photo, and more if it is also scaled down. Files that would not get smaller come back unchanged.',
    ],
  ]),
};

const resize: PageText = {
  title: 'Batch Image Resizer – One Size for All',
  metaDescription: `Resize up to ${BATCH_LIMIT} pictures to the same size without distorting any of them. Download a ZIP or single files. Nothing is uploaded.`,
  h1: 'Batch Image Resizer',
  description:
    'Product shots, slides and galleries look tidier when every picture has the same size. Set it once: portrait and landscape pictures are fitted in, each in its own proportions.',
  toolDescription: `Scales up to ${BATCH_LIMIT} pictures to fit the same size, and keeps each one's proportions and format.`,
  steps: [
    { name: selectAction, text: "'Resize' is selected when the page opens." },
    {
      name: 'Configure Settings',
      text: `'${width}' and '${height}' start at ${BATCH_RESIZE_FRAME.width} and ${BATCH_RESIZE_FRAME.height}. Keep '${lock}' on so that nothing gets stretched.`,
    },
    { name: 'Upload Images', text: `Add your pictures with '${browse}'. You can mix formats.` },
    { name: processAll, text: `Press '${processAll}', then download single files or use '${downloadAll}'.` },
  ],
  facts: [
    {
      heading: `How a mixed batch fits into ${resizeFrame}`,
      paragraphs: ['Proportions are kept, so each picture fills either the width or the height:'],
      table: {
        columns: ['Picture', 'Comes out as'],
        rows: [
          ['Wide 16:9', '1280 × 720'],
          ['Camera 3:2', '1080 × 720'],
          ['Phone 4:3', '960 × 720'],
          ['Square', '720 × 720'],
          ['Phone, portrait 3:4', '540 × 720'],
        ],
      },
    },
    {
      heading: 'One width for a gallery',
      paragraphs: [
        'Clear the height and set only the width. All pictures get the same width, and each is as tall as it needs to be: just right for columns in a layout.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Is there a limit on the number of pictures?',
      `${BATCH_LIMIT} images per batch for free users, as many batches as you like, and more at once if you choose to open them anyway.`,
    ],
    [
      'Do the pictures keep their formats?',
      'Yes. A PNG stays a PNG, and an animated GIF stays animated. To get them all into one format, convert them afterwards.',
    ],
    [
      'How long do twenty photos take?',
      'About two seconds for twenty 10-megapixel photos resized to 1280 pixels, measured on a computer with two processor cores.',
    ],
  ]),
};

const convert: PageText = {
  title: 'Batch Image Converter – Mixed Files, One Format',
  metaDescription: `Convert up to ${BATCH_LIMIT} HEIC, PNG, JPG, TIFF or WebP files to one format at once and save a ZIP. Free and without uploading.`,
  h1: 'Batch Image Converter',
  description:
    'Got HEIC from one phone, PNG from another and TIFF from the scanner? Turn them all into the same format. Each file has a note if it loses anything.',
  toolDescription: `Converts up to ${BATCH_LIMIT} pictures of any readable format to one format of your choice.`,
  steps: [
    { name: selectAction, text: "'Convert' is already selected on this page." },
    {
      name: 'Configure Settings',
      text: `'${targetFormat}' starts at WebP, quality ${COMPRESS_QUALITY}. Choose JPG to send files to others, PNG to keep every pixel exact.`,
    },
    {
      name: 'Upload Images',
      text: `Add the files with '${browse}'. A wrong file extension does not matter.`,
    },
    {
      name: processAll,
      text: `Press '${processAll}', then '${downloadAll}' for a ZIP. No two files in it have the same name.`,
    },
  ],
  facts: [
    {
      heading: 'Which format to choose',
      paragraphs: [],
      table: {
        columns: ['If you need', 'choose', 'because'],
        rows: [
          ['files that anyone can open', 'JPG', 'every program opens it; transparency becomes white'],
          ['a website', 'WebP', 'it keeps transparency and animation in small files'],
          ['exact copies to edit', 'PNG', 'nothing is lost; photos get large'],
          ['a print shop', 'TIFF', 'it is lossless and keeps 16-bit colour'],
          ['the smallest files', 'AVIF', 'it compresses best; allow several seconds for each photo'],
        ],
      },
    },
    {
      heading: 'Names in the ZIP',
      paragraphs: [
        'A file called photo.heic becomes photo.webp. If you also added photo.png, it becomes photo (2).webp, so no file overwrites another.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Can I choose a different format for some files?',
      `Not in the same batch: all files share one setting. Remove those files from the list and convert them one at a time.`,
    ],
    [
      'How many files are free?',
      `${BATCH_LIMIT} images per batch, up to ${UPLOAD_LIMIT_MB} MB each. You do not need an account.`,
    ],
    [
      'Do my photos keep their dates?',
      'The file date is kept in the ZIP. What the camera saved inside the photo, such as the location, is removed.',
    ],
  ]),
};

export const batchTexts = { compress, resize, convert } as const;
