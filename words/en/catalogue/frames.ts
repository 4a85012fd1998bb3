import type { FrameNotes } from '#catalogue/page-text.ts';

const CHECK = 'Platforms change their sizes now and then.';

/** By the slug's end, because A4 and the square have names. */
export const FRAME_NOTES: Readonly<Record<string, FrameNotes>> = {
  'resize-image-to-1920x1080': {
    tag: 'Full HD, 16:9',
    meta: 'Fill a Full HD screen exactly: 1920 × 1080 pixels without stretching, for wallpapers, slides and video stills. Free and local.',
    why: 'Most monitors, televisions and projectors are Full HD. A picture of exactly this size fills the screen, with no scaling and no black bars.',
    uses: 'Wallpapers, 16:9 slides, stills for videos, video call backgrounds and the opening picture of a website.',
    faqs: [
      [
        'Is Full HD enough on a 4K screen?',
        'It fills the screen but looks no sharper than Full HD. For a 4K wallpaper, enter 3840 and 2160 if your photo is that large.',
      ],
      [
        'What can I do with a portrait photo?',
        'A 3:4 portrait keeps only 42% of its height in a 16:9 frame. To keep all of it, clear the width and leave only the height of 1080. Your slide then shows its background on both sides.',
      ],
    ],
  },
  'resize-image-to-1280x720': {
    tag: 'HD and Thumbnails',
    meta: 'Make a 1280 × 720 picture for a YouTube thumbnail, a slide or an HD video. Cropped, never stretched, right in your browser.',
    why: 'YouTube recommends 1280 × 720 for thumbnails. It is also the size of HD video, webinars and most embedded players.',
    uses: `YouTube thumbnails (16:9, at least 640 pixels wide), covers for courses and streams, and pictures in documents. ${CHECK}`,
    faqs: [
      [
        'How large should text on a thumbnail be?',
        'About 120 pixels high or more. In lists, the thumbnail is about 320 pixels wide, so letters shrink to a quarter of their size, and 30 pixels is about the smallest you can read on a phone.',
      ],
      ['Which corner should I keep free?', 'The bottom right: YouTube shows the length of the video there.'],
    ],
  },
  'resize-image-to-800x600': {
    tag: 'The 4:3 Classic',
    meta: 'Resize photos to 800 × 600 pixels for e-mail, forums, listings and older projectors. Most phone photos already have the right shape.',
    why: '800 × 600 was the standard screen size in the nineties, and is still a handy size to send: big enough to see everything, small enough for any mailbox.',
    uses: 'E-mail, classified ads, forums with a width limit, digital photo frames, older projectors and manuals, all in 4:3.',
    faqs: [
      [
        'Does anything get cut off?',
        'Not from most phones and compact cameras, because they already take 4:3 pictures. A 3:2 photo from a larger camera loses a ninth of its width.',
      ],
      [
        'Is it good enough to print?',
        'Only in a small size: 6.8 × 5.1 cm at 300 dpi. For a 9 × 13 cm print you need at least 1535 × 1063 pixels.',
      ],
    ],
  },
  'resize-image-to-500x500': {
    tag: 'Square for Shops',
    meta: 'Square pictures of 500 × 500 pixels for shop listings, avatars and covers. Cropped, never stretched, and nothing is uploaded.',
    why: 'Large marketplaces ask for at least 500 pixels, and 500 × 500 is a practical size for avatars, podcast lists and contact photos.',
    uses: `Listings on eBay and Amazon, which ask for at least 500 pixels on the longest side, forum avatars and partner logos. ${CHECK}`,
    faqs: [
      [
        'Should product photos be larger than 500?',
        'If buyers should be able to zoom, yes: Amazon turns on zoom from 1000 pixels, and eBay recommends 1600. Without zoom, 500 is enough.',
      ],
      [
        'My product is not in the middle. What can I do?',
        'The middle of the photo is selected first. Drag the crop frame over the product before you resize.',
      ],
    ],
  },
  'resize-image-to-1080x1080': {
    tag: 'Instagram Square',
    meta: 'Make square 1080 × 1080 pictures for Instagram posts and carousels. Drag the frame to choose what shows. No upload.',
    why: 'Instagram shows posts 1080 pixels wide. Upload exactly 1080 × 1080 and it does not resize your picture, so edges and text stay sharp.',
    uses: `Square posts and carousels on Instagram, posts on Facebook and LinkedIn, album covers and portfolio tiles. ${CHECK}`,
    faqs: [
      [
        'Does Instagram still compress my picture?',
        'Yes, it compresses every upload. With the right size it at least does not resize your picture, and a good original looks better afterwards.',
      ],
      [
        'How do I post a wide photo without cropping?',
        'Make a landscape post instead of a square one: Instagram also accepts 1080 × 566 (1.91:1).',
      ],
    ],
  },
  'resize-image-to-1200x628': {
    tag: 'Link Previews',
    meta: 'Resize link preview pictures to 1200 × 628 for Facebook, X and LinkedIn, so that nothing is cut off when your page is shared.',
    why: 'When someone shares your link, Facebook, X and LinkedIn show a wide preview picture. At 1200 × 628, it fits without being cut off.',
    uses: `The og:image of a web page, link ads and newsletter headers. Facebook recommends 1200 × 630; two rows of pixels make no visible difference. ${CHECK}`,
    faqs: [
      [
        'Why does my old preview still show?',
        'Social networks keep a copy. Enter your address in Facebook’s Sharing Debugger or LinkedIn’s Post Inspector, and they fetch the page again.',
      ],
      [
        'Where should I put text?',
        'In the middle. Some apps show the preview as a square of 628 × 628 and cut off 286 pixels on each side.',
      ],
    ],
  },
  'resize-image-to-1080x1920': {
    tag: 'Stories and Reels',
    meta: 'Vertical 1080 × 1920 pictures for Stories, Reels, TikTok and Shorts that fill a phone from edge to edge. Free, without an account.',
    why: 'A 1080 × 1920 picture fills a phone screen from edge to edge, without blurred bars above and below.',
    uses: `Instagram and Facebook Stories, covers for Reels, photo posts on TikTok, Shorts, lock screens and vertical displays in shops. ${CHECK}`,
    faqs: [
      [
        'Which parts are hidden behind buttons?',
        'On Instagram, about 250 pixels at the top and 340 at the bottom. Keep faces and text in the 1330 pixels in between.',
      ],
      [
        'How much of a landscape photo stays?',
        'Not much: only 42% of the width of a 4:3 photo. To keep the whole photo, clear the height and leave only the width.',
      ],
    ],
  },
  'resize-image-to-1200x1200': {
    tag: 'Big Square',
    meta: 'Make square 1200 × 1200 pictures for shops with zoom, search results and visa photos. Cropped to fit, never stretched.',
    why: 'A square of 1200 pixels works for shops with zoom, for the large pictures in Google Discover and for US visa photos.',
    uses: `Google Discover asks for pictures at least 1200 pixels wide, and Google’s article data for a 1:1 version. A US visa photo is 600 to 1200 pixels on each side. ${CHECK}`,
    faqs: [
      [
        'Can I use it for a US visa?',
        'The size is right, but the file must not be larger than 240 KB and the head has to fill 50 to 69% of the height. Compress it to 200 KB afterwards.',
      ],
      [
        'Can I enlarge an 800-pixel photo to this size?',
        'Yes, but it gains no detail, and that shows when buyers zoom in. Take a new photo if you can.',
      ],
    ],
  },
  'resize-image-to-1200x900': {
    tag: 'Article Pictures, 4:3',
    meta: 'Resize photos to 1200 × 900 for articles, recipes and listings. Phone photos in 4:3 fit without cropping. All on your own device.',
    why: 'For articles, recipes and holiday homes, 1200 × 900 is large enough for search engines, and a phone photo fits without being cropped.',
    uses: `Lead pictures for articles (Google suggests 4:3 as well as 16:9 and 1:1), listings of homes and cars, and portfolio pictures. ${CHECK}`,
    faqs: [
      [
        'How large should the file be on my page?',
        'Aim for less than 150 KB. At this size and quality 75, an average photo is about 70 KB and a very detailed one 260 KB.',
      ],
      [
        'Is it sharp on high-resolution screens?',
        'Yes, in a column up to 600 pixels wide, which is what most articles use. So one file works for every screen.',
      ],
    ],
  },
  'resize-image-to-480x640': {
    tag: 'Upright for Forms',
    meta: 'Portrait pictures of 480 × 640 pixels for application forms, ID systems and small displays. Resized on your device, never uploaded.',
    why: 'Many ID systems and online forms from schools and public offices ask for 480 × 640. It shows a face clearly and makes a tiny file.',
    uses: 'Portraits for registration and attendance systems, admission forms that ask for "480 × 640 px", e-ink and instrument displays.',
    faqs: [
      [
        'Is that the same as 640 × 480?',
        'No, it is the other way round: 480 wide and 640 high. If a form wants a portrait, this is the one.',
      ],
      [
        'Does it make a passport photo of 35 × 45 mm?',
        'Not quite: a passport photo is 7:9, a little wider than 3:4. Enter 413 and 531 for 300 dpi.',
      ],
    ],
  },
  'resize-image-to-400x400': {
    tag: 'Profile Pictures',
    meta: 'Profile pictures of 400 × 400 pixels for X, LinkedIn and work. Crop to a square, and your face never leaves your device.',
    why: 'Profile pictures look small, but sites ask for 400 × 400 so that they are still sharp when someone taps on them.',
    uses: `X recommends 400 × 400 and LinkedIn asks for at least that. Slack, GitLab and most staff directories scale it down. ${CHECK}`,
    faqs: [
      [
        'What if the picture is shown in a circle?',
        'The circle hides 21% of the square, all of it in the corners. Keep hair and chin at least 30 pixels from the edges.',
      ],
      [
        'JPG or PNG for a profile picture?',
        'JPG for a face. PNG for a logo, because its edges stay cleaner when the site compresses your upload.',
      ],
    ],
  },
  'resize-image-to-a4': {
    tag: '2480 × 3508 for Print',
    meta: 'Resize a picture to A4 at 300 dpi, 2480 × 3508 pixels, for posters, certificates and full-page prints. See how your photo fits.',
    why: 'An A4 sheet measures 210 × 297 mm. At 300 dpi, the standard for good prints, that is 2480 × 3508 pixels.',
    uses: 'Posters, certificates, photo books and cover sheets. To print right to the edge, print shops want 3 mm more on each side: 2551 × 3579 pixels.',
    faqs: [
      [
        'My photo has fewer pixels. Can I enlarge it?',
        'Yes, up to about one and a half times. From 1654 × 2339 pixels (200 dpi), it still prints well. From fewer, it looks soft.',
      ],
      ['What about A4 landscape?', 'Swap the two numbers: 3508 wide and 2480 high.'],
      [
        'Does the file know that it is A4?',
        'A JPG, PNG or TIFF does: it states 300 dpi, at which these pixels fill an A4 page. For other formats, choose "fit to page" when you print.',
      ],
    ],
  },
  'resize-image-to-square': {
    tag: '1000 × 1000 Pixels',
    meta: 'Crop any picture to a square of 1000 × 1000 pixels without stretching it. Drag the frame, or change the size. No upload.',
    why: 'Marketplaces and covers want squares, but cameras do not take them. Crop the largest square from your picture and resize it to 1000 × 1000.',
    uses: `Product pictures (Amazon turns on zoom from 1000 pixels), album and podcast covers, contact sheets and icons. ${CHECK}`,
    faqs: [
      [
        'Can I get a square without cropping?',
        'Yes: choose 1:1 in “Add borders to reach”, under “More options”. The picture stays whole, between borders in a colour, transparent or blurred. Or place the crop so that you lose only background.',
      ],
      [
        'Can I choose what to keep?',
        'Yes: drag the crop frame before you resize. If you leave it, you get the middle.',
      ],
    ],
  },
  'resize-image-for-youtube-banner': {
    tag: '2560 × 1440',
    meta: 'Make YouTube channel art at 2560 × 1440 pixels, and see which part phones and computers show. Free, in your browser.',
    why: 'YouTube asks for one banner at 2560 × 1440 and shows a different part of it on televisions, computers and phones.',
    uses: `YouTube banners. Only televisions show the whole picture, so keep names and logos in the middle 1546 × 423 pixels, which every device shows. The minimum is 2048 × 1152, and the file can be up to 6 MB. ${CHECK}`,
    faqs: [
      [
        'What do visitors on a computer see?',
        'A strip from the middle, 423 pixels high and up to 2560 wide: 29% of the picture. Only televisions show the rest.',
      ],
      [
        'My photo is only 1920 × 1080. Is that enough?',
        'It gets enlarged by a third, which is fine for a soft landscape. Add text afterwards so that it stays sharp.',
      ],
    ],
  },
};
