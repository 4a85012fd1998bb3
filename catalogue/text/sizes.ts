/** What is worth knowing of one file size: who asks for it, and what it takes to get there. */
export interface SizeNotes {
  tag: string;
  meta: string;
  why: string;
  /** Limits that are published and have held for years. */
  limits: string;
  /** What to do for a good result at this size. */
  advice: string;
  adjust: string;
  faqs: readonly (readonly [question: string, answer: string])[];
}

const CHECK = 'Limits change, so read the page that you upload to.';

/** By kilobytes, as in the entries. */
export const SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {
  20: {
    tag: 'Signatures and Stamps',
    meta: 'Bring a photo or signature to at most 20 KB for exam and job forms. Pixels and quality are balanced for you, on your own device.',
    why: 'Twenty kilobytes is the classic limit for scanned signatures and for the smallest passport pictures in application forms. It is little, but enough when the picture has few pixels.',
    limits: `Bank exams in India ask for signatures of 10 to 20 KB at 140 × 60 pixels, and for photos from 20 KB upwards. ${CHECK}`,
    advice:
      'Cut first: a signature needs no table around it, a portrait no wall. White paper compresses to nearly nothing, so a well-lit signature reaches 20 KB without visible loss.',
    adjust:
      'If a portrait looks coarse, set smaller dimensions yourself: 200 × 230 pixels at 20 KB look better than 800 × 920.',
    faqs: [
      [
        'Why does the form say that my file is too small?',
        'Some forms have a lower limit as well, mostly 10 KB. A tiny black-and-white signature may fall below it; raise the target or keep more pixels.',
      ],
      [
        'Can a photo of 5 MB really become 20 KB?',
        'Yes, at the price of pixels: that is 1 byte in 256. What comes out suits a thumbnail, not a print.',
      ],
    ],
  },
  50: {
    tag: 'For Application Forms',
    meta: 'Get a portrait under 50 KB for an online application: the best quality that fits is searched for in your browser. Free, no sign-up.',
    why: 'Fifty kilobytes is the upper limit for portrait photos in a great many application portals. A portrait of a few hundred pixels fits well, a full camera photo only after scaling.',
    limits: `Indian bank exams take photos of 20 to 50 KB at 200 × 230 pixels, and a tray icon of a WhatsApp sticker pack must stay below 50 KB. For a British passport, on the other hand, 50 KB is the least. ${CHECK}`,
    advice:
      'A plain background saves more bytes than any setting, because nothing has to be stored of it. Stand a metre in front of a wall so that its texture is out of focus.',
    adjust: 'When both pixels and kilobytes are prescribed, resize to the pixels first and come here with the result.',
    faqs: [
      [
        'How close to 50 KB will the file be?',
        'At or below it, never above, and as a rule within 3%. A file that already is below stays untouched.',
      ],
      [
        'Is 50 KB meant as 50,000 or 51,200 bytes?',
        'Here a kilobyte has 1024 bytes, as in Windows. A strict portal may count 1000; type 48 to be safe with both.',
      ],
    ],
  },
  100: {
    tag: 'Exactly Below the Limit',
    meta: 'Compress a photo to 100 KB or less: the highest quality that fits is found for you, and you see what it costs. No upload, no account.',
    why: 'Under 100 KB is what forms, sticker makers and careful web designers ask for most often. It is enough for a sharp picture across half a laptop screen.',
    limits: `A still WhatsApp sticker has to stay below 100 KB, Slack takes emoji below 128 KB, and display ads on Google may have 150 KB. The "image rich" class of picture messages is 100 KB too. ${CHECK}`,
    advice:
      'Leave the choice of quality to the search and think about pixels: from 1200 on the longer side to 1000, three tenths of the bytes are free for better quality.',
    adjust:
      'Change the number if yours is another limit: 95 leaves a margin for servers that count 1000 bytes to a kilobyte.',
    faqs: [
      [
        'What happens if the photo does not fit at any quality?',
        'Then it is made smaller in pixels, as little as needed. If even that would not do, the page says so and gives you the smallest result it found.',
      ],
      [
        'Why is my file 97 KB and not 100?',
        'JPG sizes move in steps, since quality is a whole number. The limit is a ceiling: the next step up would have been above.',
      ],
    ],
  },
  200: {
    tag: 'Visa and Portal Photos',
    meta: 'Make a photo smaller than 200 KB for visa pages, portals and shops, with quality to spare. It is worked out inside your browser.',
    why: 'Two hundred kilobytes leave room for a good square portrait or for a product picture. It fits below the 240 KB of American visa photos with a margin.',
    limits: `Photos for a US visa may have 240 KB and 600 to 1200 pixels a side, always square. Custom emoji on Discord may have 256 KB. ${CHECK}`,
    advice:
      'For a visa photo crop to a square first and resize to 600 × 600: then 200 KB are far more than the picture needs, and no trace of compression remains.',
    adjust: 'Forms that name 240 or 250 KB can have it: put that number into the field instead of 200.',
    faqs: [
      [
        'Which size in pixels suits 200 KB?',
        'About 2000 × 1500 for a photo of average detail at quality 75. A close-up with a blurred background may have three quarters more pixels, fur or grass in full focus only a third of them.',
      ],
      [
        'Does compressing change the background or my face?',
        'No. Fine grain in skin and cloth is smoothed a little; shapes, colours and proportions stay as they are.',
      ],
    ],
  },
  300: {
    tag: 'Messages and Exams',
    meta: 'Shrink photos below 300 KB for picture messages, exam portals and newsletters. Nothing is sent anywhere; the work stays local.',
    why: 'Three hundred kilobytes is an old border of mobile networks that lives on in messages, exam portals and newsletters. A full-screen photo fits well.',
    limits: `The largest class of picture messages in the standard of 2005 is 300 KB, and Indian civil service forms take photos and signatures of 20 to 300 KB. ${CHECK}`,
    advice:
      'Three pictures of this size make a newsletter of one megabyte, which is about what people on the move will wait for. Keep the hero at 300 and let the others have 100.',
    adjust:
      'Look at the result at the size in which it will be seen; at 1200 pixels wide there is mostly room to go lower.',
    faqs: [
      [
        'Will 300 KB look better than 200 KB?',
        'At the same pixels hardly: the first 100 KB carry the picture, each further one only finer grain. It pays off when you use it for more pixels.',
      ],
      [
        'My messenger compresses anyway. Why do it first?',
        'Because it does so in haste. A photo that is already below its limit often passes through unchanged.',
      ],
    ],
  },
  500: {
    tag: 'Sharp at Full Screen',
    meta: 'Compress photos to 500 KB and keep them sharp on a full screen. Ideal for blogs, listings and job portals; private and without cost.',
    why: 'Half a megabyte holds a photo that fills a laptop screen without visible loss. It is the usual limit of listings, job portals and forums.',
    limits: `Stickers may have 512 KB on Telegram and on Discord, and an animated one for WhatsApp 500 KB. ${CHECK}`,
    advice:
      'At this size the number of pixels starts to matter more than compression: 2048 on the longer side at a quality around 80 is what to aim for.',
    adjust: 'A cap of 500 does not mean that the file has to reach it. If 75 already gives 350 KB, take those.',
    faqs: [
      [
        'Can I print a photo of 500 KB?',
        'On 10 × 15 cm yes, which takes 1181 × 1772 pixels at 300 dots an inch. For A4 the same bytes are spread over four times the area, and soft spots appear.',
      ],
      [
        'Is it quicker to use the quality slider?',
        'If you only need "smaller", yes. The target is for a limit that must hold whatever the picture shows: the same quality gives 300 KB for one photo and 1.2 MB for the next.',
      ],
    ],
  },
  1024: {
    tag: 'Close to It, Never Above',
    meta: 'Reduce a photo to 1 MB, close to it and never above. For servers, profiles and forms that stop at a megabyte. Free and local.',
    why: 'One megabyte is where a great many servers stop, often without saying so. A 12-megapixel photo at 1 MB still looks good on any screen.',
    limits: `The web server nginx refuses bodies above 1 MB unless told otherwise, which users see as "413 Request Entity Too Large". Profile pictures on GitHub must be below 1 MB, and photos for an Indian e-visa may have 1 MB. ${CHECK}`,
    advice:
      'Keep all pixels if the photo may be zoomed or printed later; a full 12 megapixels at 1 MB show their loss only at 100%. Otherwise halve the sides and have a flawless picture.',
    adjust: 'For this size the search is stricter and may take 15 rounds, so that little of the megabyte is wasted.',
    faqs: [
      [
        'Why is a limit of 1 MB sometimes missed by a file of 1 MB?',
        'A form sends the file together with its fields, which adds some hundred bytes; and some count 1,000,000 where others count 1,048,576. Type 960 and both are content.',
      ],
      [
        'How many such photos fit into an e-mail?',
        'About 18: mail encodes attachments in text, which adds a third, and Gmail stops at 25 MB.',
      ],
    ],
  },
  2048: {
    tag: 'Big Photos, Small Loss',
    meta: 'Bring camera photos under 2 MB with hardly a visible change, all pixels kept. For WordPress, PHP forms and Q&A sites. No upload.',
    why: 'Two megabytes is the factory setting of PHP, and with it of countless contact forms, shops and blogs. For a 12-megapixel photo that is a gentle cut.',
    limits: `PHP allows 2 MB for an uploaded file unless the host has raised it, and Stack Overflow takes pictures up to 2 MB. ${CHECK}`,
    advice:
      'Do not scale down without need: at 2 MB a 12-megapixel photo has over one bit a pixel, about what a quality of 75 to 85 takes. All of the detail can stay.',
    adjust:
      'If the quality ends up at 90 or more, the photo had little detail and the file will stay below 2 MB on its own.',
    faqs: [
      [
        'My form fails without a message. Is it the size?',
        'Quite possibly: when PHP drops a file over its limit, many scripts merely say that none was chosen. A file below 2 MB settles the question.',
      ],
      [
        'Are 2 MB too much for a web page?',
        'As a download no, as a picture within the page yes. A page should load in seconds; 200 to 300 KB at the width that is shown look the same.',
      ],
    ],
  },
  10000: {
    tag: 'For Huge Originals',
    meta: 'Cut oversized photos and scans of up to 50 MB to less than 10 MB, with all their pixels and no visible loss. Your files stay with you.',
    why: 'Cameras with 45 megapixels and flatbed scanners write files of 15 to 40 MB, and many services stop at ten. This page takes such originals in and brings them below, with every pixel kept.',
    limits: `GitHub and Discord take pictures up to 10 MB, and so does the British passport service. ${CHECK}`,
    advice:
      'Nothing has to be sacrificed here: 10 MB are enough for 45 megapixels at a quality of 85. Keep the dimensions: they are what an archive or a print shop will ask for.',
    adjust:
      'The target says 10,000 KB, the most that the field takes and a little under 10 MB in either way of counting in steps of 1024.',
    faqs: [
      [
        'Why does this page take larger files than the others?',
        'Because a file below 10 MB would not need it. The work is done by your device, so the limit of 50 MB only protects its memory.',
      ],
      [
        'Is TIFF from a scanner accepted?',
        'Yes. It comes out as JPG, since a lossless file of that size can be met only by chance.',
      ],
    ],
  },
};

/** Of the pages that promise a size by resizing: keyed by the slug's end. */
export const RESIZE_SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {
  50: {
    tag: 'Pixels and Bytes',
    meta: 'Resize an image to 50 KB by reducing its pixels first, so that what remains looks clean. Everything is done inside your browser.',
    why: 'Squeezing twelve megapixels into 50 KB gives mush. Reducing the picture to a frame of 1280 × 720 first leaves each pixel thirteen times as many bits, and then 50 KB look decent.',
    limits: 'A frame of 640 × 480 at 50 KB looks like the original, one of 1280 × 720 like a good video still.',
    advice:
      'Two ways lead to a small file: fewer bits for each pixel, or fewer pixels. Below 100 KB the second way always looks better, because blocks and ripples are uglier than softness.',
    adjust:
      'Resizing is switched on here and keeps the proportions; a portrait ends 720 pixels high. Switch it off to keep all pixels at a lower quality.',
    faqs: [
      [
        'Should I resize or compress to get 50 KB?',
        'Both, in this order. The page does it in one go, and the search for the quality starts only after the pixels have been reduced.',
      ],
      [
        'The form also wants 3.5 × 4.5 cm. How many pixels is that?',
        'At 300 dots an inch 413 × 531, at 200 dots 276 × 354. Resize to that, then come back for the 50 KB if the file is larger.',
      ],
    ],
  },
  200: {
    tag: 'Screen-Sized Photos',
    meta: 'Resize pictures to 200 KB at up to 1280 × 720 pixels, clean enough for slides and listings. Runs locally with nothing to install.',
    why: 'A frame of 1280 × 720 pixels at 200 KB has 1.8 bits for each pixel. That is generous: even grass and gravel come out clean.',
    limits:
      'It is the right measure for slides, product listings and pictures inside documents, which rarely show more than 1280 pixels across.',
    advice:
      'Most photos will not even need the 200 KB at these pixels. The search never fills a file up for its own sake, so take the smaller result as a gift.',
    adjust: 'If a listing lets visitors zoom, switch resizing off and let the same 200 KB serve all of the pixels.',
    faqs: [
      [
        'Why did I get 140 KB and not 200?',
        'A calm photo has no more to store at this size than that. More kilobytes would be written without anything to see for them.',
      ],
      [
        'Will a document with ten such pictures stay small?',
        'Two megabytes for ten, plus the text. Word and Google Docs keep the files as they are as long as you do not crop inside the document.',
      ],
    ],
  },
  500: {
    tag: 'Large but Limited',
    meta: 'Resize an image until it is below 500 KB while keeping all the pixels that quality allows. A private, free tool in the browser.',
    why: 'With 500 KB there is no need to shrink a photo to a thumbnail. All pixels are kept as long as the quality stays bearable, and they are reduced only when it would not.',
    limits:
      'Twelve megapixels at 500 KB have a third of a bit each: a portrait bears it, a landscape at noon does not.',
    advice:
      'Decide by the subject. Soft background: keep the pixels. Leaves, water, crowds: switch resizing on or set 1920 pixels in the resizer first, and the picture gains at once.',
    adjust:
      'Resizing is off at the start. Its frame of 1280 × 720 is one switch away, and then 500 KB are more than needed.',
    faqs: [
      [
        'What is the best size in pixels for 500 KB?',
        'For an average photo about 3180 × 2390, for a busy one 1680 × 1260: those are the frames in which quality 75 fills half a megabyte.',
      ],
      [
        'Does the shape of my picture change?',
        'No. Whether pixels are reduced or not, width and height keep their proportion and nothing is cut off.',
      ],
    ],
  },
  1024: {
    tag: 'Megaoctet Explained',
    meta: 'Resize an image to 1 Mo (mégaoctet) or less. What Mo, MB and MiB mean, and which number to type for strict forms. Free, no upload.',
    why: 'Mo stands for mégaoctet, the French word for megabyte: an octet is a byte. French administrations, schools and job portals write their limits this way, and 1 Mo is the most frequent.',
    limits:
      'By the international units 1 Mo is 1,000,000 bytes; Windows and many servers count 1,048,576. The difference is 47 KB.',
    advice:
      'A photo of a document stays readable at 1 Mo with all its pixels. For a page of A4 lay the phone flat above the paper and cut the table away: the saved area pays for sharper letters.',
    adjust: 'The field holds 1024, a megabyte in steps of 1024. For a portal that counts in thousands type 976.',
    faqs: [
      [
        'Is 1 Mo the same as 1 Mb?',
        'No. Mb with a small b is a megabit, an eighth of it, and is used for the speed of lines. Limits for files are always in bytes: Mo or MB.',
      ],
      [
        'And what are ko and Go?',
        'Kilo-octet and giga-octet: 500 ko are 500 KB, 2 Go are 2 GB. Search here understands ko and Mo as well.',
      ],
    ],
  },
};
