import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const licences: Prose = {
  pageTitle: `Licences | ${site.name}`,
  description: `The open source software that ${site.name} sends to your browser, under which licences, and where its source is.`,
  title: 'Licences',
  lead: `${site.name} is built on the work of others. This is all of their software that your browser receives.`,
  sections: [
    {
      heading: 'The codecs, and the LGPL',
      text: [
        'Images in most formats are read, changed and written by libvips, in the WebAssembly build called wasm-vips. libvips and some libraries within it (glib, libexif, libheif) are under the GNU Lesser General Public License, version 3. HEIC pictures are read by libheif and libde265, in the build called libheif-js, which is under the same licence.',
        'Both are used as they were published and stay files of their own, which the site’s scripts load by address. Their source, and how to build them, is at [github.com/kleisauke/wasm-vips](https://github.com/kleisauke/wasm-vips), [github.com/libvips/libvips](https://github.com/libvips/libvips), [github.com/catdad-experiments/libheif-js](https://github.com/catdad-experiments/libheif-js) and [github.com/strukturag/libheif](https://github.com/strukturag/libheif). You may build them with your own changes and replace these files in a copy of this site.',
      ],
    },
    {
      heading: 'The photo',
      text: [
        'The sample photo of dandelions is by Clemens Engelhardt, who gave it to the public domain ([CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/)). Here it is cropped and made smaller.',
      ],
    },
    {
      heading: 'Packages',
      text: ['The full text of every licence is in one file: [licences.txt](/licences.txt).', { slot: 'packages' }],
    },
  ],
};

/** Above the libraries that a package contains. */
export const withinPackage = (name: string) => `Within ${name}`;
