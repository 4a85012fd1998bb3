import type { BatchEntry } from '../entries/entry.ts';
import { bytesText, fixed } from '../picture-arithmetic.ts';
import {
  BATCH_COMPRESS_FRAME,
  BATCH_LIMIT,
  BATCH_RESIZE_FRAME,
  COMPRESS_QUALITY,
  CONTROLS,
  UPLOAD_LIMIT_MB,
} from '../tools.ts';
import { faqs, type PageText } from './page-text.ts';

const { browse, processAll, downloadAll, selectAction, quality, targetFormat, width, height, lock } = CONTROLS;
const compressFrame = `${BATCH_COMPRESS_FRAME.width} × ${BATCH_COMPRESS_FRAME.height}`;
const resizeFrame = `${BATCH_RESIZE_FRAME.width} × ${BATCH_RESIZE_FRAME.height}`;
const phoneBytes = 4 * 1024 * 1024;

const compress: PageText = {
  title: 'Batch Image Compression – 20 Photos at Once',
  metaDescription: `Compress up to ${BATCH_LIMIT} images in one go with one quality for all, then save them as a ZIP. Your photos never leave the browser.`,
  h1: 'Batch Image Compression',
  description:
    'The photos of a weekend, a listing or a report, all made light in one pass: choose the quality once, watch the savings row by row, take everything home in one ZIP.',
  toolDescription: `Compresses up to ${BATCH_LIMIT} pictures with the same quality and packs them into a ZIP.`,
  steps: [
    {
      name: selectAction,
      text: `'Compress' is chosen. Set '${quality}'; ${COMPRESS_QUALITY} suits nearly all photos.`,
    },
    { name: 'Upload Images', text: `Drop a handful of files or an entire folder, or use '${browse}'.` },
    { name: processAll, text: `Press '${processAll}'. Several pictures are worked on at the same time.` },
    { name: downloadAll, text: `'${downloadAll}' packs the results into one ZIP with their own names and dates.` },
  ],
  facts: [
    {
      heading: `Why compressed pictures end within ${compressFrame}`,
      paragraphs: [
        `A batch is mostly meant for sending or publishing, so anything larger is scaled into ${compressFrame} pixels. That alone takes a 12-megapixel photo to 1.6 megapixels, ${fixed((1 - (1440 * 1080) / 12e6) * 100, 0)}% fewer.`,
        'Where every pixel must stay, compress the photos one by one, or only convert them.',
      ],
    },
    {
      heading: 'A full batch in figures',
      paragraphs: [
        `${BATCH_LIMIT} phone photos of ${bytesText(phoneBytes)} are ${bytesText(phoneBytes * BATCH_LIMIT)}, more than three e-mails of 25 MB can carry. At 300 KB each they are ${bytesText(300 * 1024 * BATCH_LIMIT)}.`,
      ],
    },
  ],
  faqs: faqs([
    [
      'How many images can I compress at once?',
      `Up to ${BATCH_LIMIT} at a time for free, each up to ${UPLOAD_LIMIT_MB} MB. Clear the list and take the next ${BATCH_LIMIT}.`,
    ],
    [
      'What if one file is broken?',
      'It alone is marked as failed, with the reason. The others go on, and it can be tried again.',
    ],
    [
      'How much will I save over all?',
      'Typically 30-80% for each photo, and more where it was also scaled down. Files that would not shrink are returned as they were.',
    ],
  ]),
};

const resize: PageText = {
  title: 'Batch Image Resizer – One Size for All',
  metaDescription: `Resize up to ${BATCH_LIMIT} pictures to the same frame without distorting any of them. ZIP or single downloads, all done locally.`,
  h1: 'Batch Image Resizer',
  description:
    'Product shots, slides and gallery pictures look tidy when they share one size. Give the frame once; upright and wide pictures are each fitted into it in their own proportions.',
  toolDescription: `Scales up to ${BATCH_LIMIT} pictures into the same frame, keeping each one's proportions and format.`,
  steps: [
    { name: selectAction, text: "'Resize' is active when the page opens." },
    {
      name: 'Configure Settings',
      text: `'${width}' ${BATCH_RESIZE_FRAME.width} and '${height}' ${BATCH_RESIZE_FRAME.height} are a start; '${lock}' keeps faces from being stretched.`,
    },
    { name: 'Upload Images', text: `Add the pictures, mixed formats included, with '${browse}'.` },
    { name: processAll, text: `After '${processAll}' fetch single files or '${downloadAll}'.` },
  ],
  facts: [
    {
      heading: `How a mixed batch fits into ${resizeFrame}`,
      paragraphs: ['Proportions are kept, so each picture touches the frame on one pair of sides:'],
      table: {
        columns: ['Picture', 'Comes out as'],
        rows: [
          ['Wide 16:9', '1280 × 720'],
          ['Camera 3:2', '1080 × 720'],
          ['Phone 4:3', '960 × 720'],
          ['Square', '720 × 720'],
          ['Phone upright 3:4', '540 × 720'],
        ],
      },
    },
    {
      heading: 'One width for a gallery',
      paragraphs: [
        'Empty the height and set only the width: all pictures become equally wide and as high as they need to be, which is what columns in a layout want.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Is there a limit on the number of pictures?',
      `${BATCH_LIMIT} images a batch for free users, and as many batches as you like.`,
    ],
    [
      'Do the pictures keep their formats?',
      'Yes: a PNG stays a PNG, an animated GIF goes on moving. To unify the formats too, convert in a second pass.',
    ],
    [
      'How long do twenty photos take?',
      'On two processor cores a batch of twenty 10-megapixel photos to 1280 pixels took about two seconds in our measurements.',
    ],
  ]),
};

const convert: PageText = {
  title: 'Batch Image Converter – Mixed Files, One Format',
  metaDescription: `Convert up to ${BATCH_LIMIT} HEIC, PNG, JPG, TIFF or WebP files to one format at once and save a ZIP. Free and without uploading.`,
  h1: 'Batch Image Converter',
  description:
    'A folder with HEIC from one phone, PNG from another and TIFF from the scanner becomes a folder of one format. What each file cannot keep is told in its own row.',
  toolDescription: `Converts up to ${BATCH_LIMIT} pictures of any readable format to one format of your choice.`,
  steps: [
    { name: selectAction, text: "'Convert' is preselected on this page." },
    {
      name: 'Configure Settings',
      text: `'${targetFormat}' opens with WebP at quality ${COMPRESS_QUALITY}. Choose JPG for recipients, PNG for exact pixels.`,
    },
    {
      name: 'Upload Images',
      text: `Bring the files in with '${browse}'; their bytes tell what they are, even under a wrong name.`,
    },
    { name: processAll, text: `Start with '${processAll}', then '${downloadAll}' gives a ZIP without double names.` },
  ],
  facts: [
    {
      heading: 'One target for many sources',
      paragraphs: [],
      table: {
        columns: ['If you need', 'take', 'because'],
        rows: [
          ['files that anyone can open', 'JPG', 'there is no program without it; transparency turns white'],
          ['a website', 'WebP', 'transparency and animation stay, at few bytes'],
          ['an exact stock to edit', 'PNG', 'nothing is rounded; photos grow large'],
          ['a print shop', 'TIFF', 'lossless, and 16 bits stay'],
          ['the fewest bytes of all', 'AVIF', 'patience is asked for: several seconds a photo'],
        ],
      },
    },
    {
      heading: 'Names in the ZIP',
      paragraphs: [
        'A file photo.heic becomes photo.webp. If photo.png was there as well, the second one is called photo (2).webp, so that none overwrites the other.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Can I choose another format for single files?',
      `All ${BATCH_LIMIT} share one setting. For exceptions remove the file from the list and use the single converter.`,
    ],
    [
      'How many files are free?',
      `${BATCH_LIMIT} images in each batch, up to ${UPLOAD_LIMIT_MB} MB each, without an account.`,
    ],
    [
      'Do the dates of my photos survive?',
      'The date of the file is handed on into the ZIP. What the camera wrote inside, such as the place, is removed.',
    ],
  ]),
};

const TEXTS = { compress, resize, convert } as const;

export function batchText({ action }: BatchEntry): PageText {
  return TEXTS[action];
}
