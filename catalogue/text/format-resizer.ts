import { FORMATS } from '#engine/formats/index.ts';
import type { FormatResizerEntry } from '../entries/entry.ts';
import { factsOf } from '../formats/facts.ts';
import { type FormatWord, idOf } from '../formats/names.ts';
import { grouped, megapixels } from '../picture-arithmetic.ts';
import { CONTROLS } from '../tools.ts';
import { type FactBlock, faqs, type PageText } from './page-text.ts';

const { browse, width, height, lock, download } = CONTROLS;

const jpg: PageText = {
  title: 'JPG Resizer – Fewer Pixels, Still Sharp',
  metaDescription:
    'Resize JPG photos by width, height or percent with fine resampling, upright and in true colour. Nothing leaves your browser.',
  h1: 'JPG Resizer',
  description:
    'Most photos have far more pixels than anyone will see. Taking them away is the surest method to make a JPG light, and done with care it even looks sharper than before.',
  toolDescription: 'Scales JPG photos with the Lanczos filter, turns them upright and converts their colours to sRGB.',
  steps: [
    { name: 'Upload', text: `Open a photo with '${browse}'. '${width}' and '${height}' fill with what it has.` },
    {
      name: 'Adjust',
      text: `Type a new '${width}'; with '${lock}' on, '${height}' follows. 1600 suits websites, 2048 tablets.`,
    },
    { name: 'Download', text: `'${download}' gives a JPG that is rounded only this once more.` },
  ],
  facts: [
    {
      heading: 'What resizing does to a JPG',
      paragraphs: [
        'The photo is read at a fraction straight away: JPG can hand out half, quarter or eighth sizes while decoding. That is why even 100 megapixels are quick.',
        'Scaling down averages noise and old compression ripples away. A JPG that looks blocky at full size is often clean at half.',
      ],
    },
  ],
  faqs: faqs([
    [
      'How much lighter is half the width?',
      'Half the width and height is a quarter of the pixels. The file falls to about a third rather than a quarter, since what remains is denser in detail.',
    ],
    [
      'Will my upright photo be turned?',
      'It comes out as you saw it on the phone. The turn is applied to the pixels and its note removed.',
    ],
    [
      'Can I make a JPG larger?',
      'Yes, it is computed up smoothly. Detail that no camera recorded is not invented, so beyond twice the size it looks soft.',
    ],
  ]),
};

const jpeg: PageText = {
  ...jpg,
  title: 'JPEG Resizer – For .jpeg and .jpg Alike',
  metaDescription:
    'Change width and height of .jpeg photos in the browser. JPEG and JPG are one format, so this is the JPG resizer under its full name.',
  h1: 'JPEG Resizer',
};

const png: PageText = {
  title: 'PNG Resizer – Clean Edges, Kept Transparency',
  metaDescription:
    'Resize PNG logos, icons and screenshots without dark fringes around transparent edges. Lossless output, made on your device.',
  h1: 'PNG Resizer',
  description:
    'Logos and cut-outs show at once whether a resizer knows its trade: around transparent edges careless ones leave dark or white fringes. Here colours are weighted by how solid their pixels are.',
  toolDescription: 'Scales PNG pictures with premultiplied transparency and writes them without loss.',
  steps: [
    { name: 'Upload', text: `Take a PNG with '${browse}'; the checkerboard shows where it is see-through.` },
    {
      name: 'Adjust',
      text: `For icons give both '${width}' and '${height}', for screenshots one of them, with '${lock}' on.`,
    },
    { name: 'Download', text: `Put it on a dark and a light page after '${download}': the rim is the same on both.` },
  ],
  facts: [
    {
      heading: 'Why resized PNGs can grow',
      paragraphs: [
        'A screenshot of 20 colours turns into one of thousands when it is scaled: between black and white there are greys now. PNG packed the 20 very well and cannot do so with thousands, so a smaller picture can be a larger file. Halving exactly, or compressing afterwards, helps.',
        'PNG files of 16 bits a colour keep their depth through the resize.',
      ],
    },
  ],
  faqs: faqs([
    [
      'How do I keep pixel art crisp?',
      'Smooth filters blur it by design. Enlarge it by whole factors in a pixel editor; this tool is made for photos, logos and screenshots.',
    ],
    [
      'Which sizes does a website icon need?',
      '32 for tabs, 180 for iPhones, 192 and 512 for installed web apps. Start from the largest original that you have, each time.',
    ],
  ]),
};

const webp: PageText = {
  title: 'WebP Resizer – Ready for Responsive Sites',
  metaDescription:
    'Scale WebP files to the widths that your layout needs; animation and transparency stay. Free in the browser, without a queue.',
  h1: 'WebP Resizer',
  description:
    'A responsive page wants the same picture in three or four widths. Scale your WebP to each of them here, without a detour over other formats.',
  toolDescription: 'Scales still and animated WebP pictures and writes them as WebP again.',
  steps: [
    { name: 'Upload', text: `Put the largest version you have on the upload area, or press '${browse}'.` },
    {
      name: 'Adjust',
      text: `Set '${width}' to the first width of your layout, say 480. Afterwards come back for 960 and 1440.`,
    },
    { name: 'Download', text: `'${download}', and name the files after their widths for srcset.` },
  ],
  facts: [
    {
      heading: 'Which widths pay off',
      paragraphs: [
        'Steps of about one and a half: 480, 720, 1080, 1620. Each then has 2.25 times the pixels of the one before, and no visitor loads much more than the screen shows.',
        'Above twice the width in the layout nobody sees a gain, even on the densest phones.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Do animated WebPs survive?',
      'Every frame is scaled and the delays are kept. Long animations need some seconds, since each frame is a picture of its own.',
    ],
    [
      'Why is my resized WebP refused by a program?',
      'Because it still is WebP. If the place you upload to wants JPG or PNG, convert it after scaling.',
    ],
    [
      'Is a lossless WebP kept lossless?',
      'After scaling there are new pixels, so nothing can be as before. For pictures that must not be rounded again scale the PNG they were made from.',
    ],
  ]),
};

const gif: PageText = {
  title: 'GIF Resizer – Every Frame, Same Speed',
  metaDescription:
    'Resize animated GIFs with all frames, delays and loops intact. Make emoji, stickers and mail banners in your own browser.',
  h1: 'GIF Resizer',
  description:
    'Resizing a GIF means resizing an entire film: frames that only store what changed are first put together, then scaled, then given new colour tables.',
  toolDescription: 'Scales all frames of a GIF and keeps their timing and loop count.',
  steps: [
    { name: 'Upload', text: `Drop the GIF, or '${browse}'. The number of frames appears beside its pixels.` },
    { name: 'Adjust', text: `Enter '${width}' or '${height}'; '${lock}' sees to it that nobody in it gets fat.` },
    { name: 'Download', text: `Let it play once in the preview before you press '${download}'.` },
  ],
  facts: [
    {
      heading: 'Sizes that platforms name',
      paragraphs: [
        'Emoji: 128 × 128 on Slack and Discord. Stickers on Discord: 320 × 320. Mail banners: 600 wide, the usual column of a newsletter.',
        'A GIF of 500 × 280 with 60 frames has 8.4 million pixels to store. At 250 × 140 it has 2.1 million, and mostly about a third of the bytes.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Why do colours flicker after resizing?',
      'Each frame gets the best 256 colours of its own, and dither dots can differ between frames. At small sizes that is hidden by the movement.',
    ],
    ['Are frames dropped?', 'None. If the file must shrink further, compress it, or cut it shorter in a video editor.'],
    ['Can I crop a GIF?', 'Yes, the same rectangle is cut out of every frame.'],
  ]),
};

const tiff: PageText = {
  title: 'TIFF Resizer – Scans at 8 or 16 Bit',
  metaDescription:
    'Scale TIFF scans and print originals without loss of depth, with a preview that works in any browser. Stays on your computer.',
  h1: 'TIFF Resizer',
  description:
    'Scans at 600 dpi are made for the archive, not for daily use. Bring a TIFF to 300 or 150 and it stays lossless, in 16 bits if it came so, at a quarter or a sixteenth of the pixels.',
  toolDescription: 'Scales TIFF pictures of 8 or 16 bits and writes them with lossless Deflate.',
  steps: [
    {
      name: 'Upload',
      text: `Pick a .tif or .tiff with '${browse}'. Browsers cannot draw it, so the preview is made here.`,
    },
    { name: 'Adjust', text: `From 600 to 300 dpi is half: put half the number into '${width}' and keep '${lock}' on.` },
    { name: 'Download', text: `'${download}' saves a .tif that scanner and layout programs open.` },
  ],
  facts: [
    {
      heading: 'A sheet of A4 by resolution',
      paragraphs: ['Uncompressed, three bytes a pixel, before Deflate takes its share.'],
      table: {
        columns: ['Scanned at', 'Pixels', 'Megapixels', 'Raw size'],
        rows: ([150, 300, 600, 1200] as const).map((dpi) => {
          const [w, h] = [Math.round((210 / 25.4) * dpi), Math.round((297 / 25.4) * dpi)];
          return [
            `${dpi} dpi`,
            `${grouped(w)} × ${grouped(h)}`,
            megapixels(w, h),
            `${Math.round((w * h * 3) / 1048576)} MB`,
          ];
        }),
      },
    },
  ],
  faqs: faqs([
    [
      'What about pages after the first?',
      'Only the first page of a document is used, and you are told so before the work starts.',
    ],
    [
      'Does the dpi number in the file matter?',
      'It is a note about printing and changes no pixel. Two files with the same pixels are equally sharp, whatever they say.',
    ],
  ]),
};

const TEXTS: Partial<Record<FormatWord, PageText>> = { jpg, jpeg, png, webp, gif, tiff };

/** @throws where a format has an entry and no text */
export function formatResizerText(entry: FormatResizerEntry): PageText {
  const text = TEXTS[entry.format];
  if (!text) throw new Error(`Expected a text for ${entry.slug}`);
  return { ...text, facts: [...text.facts, limits(entry)] };
}

/** How far a picture of this format can be enlarged, from the engine's record. */
function limits({ format }: FormatResizerEntry): FactBlock {
  const record = FORMATS[idOf(format)];
  return {
    heading: `${record.label} at its limits`,
    paragraphs: [
      `The longest side that a ${record.label} can have here is ${grouped(record.maxSide)} pixels. ${factsOf(record.id).tenMegabytes}`,
    ],
  };
}
