import type { FormatWord } from '#catalogue/formats/names.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import type { Format } from '#engine';
import { grouped, megapixels } from '#words/catalogue/figures.ts';
import { tenMegabytes } from '#words/catalogue/ten-megabytes.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, width, height, lock, download } = CONTROLS;

const jpg: PageText = {
  title: 'JPG Resizer – Fewer Pixels, Still Sharp',
  metaDescription:
    'Resize JPG photos by width, height or percent. They stay sharp, the right way up and true to colour. Nothing leaves your browser.',
  h1: 'JPG Resizer',
  description:
    'Most photos have far more pixels than you need. Resizing is the surest way to a small JPG, and at its new size the photo can even look sharper than before.',
  toolDescription:
    'Resizes JPG photos with a sharp filter, turns them the right way up and converts their colours to sRGB.',
  steps: [
    { name: 'Upload', text: `Open a photo with '${browse}'. '${width}' and '${height}' show its current size.` },
    {
      name: 'Adjust',
      text: `Type a new '${width}'. With '${lock}' on, '${height}' follows. Try 1600 for a website, 2048 for a tablet.`,
    },
    { name: 'Download', text: `Press '${download}' to save the resized JPG.` },
  ],
  facts: [
    {
      heading: 'What resizing does to a JPG',
      paragraphs: [
        'A JPG can be opened at half, a quarter or an eighth of its size, so even 100 megapixels are quick to shrink.',
        'Scaling down smooths out noise and traces of compression. A JPG that looks blocky at full size is often clean at half.',
      ],
    },
  ],
  faqs: faqs([
    [
      'How much smaller is the file at half the width?',
      'Half the width and height is a quarter of the pixels. The file shrinks to about a third, because the remaining pixels hold more detail each.',
    ],
    ['Will my portrait photo end up sideways?', 'No, it comes out the way you saw it on your phone, in every program.'],
    ['Can I make a JPG larger?', 'Yes, but no new detail is invented. Beyond twice the size it looks soft.'],
  ]),
};

const jpeg: PageText = {
  ...jpg,
  title: 'JPEG Resizer – For .jpeg and .jpg Alike',
  metaDescription:
    'Change width and height of .jpeg photos in the browser. JPEG and JPG are the same format, and so are these two resizers.',
  h1: 'JPEG Resizer',
};

const png: PageText = {
  title: 'PNG Resizer – Clean Edges, Kept Transparency',
  metaDescription:
    'Resize PNG logos, icons and screenshots without dark fringes around transparent edges. The result is lossless and made on your device.',
  h1: 'PNG Resizer',
  description:
    'Many resizers leave dark or white fringes around the transparent edges of logos and cut-outs. This one handles transparency properly, so edges stay clean.',
  toolDescription: 'Resizes PNG pictures with clean transparent edges and saves them without loss.',
  steps: [
    { name: 'Upload', text: `Choose a PNG with '${browse}'. The checkerboard shows where it is transparent.` },
    {
      name: 'Adjust',
      text: `Type a '${width}' or a '${height}'. With '${lock}' on, the other one follows.`,
    },
    { name: 'Download', text: `Press '${download}'. The edges look clean on dark and on light pages.` },
  ],
  facts: [
    {
      heading: 'Why a resized PNG can get larger',
      paragraphs: [
        'Resizing blends colours: a screenshot with 20 of them can end up with thousands, because greys appear between black and white. PNG packs few colours well and many badly, so a smaller picture can be a larger file. It helps to halve the size exactly, or to compress afterwards.',
        '16-bit PNGs stay 16-bit.',
      ],
    },
  ],
  faqs: faqs([
    [
      'How do I keep pixel art crisp?',
      'Use a pixel editor and enlarge by whole numbers, such as 2 or 3 times. This tool is for photos, logos and screenshots, and blurs pixel art.',
    ],
    [
      'Which sizes does a website icon need?',
      '32 pixels for tabs, 180 for iPhones, 192 and 512 for installed web apps. Always start from your largest original.',
    ],
  ]),
};

const webp: PageText = {
  title: 'WebP Resizer – Ready for Responsive Sites',
  metaDescription:
    'Resize WebP files to the widths your layout needs. Animation and transparency are kept. Free, in your browser, no waiting.',
  h1: 'WebP Resizer',
  description:
    'A responsive page needs the same picture in three or four widths. Resize your WebP to each of them here, without converting it first.',
  toolDescription: 'Resizes still and animated WebP pictures and keeps them WebP.',
  steps: [
    { name: 'Upload', text: `Drop the largest version you have, or press '${browse}'.` },
    {
      name: 'Adjust',
      text: `Set '${width}' to the first size you need, say 480. Then come back for 960 and 1440.`,
    },
    { name: 'Download', text: `Press '${download}' and name each file after its width, ready for srcset.` },
  ],
  facts: [
    {
      heading: 'Which widths are worth having',
      paragraphs: [
        'Make each about one and a half times the last: 480, 720, 1080, 1620. That way no visitor downloads much more than the screen can show.',
        'More than twice the width in the layout makes no visible difference, even on the sharpest phone screens.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Do animated WebPs stay animated?',
      'Yes. Every frame is resized and the timing stays the same. Long animations take a few seconds.',
    ],
    [
      'Why does a program refuse my resized WebP?',
      'Because it is still a WebP. If you need a JPG or PNG, convert it after resizing.',
    ],
    [
      'Does a lossless WebP stay lossless?',
      'Resizing always creates new pixels. If you want no further loss, resize the PNG it was made from.',
    ],
  ]),
};

const gif: PageText = {
  title: 'GIF Resizer – Every Frame, Same Speed',
  metaDescription:
    'Resize animated GIFs and keep every frame, the timing and the loops. Make emoji, stickers and e-mail banners in your browser.',
  h1: 'GIF Resizer',
  description:
    'Make a GIF fit where you want to use it. Every frame is resized, and the animation keeps its speed and its loops.',
  toolDescription: 'Resizes every frame of a GIF and keeps the timing and the number of loops.',
  steps: [
    { name: 'Upload', text: `Drop the GIF or press '${browse}'. You see its dimensions and number of frames.` },
    { name: 'Adjust', text: `Enter '${width}' or '${height}'. With '${lock}' on, nothing gets stretched.` },
    { name: 'Download', text: `Let it play once in the preview, then press '${download}'.` },
  ],
  facts: [
    {
      heading: 'Sizes for popular platforms',
      paragraphs: [
        'Emoji on Slack and Discord: 128 × 128. Stickers on Discord: 320 × 320. E-mail banners: 600 wide, the usual width of a newsletter.',
        'A GIF of 500 × 280 with 60 frames has 8.4 million pixels. At 250 × 140 it has 2.1 million, and usually takes about a third of the space.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Why do colours flicker after resizing?',
      'Each frame gets its own 256 colours, and the nearest of them can differ from one frame to the next. In small animations the movement hides it.',
    ],
    ['Are frames dropped?', 'No. To make the file smaller still, compress it, or shorten it in a video editor.'],
    ['Can I crop a GIF?', 'Yes, every frame is cropped to the same rectangle.'],
  ]),
};

const tiff: PageText = {
  title: 'TIFF Resizer – Scans at 8 or 16 Bit',
  metaDescription:
    'Resize TIFF scans and print originals, 8-bit or 16-bit, with a preview that works in any browser. Your file stays on your computer.',
  h1: 'TIFF Resizer',
  description:
    'A 600 dpi scan is great for the archive, but too big for daily use. Take it down to 300 or 150 dpi: a quarter or a sixteenth of the pixels, and still lossless.',
  toolDescription: 'Resizes 8-bit and 16-bit TIFF pictures and saves them without loss.',
  steps: [
    {
      name: 'Upload',
      text: `Pick a .tif or .tiff with '${browse}'. You get a preview, even though most browsers cannot show TIFF.`,
    },
    {
      name: 'Adjust',
      text: `To go from 600 to 300 dpi, type half the number into '${width}', keep '${lock}' on, and set the print resolution to 300 under More options.`,
    },
    { name: 'Download', text: `Press '${download}' to save a .tif that scanner and layout programs can open.` },
  ],
  facts: [
    {
      heading: 'How big an A4 scan is',
      paragraphs: ['Uncompressed, at three bytes per pixel. The saved file is smaller.'],
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
    ['What happens to the other pages?', 'Only the first page is used. A note says so before you start.'],
    [
      'Does the dpi number in the file matter?',
      'No, it is only a note for printing. Two files with the same number of pixels are equally sharp.',
    ],
  ]),
};

export const formatResizerTexts: Partial<Record<FormatWord, PageText>> = { jpg, jpeg, png, webp, gif, tiff };

/** How far a picture of a format can be enlarged. */
export const resizerLimits = ({ label, maxSide, id }: Format): FactBlock => ({
  heading: `How large a ${label} can be`,
  paragraphs: [`A ${label} can be up to ${grouped(maxSide)} pixels on its longest side here. ${tenMegabytes[id]}`],
});
