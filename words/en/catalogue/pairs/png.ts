import type { NotesByTarget } from '#catalogue/page-text.ts';

export const png: NotesByTarget = {
  jpg: {
    tag: 'Photos Many Times Smaller',
    meta: 'Turn a PNG photo into a JPG at a fraction of the size. Transparent areas become white. Free and without an upload.',
    why: 'A photo saved as PNG is much larger than it needs to be, and many forms accept only JPG. Convert it here; transparent areas become white.',
    size: 'A photo shrinks to between a fifth and an eighth. A screenshot or logo may not get smaller at all, because PNG is better at flat areas and hard edges.',
    faqs: [
      [
        'What happens to the transparent parts?',
        'They become white, because JPG has no transparency. For another colour, choose one below the warning. WebP stays transparent.',
      ],
      [
        'Why does text look smudged in the JPG?',
        'JPG blurs around sharp edges, and below quality 90 it halves the colour resolution. Keep screenshots as PNG, or use a quality of 92 or more.',
      ],
    ],
  },
  webp: {
    tag: 'Keep Transparency',
    meta: 'Convert PNG to WebP and keep the transparency at a fraction of the size. Choose the quality, compare and save. No upload.',
    why: 'WebP has the same smooth transparency as PNG, but can compress photos like a JPG. Logos, cut-outs and screenshots all get smaller.',
    size: 'A cut-out photo can shrink to a tenth, and its outline stays exact. Logos save less, and a PNG of a few kilobytes may already be smaller.',
    faqs: [
      [
        'Which quality should I use?',
        'About 80. Photos and cut-outs lose fine detail first. Screenshots, logos and drawings are saved with fewer colours instead where that looks better in fewer bytes, so small text stays sharp.',
      ],
      [
        'Do 16-bit PNGs stay 16-bit?',
        'No, WebP is 8-bit. You cannot see the difference on screen, but keep the PNG if you still want to brighten dark areas in an editor.',
      ],
    ],
  },
  gif: {
    tag: 'Hard-Edged Transparency',
    meta: 'Turn a PNG into a GIF for forums, signatures and old systems: 256 colours and hard-edged transparency. On your own device.',
    why: 'E-mail signatures, forum badges and old intranets sometimes accept only GIF. Logos with few colours look the same; check gradients and shadows.',
    size: 'A logo with a dozen colours is about the same size in both formats. Photos came out at half to three quarters of the size in our tests, because they lose most of their colours.',
    faqs: [
      [
        'Why does my logo have jagged edges?',
        'A GIF pixel is either visible or not, so soft edges become hard. Put the logo on its final background colour first, and the edges stay smooth.',
      ],
      [
        'Does an animated PNG stay animated?',
        'Yes, with all its frames, their timing and the number of loops. Each frame gets its own 256 colours.',
      ],
      [
        'Which PNGs suit GIF best?',
        'Icons, diagrams and lettering with up to 256 colours: they come out the same. A photo looks better as a JPG.',
      ],
    ],
  },
  tiff: {
    tag: '8 and 16 Bit, Lossless',
    meta: 'Convert PNG to TIFF without loss for print, scanning and archive software. Keeps transparency and 16-bit depth. Free, no upload.',
    why: 'PNG and TIFF are both lossless, so only the format changes. Layout programs, microscope and scanner software, and many archives ask for TIFF.',
    size: 'Both use the same compression, so the size changes little: within a fifth of the PNG in our tests.',
    faqs: [
      [
        'Do I lose anything?',
        'No. 16-bit colour stays 16-bit, and transparency is kept. The one change: colours in a different profile are converted to sRGB.',
      ],
      [
        'Why do print shops want TIFF if PNG is lossless too?',
        'PNG was made for screens and does not support CMYK. Print software has supported TIFF from the start.',
      ],
    ],
  },
  avif: {
    tag: 'Tiny, With Transparency',
    meta: 'Turn PNG graphics and cut-outs into AVIF: smooth transparency at a tiny size for modern websites. All in your browser.',
    why: 'AVIF compresses like a photo format and still has smooth transparency. For large web pictures and product cut-outs, it is usually smaller than WebP.',
    size: 'A cut-out photo of several megabytes often ends up below 150 KB. Simple logos and pixel art hardly get smaller.',
    faqs: [
      [
        'Do thin lines and text stay crisp?',
        'Yes, down to a quality of about 60. Below that, fine detail gets soft. Screenshots and icons with few colours are sharper, and often smaller, as a compressed PNG.',
      ],
      [
        'Does a 16-bit PNG stay 16-bit?',
        'No, it becomes 8-bit, which is what most screens show. AVIF also allows 10 and 12 bits, but few programs can read them.',
      ],
    ],
  },
  jxl: {
    tag: '16 Bits and Transparency',
    meta: 'Turn a PNG into a JPEG XL (.jxl) that keeps 16-bit colour and smooth transparency at a fraction of the size. No upload.',
    why: 'JPEG XL is the one small format that keeps all a PNG can hold: smooth transparency and 16 bits per colour. Photos saved as PNG shrink the most.',
    size: 'Photos came out at between a twentieth and a sixth of the PNG in our tests. Screenshots and logos with few colours save less.',
    faqs: [
      [
        'Who can open the JXL?',
        'Anyone with an Apple device from iOS 17 or macOS Sonoma on, and photo editors such as GIMP, Krita and Affinity. For a website or an e-mail, keep the PNG too.',
      ],
      [
        'Does an animated PNG stay animated?',
        'Yes, all its frames are kept. But many programs that open JXL show only the first one.',
      ],
    ],
  },
};
