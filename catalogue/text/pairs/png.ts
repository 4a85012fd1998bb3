import type { NotesByTarget } from './notes.ts';

export const png: NotesByTarget = {
  jpg: {
    tag: 'Photos Many Times Smaller',
    meta: 'Turn a heavy PNG photo into a JPG a fraction of its size, with soft edges blended into white. Free and without an upload.',
    why: 'A photo saved as PNG is needlessly heavy, and many forms only take JPG. This rewrites it as a JPG and puts what was transparent on white.',
    size: 'A photographic PNG shrinks to a fifth or a tenth. A screenshot or logo may not shrink at all: flat areas and hard edges are what PNG is good at and JPG is bad at.',
    faqs: [
      [
        'What happens to the transparent parts?',
        'JPG cannot leave a pixel empty, so they land on white, with soft edges blended into it. For a coloured page keep the PNG, or convert to WebP, which stays transparent.',
      ],
      [
        'My text looks dirty afterwards. Why?',
        'JPG draws ripples around sharp edges and halves the resolution of colour below a quality of 90. Keep screenshots as PNG, or raise the quality to 92 and more, where colour stays in full.',
      ],
    ],
  },
  webp: {
    tag: 'Keep Transparency',
    meta: 'Convert PNG to WebP and keep the transparency at a fraction of the size. Choose the quality, compare, save; nothing is uploaded.',
    why: 'WebP is what PNG would be if it were made for the web today: it has the same smooth transparency, and adds a lossy mode that JPG users know. Logos, cut-outs and screenshots all become lighter.',
    size: 'A cut-out photo can fall to a tenth, since colour is rounded while the outline of its transparency stays exact. Logos gain less, and a palette PNG of a few kilobytes may even win.',
    faqs: [
      [
        'Which quality suits my PNG?',
        'Photos and cut-outs: about 80. Screenshots with small text: 92, where this page starts, since red and blue lettering blurs first. Pixel art and logos of few colours are best left as PNG, compressed by palette.',
      ],
      [
        'Are 16-bit PNGs kept in full?',
        'No, WebP has 8 bits a colour. The steps that fall away cannot be seen on a screen, but keep the PNG when you still want to lift dark areas in an editor.',
      ],
    ],
  },
  gif: {
    tag: 'Hard-Edged Transparency',
    meta: 'Make a GIF of a PNG for forums, signatures and old systems: 256 colours and on-or-off transparency, done on your own device.',
    why: 'E-mail signatures, forum badges and old intranets sometimes insist on GIF. Logos with few colours get through without visible change; gradients and shadows are where care is needed.',
    size: 'A logo of a dozen colours weighs about the same in both formats, PNG mostly a little less. The GIF is worth making for what accepts it, not for its size.',
    faqs: [
      [
        'Why has my logo got a jagged edge?',
        'A PNG pixel can be 40% see-through, a GIF pixel is shown or it is not. Soft edges are cut at the middle. Place the logo on its final background colour first, and the edge stays smooth.',
      ],
      [
        'Is an animated PNG kept moving?',
        'No, an APNG comes out as its first frame. For movement start from an animated WebP or GIF.',
      ],
    ],
  },
  tiff: {
    tag: '8 and 16 Bit, Lossless',
    meta: 'Convert PNG to TIFF without loss for print, scanning and archive software, transparency and 16-bit depth included. Free and local.',
    why: 'PNG and TIFF are both lossless, so this is a change of envelope and not of content. It is asked for by layout programs, microscope and scanner software, and archives with a fixed list of formats.',
    size: 'The same Deflate packs both, but PNG may choose another predictor for each row and TIFF has one for all, so the TIFF tends to be a tenth to a third larger.',
    faqs: [
      [
        'Is anything lost at all?',
        'No pixel changes: 16 bits stay 16 bits and transparency is kept as an alpha channel. Colours in another profile are converted to sRGB.',
      ],
      [
        'Why does the printer want TIFF when PNG is lossless too?',
        'Habit with a reason: PNG was made for screens, knows no CMYK and was long unknown to typesetting software, while TIFF has been in every such program since the start.',
      ],
    ],
  },
  avif: {
    tag: 'Tiny, With Transparency',
    meta: 'Turn PNG graphics and cut-outs into AVIF: smooth transparency at a tiny size for modern websites. Everything runs in your browser.',
    why: 'For hero pictures and product cut-outs AVIF joins what otherwise excludes each other: photographic compression and smooth transparency, at fewer bytes than WebP.',
    size: 'A cut-out photo of several megabytes often ends below 150 KB. Plain logos and pixel art gain little: at such a few kilobytes the frame around an AVIF, about 300 bytes, begins to count.',
    faqs: [
      [
        'Will thin lines and text stay crisp?',
        'Down to a quality of about 60 yes; below that AVIF smooths fine texture first. Interface graphics of few colours stay sharper, and often smaller, as a compressed PNG.',
      ],
      [
        'Does AVIF keep the 16 bits of my PNG?',
        'It is written with 8 bits a colour here, which is what screens show. The format itself knows 10 and 12 bits, but few programs read them.',
      ],
    ],
  },
};
