import { site } from '#site';

const TITLE = 'Image Speed Benchmark';

/** The benchmark's page around its screen. */
export const benchmarkPage = {
  pageTitle: `${TITLE} in Your Own Browser | ${site.name}`,
  description: `Measure how fast ${site.name} resizes and compresses a photo on your own device, beside jSquash, browser-image-compression and the bare canvas.`,
  title: TITLE,
  lead: `How fast is ${site.name} on your device? Compare it, right in this tab, with three other ways to process a photo without uploading it.`,
  sections: [
    {
      heading: 'What is compared',
      text: [
        `**${site.name}** decodes, resizes and encodes JPGs with code of its own, in WebAssembly. **jSquash** is the set of codecs behind Squoosh. **browser-image-compression** is what many websites use to shrink photos before an upload. The **canvas** is built into every browser.`,
        'They take turns on the same photo, round after round, so that anything else your device is doing affects all of them. Each runs as its makers recommend, the first three in a worker that is ready before the clock starts. Times run from file to file: reading, decoding and encoding are all included.',
      ],
    },
    {
      heading: `Where ${site.name} is slower`,
      text: [
        `The canvas is often faster, and so is browser-image-compression, especially at full size. The browser’s own encoder is native code that takes a shortcut: it does not look for the most compact way to store each block. That search takes ${site.name} longer and makes its files smaller at the same quality. If only speed matters, the canvas is enough.`,
        'The first job is slower than later ones, because the browser compiles WebAssembly first. And the engine has to be downloaded once; the canvas is already there.',
      ],
    },
    {
      heading: 'How to read it',
      text: [
        'Quality 75 is not the same quality everywhere, so a smaller file says little by itself. The score beside it is SSIMULACRA2, a measure made to agree with what people see: 90 looks identical to the original, 70 is high quality, 50 medium. It is measured on the middle of the picture, at the original’s size.',
        'This is the short version. The long one, with more libraries, more photos, memory use and a native program for comparison, comes with the source code: `npm run bench`.',
      ],
    },
  ],
} as const;
