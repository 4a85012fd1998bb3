/** What is worth knowing of one frame: what it is for, and what to mind. */
export interface FrameNotes {
  tag: string;
  meta: string;
  why: string;
  uses: string;
  faqs: readonly (readonly [question: string, answer: string])[];
}

const CHECK = 'Platforms change their sizes; look at their help page when it matters.';

/** By the slug's end, since A4 and the square go by names. */
export const FRAME_NOTES: Readonly<Record<string, FrameNotes>> = {
  'resize-image-to-1920x1080': {
    tag: 'Full HD, 16:9',
    meta: 'Fill a Full HD screen exactly: 1920 × 1080 pixels without stretching, for wallpapers, slides and video stills. Free and local.',
    why: 'Full HD is the grid of most monitors, televisions and projectors. A picture of exactly these pixels is shown one to one, with nothing scaled by the screen and nothing left black.',
    uses: 'Wallpapers, slides in 16:9, stills between video scenes, backgrounds of video calls and the opening picture of a website.',
    faqs: [
      [
        'Is Full HD enough on a 4K screen?',
        'It is shown with each pixel doubled both ways, so it looks as sharp as Full HD and no sharper. For a 4K wallpaper give 3840 and 2160 if your photo has that many.',
      ],
      [
        'My photo is upright. What can I do?',
        'An upright 3:4 photo keeps only 42% of its height in a frame of 16:9. Clear the width instead, so that only the height of 1080 counts, and let the slide show its background at the sides.',
      ],
    ],
  },
  'resize-image-to-1280x720': {
    tag: 'HD and Thumbnails',
    meta: 'Make a 1280 × 720 picture for a YouTube thumbnail, a slide or an HD video frame. Cropped without distortion, right in the browser.',
    why: 'At 1280 × 720 a picture is what YouTube recommends for thumbnails, and what HD video, webinars and most embedded players show.',
    uses: `YouTube thumbnails, which should be at least 640 pixels wide and in 16:9; covers of courses and streams; pictures inside documents. ${CHECK}`,
    faqs: [
      [
        'How large do letters on a thumbnail have to be?',
        'It appears about 320 pixels wide in lists, a quarter of its size. Letters of 120 pixels arrive at 30 there, which is about the least that can be read on a phone.',
      ],
      ['Where should nothing important be?', 'At the bottom right: the length of the video is printed over it.'],
    ],
  },
  'resize-image-to-800x600': {
    tag: 'The 4:3 Classic',
    meta: 'Scale photos to 800 × 600 pixels for e-mail, forums, listings and older projectors. Proportions of 4:3 fit most cameras as they are.',
    why: 'SVGA, 800 × 600, was the screen of the nineties and is still a sensible size to send: big enough to see everything, small enough for any mailbox.',
    uses: 'E-mail, classified ads, forums with a width limit, digital photo frames, older projectors and manuals.',
    faqs: [
      [
        'Will anything be cut off?',
        'Phones and compact cameras take pictures in 4:3 already, so nothing is. System cameras with 3:2 lose a ninth of the width.',
      ],
      [
        'Is it good enough to print?',
        'At 300 dots an inch it makes 6.8 × 5.1 cm, a sticker. For 9 × 13 cm take at least 1535 × 1063 pixels.',
      ],
    ],
  },
  'resize-image-to-500x500': {
    tag: 'Square for Shops',
    meta: 'Square pictures of 500 × 500 pixels for shop listings, avatars and covers, cut from the middle without distortion. No upload.',
    why: 'Five hundred pixels a side is the least that large marketplaces accept for a product, and a practical size for avatars, podcast lists and contact pictures.',
    uses: `Marketplaces: eBay and Amazon want at least 500 pixels on the longest side. Also for avatars in forums and for logos in partner lists. ${CHECK}`,
    faqs: [
      [
        'Why do shops want more than 500 in practice?',
        'Because of the zoom: Amazon switches it on from 1000 pixels, eBay recommends 1600. Use 500 for listings without a zoom.',
      ],
      [
        'How do I centre my product?',
        'The middle of the photo is kept at first. If the product stands at the side, move the crop frame over it before you resize.',
      ],
    ],
  },
  'resize-image-to-1080x1080': {
    tag: 'Instagram Square',
    meta: 'Square 1080 × 1080 pictures for Instagram posts and carousels, cropped without stretching, with a frame that you can move. No upload.',
    why: 'Instagram stores posts 1080 pixels wide. What you upload at exactly 1080 × 1080 is not scaled again, so edges and lettering stay as you made them.',
    uses: `Square posts and carousels on Instagram, album covers, posts on Facebook and LinkedIn, tiles of a portfolio. ${CHECK}`,
    faqs: [
      [
        'Does Instagram still compress my picture?',
        'It encodes every upload anew. With the right pixels at least the scaling falls away, and a source of good quality survives that second encoding better.',
      ],
      [
        'How can I post a wide photo uncut?',
        'Take a wide post instead of a square: Instagram accepts 1080 × 566 too, in proportions of 1.91:1.',
      ],
    ],
  },
  'resize-image-to-1200x628': {
    tag: 'Link Previews',
    meta: 'Cut link preview pictures to 1200 × 628 for Facebook, X and LinkedIn, so that nothing is trimmed when your page is shared.',
    why: 'When someone shares a link, the preview picture stands in a frame of 1.91 to 1. At 1200 × 628 it fills that frame on Facebook, X and LinkedIn without being trimmed.',
    uses: `The og:image of a web page, link advertisements, headers of newsletters. Facebook names 1200 × 630 as its recommendation and shows two rows less without a difference. ${CHECK}`,
    faqs: [
      [
        'Why is my old preview still shown?',
        'Networks keep a copy. Facebook’s Sharing Debugger and LinkedIn’s Post Inspector fetch the page again when you enter its address.',
      ],
      [
        'Which parts may hold text?',
        'The middle. Some apps show the preview as a square of 628 × 628, and then 286 pixels fall away on each side.',
      ],
    ],
  },
  'resize-image-to-1080x1920': {
    tag: 'Stories and Reels',
    meta: 'Upright 1080 × 1920 pictures for Stories, Reels, TikTok and Shorts that fill a phone from edge to edge. Free, without an account.',
    why: 'Held upright, a phone shows nine parts across and sixteen down. A picture of 1080 × 1920 fills it from edge to edge, without blurred bars above and below.',
    uses: `Stories on Instagram and Facebook, covers of Reels, photo posts on TikTok, Shorts, lock screens and upright displays in shops. ${CHECK}`,
    faqs: [
      [
        'Which area is covered by buttons?',
        'About 250 pixels at the top and 340 at the bottom on Instagram. Keep faces and words in the 1330 pixels between.',
      ],
      [
        'What remains of a photo taken sideways?',
        'Little: of 4:3 the middle 42% of the width stays. Turn the phone upright for stories, or set the width alone to keep the whole photo.',
      ],
    ],
  },
  'resize-image-to-1200x1200': {
    tag: 'Big Square',
    meta: 'Make square pictures of 1200 × 1200 for shops with zoom, search results and visa photos. The cropping never stretches anything.',
    why: 'A square of 1200 pixels serves three masters at once: shop pictures with a zoom, the large pictures of Google Discover and the upper bound of American visa photos.',
    uses: `Google asks for pictures at least 1200 pixels wide in Discover, and for a 1:1 version in the data of articles. A US visa photo may have 600 to 1200 pixels a side. ${CHECK}`,
    faqs: [
      [
        'Is it fine for a US visa?',
        'In pixels yes, but the file may have 240 KB at most and the head must fill 50 to 69% of the height. Compress to 200 KB afterwards.',
      ],
      [
        'Can a photo of 800 pixels be enlarged to this?',
        'It is computed up smoothly, yet no detail is added, and a zoom would show that. Better take a new photo.',
      ],
    ],
  },
  'resize-image-to-1200x900': {
    tag: 'Article Pictures, 4:3',
    meta: 'Scale photos to 1200 × 900 for articles, recipes and listings. Uncut from 4:3 phones; everything happens on your own device.',
    why: 'For articles, recipes and holiday homes 1200 × 900 is a size that search engines take as large, while a phone photo fits in without losing an edge.',
    uses: `Pictures at the head of an article, in 4:3 beside 16:9 and 1:1 as Google suggests for structured data; listings of homes and cars; project pictures in portfolios. ${CHECK}`,
    faqs: [
      [
        'How heavy should it be on my page?',
        'At quality 75 a photo of average detail has about 70 KB at these pixels and a very busy one 260 KB. Below 150 KB you do well.',
      ],
      [
        'What about screens with double density?',
        'There 1200 pixels cover a column of 600. Most text columns are that wide, so one file serves both kinds of screen.',
      ],
    ],
  },
  'resize-image-to-480x640': {
    tag: 'Upright for Forms',
    meta: 'Portrait pictures of 480 × 640 pixels for application forms, ID systems and small displays. Scaled locally, never sent anywhere.',
    why: 'An upright VGA picture is what webcams, ID systems and many online forms of authorities and schools were built around. It shows a face clearly and weighs next to nothing.',
    uses: 'Portraits for registration and attendance systems, admission forms that say "480 × 640 px", e-ink and instrument displays.',
    faqs: [
      [
        'Is that the same as 640 × 480?',
        'Turned by a quarter: 480 across and 640 down. A form that wants a portrait means the upright one, and this page cuts to that.',
      ],
      [
        'Does it make a passport photo of 35 × 45 mm?',
        'Nearly: that is 7:9, a little wider than 3:4. Set 413 and 531 for 300 dots an inch.',
      ],
    ],
  },
  'resize-image-to-400x400': {
    tag: 'Profile Pictures',
    meta: 'Profile pictures of 400 × 400 pixels for X, LinkedIn and teams, cut square around the middle. Private: no server sees your face.',
    why: 'Profile pictures are shown small and round, but asked for at 400 × 400: large enough for the moment when someone taps on them.',
    uses: `X recommends 400 × 400, LinkedIn asks for at least as much, and Slack, GitLab and most team directories scale down from there. ${CHECK}`,
    faqs: [
      [
        'How do I prepare for a round frame?',
        'The circle cuts 21% of the square away, all in the corners. Keep hair and chin 30 pixels off the edges.',
      ],
      [
        'JPG or PNG for a profile picture?',
        'JPG for a face. PNG for a logo, whose edges would fray when the platform encodes the upload again.',
      ],
    ],
  },
  'resize-image-to-a4': {
    tag: '2480 × 3508 for Print',
    meta: 'Bring a picture to A4 at 300 dpi, 2480 × 3508 pixels, for posters, certificates and full-page prints. See what your photo gives.',
    why: 'A sheet of A4 measures 210 × 297 mm. At 300 dots an inch, the yardstick of good print, that is 2480 × 3508 pixels.',
    uses: 'Posters, certificates, photo books, cover sheets and pages to be bound. Printers that print to the edge want 3 mm more on each side, 2551 × 3579 pixels.',
    faqs: [
      [
        'My photo has fewer pixels. May I enlarge it?',
        'Up to about one and a half times, seen from arm’s length, yes: 1654 × 2339, which is 200 dots an inch, still prints well. Below that softness shows.',
      ],
      ['And for A4 on its side?', 'Exchange the two numbers: 3508 wide and 2480 high.'],
      [
        'Does the file know that it is A4?',
        'Pixels have no length. Choose "fit to page" when printing, or set the paper to A4 without borders.',
      ],
    ],
  },
  'resize-image-to-square': {
    tag: '1000 × 1000 Pixels',
    meta: 'Crop any picture to a square of 1000 × 1000 pixels, from the middle and without stretching. Change the size freely; no upload.',
    why: 'Catalogues, marketplaces, covers and prints from instant cameras are square; cameras are not. This cuts the largest square out of the middle and brings it to 1000 × 1000.',
    uses: `Product pictures: from 1000 pixels on Amazon offers its zoom. Also for album and podcast drafts, contact sheets and icons. ${CHECK}`,
    faqs: [
      [
        'How can I get a square without cutting?',
        'Only with bars of colour, which a picture editor adds. Here you can choose the crop so that nothing but background falls away.',
      ],
      ['Can I choose what is kept?', 'Yes: move the crop frame before resizing. If you leave it, the middle is taken.'],
    ],
  },
  'resize-image-for-youtube-banner': {
    tag: '2560 × 1440',
    meta: 'Channel art for YouTube in 2560 × 1440 pixels, with the safe area for phones and desktops explained. Runs in your browser, free.',
    why: 'One picture has to serve televisions, computers and phones at once. YouTube asks for it at 2560 × 1440 and shows each device another part.',
    uses: `Only televisions show all of it. Names and logos belong into the middle 1546 × 423 pixels, which every device shows. The least is 2048 × 1152, and the file may have 6 MB. ${CHECK}`,
    faqs: [
      [
        'What do visitors on a computer see?',
        'A strip 423 pixels high from the middle, up to the full 2560 across on a wide window: 29% of the picture. The rest is for television.',
      ],
      [
        'My photo has only 1920 × 1080. Does it work?',
        'It is enlarged by a third. Soft landscapes bear that; set lettering on top afterwards, so that it is sharp.',
      ],
    ],
  },
};
