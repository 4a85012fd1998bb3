import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const licences: Prose = {
  pageTitle: `Licenze | ${site.name}`,
  description: `Il software open source che ${site.name} invia al tuo browser, con quali licenze, e dove si trova il suo codice sorgente.`,
  title: 'Licenze',
  lead: `${site.name} si basa sul lavoro di altri. Questo è tutto il loro software che il tuo browser riceve.`,
  sections: [
    {
      heading: 'I codec e la LGPL',
      text: [
        'Nella maggior parte dei formati, le immagini vengono lette, modificate e scritte da libvips, nella versione WebAssembly chiamata wasm-vips. libvips e alcune librerie al suo interno (glib, libexif, libheif) sono distribuite con la GNU Lesser General Public License, versione 3. Le immagini HEIC vengono lette da libheif e libde265, nella versione chiamata libheif-js, che ha la stessa licenza.',
        'Entrambe si usano così come sono state pubblicate e restano file a sé, che gli script del sito caricano tramite il loro indirizzo. Il codice sorgente e le istruzioni per compilarle si trovano in [github.com/kleisauke/wasm-vips](https://github.com/kleisauke/wasm-vips), [github.com/libvips/libvips](https://github.com/libvips/libvips), [github.com/catdad-experiments/libheif-js](https://github.com/catdad-experiments/libheif-js) e [github.com/strukturag/libheif](https://github.com/strukturag/libheif). Puoi compilarle con le tue modifiche e sostituire questi file in una copia di questo sito.',
      ],
    },
    {
      heading: 'La foto',
      text: [
        'La foto di esempio con i denti di leone è di Clemens Engelhardt, che l’ha donata al pubblico dominio ([CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/)). Qui è ritagliata e ridotta.',
      ],
    },
    {
      heading: 'Pacchetti',
      text: [
        'Il testo completo di ogni licenza è in un solo file: [licences.txt](/licences.txt).',
        { slot: 'packages' },
      ],
    },
  ],
};

/** Above the libraries that a package contains. */
export const withinPackage = (name: string) => `In ${name}`;
