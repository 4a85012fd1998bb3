import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import type { SizeNotes } from '#catalogue/page-text.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { frameText } from '#words/catalogue/figures.ts';

/** The 4:3 frame of a photo that has this file size in kilobytes at quality 75. */
const fills = (kb: number, kind: 'soft' | 'middle' | 'busy') => frameText(sizeAim(kb).bytes, JPEG_DENSITY[75][kind]);

const CHECK = 'Check the site you upload to.';

/** By kilobytes, as in the entries. */
export const SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {
  20: {
    tag: 'Signatures and Stamps',
    meta: 'Get a photo or signature down to 20 KB for exam and job forms. The page finds the best size and quality, all on your own device.',
    why: 'Application forms often limit scanned signatures and small passport photos to 20 KB. That is not much, but it is enough for a small picture.',
    limits: `Bank exams in India ask for signatures of 10 to 20 KB at 140 × 60 pixels, and photos of at least 20 KB. ${CHECK}`,
    advice:
      'Crop first, so that you do not waste space on the table or the wall. White paper compresses very well, so a well-lit signature gets to 20 KB without visible loss.',
    adjust:
      'A large portrait gets fewer pixels, because at 20 KB it looks better at 200 × 230 than at 800 × 920. If the form asks for a size in pixels, resize to that first.',
    faqs: [
      [
        'Why does the form say my file is too small?',
        'Some forms also have a minimum, often 10 KB, and a small black-and-white signature can end up below it. Set a higher target or keep more pixels.',
      ],
      [
        'Can a photo of 5 MB really become 20 KB?',
        'Yes, but it has to lose most of its pixels. The result is fine for a form or a thumbnail, not for a print.',
      ],
    ],
  },
  50: {
    tag: 'For Application Forms',
    meta: 'Get a portrait under 50 KB for an online application. Your browser finds the best picture that fits. Free, no sign-up.',
    why: 'Many application portals accept portrait photos up to 50 KB. A portrait a few hundred pixels wide fits well. A full-size photo has to be made smaller first, and this page does that for you.',
    limits: `Indian bank exams accept photos of 20 to 50 KB at 200 × 230 pixels. The tray icon of a WhatsApp sticker pack has to be below 50 KB. For a British passport, 50 KB is the minimum. ${CHECK}`,
    advice:
      'A plain background saves more space than any setting. Stand a metre in front of a wall, so that its texture is out of focus.',
    adjust: 'If the form asks for pixels as well as kilobytes, resize to the pixels first, then come back here.',
    faqs: [
      [
        'How close to 50 KB will the file be?',
        'Never above 50 KB, and usually within 3% of it. A file that is already smaller stays as it is.',
      ],
      [
        'Is 50 KB 50,000 or 51,200 bytes?',
        'Here a kilobyte is 1024 bytes, as in Windows. If possible, the file also stays below 50,000 bytes, because some portals count that way. To be sure, type 48.',
      ],
    ],
  },
  100: {
    tag: 'Just Under the Limit',
    meta: 'Compress a photo to 100 KB or less. The page finds the best picture that fits, and you can compare it with the original. No upload.',
    why: 'Forms, sticker packs and fast websites often ask for less than 100 KB. That is enough for a sharp picture across half a laptop screen.',
    limits: `A still WhatsApp sticker has to be below 100 KB, a Slack emoji below 128 KB and a Google display ad at most 150 KB. Some phone networks limit picture messages to 100 KB. ${CHECK}`,
    advice:
      'The page chooses the quality, so think about pixels: going from 1200 to 1000 on the longer side leaves three tenths of the space for better quality.',
    adjust: 'Change the number if your limit is different. 95 is safe for sites that count a kilobyte as 1000 bytes.',
    faqs: [
      [
        'What if the photo does not fit at any quality?',
        'Then it also gets fewer pixels, but only as few as necessary. If it still does not fit, the page tells you and keeps the smallest file it found.',
      ],
      [
        'Why is my file 97 KB and not 100?',
        'Some sites count a kilobyte as 1000 bytes, so the page aims for at most 100,000 bytes, which is 97.7 KB here. Your file never goes over the limit.',
      ],
    ],
  },
  200: {
    tag: 'Visa and Portal Photos',
    meta: 'Make a photo smaller than 200 KB for visa sites, portals and shops, with quality to spare. It all happens in your browser.',
    why: '200 KB is enough for a good square portrait or a product picture, and safely below the 240 KB limit for US visa photos.',
    limits: `US visa photos can be up to 240 KB, square, with 600 to 1200 pixels on each side. Custom emoji on Discord can be up to 256 KB. ${CHECK}`,
    advice:
      'For a visa photo, crop to a square and resize to 600 × 600 first. Then 200 KB is plenty, and you see no trace of compression.',
    adjust: 'If your form allows 240 or 250 KB, type that instead of 200.',
    faqs: [
      [
        'How many pixels suit 200 KB?',
        `About ${fills(200, 'middle')} for an average photo at quality 75. A close-up with a blurred background can have more than twice as many; fur or grass in sharp focus, only a quarter.`,
      ],
      [
        'Does compressing change the background or my face?',
        'No. Fine texture in skin and fabric gets a little smoother. Shapes, colours and proportions stay the same.',
      ],
    ],
  },
  300: {
    tag: 'Messages and Exams',
    meta: 'Shrink photos to less than 300 KB for picture messages, exam portals and newsletters. Nothing is uploaded.',
    why: '300 KB is an old limit from mobile networks that is still common for picture messages, exam portals and newsletters. A full-screen photo fits well.',
    limits: `The 2005 standard for picture messages allows up to 300 KB. Indian civil service forms accept photos and signatures of 20 to 300 KB. ${CHECK}`,
    advice:
      'Three pictures of this size make a newsletter of almost one megabyte, about as long as people wait on a phone. Keep the main picture at 300 KB and the others at 100 KB.',
    adjust: 'Look at the result at the size people will see it. At 1200 pixels wide, you can often go lower.',
    faqs: [
      [
        'Does 300 KB look better than 200 KB?',
        'Hardly, if the number of pixels is the same: the extra space only adds fine grain. It helps if you use it for more pixels.',
      ],
      [
        'My messaging app compresses photos anyway. Why do it first?',
        'Because you get a better picture. A photo that is already below the app’s limit often goes through unchanged.',
      ],
    ],
  },
  500: {
    tag: 'Sharp at Full Screen',
    meta: 'Compress photos to 500 KB and keep them sharp on a full screen. Ideal for blogs, listings and job portals; private and without cost.',
    why: 'Half a megabyte is enough for a photo that fills a laptop screen without visible loss. Listings, job portals and forums often set this limit.',
    limits: `Stickers can be up to 512 KB on Telegram and Discord, and animated ones up to 500 KB on WhatsApp. ${CHECK}`,
    advice: 'Aim for 2048 pixels on the longer side and a quality of around 80.',
    adjust: 'The file does not have to reach 500 KB. If quality 75 already gives you 350 KB, use that.',
    faqs: [
      [
        'Can I print a photo of 500 KB?',
        'Yes, at 10 × 15 cm, which is 1181 × 1772 pixels at 300 dpi. At A4, the photo covers four times the area and looks soft in places.',
      ],
      [
        'Is it quicker to use the quality slider?',
        'Yes, if you just want a smaller file. If there is a limit, set a target: the same quality gives 300 KB for one photo and 1.2 MB for the next.',
      ],
    ],
  },
  1024: {
    tag: 'Never Above the Limit',
    meta: 'Get a photo to just under 1 MB, for profiles, forms and sites that refuse anything larger. Free, and nothing is uploaded.',
    why: 'Many sites refuse files over one megabyte, often without telling you why. A 12-megapixel photo at 1 MB still looks good on any screen.',
    limits: `Sites that run on the nginx web server refuse uploads above 1 MB unless that is changed, and show "413 Request Entity Too Large". GitHub profile pictures have to be below 1 MB, and photos for an Indian e-visa can be up to 1 MB. ${CHECK}`,
    advice:
      'A photo with 12 megapixels keeps them all at 1 MB, and you see the loss only when you zoom in to 100%. For a flawless picture, halve the width and height first.',
    adjust: 'For this size the page tries up to 15 times to get as close to the limit as it can.',
    faqs: [
      [
        'Why do some forms refuse a file of 1 MB?',
        'A form sends your file along with its other fields, which adds a few hundred bytes. Some also count a megabyte as 1,000,000 bytes, others as 1,048,576. Type 960 to be safe with both.',
      ],
      [
        'How many of these photos fit into an e-mail?',
        'About 18: Gmail stops at 25 MB, and attachments grow by a third when they are sent.',
      ],
    ],
  },
  2048: {
    tag: 'Big Photos, Small Loss',
    meta: 'Get camera photos under 2 MB with hardly any visible change, usually with all their pixels. For WordPress, forms and forums. No upload.',
    why: 'Countless contact forms, shops and blogs accept files up to 2 MB, because that is the default in PHP. A 12-megapixel photo gets there with hardly any loss.',
    limits: `Sites built with PHP allow 2 MB per file unless the host has raised it. Stack Overflow accepts pictures up to 2 MB. ${CHECK}`,
    advice:
      'Do not scale the photo down unless you have to: at 2 MB, a 12-megapixel photo still gets a quality of about 75 to 85.',
    adjust: 'Photos with little detail often stay well below 2 MB, even at quality 90.',
    faqs: [
      [
        'My form fails without an error. Is it the file size?',
        'Quite possibly. When a file is over the limit, many forms just say that no file was chosen. Try again with one below 2 MB.',
      ],
      [
        'Is 2 MB too much for a web page?',
        'Not as a download, but yes for a picture on the page. At the width your page shows, 200 to 300 KB looks the same and loads much faster.',
      ],
    ],
  },
  10000: {
    tag: 'For Huge Originals',
    meta: 'Get photos and scans of up to 50 MB below 10 MB, usually with all their pixels. Your files stay on your device.',
    why: 'Cameras with 45 megapixels and flatbed scanners make files of 15 to 40 MB, but many sites stop at ten. This page gets them below 10 MB, usually with every pixel kept.',
    limits: `GitHub, Discord and the British passport service accept pictures up to 10 MB. ${CHECK}`,
    advice:
      'You do not have to give anything up: 10 MB is enough for 45 megapixels at a quality of 85. Keep the dimensions, in case an archive or a print shop asks for them.',
    adjust: '10,000 KB is the highest target you can set, and a little less than 10 MB.',
    faqs: [
      [
        'Why does this page take larger files than the others?',
        'Because files below 10 MB do not need this page. Your own device does the work, and the limit of 50 MB protects its memory.',
      ],
      [
        'Can I use a TIFF from my scanner?',
        'Yes. You get a JPG, because a lossless file cannot be made to fit a size.',
      ],
    ],
  },
};

/** For the pages that reach a size by resizing: by the slug's end. */
export const RESIZE_SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {
  50: {
    tag: 'Pixels and Bytes',
    meta: 'Resize an image to 50 KB by reducing its pixels first, so that the result looks clean. It all happens in your browser.',
    why: 'Twelve megapixels do not fit into 50 KB and look good. Resize the picture to fit 1280 × 720 first, with thirteen times fewer pixels, and 50 KB looks decent.',
    limits: 'At 50 KB, a picture of 640 × 480 looks like the original, and one of 1280 × 720 like a good video still.',
    advice:
      'You can make a file small with lower quality or with fewer pixels. Below 100 KB, fewer pixels look better: a soft picture is nicer than a blocky one.',
    adjust:
      'Resizing is switched on and keeps the proportions; a portrait ends up 720 pixels high. Switch it off to let the page choose the pixels.',
    faqs: [
      [
        'Should I resize or compress to get 50 KB?',
        'Both, in that order. This page does it in one go: it reduces the pixels first, then finds the quality.',
      ],
      [
        'The form also wants 3.5 × 4.5 cm. How many pixels is that?',
        '413 × 531 at 300 dpi, or 276 × 354 at 200 dpi. Resize to that, then come back here if the file is still over 50 KB.',
      ],
    ],
  },
  200: {
    tag: 'Screen-Sized Photos',
    meta: 'Resize pictures to 200 KB at up to 1280 × 720 pixels, clean enough for slides and listings. Nothing to upload or install.',
    why: '200 KB is generous for a picture of 1280 × 720 pixels: even grass and gravel come out clean.',
    limits:
      'It is a good size for slides, product listings and pictures in documents, which rarely show more than 1280 pixels across.',
    advice: 'Most photos do not need the full 200 KB at this size. If yours comes out smaller, nothing is missing.',
    adjust: 'If your listing lets people zoom in, switch resizing off to keep more pixels.',
    faqs: [
      [
        'Why did I get 140 KB and not 200?',
        'A photo with little detail does not need more at this size. A larger file would look the same.',
      ],
      [
        'How large is a document with ten of these pictures?',
        'About two megabytes, plus the text. Word and Google Docs keep the files as they are, unless you crop them in the document.',
      ],
    ],
  },
  500: {
    tag: 'Large but Limited',
    meta: 'Get an image below 500 KB with as many pixels as still look good. Free and private, in your browser.',
    why: 'At 500 KB, your photo does not have to be small. It keeps all its pixels as long as the quality is good enough, and loses some only if it is not.',
    limits: 'At 500 KB with all 12 megapixels, a portrait still looks fine, but a landscape in bright sun does not.',
    advice:
      'It depends on the subject. With a soft background, keep the pixels. For leaves, water or crowds, switch resizing on, or resize to 1920 pixels first. It looks better straight away.',
    adjust: 'Resizing is off at first. If you switch on 1280 × 720, 500 KB is more than enough.',
    faqs: [
      [
        'What is the best size in pixels for 500 KB?',
        `About ${fills(500, 'middle')} for an average photo and ${fills(500, 'busy')} for a very detailed one. At those sizes, quality 75 takes half a megabyte.`,
      ],
      ['Does the shape of my picture change?', 'No. Width and height keep their proportions, and nothing is cut off.'],
    ],
  },
  1024: {
    tag: 'Megaoctet Explained',
    meta: 'Resize an image to 1 Mo (mégaoctet) or less. What Mo, MB and MiB mean, and which number to type for strict forms. Free, no upload.',
    why: 'Mo stands for mégaoctet, the French word for megabyte: an octet is a byte. French public offices, schools and job portals often set a limit of 1 Mo.',
    limits: 'Strictly, 1 Mo is 1,000,000 bytes, but Windows and many servers count 1,048,576. The difference is 47 KB.',
    advice:
      'A photo of a document stays readable at 1 Mo with all its pixels. Hold the phone level above the page, then crop the table away so that all the space goes to the text.',
    adjust: 'The target is 1024 KB. For a site that counts a megabyte as 1,000,000 bytes, type 976.',
    faqs: [
      [
        'Is 1 Mo the same as 1 Mb?',
        'No. Mb with a small b is a megabit, an eighth of a megabyte, and measures connection speed. File size limits are in Mo or MB.',
      ],
      [
        'And what are ko and Go?',
        'Kilo-octet and giga-octet: 500 ko is 500 KB, 2 Go is 2 GB. You can also search this site with ko and Mo.',
      ],
    ],
  },
};
