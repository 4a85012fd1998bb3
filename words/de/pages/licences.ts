import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const licences: Prose = {
  pageTitle: `Lizenzen | ${site.name}`,
  description: `Die Open-Source-Software, die ${site.name} an deinen Browser schickt, unter welchen Lizenzen sie steht und wo ihr Quelltext ist.`,
  title: 'Lizenzen',
  lead: `${site.name} baut auf der Arbeit anderer auf. Hier ist ihre gesamte Software aufgeführt, die dein Browser bekommt.`,
  sections: [
    {
      heading: 'Die Codecs und die LGPL',
      text: [
        'Bilder in den meisten Formaten werden von libvips gelesen, verändert und geschrieben, in der WebAssembly-Fassung namens wasm-vips. libvips und einige Bibliotheken darin (glib, libexif, libheif) stehen unter der GNU Lesser General Public License, Version 3. HEIC-Bilder werden von libheif und libde265 gelesen, in der Fassung namens libheif-js, die unter derselben Lizenz steht.',
        'Beide werden so verwendet, wie sie veröffentlicht wurden, und bleiben eigene Dateien, die die Skripte der Website über ihre Adresse laden. Ihr Quelltext und die Anleitung zum Bauen sind unter [github.com/kleisauke/wasm-vips](https://github.com/kleisauke/wasm-vips), [github.com/libvips/libvips](https://github.com/libvips/libvips), [github.com/catdad-experiments/libheif-js](https://github.com/catdad-experiments/libheif-js) und [github.com/strukturag/libheif](https://github.com/strukturag/libheif) zu finden. Du darfst sie mit eigenen Änderungen bauen und diese Dateien in einer Kopie dieser Website ersetzen.',
      ],
    },
    {
      heading: 'Das Foto',
      text: [
        'Das Beispielfoto mit Löwenzahn ist von Clemens Engelhardt, der es gemeinfrei gemacht hat ([CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/)). Hier ist es zugeschnitten und verkleinert.',
      ],
    },
    {
      heading: 'Pakete',
      text: [
        'Der vollständige Text aller Lizenzen steht in einer Datei: [licences.txt](/licences.txt).',
        { slot: 'packages' },
      ],
    },
  ],
};

/** Above the libraries that a package contains. */
export const withinPackage = (name: string) => `In ${name} enthalten`;
