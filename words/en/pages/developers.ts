import { site } from '#site';

/** The page for developers; its examples of code are `app/developers/examples.ts`. */
export const developersPage = {
  pageTitle: `The image engine as a library and a command | ${site.name}`,
  description: `The engine behind ${site.name} for your own pages, programs, builds and terminals: one recipe text for all of them, with every key explained.`,
  title: 'The image engine for developers',
  lead: `What ${site.name} does in this browser, your page, your program and your terminal can do too: the same engine, the same settings, the same bytes.`,
  tryIt: {
    heading: 'Try it',
    text: 'A recipe is the part after the `?` in the address of a tool. Change it and see what it does to a picture, here on your device.',
  },
  library: {
    heading: 'In a page or in Node',
    text: 'The package `picwright` is not in npm’s registry yet: build it from this site’s source, and install the folder. It has no dependencies. It works in workers, loads its codecs when they are needed, and contacts no server but your own.',
    install: 'Install it',
    compress: 'Compress before an upload',
    isolation:
      'A JPG from a JPG works on any page. For everything else a page has to be isolated from others (`Cross-Origin-Opener-Policy` and `Cross-Origin-Embedder-Policy`). Otherwise the canvas does what it can, and the result says so.',
  },
  command: {
    heading: 'On the command line',
    text: 'For folders with thousands of files: it uses every core, carries on where it stopped, and one damaged file does not stop it. ‘Copy as command’ in every tool gives you the command for your settings.',
    examples: 'Commands',
  },
  build: {
    heading: 'In your build',
    text: 'The Vite plugin reads a recipe from an import and compresses the pictures in your build.',
    example: 'Vite plugin',
  },
  keys: {
    heading: 'All keys of a recipe',
    text: 'The same in an address, in an import, and after --recipe.',
    otherwise: (value: string) => `Otherwise: ${value}`,
  },
} as const;
